// The replay of a finished game: a slider through its frames, and whose eyes they are seen through. The address holds
// both, so that it can be shared.

import { Board } from "./board.js";
import { byId, embedded, speaker, placed } from "./dom.js";
import { Panel } from "./panel.js";
import "./house.js";

/** @import { First, Frame } from "./types.js" */

class Replay {
  /** @param {First} first */
  constructor(first) {
    this.first = first;
    this.say = speaker(first.words);
    this.steps = first.replay?.steps ?? 0;
    this.step = -1;
    this.view = first.view;
    /** Through whose eyes the board was last drawn. */
    this.drawn = first.view;
    this.board = new Board(byId("board"), first);
    this.panel = new Panel(this.say, this.board);
    this.slider = byId("step");
    this.button = byId("to-play");
    this.speed = byId("speed");
    this.eyes = byId("eyes");
    /** Where a change of language leads back to. */
    this.back = /** @type {HTMLInputElement} */ (document.querySelector(".language [name=next]"));
    this.timer = 0;
    /** By address. @type {Map<string, Promise<Frame | null>>} */
    this.frames = new Map();
  }

  open() {
    this.board.fit();
    this.board.wide.addEventListener("change", () => this.board.fit());
    const go = (/** @type {string} */ id, /** @type {() => void} */ what) => byId(id).addEventListener("click", what);
    go("to-first", () => this.jump(0));
    go("to-previous", () => this.jump(this.step - 1));
    go("to-next", () => this.jump(this.step + 1));
    go("to-last", () => this.jump(this.steps));
    go("to-play", () => this.timer ? this.pause() : this.play());
    this.slider.addEventListener("input", () => this.jump(Number(this.slider.value)));
    this.speed.addEventListener("change", () => { if (this.timer) this.play(); });
    this.eyes.addEventListener("change", () => this.look(Number(this.eyes.value)));
    addEventListener("hashchange", () => this.jump(this.#asked()));
    document.addEventListener("keydown", (e) => this.#key(e));
    this.jump(this.#asked());
  }

  /** The step that the address asks for, or the first. */
  #asked() { return Number(location.hash.slice(1)) || 0; }

  /** @param {KeyboardEvent} e */
  #key(e) {
    if (e.altKey || e.ctrlKey || e.metaKey || e.target instanceof HTMLSelectElement) return;
    const onButton = e.target instanceof HTMLButtonElement || e.target instanceof HTMLAnchorElement;
    if (e.key === "ArrowLeft") this.jump(this.step - 1);
    else if (e.key === "ArrowRight") this.jump(this.step + 1);
    else if (e.key === "Home") this.jump(0);
    else if (e.key === "End") this.jump(this.steps);
    else if (e.key === " " && !onButton) this.timer ? this.pause() : this.play();
    else return;
    e.preventDefault();
  }

  /** Goes to a step by hand: a running replay stops. @param {number} step */
  jump(step) {
    this.pause();
    this.show(step);
  }

  play() {
    this.pause();
    if (this.step >= this.steps) this.show(0);
    this.timer = setInterval(() => {
      if (this.step >= this.steps) this.pause();
      else this.show(this.step + 1);
    }, Number(this.speed.value));
    this.#sign("pause");
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.#sign("play");
  }

  /** @param {"play" | "pause"} what the button does now */
  #sign(what) {
    const words = this.say(what === "play" ? "house-replay-play" : "house-replay-pause");
    this.button.querySelector("use").setAttribute("href", `/static/signs.svg#${what}`);
    this.button.querySelector("span").textContent = words;
    this.button.title = words;
  }

  /** @param {number} wanted */
  async show(wanted) {
    const step = Math.min(Math.max(wanted, 0), this.steps), before = this.step;
    if (step === before) return;
    this.step = step;
    this.slider.value = String(step);
    byId("step-text").textContent = this.say("house-replay-step", { step, steps: this.steps });
    await this.#draw(step === before + 1);
  }

  /** Through other eyes at the same step; a running replay runs on. @param {number} view */
  look(view) {
    this.view = view;
    this.#draw(false);
  }

  /** @param {boolean} on whether this is the next step, so that pieces glide to it */
  async #draw(on) {
    const { step, view } = this;
    history.replaceState(null, "", `?view=${view}#${step}`);
    byId("share").setAttribute("data-copy", location.href);
    this.back.value = location.href.slice(location.origin.length);
    const frame = await this.#frame(step);
    if (this.step !== step || this.view !== view || !frame) return; // somebody pulled on meanwhile
    const same = view === this.drawn;
    this.board.show(frame, on && same); // another side of the table: pieces change places, they do not glide there
    if (on) this.board.pop(frame.pops);
    if (!same) this.panel.show({ ...frame, log: [] }, view); // others were told other words
    this.panel.show(frame, view);
    this.drawn = view;
    this.#name();
    if (step < this.steps) this.#frame(step + 1);
  }

  /** Places are named, so that a screen reader can walk over the board; nothing can be chosen. */
  #name() {
    const names = (/** @type {string} */ spot) => {
      const place = this.first.labels[spot] ?? spot, piece = this.board.pieceAt(spot)?.label;
      return placed(place, piece, this.say);
    };
    this.board.mark({ next: new Set(), path: [], again: new Set(), names });
    if (!this.board.stop) this.board.rove(this.board.targets.keys().next().value ?? "");
  }

  /** @param {number} step @returns {Promise<Frame | null>} */
  #frame(step) {
    const address = `${this.first.base}/replay/${step}?view=${this.view}`, known = this.frames.get(address);
    if (known) return known;
    const asked = fetch(address).then((answer) => answer.ok ? answer.json() : null, () => null);
    this.frames.set(address, asked);
    asked.then((frame) => { if (!frame) this.frames.delete(address); });
    return asked;
  }
}

new Replay(embedded()).open();
