// Short notes near the board, read out by assistive devices too.

import { html } from "./dom.js";

export class Toasts {
  /** @param {HTMLElement} place a live region */
  constructor(place) {
    this.place = place;
    /** @type {Map<string, { note: HTMLElement, timer: number }>} */
    this.notes = new Map();
  }

  /** Shows a note; a note of the same kind is replaced. It goes by itself, unless it `stays`.
   * @param {string} kind @param {string} text @param {{ stays?: boolean, inside?: Node }} [how] */
  show(kind, text, { stays = false, inside } = {}) {
    this.hide(kind);
    const note = html("p", { class: `toast ${kind}` }, text);
    if (inside) note.append(" ", inside);
    note.addEventListener("click", (e) => { if (e.target === note) this.hide(kind); });
    this.place.append(note);
    const timer = stays ? 0 : setTimeout(() => this.hide(kind), 2600 + 55 * text.length);
    this.notes.set(kind, { note, timer });
  }

  /** @param {string} kind */
  hide(kind) {
    const entry = this.notes.get(kind);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.note.remove();
    this.notes.delete(kind);
  }
}
