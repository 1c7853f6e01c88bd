// Several players at one screen: between two hands that are hidden from each other the board is covered.

import { html } from "./dom.js";
import { shape } from "./shapes.js";

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

export class Cover {
  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.dialog = html("dialog", { class: "cover", "aria-labelledby": "cover-title" });
    this.dialog.addEventListener("cancel", (e) => e.preventDefault());
    document.body.append(this.dialog);
  }

  /** Covers the board until the player of this seat has the device.
   * @param {number} seat @param {string} name @returns {Promise<void>} */
  async pass(seat, name) {
    const show = html("button", { type: "button", class: "primary" }, this.say("house-cover-show", { seat: name }));
    this.dialog.replaceChildren(shape(seat),
      html("h2", { id: "cover-title", tabindex: -1 }, this.say("house-cover-title", { seat: name })),
      html("p", {}, this.say("house-cover-help")), show);
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.querySelector("h2")?.focus();
    await new Promise((done) => show.addEventListener("click", done, { once: true }));
    this.dialog.close();
  }
}
