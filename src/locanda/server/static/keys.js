// The keyboard: one tab stop for the board, arrows between spots, Enter or space chooses, Escape steps back.

/** @import { Board } from "./board.js" */
/** @import { Spot } from "./types.js" */
/** What the keyboard may ask of the table.
 * @typedef {{
 *   next: () => Spot[], choose: (spot: Spot) => void, escape: () => boolean, undo: () => void, help: () => void,
 *   focused: (spot: Spot, seen: boolean) => void,
 * }} Hand */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keys {
  /** @param {Board} board @param {Hand} hand */
  constructor(board, hand) {
    this.board = board;
    this.hand = hand;
    this.spot = "";
    document.addEventListener("keydown", (e) => this.#down(e));
    // Listened to on the document: a focus listener on an SVG group would make the group a tab stop.
    document.addEventListener("focusin", (e) => this.#focus(/** @type {Element} */ (e.target)));
    document.addEventListener("focusout", () => hand.focused("", false));
  }

  /** @param {Element} target */
  #focus(target) {
    const spot = this.board.spotOf(target);
    if (!spot) return;
    this.spot = spot;
    this.board.rove(spot);
    this.hand.focused(spot, target.matches(":focus-visible"));
  }

  /** @param {KeyboardEvent} e */
  #down(e) {
    if (document.querySelector("dialog[open]") || e.target instanceof HTMLInputElement || e.target instanceof HTMLSelectElement) return;
    if (e.key === "Escape") { if (this.hand.escape()) e.preventDefault(); return; }
    if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z") { this.hand.undo(); e.preventDefault(); return; }
    if (e.altKey || e.ctrlKey || e.metaKey || !this.board.spotOf(document.activeElement)) return;
    this.#onBoard(e);
  }

  /** Keys that mean something only while the board has the focus. @param {KeyboardEvent} e */
  #onBoard(e) {
    const arrow = ARROWS[e.key];
    if (arrow) this.step(...arrow, e.shiftKey ? [...this.board.targets.keys()] : this.hand.next());
    else if (e.key === "Enter" || e.key === " ") { if (!e.repeat) this.hand.choose(this.spot); }
    else if (e.key.toLowerCase() === "u") this.hand.undo();
    else if (e.key === "?") this.hand.help();
    else return;
    e.preventDefault();
  }

  /** Goes to the next spot in a direction. @param {number} dx @param {number} dy @param {Spot[]} among */
  step(dx, dy, among) {
    const [x0, y0] = this.board.layout.spots[this.spot];
    let best = "", least = Infinity;
    for (const spot of among) {
      const place = this.board.layout.spots[spot];
      if (spot === this.spot || !this.board.targets.has(spot)) continue;
      const x = place[0] - x0, y = place[1] - y0, along = x * dx + y * dy, off = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 1 && along + 2.2 * off < least) { least = along + 2.2 * off; best = spot; }
    }
    if (best) this.board.focus(best);
  }

  /** The spot among these that lies nearest to another one; "" if there are none on the board.
   * @param {Spot} to @param {Spot[]} among @returns {Spot} */
  nearest(to, among) {
    const places = this.board.layout.spots, here = places[to];
    let best = "", least = Infinity;
    for (const spot of among) {
      if (!this.board.targets.has(spot)) continue;
      const far = here ? Math.hypot(places[spot][0] - here[0], places[spot][1] - here[1]) : 0;
      if (far < least) { least = far; best = spot; }
    }
    return best;
  }
}
