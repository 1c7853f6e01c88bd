// The lobby works without a script; with one, it shows only what the choice of players needs.

import { shape } from "./shapes.js";
import "./house.js";

/** What the chosen number of players does not need is put away, and not sent. */
function players() {
  const form = document.querySelector("form#new-table");
  if (!form) return;
  const show = () => {
    const chosen = form.querySelector("input[name=players]:checked");
    const count = chosen instanceof HTMLInputElement ? chosen.value : "0";
    seats(form, Number(count));
    values(form, count);
  };
  form.addEventListener("change", show);
  show();
}

/** Rows of seats beyond the number of players. @param {Element} form @param {number} count */
function seats(form, count) {
  for (const row of form.querySelectorAll("[data-seat]")) {
    const used = Number(row.getAttribute("data-seat")) <= count;
    row.toggleAttribute("hidden", !used);
    for (const field of row.querySelectorAll("input, select")) field.toggleAttribute("disabled", !used);
  }
}

/** Values that go with other numbers of players; where one was chosen, the first that is left is instead.
 * @param {Element} form @param {string} count */
function values(form, count) {
  for (const select of form.querySelectorAll("select")) {
    for (const value of select.options) value.hidden = value.disabled = !(value.dataset.players ?? count).split(" ").includes(count);
    if (select.selectedOptions[0]?.disabled) select.selectedIndex = [...select.options].findIndex((value) => !value.disabled);
  }
}

/** Each seat is marked with its colour and shape. */
function marks() {
  for (const place of document.querySelectorAll("[data-shape]")) place.replaceChildren(shape(Number(place.getAttribute("data-shape")) - 1));
}

/** A table is opened once, however often the button is pressed. */
function once() {
  for (const form of document.querySelectorAll("form[method=post]")) {
    let sent = false;
    form.addEventListener("submit", (e) => {
      if (sent) e.preventDefault();
      sent = true;
    });
    addEventListener("pageshow", () => { sent = false; });
  }
}

players();
marks();
once();
