// The lobby works without a script; with one, it shows only what the choice of players needs.

import { shape } from "./shapes.js";
import "./house.js";

/** Rows of seats beyond the chosen number are put away and not sent. */
function seats() {
  const form = document.querySelector("form#new-table");
  if (!form) return;
  const show = () => {
    const chosen = form.querySelector("input[name=players]:checked");
    const count = chosen instanceof HTMLInputElement ? Number(chosen.value) : 0;
    for (const row of form.querySelectorAll("[data-seat]")) {
      const used = Number(row.getAttribute("data-seat")) <= count;
      row.toggleAttribute("hidden", !used);
      for (const field of row.querySelectorAll("input, select")) field.toggleAttribute("disabled", !used);
    }
  };
  form.addEventListener("change", show);
  show();
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

seats();
marks();
once();
