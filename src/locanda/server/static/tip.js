// A tip beside a resting mouse: what lies there, by the names that the board has anyway.

import { html } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { Spot } from "./types.js" */

/** A pointer that rests so many milliseconds asks what is below it; the tip stands so many pixels beside it. */
const REST = 400, BESIDE = 16;
/** Things of which there may be more below the pointer, the floor below a bed below a guest. */
const LINES = 2;

export class Tip {
  /** @param {Board} board @param {HTMLElement} place @param {(spot: Spot) => string} names */
  constructor(board, place, names) {
    this.board = board;
    this.names = names;
    this.timer = 0;
    this.box = html("div", { class: "tip", hidden: true, "aria-hidden": "true" });
    place.append(this.box);
    board.root.addEventListener("pointermove", (e) => this.#wait(e));
    for (const end of ["pointerdown", "pointerleave"]) board.root.addEventListener(end, () => this.hide());
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  hide() {
    clearTimeout(this.timer);
    this.box.hidden = true;
  }

  /** @param {PointerEvent} e */
  #wait(e) {
    this.hide();
    if (e.pointerType !== "touch" && !e.buttons) this.timer = setTimeout(() => this.#show(e), REST);
  }

  /** @param {PointerEvent} e */
  #show(e) {
    const lines = this.#lines(e);
    if (!lines.length) return;
    this.box.replaceChildren(...lines.map((line) => html("p", {}, line)));
    this.box.hidden = false;
    const { width, height } = this.box.getBoundingClientRect(), below = e.clientY + BESIDE;
    this.box.style.left = `${Math.max(4, Math.min(e.clientX + BESIDE, innerWidth - width - 4))}px`;
    this.box.style.top = `${below + height < innerHeight - 4 ? below : Math.max(4, e.clientY - height - BESIDE)}px`;
  }

  /** The pieces with a name that are drawn there, the topmost first. @param {PointerEvent} e */
  #under(e) {
    const groups = new Set(document.elementsFromPoint(e.clientX, e.clientY).map((drawn) => drawn.closest("#pieces > g, #ground > g")));
    const named = [...this.board.pieces.values()].filter((piece) => piece.label);
    return [...groups].flatMap((group) => named.filter((piece) => piece.group === group));
  }

  /** The topmost piece, the place that a click would mean, then what lies below; nothing that another line says too.
   * @param {PointerEvent} e */
  #lines(e) {
    const [first, ...below] = this.#under(e);
    const spot = this.board.near(this.board.at(e), this.board.targets.keys(), 1);
    const place = spot && first?.spot !== spot ? [first?.label ?? "", this.names(spot)] : [this.names(spot || first?.spot || "")];
    const lines = [...place, ...below.map((piece) => piece.label)];
    return lines.filter((line, i) => line && !lines.slice(0, i).some((other) => other.includes(line))).slice(0, LINES);
  }
}
