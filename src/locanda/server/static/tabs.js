// On a phone the seats' cards are tabs: each brings that seat's own place to the whole width of the board.

import { html } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { Card } from "./panel.js" */
/** @import { Seat, Spot } from "./types.js" */
/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

export class Tabs {
  /** @param {Board} board @param {Say} say */
  constructor(board, say) {
    this.board = board;
    this.say = say;
    this.view = NaN;
    /** The area that is looked at; 0 is the viewer's own: the whole board. */
    this.area = 0;
    this.asked = "";
    /** The buttons, by area. @type {HTMLButtonElement[]} */
    this.buttons = [];
    board.wide.addEventListener("change", () => this.look(0));
    document.addEventListener("focusin", (e) => {
      const on = /** @type {Element} */ (e.target);
      if (on.matches(":focus-visible") && board.hides(board.spotOf(on))) this.look(0);
    });
  }

  /** Lays a button over the card of each seat that has a place of its own; another viewer sits elsewhere.
   * @param {Map<number, Card>} cards @param {Seat[]} seats @param {number} view */
  show(cards, seats, view) {
    if (!this.board.layouts.tall.areas.length) return;
    const first = view < seats.length ? view : 0;
    if (view !== this.view) { this.view = view; this.look(0); }
    for (const { seat, name } of seats) {
      const area = (seat - first + seats.length) % seats.length, card = cards.get(seat);
      const button = card?.item.querySelector("button") ?? html("button", { type: "button", class: "tab" });
      if (!button.isConnected) card?.item.append(button);
      button.onclick = () => this.look(area === this.area ? 0 : area);
      button.setAttribute("aria-label", area ? this.say("house-look", { seat: name }) : this.say("house-look-whole"));
      this.buttons[area] = button;
    }
    this.#press();
  }

  /** @param {number} area */
  look(area) {
    this.area = area;
    /** @type {HTMLElement | null} */ (document.querySelector("#zoom[aria-pressed=true]"))?.click(); // one enlarging at a time
    this.board.look(area ? this.board.layout.areas[area] : undefined);
    this.#press();
  }

  #press() { this.buttons.forEach((button, area) => button.setAttribute("aria-pressed", String(area === this.area))); }

  /** A new question brings the whole board back if an answer has a place that is not shown.
   * @param {Spot[]} next @param {string} asked what is the same as long as the question is */
  ask(next, asked) {
    if (!next.length) return;
    if (asked !== this.asked && next.some((spot) => this.board.hides(spot))) this.look(0);
    this.asked = asked;
  }
}
