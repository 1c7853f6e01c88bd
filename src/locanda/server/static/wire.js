// The wire: frames come by server-sent events, choices go by POST. A dropped stream comes back by itself.

/** @import { Frame } from "./types.js" */
/** @typedef {{ frame: (frame: Frame) => void, lost: () => void, back: () => void }} Listener */

/** A blink of the connection is not worth a word: so many milliseconds pass before it is called lost. */
const PATIENCE = 900;
/** How long a frame may lag behind the answer to a post before the stream is opened anew. */
const LAG = 4000;

export class Wire {
  /** @param {string} base address of the table @param {Listener} listener */
  constructor(base, listener) {
    this.base = base;
    this.listener = listener;
    this.view = 0;
    this.seen = -1;
    this.delay = 500;
    this.lost = false;
    /** @type {EventSource | null} */
    this.source = null;
    this.timer = 0;
    this.lagging = 0;
    addEventListener("online", () => this.listen(this.view));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.source?.readyState === EventSource.CLOSED) this.listen(this.view);
    });
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (e) => { if (e.persisted) this.listen(this.view); });
  }

  /** Listens as this seat. @param {number} view */
  listen(view) {
    this.close();
    this.view = view;
    const source = this.source = new EventSource(`${this.base}/stream?view=${view}`);
    source.addEventListener("open", () => this.#opened());
    source.addEventListener("frame", (e) => {
      const frame = JSON.parse(e.data);
      this.seen = frame.seq;
      clearTimeout(this.lagging);
      this.listener.frame(frame);
    });
    source.addEventListener("error", () => this.#failed(source));
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.lagging);
    this.source?.close();
  }

  #opened() {
    clearTimeout(this.timer);
    this.delay = 500;
    if (this.lost) this.listener.back();
    this.lost = false;
  }

  /** The browser tries again by itself unless it was told to go away; then we do.
   * @param {EventSource} source */
  #failed(source) {
    if (source !== this.source) return;
    clearTimeout(this.timer);
    if (!this.lost) this.timer = setTimeout(() => this.#lose(source), PATIENCE);
    else if (source.readyState === EventSource.CLOSED) this.#again();
  }

  /** @param {EventSource} source */
  #lose(source) {
    this.lost = true;
    this.listener.lost();
    if (source.readyState === EventSource.CLOSED) this.#again();
  }

  #again() {
    this.timer = setTimeout(() => this.listen(this.view), this.delay);
    this.delay = Math.min(2 * this.delay, 8000);
  }

  /** Sends something to the table.
   * @param {"act" | "undo" | "why"} what @param {object} body
   * @returns {Promise<{ status: number, data: any }>} status 0 if the house was not reached */
  async post(what, body) {
    try {
      const answer = await fetch(`${this.base}/${what}`, {
        method: "POST", headers: { "content-type": "application/json", accept: "application/json" }, body: JSON.stringify(body),
      });
      const data = await answer.json().catch(() => ({}));
      if (answer.ok && what !== "why") this.expect(data.seq);
      return { status: answer.status, data };
    } catch {
      return { status: 0, data: {} };
    }
  }

  /** A frame with this number must come soon, or the stream is dead without having said so.
   * @param {number} seq */
  expect(seq) {
    clearTimeout(this.lagging);
    if (this.seen < seq) this.lagging = setTimeout(() => this.listen(this.view), LAG);
  }
}
