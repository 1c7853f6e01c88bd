// What happened on the way to a frame, one step after another: it plays by itself, and can be paused, stepped, hurried.

import { byId, html, reduced, svg } from "./dom.js";

/** @import { Sprite, Step } from "./types.js" */
/** What a step is shown with: all that lies on the board then, and where it came from.
 * @typedef {Step & { number: number, count: number }} Moment */

/** Milliseconds that a step stays, and for each character of its text; hurried, so many times less. */
const STAY = 1100, READ = 34, HURRY = 3.5;

export class Steps {
  /** @param {(id: string, values?: Record<string, string | number>) => string} say
   * @param {(moment: Moment) => void} show */
  constructor(say, show) {
    this.say = say;
    this.show = show;
    /** @type {Step[]} */
    this.steps = [];
    /** @type {Map<string, Sprite>} what lies on the board at this step, by slot */
    this.lying = new Map();
    this.at = -1;
    this.timer = 0;
    this.paused = false;
    this.fast = false;
    /** @type {() => void} */
    this.ended = () => {};
    this.buttons = { pause: this.#button(() => this.pause()), next: this.#button(() => this.next()),
      fast: this.#button(() => this.hurry()), last: this.#button(() => this.end()) };
    this.box = html("div", { class: "steps", role: "group", "aria-label": say("house-steps"), hidden: true }, ...Object.values(this.buttons));
    byId("choices").after(this.box);
  }

  get playing() { return this.at >= 0; }

  /** Plays steps from the first, and calls `ended` when all were seen or skipped.
   * @param {Step[]} steps @param {() => void} ended */
  play(steps, ended) {
    this.steps = steps;
    this.ended = ended;
    this.lying = new Map();
    this.at = 0;
    this.paused = reduced(); // who wants nothing to move by itself goes on by hand
    this.box.hidden = false;
    this.#label();
    this.#step();
  }

  #step() {
    clearTimeout(this.timer);
    const step = this.steps[this.at];
    for (const slot of step.gone) this.lying.delete(slot);
    for (const sprite of step.sprites) this.lying.set(sprite[0], sprite);
    this.show({ ...step, sprites: [...this.lying.values()], number: this.at + 1, count: this.steps.length });
    const stay = STAY + READ * step.text.length;
    if (!this.paused) this.timer = setTimeout(() => this.next(), this.fast ? stay / HURRY : stay);
  }

  next() {
    if (!this.playing) return;
    if (this.at + 1 >= this.steps.length) { this.end(); return; }
    this.at += 1;
    this.#step();
  }

  pause() {
    this.paused = !this.paused;
    this.#label();
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  hurry() {
    this.fast = !this.fast;
    if (this.fast && this.paused) this.paused = false;
    this.#label();
    if (!this.paused) this.next();
  }

  end() {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.at = -1;
    this.box.hidden = true;
    this.ended();
  }

  #label() {
    sign(this.buttons.pause, this.paused ? "play" : "pause", this.say(this.paused ? "house-replay-play" : "house-replay-pause"));
    sign(this.buttons.next, "next", this.say("house-replay-next"));
    sign(this.buttons.fast, "fast", this.say("house-steps-fast"));
    sign(this.buttons.last, "last", this.say("house-replay-last"));
    this.buttons.fast.setAttribute("aria-pressed", String(this.fast));
  }

  /** @param {() => void} act */
  #button(act) {
    const button = html("button", { type: "button" });
    button.addEventListener("click", act);
    return button;
  }
}

/** @param {HTMLElement} button @param {string} name @param {string} words */
function sign(button, name, words) {
  button.title = words;
  button.replaceChildren(svg("svg", { class: "glyph", "aria-hidden": "true" }, svg("use", { href: `/static/signs.svg#${name}` })),
    html("span", { class: "unseen" }, words));
}
