// Short notes near the board, read out by assistive devices too.

import { html } from "./dom.js";

export class Toasts {
  /** @param {HTMLElement} place a live region */
  constructor(place) {
    this.place = place;
    /** @type {Map<string, { note: HTMLElement, timer: number }>} */
    this.notes = new Map();
    // A note lets the pointer through to what lies below it, and goes when the hand goes on.
    addEventListener("pointerdown", (e) => { if (!place.contains(/** @type {Node} */ (e.target))) this.#pass(); }, { capture: true });
  }

  /** Shows a note; a note of the same kind is replaced. It goes by itself, unless it `stays`.
   * @param {string} kind @param {string} text @param {{ stays?: boolean, inside?: Node }} [how] */
  show(kind, text, { stays = false, inside } = {}) {
    this.hide(kind);
    const note = html("p", { class: `toast ${kind}` }, text);
    if (inside) note.append(" ", inside);
    this.place.append(note);
    const timer = stays ? 0 : setTimeout(() => this.hide(kind), 2600 + 55 * text.length);
    this.notes.set(kind, { note, timer });
  }

  /** Puts away the notes that go by themselves. */
  #pass() { for (const [kind, { timer }] of this.notes) if (timer) this.hide(kind); }

  /** @param {string} kind */
  hide(kind) {
    const entry = this.notes.get(kind);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.note.remove();
    this.notes.delete(kind);
  }
}
