// Mouse, pen and finger: click, drag, hover, and the lens under a resting finger.

/** @import { Board, Piece } from "./board.js" */
/** @import { Lens } from "./lens.js" */
/** @import { Spot } from "./types.js" */
/** What the pointer may ask of the table.
 * @typedef {{
 *   live: () => Spot[], next: () => Spot[], first: (spot: Spot) => boolean,
 *   choose: (spot: Spot) => void, begin: (spot: Spot) => void, refuse: (spot: Spot) => void, cancel: () => void,
 *   hover: (spot: Spot) => void, ended: () => void,
 * }} Hand */
/** @typedef {{ spot: Spot, piece: Piece | undefined, from: [number, number], at: [number, number], moved: boolean, id: number }} Grip */

/** A drag begins after so many pixels; a finger lifts the piece so far above itself. */
const SLACK = 6, LIFT = 45;
/** A finger that rests so many milliseconds opens the lens. */
const REST = 450;

export class Pointer {
  /** @param {Board} board @param {Lens} lens @param {Hand} hand */
  constructor(board, lens, hand) {
    this.board = board;
    this.lens = lens;
    this.hand = hand;
    /** @type {Grip | null} */
    this.grip = null;
    this.over = "";
    this.timer = 0;
    this.#listen();
  }

  /** Whether a piece hangs at the pointer; frames must wait then. */
  get dragging() { return this.grip?.moved === true; }

  #listen() {
    const root = this.board.root;
    root.addEventListener("pointerdown", (e) => this.#down(e));
    root.addEventListener("pointerleave", () => this.#hover(""));
    // A browser may ignore touch-action on what is inside an SVG and take the finger for scrolling (pointercancel).
    root.addEventListener("touchstart", (e) => {
      const spot = e.touches.length === 1 ? this.#spot(e.touches[0]) : "";
      if (spot && this.hand.first(spot) && this.board.pieceAt(spot) && e.cancelable) e.preventDefault();
    }, { passive: false });
    root.addEventListener("touchmove", (e) => { if (this.lens.open && e.cancelable) e.preventDefault(); }, { passive: false });
    root.addEventListener("contextmenu", (e) => { if (this.lens.open || this.grip) e.preventDefault(); });
    // A virtual click, of a screen reader or a switch, has detail 0 and no pointer events.
    root.addEventListener("click", (e) => {
      const spot = e.detail === 0 ? this.board.spotOf(/** @type {Element} */ (e.target)) : "";
      if (spot) this.hand.choose(spot);
    });
    addEventListener("pointermove", (e) => this.#move(e));
    addEventListener("pointerup", (e) => this.#up(e, true));
    addEventListener("pointercancel", (e) => this.#up(e, false));
  }

  /** The spot meant: a possible one nearby goes before an impossible one right under the finger.
   * @param {{ clientX: number, clientY: number }} e */
  #spot(e) {
    const point = this.board.at(e);
    return this.board.near(point, this.hand.live(), 1.05) || this.board.near(point, this.board.targets.keys(), 1);
  }

  /** @param {PointerEvent} e */
  #down(e) {
    if (e.button || !e.isPrimary) return;
    const spot = this.#spot(e), from = this.board.at(e), piece = spot ? this.board.pieceAt(spot) : undefined;
    const drags = piece && this.hand.first(spot); // a slow start of a drag is no wish to look closer
    if (e.pointerType === "touch" && !drags) this.timer = setTimeout(() => this.#rest(e), REST);
    this.grip = { spot, piece, from, at: from, moved: false, id: e.pointerId };
  }

  /** @param {PointerEvent} e */
  #rest(e) {
    if (!this.grip || this.grip.moved) return;
    this.lens.show(e, this.grip.from);
  }

  /** @param {PointerEvent} e */
  #move(e) {
    const grip = this.grip;
    if (!grip) {
      if (e.pointerType !== "touch" && this.board.root.contains(/** @type {Node} */ (e.target))) {
        this.#hover(this.board.near(this.board.at(e), this.hand.next(), 1.05));
      }
      return;
    }
    if (e.pointerId !== grip.id) return;
    const point = this.board.at(e);
    if (this.lens.open) { this.lens.show(e, point); return; }
    if (!grip.moved && Math.hypot(point[0] - grip.from[0], point[1] - grip.from[1]) * this.board.scale < SLACK) return;
    clearTimeout(this.timer);
    if (!grip.piece || !(grip.moved || this.hand.first(grip.spot))) return;
    if (!grip.moved) this.#lift(grip, e);
    const up = e.pointerType === "touch" ? LIFT / this.board.scale : 0;
    grip.at = [point[0], point[1] - up];
    this.board.carry(grip.piece, ...grip.at);
    this.#hover(this.board.near(grip.at, this.hand.next(), 1.6));
  }

  /** @param {Grip} grip @param {PointerEvent} e */
  #lift(grip, e) {
    grip.moved = true;
    this.hand.begin(grip.spot);
    this.board.root.setPointerCapture(e.pointerId);
    this.board.root.classList.add("dragging");
  }

  /** @param {PointerEvent} e @param {boolean} whole false if the system took the pointer away */
  #up(e, whole) {
    const grip = this.grip;
    if (!grip || e.pointerId !== grip.id) return;
    clearTimeout(this.timer);
    this.grip = null;
    if (this.lens.open) this.lens.hide();
    else if (grip.moved) this.#drop(grip, whole);
    else if (whole && grip.spot) this.hand.choose(grip.spot);
    else if (whole && this.#still(grip, e)) this.hand.cancel();
    this.hand.ended();
  }

  /** Whether it was a click, not a finger that scrolled. @param {Grip} grip @param {PointerEvent} e */
  #still(grip, e) {
    const point = this.board.at(e);
    return Math.hypot(point[0] - grip.from[0], point[1] - grip.from[1]) * this.board.scale < SLACK;
  }

  /** @param {Grip} grip @param {boolean} whole */
  #drop(grip, whole) {
    const to = whole ? this.over : "", wrong = whole && !to ? this.board.near(grip.at, this.board.targets.keys(), 1) : "";
    this.#end(grip);
    if (to) this.hand.choose(to);
    else if (wrong && wrong !== grip.spot) this.hand.refuse(wrong);
    if (!to) this.hand.cancel();
  }

  /** Puts the piece back where it came from. */
  cancel() {
    const grip = this.grip;
    this.grip = null;
    this.lens.hide();
    if (grip?.moved) { this.#end(grip); this.hand.cancel(); this.hand.ended(); }
  }

  /** @param {Grip} grip */
  #end(grip) {
    this.board.root.classList.remove("dragging");
    if (grip.piece) this.board.drop(grip.piece);
    this.#hover("");
  }

  /** @param {Spot} spot */
  #hover(spot) {
    if (spot === this.over) return;
    this.over = spot;
    this.board.point("near", spot);
    this.hand.hover(spot);
  }
}
