// Beside the board: whose seat is whose, the scores, the state of the game and the log in words.

import { byId, html, reduced } from "./dom.js";
import { shape } from "./shapes.js";
import { Tabs } from "./tabs.js";

/** @import { Board } from "./board.js" */
/** @import { Frame, Seat } from "./types.js" */
/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */
/** @typedef {{ item: HTMLElement, name: HTMLElement, tags: HTMLElement, score: HTMLElement, points: number }} Card */

/** Entries of the log that stay in the page. */
const LOG = 400;
/** Signs from which on a fact is a text, which is read from the left. */
const LONG = 40;

export class Panel {
  /** @param {Say} say @param {Board} board */
  constructor(say, board) {
    this.say = say;
    this.tabs = new Tabs(board, say);
    this.seats = byId("seats");
    this.panels = byId("panels");
    this.log = byId("log").firstElementChild;
    /** @type {Map<number, Card>} */
    this.cards = new Map();
    /** @type {Frame["log"]} */
    this.entries = [];
  }

  /** @param {Frame} frame @param {number} view the seat from whose side the board is seen */
  show(frame, view) {
    this.scores(frame.seats, view);
    this.#invites(frame.seats);
    this.#state(frame.panels);
    this.#write(frame.log);
  }

  /** The seats with their points alone. @param {Seat[]} seats @param {number} view */
  scores(seats, view) {
    for (const seat of seats) this.#seat(seat, seat.seat === view);
    this.tabs.show(this.cards, seats, view);
  }

  /** @param {Seat} seat @param {boolean} here */
  #seat(seat, here) {
    const card = this.cards.get(seat.seat) ?? this.#card(seat);
    card.item.classList.toggle("acting", seat.acting);
    card.item.classList.toggle("here", here);
    card.item.classList.toggle("away", !seat.bot && !seat.online);
    card.name.textContent = seat.name;
    const role = this.#role(seat), notes = seat.notes.flatMap((note) => [" · ", html("span", { class: "remark" }, note)]).slice(1);
    card.tags.replaceChildren(html("span", { class: "role" }, role && notes.length ? `${role} · ` : role), ...notes);
    card.item.title = [seat.name, role, ...seat.notes].filter(Boolean).join(" · "); // a long one is cut off in the card
    if (card.points === seat.score) return;
    const up = seat.score > card.points;
    card.score.textContent = String(seat.score).replace("-", "−");
    if (!Number.isNaN(card.points) && !reduced()) flash(card.score, up);
    card.points = seat.score;
  }

  /** @param {Seat} seat */
  #role({ bot, mine, online }) {
    return bot ? this.say("house-seat-bot") : mine ? this.say("house-seat-you") : online ? "" : this.say("house-seat-offline");
  }

  /** @param {Seat} seat @returns {Card} */
  #card({ seat }) {
    const name = html("span", { class: "name" }), tags = html("span", { class: "tags" }), score = html("b", { class: "score" });
    const mark = html("span", { class: "unseen" }, `${this.say(`house-seat-${seat % 6 + 1}`)}, `);
    const item = html("li", { class: "seat" }, shape(seat), mark, html("span", { class: "who" }, name, tags), score);
    this.seats.append(item);
    const card = { item, name, tags, score, points: NaN };
    this.cards.set(seat, card);
    return card;
  }

  /** The link of a seat is put away when its player has come. @param {Seat[]} seats */
  #invites(seats) {
    for (const { seat, online } of seats) if (online) document.querySelector(`[data-invite="${seat}"]`)?.remove();
    if (!document.querySelector("[data-invite]")) document.getElementById("invites")?.remove();
  }

  /** @param {Frame["panels"]} panels */
  #state(panels) {
    this.panels.replaceChildren(...panels.map(({ title, rows }) => html("section", {},
      ...(title ? [html("h2", {}, title)] : []),
      html("dl", {}, ...rows.map(([label, value]) => html("div", { class: value.length > LONG && "long" },
        html("dt", {}, label), html("dd", {}, value)))))));
  }

  /** The newest entry stands first. What is already written stays, so that only news are read out.
   * @param {Frame["log"]} log */
  #write(log) {
    const known = new Map(this.entries.map((entry) => [entry[0], entry[2]]));
    const last = this.entries.at(-1)?.[0] ?? -1;
    const same = log.every(([n, , text]) => n > last || known.get(n) === text) && (log.at(-1)?.[0] ?? -1) >= last;
    if (!same) this.log.replaceChildren();
    const news = same ? log.filter(([n]) => n > last) : log;
    for (const [, seat, text] of news) {
      const mark = seat === null ? "" : shape(seat);
      this.log.prepend(html("li", {}, mark, html("span", {}, text)));
    }
    this.entries = (same ? [...this.entries, ...news] : [...log]).slice(-LOG);
    while (this.log.children.length > LOG) this.log.lastElementChild?.remove();
  }
}

/** @param {HTMLElement} score @param {boolean} up */
function flash(score, up) {
  const lit = { color: up ? "var(--good)" : "var(--bad)", scale: up ? 1.35 : 0.8, offset: 0.2 };
  score.animate([{}, lit, {}], { duration: 1200, easing: "ease-out" });
}
