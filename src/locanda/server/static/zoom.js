// Enlarging the board on a small screen: twice as large, to be pushed around inside its frame.

import { byId } from "./dom.js";

/** @import { Board } from "./board.js" */

/** @param {HTMLButtonElement} button @param {Board} board */
export function zoomButton(button, board) {
  const felt = byId("felt"), frame = byId("frame");
  button.addEventListener("click", () => {
    const on = felt.classList.toggle("zoomed");
    button.setAttribute("aria-pressed", String(on));
    if (!on) return;
    const next = board.root.querySelector("#spots > .next, #spots > .live") ?? board.root;
    const spot = next.getBoundingClientRect(), box = frame.getBoundingClientRect();
    frame.scrollBy(spot.x + spot.width / 2 - box.x - box.width / 2, spot.y + spot.height / 2 - box.y - box.height / 2);
  });
}
