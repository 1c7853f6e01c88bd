// The table: one client for every game. It knows spots, pieces and paths of spots; the rules are the server's.

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Cover } from "./cover.js";
import { byId, embedded, html, reduced, speaker, placed } from "./dom.js";
import { helpButton } from "./help.js";
import { Keys } from "./keys.js";
import { Lens } from "./lens.js";
import { Ending } from "./over.js";
import { Panel } from "./panel.js";
import { Path, preview } from "./path.js";
import { Pointer } from "./pointer.js";
import { Steps } from "./steps.js";
import { Tip } from "./tip.js";
import { Toasts } from "./toast.js";
import { Wire } from "./wire.js";
import { zoomButton } from "./zoom.js";
import "./house.js";

/** @import { First, Frame, Refusal, Spot } from "./types.js" */
/** @import { Moment } from "./steps.js" */

/** The board stays so many milliseconds as it is before it turns to the next player at the same screen. */
const TURN = 900;
/** The button of a frame's plan, among the choices that have no place. */
const PLAN = "plan:";

class Table {
  /** @param {First} first */
  constructor(first) {
    this.first = first;
    this.say = speaker(first.words);
    this.view = first.view;
    this.frame = first.frame;
    /** @type {Frame | null} a frame that came while a piece was dragged */
    this.later = null;
    /** @type {Frame[]} frames that came while the steps to an earlier one were watched */
    this.waiting = [];
    this.busy = false;
    /** Actions of a plan that are still to be played. @type {string[]} */
    this.planned = [];
    this.covered = false;
    this.turning = 0;
    /** Whether the focus belongs on the board as soon as something can be chosen there. */
    this.wanted = false;
    this.home = "";
    this.title = document.title;
    this.board = new Board(byId("board"), first);
    this.path = new Path();
    this.panel = new Panel(this.say, this.board);
    this.bar = new Bar(first, (spot) => this.choose(spot));
    this.toasts = new Toasts(byId("toasts"));
    this.cover = new Cover(this.say);
    this.ending = new Ending(this.say, first.me.length > 0);
    this.undoButton = byId("undo");
    this.againButton = byId("again");
    this.steps = new Steps(this.say, (moment) => this.#moment(moment));
    this.names = (/** @type {Spot} */ spot) => this.name(spot);
    this.lens = new Lens(this.board, byId("felt"), this.names);
    this.tip = new Tip(this.board, byId("felt"), this.names);
    this.pointer = new Pointer(this.board, this.lens, this.#fingers());
    this.keys = new Keys(this.board, this.#keyboard());
    this.wire = new Wire(first.base, { frame: (frame) => this.take(frame), lost: () => this.#lost(), back: () => this.#back() });
  }

  open() {
    this.board.wide.addEventListener("change", () => { this.board.fit(); this.render(); });
    this.undoButton.addEventListener("click", () => this.undo());
    this.againButton.addEventListener("click", () => this.#again());
    helpButton(byId("help"), this.say);
    zoomButton(byId("zoom"), this.board);
    this.board.fit();
    if (this.frame.secret && this.first.me.length > 1 && this.first.me.includes(this.view) && !this.frame.over) this.#turn(this.view);
    else { this.#show(this.frame, false); this.wire.listen(this.view); }
  }

  // ---- frames

  /** @param {Frame} frame */
  take(frame) {
    if (this.steps.playing) { this.waiting.push(frame); return; }
    if (this.covered || frame.seq === this.frame.seq && this.board.shown) return this.#fresh(frame);
    if (this.pointer.dragging) { this.later = frame; return; } // never pull a piece from a finger
    if (frame.steps.length && this.board.shown && !reduced()) this.#watch(frame, () => this.#show(frame, true, true));
    else this.#show(frame, true);
  }

  // ---- the steps to a frame

  /** Plays the steps to a frame; nothing can be chosen meanwhile. @param {Frame} frame @param {() => void} then */
  #watch(frame, then) {
    const inBoard = this.board.spotOf(document.activeElement) !== "";
    this.path.steps = [];
    this.board.restore();
    this.wanted = this.wanted || inBoard;
    this.steps.play(frame.steps, () => {
      const focused = this.steps.box.contains(document.activeElement) || document.activeElement === document.body;
      then();
      if (focused) this.refocus();
      this.#catchUp();
    });
    this.render();
  }

  /** @param {Moment} moment */
  #moment(moment) {
    this.board.show({ ...this.frame, ...moment }, true);
    this.board.pop(moment.pops);
    this.panel.scores(this.frame.seats.map((seat) => ({ ...seat, score: moment.scores[seat.seat] })), this.view);
    this.bar.say(moment.text);
  }

  /** Takes what came meanwhile: of frames that have no steps the last one tells all. */
  #catchUp() {
    while (this.waiting.length && !this.steps.playing) {
      const frame = /** @type {Frame} */ (this.waiting.shift());
      if (frame.steps.length || !this.waiting.length) this.take(frame);
    }
  }

  /** Shows the steps to the present frame once more. */
  #again() {
    if (this.frame.steps.length && !this.shut) this.#watch(this.frame, () => this.#show(this.frame, true, true));
  }

  /** Whether nothing can be chosen for the moment. */
  get shut() { return this.busy || this.steps.playing; }

  /** The same position again: who is online may have changed, a choice is kept. @param {Frame} frame */
  #fresh(frame) {
    if (this.covered || this.busy) return;
    this.frame.seats = frame.seats;
    this.panel.show(this.frame, this.view);
  }

  /** @param {Frame} frame @param {boolean} glide @param {boolean} [watched] its steps have been shown */
  #show(frame, glide, watched = false) {
    const inBoard = this.wanted || this.board.spotOf(document.activeElement) !== "";
    const ended = frame.over !== null && (this.frame.over === null || !glide);
    const same = frame.question !== null && frame.question === this.frame.question && !this.busy;
    this.frame = frame;
    this.busy = false;
    this.path.ask(frame.question === null ? {} : frame.legal, same);
    this.board.show(watched ? { ...frame, moves: [] } : frame, glide);
    if (glide && !watched) this.board.pop(frame.pops);
    this.panel.show(frame, this.view);
    this.render();
    if (inBoard) this.refocus();
    if (ended) setTimeout(() => this.#finish(), glide ? 1500 : 0);
    this.#next();
    this.#follow();
  }

  /** Keeps the focus on the board, near where the last action began. */
  refocus() {
    const next = this.path.next, active = this.board.spotOf(document.activeElement);
    if (active && next.includes(active)) { this.wanted = false; return; }
    const spot = this.keys.nearest(this.home || this.keys.spot, next);
    this.wanted = !spot;
    if (spot) this.board.focus(spot);
    else if (document.activeElement === document.body) this.board.focus(this.board.stop); // never nowhere
  }

  #finish() {
    if (!this.frame.over) return;
    const over = this.frame.over, show = html("button", { type: "button", class: "choice" }, this.say("house-over-scores"));
    show.addEventListener("click", () => this.ending.open(over));
    this.bar.choices.replaceChildren(show);
    this.ending.open(over);
  }

  // ---- choosing

  /** @param {Spot} spot @returns {string} the place, what lies there, and what choosing it would score */
  name(spot) {
    const words = placed(this.first.labels[spot] ?? "", this.board.pieceAt(spot)?.label, this.say);
    const gain = this.path.next.includes(spot) ? preview(this.frame.previews, this.path.steps, spot) : "";
    return gain ? `${words}, ${gain}` : words;
  }

  /** @param {Spot} spot */
  short(spot) { return spot === PLAN ? this.frame.plan?.label ?? "" : this.board.pieceAt(spot)?.label || this.first.labels[spot] || spot; }

  render() {
    const next = this.shut ? [] : this.path.next, steps = this.path.steps;
    const again = new Set(this.shut || !steps.length ? [] : Object.keys(this.path.legal));
    this.board.mark({ next: new Set(next), path: steps, again, names: this.names });
    this.board.rove(next.includes(this.keys.spot) ? this.keys.spot
      : this.keys.nearest(this.home, next) || (this.keys.spot || this.board.targets.keys().next().value || ""));
    this.panel.tabs.ask(next, `${this.frame.question} ${steps.length}`);
    const plan = this.frame.plan && !this.shut && !steps.length ? [PLAN] : [];
    const loose = [...plan, ...next.filter((spot) => !this.board.targets.has(spot))];
    const lost = this.bar.offer(loose, (spot) => this.short(spot), (spot) => preview(this.frame.previews, steps, spot));
    if (loose.length && steps.length) this.bar.focus();
    else if (lost) this.refocus();
    const undone = this.undoButton === document.activeElement && !this.frame.undo;
    this.undoButton.hidden = !this.frame.undo || this.shut;
    this.againButton.hidden = !this.frame.steps.length || this.steps.playing;
    if (undone) { this.wanted = true; this.refocus(); }
    if (!this.steps.playing) this.bar.say(steps.length && !this.busy ? `${steps.map((spot) => this.short(spot)).join(" → ")} → …` : this.frame.prompt);
    document.body.classList.toggle("yours", this.frame.question !== null && !this.shut);
    document.title = this.frame.question !== null ? `● ${this.title}` : this.title;
    this.tags("");
    this.tip.hide();
  }

  /** Tags with what choices score: at one spot, or with no pointer to hover, at all of them.
   * @param {Spot} spot */
  tags(spot) {
    const steps = this.path.steps, all = steps.length > 0 && matchMedia("(hover: none)").matches && !this.shut;
    const shown = new Map();
    for (const each of all ? this.path.next : spot ? [spot] : []) {
      const words = preview(this.frame.previews, steps, each);
      if (words) shown.set(each, words);
    }
    this.board.tag(shown, all);
  }

  /** @param {Spot} spot */
  choose(spot) {
    if (this.shut || this.covered) return;
    this.toasts.hide("refused");
    if (spot === PLAN) { this.planned = [...this.frame.plan?.actions ?? []]; this.#follow(); return; }
    const before = this.path.steps, how = this.path.pick(spot);
    if (how === "no") { this.refuse(spot); return; }
    if (this.path.steps.length) this.home = this.path.steps[0];
    if (how === "whole") { this.post(); return; }
    if (before.length > 1 || before[0] !== this.path.steps[0]) this.board.restore();
    if (this.path.steps.length > 1) this.board.lend(this.path.steps[0], this.path.steps[1]);
    const fromBoard = this.board.spotOf(document.activeElement) === spot;
    this.render();
    if (fromBoard && how === "part" && !this.bar.choices.contains(document.activeElement)) {
      const near = this.keys.nearest(spot, this.path.next);
      if (near) this.board.focus(near);
    }
  }

  cancel() {
    if (!this.path.steps.length || this.shut) return;
    this.path.steps = [];
    this.board.restore();
    this.render();
  }

  async post() {
    const path = this.path.steps;
    this.busy = true;
    if (path.length > 1) this.board.lend(path[0], path[1]);
    await this.#act({ path });
  }

  /** Plays the next action of a plan, if the same seat is still asked. */
  async #follow() {
    if (this.frame.question === null || this.covered) this.planned = [];
    const next = this.planned.shift();
    if (next === undefined || this.busy) return;
    this.path.steps = [];
    this.busy = true;
    await this.#act({ do: next });
  }

  /** @param {{ path: Spot[] } | { do: string }} how */
  async #act(how) {
    this.wanted = this.wanted || this.board.spotOf(document.activeElement) !== "" || this.bar.choices.contains(document.activeElement);
    this.render();
    const { status, data } = await this.wire.post("act", { seat: this.view, question: this.frame.question, ...how });
    if (status >= 200 && status < 300) return; // the frame is on its way, or was faster than the answer
    this.#failed(status, data);
  }

