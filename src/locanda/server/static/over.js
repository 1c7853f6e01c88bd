// The end of a game: who won, and how the points of each seat came about.

import { html } from "./dom.js";
import { shape } from "./shapes.js";

/** @import { Over, Result } from "./types.js" */
/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

const signed = (/** @type {number} */ n) => String(n).replace("-", "−");

export class Ending {
  /** @param {Say} say @param {boolean} plays whether this browser holds a seat, and so may open the next table */
  constructor(say, plays) {
    this.say = say;
    this.plays = plays;
    this.dialog = html("dialog", { class: "ending", "aria-labelledby": "ending-title" });
    document.body.append(this.dialog);
    this.filled = false;
  }

  /** @param {Over} over */
  open(over) {
    if (!this.filled) this.#fill(over);
    this.filled = true;
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.querySelector("h2")?.focus(); // not a button: a late Enter must not start anything
  }

  /** @param {Over} over */
  #fill(over) {
    const rows = [...over.rows].sort((a, b) => a.rank - b.rank);
    const close = html("button", { type: "button", class: "plain" }, this.say("house-close"));
    close.addEventListener("click", () => this.dialog.close());
    this.dialog.replaceChildren(
      html("h2", { id: "ending-title", tabindex: -1 }, this.say("house-over")),
      html("p", { class: "won" }, over.won),
      html("p", {}, `${this.say("house-over-why")}: ${over.ending}`),
      html("div", { class: "podium" }, ...rows.map((row) => this.#row(row))),
      html("p", { class: "actions" }, ...this.#again(over), html("a", { class: "button", href: over.replay }, this.say("house-replay-watch")), close),
    );
  }

  /** @param {Over} over */
  #again(over) {
    if (!over.again || !this.plays) return [];
    return [html("form", { method: "post", action: over.again }, html("button", { class: "primary" }, this.say("house-over-again")))];
  }

  /** @param {Result} row */
  #row({ seat, name, score, rank, parts }) {
    const sums = parts.flatMap(([label, points]) => (points === null ? [] : [html("div", {}, html("dt", {}, label), html("dd", {}, signed(points)))]));
    const words = parts.flatMap(([label, points]) => (points === null ? [html("p", {}, label)] : []));
    return html("section", { class: rank === 1 ? "result winner" : "result" },
      html("h3", {}, html("span", { class: "rank" }, `${rank}.`), shape(seat), html("span", { class: "name" }, name),
        html("b", { class: "score" }, signed(score))),
      html("dl", {}, ...sums), ...words);
  }
}
