// A short help: how to play with the mouse or a finger, and the keys.

import { html } from "./dom.js";

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

/** @param {HTMLButtonElement} button @param {Say} say */
export function helpButton(button, say) {
  const keys = ["house-keys-tab", "house-keys-move", "house-keys-all", "house-keys-choose", "house-keys-cancel", "house-keys-undo", "house-keys-help"];
  const close = html("button", { type: "button", class: "plain" }, say("house-close"));
  const dialog = html("dialog", { class: "keys-help", "aria-labelledby": "help-title" },
    html("h2", { id: "help-title", tabindex: -1 }, say("house-help")),
    html("p", {}, say("house-help-mouse")), html("p", { class: "touch" }, say("house-help-touch")),
    html("h3", { class: "keys" }, say("house-keys")), html("ul", { class: "keys" }, ...keys.map((id) => html("li", {}, say(id)))), close);
  document.body.append(dialog);
  close.addEventListener("click", () => dialog.close());
  button.addEventListener("click", () => dialog.showModal());
}