  async undo() {
    if (!this.frame.undo || this.shut) return;
    this.cancel();
    this.busy = true;
    const { status, data } = await this.wire.post("undo", { seat: this.view, question: this.frame.question });
    if (status < 200 || status >= 300) this.#failed(status, data);
  }

  /** The post was not accepted: everything as before, and a word on why. @param {number} status @param {Refusal} data */
  #failed(status, data) {
    this.busy = false;
    this.planned = [];
    this.path.steps = [];
    this.board.restore();
    this.render();
    if (this.wanted) this.refocus();
    if (status === 409) this.toasts.show("refused", this.say("house-changed"));
    else if (status === 422) this.#refused(data);
    else if (status === 429) this.toasts.show("refused", this.say("house-error-429-help"));
    else this.toasts.show("refused", this.say("house-send-failed"));
  }

  /** Asks why a spot cannot be chosen now. @param {Spot} spot */
  async refuse(spot) {
    if (!this.first.me.length || this.frame.over) return;
    if (this.frame.question === null) { this.toasts.show("refused", this.say("house-refused-turn")); return; }
    const path = [...this.path.steps, spot];
    const { status, data } = await this.wire.post("why", { seat: this.view, path });
    if (data.text && (status === 200 || status === 422)) this.#refused(data);
    else if (this.path.steps.length) this.toasts.show("refused", this.say("house-refused-plain"));
  }

  /** @param {Refusal} refusal */
  #refused({ clause, text }) {
    const rules = document.querySelector("a[rel~=help]")?.getAttribute("href");
    if (!clause) { this.toasts.show("refused", text || this.say("house-refused-plain")); return; }
    const inside = rules ? html("a", { href: `${rules}#${clause}`, target: "_blank" }, this.say("house-refused-rule", { clause })) : undefined;
    this.toasts.show("refused", this.say("house-refused", { clause, text }), { inside });
  }

  // ---- several seats at one screen

  /** Turns the board to the seat of this browser that is to choose now. */
  #next() {
    const { me } = this.first, { acting } = this.frame;
    clearTimeout(this.turning);
    if (me.length < 2 || acting.includes(this.view) || this.frame.over) return;
    const waiting = me.filter((seat) => acting.includes(seat));
    const seat = waiting.find((each) => each > this.view) ?? waiting[0];
    if (seat !== undefined) this.turning = setTimeout(() => this.#turn(seat), reduced() ? 0 : TURN);
  }

  /** @param {number} seat */
  async #turn(seat) {
    this.view = seat;
    this.planned = [];
    if (this.frame.secret) {
      this.covered = true;
      this.wire.close();
      this.board.clear();
      this.path.ask({});
      this.bar.say("");
      this.panel.show({ ...this.frame, log: [] }, seat); // what the other hand drew stands in its log
      const name = this.frame.seats.find((each) => each.seat === seat)?.name ?? "";
      await this.cover.pass(seat, name);
      this.covered = false;
    }
    this.board.shown = false; // another side of the table: pieces change places, they do not glide there
    this.frame = { ...this.frame, seq: -1 };
    this.wire.listen(seat);
  }

  // ---- the wire

  #lost() { this.toasts.show("lost", this.say("house-connection-lost"), { stays: true, inside: this.#retry() }); }

  #retry() {
    const button = html("button", { type: "button" }, this.say("house-connection-retry"));
    button.addEventListener("click", () => this.wire.listen(this.view));
    return button;
  }

  #back() {
    this.toasts.hide("lost");
    this.toasts.show("back", this.say("house-connection-back"));
    if (this.busy) this.#failed(409, { clause: null, text: "" });
  }

  // ---- hands

  #fingers() {
    return {
      live: () => this.shut ? [] : [...this.path.next, ...this.path.steps, ...(this.path.steps.length ? Object.keys(this.path.legal) : [])],
      next: () => this.shut ? [] : this.path.next,
      first: (/** @type {Spot} */ spot) => !this.shut && spot in this.path.legal,
      choose: (/** @type {Spot} */ spot) => this.choose(spot),
      begin: (/** @type {Spot} */ spot) => { this.path.steps = []; this.path.pick(spot); this.home = spot; this.render(); },
      refuse: (/** @type {Spot} */ spot) => { this.refuse(spot); },
      cancel: () => this.cancel(),
      hover: (/** @type {Spot} */ spot) => this.tags(spot),
      ended: () => { const later = this.later; this.later = null; if (later) this.take(later); },
    };
  }

  #keyboard() {
    return {
      next: () => this.shut ? [] : this.path.next,
      choose: (/** @type {Spot} */ spot) => this.choose(spot),
      escape: () => this.#escape(),
      undo: () => { this.undo(); },
      help: () => byId("help").click(),
      focused: (/** @type {Spot} */ spot, /** @type {boolean} */ seen) => { this.board.point("focus", seen ? spot : ""); this.tags(seen ? spot : ""); },
    };
  }

  #escape() {
    if (this.pointer.dragging) { this.pointer.cancel(); return true; }
    const back = this.path.steps.at(-1);
    if (!back || this.shut) return false;
    this.path.steps = this.path.steps.slice(0, -1);
    this.board.restore();
    this.render();
    this.board.focus(back);
    return true;
  }
}

new Table(embedded()).open();
