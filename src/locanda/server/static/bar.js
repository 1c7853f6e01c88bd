// The bar under the board: what is to be done, and the choices that have no place on the board.

import { byId, html, icon } from "./dom.js";

/** @import { First, Spot } from "./types.js" */

/** A prompt of more letters is written smaller where a bar of many lines would hide the hand. */
const LONG = 70;

export class Bar {
  /** @param {First} first @param {(spot: Spot) => void} choose */
  constructor(first, choose) {
    this.icons = first.icons;
    this.prompt = byId("prompt");
    this.choices = byId("choices");
    /** @type {Map<Spot, HTMLButtonElement>} */
    this.buttons = new Map();
    this.choices.addEventListener("click", (/** @type {Event} */ e) => {
      const button = /** @type {Element} */ (e.target).closest("button");
      if (button?.dataset.spot) choose(button.dataset.spot);
    });
  }

  /** @param {string} text */
  say(text) {
    if (this.prompt.textContent !== text) this.prompt.textContent = text;
    this.prompt.classList.toggle("long", text.length > LONG);
  }

  /** Buttons that stay possible stay the same elements, so that they keep the focus.
   * @param {Spot[]} spots @param {(spot: Spot) => string} names @param {(spot: Spot) => string} scores
   * @returns {boolean} whether the focused button went away */
  offer(spots, names, scores) {
    const focused = this.choices.contains(document.activeElement);
    for (const [spot, button] of this.buttons) if (!spots.includes(spot)) { button.remove(); this.buttons.delete(spot); }
    for (const spot of spots) {
      const button = this.buttons.get(spot) ?? this.#button(spot);
      const score = scores(spot), kind = score.startsWith("−") ? "cost" : "gain";
      const words = score ? [names(spot), html("span", { class: kind }, score)] : [names(spot)];
      button.replaceChildren(...(this.icons[spot] ? [icon(this.icons[spot])] : []), ...words);
      this.choices.append(button);
    }
    return focused && !this.choices.contains(document.activeElement);
  }

  /** @param {Spot} spot */
  #button(spot) {
    const button = html("button", { type: "button", "data-spot": spot, class: "choice" });
    this.buttons.set(spot, button);
    return button;
  }

  /** @returns {boolean} whether there was a button to focus */
  focus() {
    const first = this.choices.querySelector("button");
    first?.focus();
    return first !== null;
  }
}
