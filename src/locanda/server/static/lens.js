// A lens over the board for small screens: what lies under a resting finger, larger, with its name.

import { html, svg } from "./dom.js";

/** @import { Board } from "./board.js" */

const SIZE = 190, POWER = 2.6;

export class Lens {
  /** @param {Board} board @param {HTMLElement} place @param {(spot: string) => string} names */
  constructor(board, place, names) {
    this.board = board;
    this.names = names;
    this.view = svg("svg", { "aria-hidden": "true" });
    this.caption = html("p");
    this.box = html("div", { class: "lens", hidden: true }, this.view, this.caption);
    this.open = false;
    place.append(this.box);
  }

  /** @param {{ clientX: number, clientY: number }} e @param {[number, number]} point in the board's units */
  show(e, [x, y]) {
    const span = SIZE / POWER / this.board.scale;
    this.view.setAttribute("viewBox", `${x - span / 2} ${y - span / 2} ${span} ${span}`);
    const spot = this.board.near([x, y], this.board.targets.keys(), 1.3);
    this.caption.textContent = spot ? this.names(spot) : "";
    if (!this.open) this.view.replaceChildren(svg("use", { href: "#world" }));
    this.open = true;
    this.box.hidden = false;
    const left = Math.min(Math.max(e.clientX - SIZE / 2, 4), innerWidth - SIZE - 4);
    const above = e.clientY - SIZE - 90;
    this.box.style.left = `${left}px`;
    this.box.style.top = `${above > 4 ? above : e.clientY + 50}px`;
  }

  hide() {
    this.open = false;
    this.box.hidden = true;
    this.view.replaceChildren();
  }
}
