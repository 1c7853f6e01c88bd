// The board: spots that can be pointed at, and the pieces that lie on them. It knows places, not rules.

import { reduced, svg } from "./dom.js";

/** @import { First, Frame, Layout, Part, Place, Spot } from "./types.js" */
/** Where a piece is: x, y, scale, degrees. @typedef {[number, number, number, number]} At */
/** @typedef {{ slot: string, group: SVGGElement, symbol: string, spot: Spot, at: At, label: string,
 *   ground: boolean, from: At, motion: Animation | null }} Piece */
/** @typedef {{ hit: SVGEllipseElement, aim: SVGEllipseElement | SVGRectElement, marks: string }} Target */
/** What a mark says of the spots; all that is left out is unmarked.
 * @typedef {{ next: Set<Spot>, path: Spot[], again: Set<Spot>, names: (spot: Spot) => string }} Marks */

const WIDE = "(min-aspect-ratio: 1/1) and (min-width: 600px)";
/** Pieces are drawn within so many units around their middle, at scale 1. */
const PIECE = 38;
const GLIDE = 260;
const STAGGER = 130;

const attribute = (/** @type {At} */ [x, y, k, turn]) => `translate(${x} ${y}) rotate(${turn}) scale(${k})`;
const css = (/** @type {At} */ [x, y, k, turn]) => `translate(${x}px,${y}px) rotate(${turn}deg) scale(${k})`;

export class Board {
  /** @param {SVGSVGElement} root whose children are the drawing @param {First} first */
  constructor(root, first) {
    this.root = root;
    this.layouts = first.layouts;
    this.origin = first.origin;
    this.sheets = first.sheets;
    this.layer = layers(root);
    /** @type {Map<Spot, Target>} */
    this.targets = new Map();
    /** @type {Map<string, Piece>} */
    this.pieces = new Map();
    /** The topmost piece of each spot. @type {Map<Spot, Piece>} */
    this.tops = new Map();
    /** The one spot that Tab reaches. */
    this.stop = "";
    /** @type {Spot[]} */
    this.last = [];
    this.shown = false;
    this.wide = matchMedia(WIDE);
    /** @type {Layout} */
    this.layout = this.layouts.tall;
    /** The part of the drawing that is shown. @type {Part} */
    this.part = this.layout.box;
    this.#makeTargets();
  }

  /** Spots are made once and never remade, so that focus survives a frame. */
  #makeTargets() {
    for (const [spot, place] of Object.entries(this.layouts.tall.spots)) {
      if (!place[2]) continue;
      const hit = svg("ellipse", { role: "button", tabindex: -1, "data-spot": spot }), aim = this.#mark(spot);
      this.layer.spots.append(hit);
      (this.sheet(spot) ? this.layer.frames : this.layer.aims).append(aim);
      this.targets.set(spot, { hit, aim, marks: "" });
    }
  }

  /** Whether the pieces of a spot are cards that fill it. @param {Spot} spot */
  sheet(spot) { return this.sheets.some((start) => spot.startsWith(start)); }

  /** A mark for a place: a ring, or the frame of a card. @param {Spot} spot */
  #mark(spot) { return this.sheet(spot) ? svg("rect") : svg("ellipse"); }

  /** Puts a mark where it belongs, so much larger than it need be.
   * @param {SVGElement} mark @param {Spot} spot @param {number} more */
  #lay(mark, spot, more) {
    const place = this.layout.spots[spot], sheet = mark instanceof SVGRectElement, [rx, ry] = sheet ? [place[2], place[3]] : ring(place);
    const x = rx + more, y = ry + more;
    const shape = sheet ? { x: place[0] - x, y: place[1] - y, width: 2 * x, height: 2 * y, rx: 9 * place[4] } : { cx: place[0], cy: place[1], rx: x, ry: y };
    for (const [name, value] of Object.entries(shape)) mark.setAttribute(name, String(value));
  }

  /** Takes the layout that suits the window and puts everything where it belongs there. */
  fit() {
    this.layout = this.wide.matches ? this.layouts.wide : this.layouts.tall;
    this.part = this.layout.box;
    this.root.setAttribute("viewBox", this.part.join(" "));
    this.root.classList.remove("part");
    this.root.dataset.layout = this.wide.matches ? "wide" : "tall";
    for (const [spot, { hit, aim }] of this.targets) {
      const place = this.layout.spots[spot];
      hit.setAttribute("cx", String(place[0])); hit.setAttribute("cy", String(place[1]));
      hit.setAttribute("rx", String(place[2])); hit.setAttribute("ry", String(place[3]));
      this.#lay(aim, spot, 0);
      aim.classList.toggle("area", !this.sheet(spot) && ring(place)[0] > 2 * PIECE * place[4]);
    }
    for (const piece of this.pieces.values()) {
      stop(piece);
      this.#put(piece, this.#home(piece.spot, piece.at[3]));
    }
    this.markLast(this.last);
  }

  /** Shows one seat's own place alone, as large as it can be, or the whole board again. @param {Part} [area] */
  look(area = this.layout.box) {
    if (area === this.part) return;
    const from = (this.root.getAttribute("viewBox") ?? "").split(" ").map(Number), start = performance.now();
    this.part = area;
    this.root.classList.toggle("part", area !== this.layout.box);
    const pan = (/** @type {number} */ now) => {
      if (area !== this.part) return; // somebody looks elsewhere by now
      const done = reduced() ? 1 : Math.min(Math.max((now - start) / GLIDE, 0), 1), eased = done * (2 - done);
      this.root.setAttribute("viewBox", area.map((to, i) => mix(from[i], to, eased)).join(" "));
      if (done < 1) requestAnimationFrame(pan);
    };
    pan(start);
  }

  /** Whether a spot has a place that is not in the part that is shown. @param {Spot} spot */
  hides(spot) {
    const [x, y] = this.layout.spots[spot] ?? [], [left, top, width, height] = this.part;
    return this.targets.has(spot) && (x < left || y < top || x > left + width || y > top + height);
  }

  /** @param {Spot} spot @param {number} turn @returns {At} */
  #home(spot, turn) {
    const [x, y, , , k] = this.layout.spots[spot];
    return [x, y, k, turn];
  }

  /** @param {Piece} piece @param {At} at */
  #put(piece, at) {
    piece.at = at;
    piece.group.setAttribute("transform", attribute(at));
  }

  /** Draws the pieces of a frame; those that moved glide from where they were.
   * @param {Frame} frame @param {boolean} glide */
  show(frame, glide) {
    const before = new Map([...this.pieces.values()].map((piece) => [piece.spot, where(piece)]));
    const gone = new Map([...this.pieces].map(([slot, piece]) => [slot, piece]));
    const changed = new Set();
    for (const [slot, symbol, spot, turn, label, ground] of frame.sprites) {
      gone.delete(slot);
      const piece = this.pieces.get(slot) ?? this.#make(slot, ground === 1);
      if (piece.symbol !== symbol || piece.spot !== spot) changed.add(piece);
      if (piece.symbol !== symbol) piece.group.replaceChildren(...symbol.split(" ").map((name) => svg("use", { href: `#${name}` })));
      if (changed.has(piece)) stop(piece);
      Object.assign(piece, { symbol, spot, label });
      this.#put(piece, this.#home(spot, turn));
    }
    for (const [slot, piece] of gone) { piece.group.remove(); this.pieces.delete(slot); }
    this.tops = new Map([...this.pieces.values()].map((piece) => [piece.spot, piece]));
    if (glide && this.shown && !reduced()) this.#glide(frame.moves, before, changed, gone);
    this.shown = true;
    this.last = frame.last;
    this.markLast(frame.last);
  }

  /** @param {string} slot @param {boolean} ground @returns {Piece} */
  #make(slot, ground) {
    const piece = { slot, ground, group: svg("g"), symbol: "", spot: "", at: /** @type {At} */ ([0, 0, 1, 0]), label: "",
      from: /** @type {At} */ ([0, 0, 1, 0]), motion: null };
    this.layer[ground ? "ground" : "pieces"].append(piece.group);
    this.pieces.set(slot, piece);
    return piece;
  }

  /** @param {Frame["moves"]} moves @param {Map<Spot, At>} before where pieces were, by spot
   * @param {Set<Piece>} changed @param {Map<string, Piece>} gone */
  #glide(moves, before, changed, gone) {
    const leavers = new Map([...gone.values()].map((piece) => [piece.spot, piece]));
    moves.forEach(([from, to], i) => {
      const source = from in this.layout.spots ? from : this.origin ?? ""; // what has no place comes from the stock
      const start = before.get(from) ?? (this.layout.spots[source] && this.#home(source, 0));
      const piece = this.tops.get(to), leaver = leavers.get(from);
      if (!start) return;
      if (piece) {
        changed.delete(piece);
        glide(piece, start, piece.at, i * STAGGER);
      } else if (leaver && this.layout.spots[to]) {
        this.layer.pieces.append(leaver.group);
        glide(leaver, start, this.#home(to, 0), i * STAGGER);
        leaver.motion?.finished.finally(() => leaver.group.remove());
      }
    });
    for (const piece of changed) {
      if (!moves.length || !before.has(piece.spot)) piece.group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE });
    }
  }

  /** Lets the scores of a frame rise from where they were made.
   * @param {Frame["pops"]} pops */
  pop(pops) {
    pops.forEach(([spot, words], i) => {
      const place = this.layout.spots[spot];
      if (!place) return;
      const bad = /^[-−]/.test(words), bold = svg("text", { class: bad ? "pop bad" : "pop", x: place[0], y: place[1] }, words);
      this.layer.pops.append(bold);
      const rise = reduced() ? 0 : 70;
      bold.animate([
        { opacity: 0, transform: "translateY(0)" }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 },
        { opacity: 0, transform: `translateY(${-rise}px)` },
      ], { duration: 1600, delay: i * 350 + (reduced() ? 0 : GLIDE - 60), fill: "both", easing: "ease-out" })
        .finished.then(() => bold.remove(), () => bold.remove());
    });
  }

  /** @param {Spot[]} spots */
  markLast(spots) {
    const rings = spots.filter((spot) => this.layout.spots[spot]).map((spot) => {
      const mark = this.#mark(spot);
      this.#lay(mark, spot, 2);
      return mark;
    });
    this.layer.lasts.replaceChildren(...rings);
  }

  /** Shows what can be chosen now; targets whose marks are the same are left alone. @param {Marks} marks */
  mark({ next, path, again, names }) {
    for (const [spot, target] of this.targets) {
      const can = next.has(spot), picked = path.includes(spot), first = can && !path.length;
      const kind = can ? (first && this.pieceAt(spot) ? "next drag" : "next") : picked || again.has(spot) ? "live" : "";
      const name = names(spot), bare = this.pieceAt(spot)?.ground === true, marks = [kind, first, picked, bare, name].join("|");
      if (marks === target.marks) continue;
      target.marks = marks;
      const { hit, aim } = target;
      hit.setAttribute("class", kind);
      hit.setAttribute("aria-label", name);
      hit.setAttribute("aria-disabled", String(!can && !picked && !again.has(spot)));
      hit.setAttribute("aria-pressed", String(picked));
      aim.classList.toggle("next", can);
      aim.classList.toggle("first", first);
      aim.classList.toggle("picked", picked);
      aim.classList.toggle("bare", bare); // a part of the board below it is still read
    }
  }

  /** Makes a spot the one that Tab reaches. @param {Spot} spot */
  rove(spot) {
    this.targets.get(this.stop)?.hit.setAttribute("tabindex", "-1");
    this.targets.get(spot)?.hit.setAttribute("tabindex", "0");
    this.stop = spot;
  }

  /** Marks one spot as the one under the dragged piece, or focused; "" for none.
   * @param {"near" | "focus"} how @param {Spot} spot */
  point(how, spot) {
    for (const aim of this.layer.world.querySelectorAll(`.${how}`)) aim.classList.remove(how);
    this.targets.get(spot)?.aim.classList.add(how);
  }

  /** Small tags with what a choice would score: one beside its spot, or on all spots at once.
   * @param {Map<Spot, string>} tags @param {boolean} upon */
  tag(tags, upon) {
    const [left, top, width] = this.part, made = [], high = upon ? 0.54 : 0.66;
    for (const [spot, words] of tags) {
      const place = this.layout.spots[spot];
      if (!place) continue;
      const [, ry] = ring(place), size = this.wide.matches ? 24 : 32, half = (words.length * size * 0.62 + size * 0.55) / 2;
      const above = place[1] - ry - size * 0.75, beside = above < top + size ? place[1] + ry + size * 0.75 : above;
      const within = this.pieceAt(spot) ? place[1] - ry + size * 0.3 : place[1]; // the next place's number is free too
      const y = ry > 100 ? place[1] - ry + size : upon ? within : beside;
      const x = Math.max(left + half, Math.min(left + width - half, place[0]));
      made.push(svg("g", { transform: `translate(${x} ${y})`, class: /^[-−]/.test(words) ? "tag bad" : "tag" },
        svg("rect", { x: -half, y: -size * high, width: 2 * half, height: size * high * 2, rx: 5 }),
        svg("text", { "font-size": size }, words)));
    }
    this.layer.tags.replaceChildren(...made);
  }

  /** @param {Spot} spot @returns {Piece | undefined} the topmost piece at a spot */
  pieceAt(spot) { return this.tops.get(spot); }

  /** Puts the piece of one spot at another one for show, until the next frame or `restore`.
   * @param {Spot} spot @param {Spot} to */
  lend(spot, to) {
    const piece = this.pieceAt(spot), place = this.layout.spots[to];
    if (!piece || !place || this.pieceAt(to)) return;
    const from = where(piece);
    this.#put(piece, this.#home(to, 0));
    this.layer.pieces.append(piece.group);
    if (!reduced()) glide(piece, from, piece.at, 0);
  }

  /** Brings every lent or dragged piece home. */
  restore() {
    for (const piece of this.pieces.values()) {
      const home = this.#home(piece.spot, piece.at[3]);
      if (home.every((v, i) => v === piece.at[i])) continue;
      const from = where(piece);
      this.#put(piece, home);
      if (!reduced()) glide(piece, from, home, 0);
    }
  }

  /** Lifts a piece to follow a pointer. @param {Piece} piece @param {number} x @param {number} y */
  carry(piece, x, y) {
    const k = Math.max(1.15, this.layout.spots[piece.spot][4] * 0.6);
    if (!piece.group.classList.contains("lift")) {
      stop(piece);
      piece.group.classList.add("lift");
      this.layer.pieces.append(piece.group);
    }
    this.#put(piece, [x, y, k, piece.at[3]]);
  }

  /** @param {Piece} piece */
  drop(piece) { piece.group.classList.remove("lift"); }

  /** Takes all pieces away, as when the device changes hands. */
  clear() {
    for (const piece of this.pieces.values()) piece.group.remove();
    this.pieces.clear();
    this.tops.clear();
    this.shown = false;
    this.tag(new Map(), false);
    this.markLast([]);
  }

  /** @param {{ clientX: number, clientY: number }} e @returns {[number, number]} in the board's units */
  at(e) {
    const matrix = this.root.getScreenCTM();
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix?.inverse());
    return [p.x, p.y];
  }

  /** Pixels a unit. */
  get scale() { return this.root.getScreenCTM()?.a ?? 1; }

  /** The nearest of these spots, within so many times its own size; "" for none.
   * @param {[number, number]} point @param {Iterable<Spot>} among @param {number} reach @returns {Spot} */
  near([x, y], among, reach) {
    let best = "", least = reach;
    for (const spot of among) {
      const place = this.layout.spots[spot];
      if (!place?.[2]) continue;
      const far = Math.hypot((x - place[0]) / place[2], (y - place[1]) / place[3]);
      if (far < least) { least = far; best = spot; }
    }
    return best;
  }

  /** @param {Spot} spot @returns {boolean} whether there was such a place to focus */
  focus(spot) {
    const target = this.targets.get(spot);
    target?.hit.focus({ preventScroll: true });
    target?.hit.scrollIntoView({ block: "nearest", inline: "nearest" });
    return target !== undefined;
  }

  /** @param {Element | null} element @returns {Spot} the spot of an element of the board, or "" */
  spotOf(element) {
    return element instanceof SVGElement && this.layer.spots.contains(element) ? element.dataset.spot ?? "" : "";
  }
}

/** Wraps the drawing and lays the moving layers over it.
 * @param {SVGSVGElement} root */
function layers(root) {
  const layer = {
    world: svg("g", { id: "world", "aria-hidden": "true" }), ground: svg("g", { id: "ground" }), lasts: svg("g", { id: "lasts" }), aims: svg("g", { id: "aims" }),
    pieces: svg("g", { id: "pieces" }), frames: svg("g", { id: "frames" }), tags: svg("g", { id: "tags", "aria-hidden": "true" }),
    pops: svg("g", { id: "pops", "aria-hidden": "true" }), spots: svg("g", { id: "spots" }),
  };
  layer.world.append(...root.childNodes, layer.ground, layer.lasts, layer.aims, layer.pieces, layer.frames);
  root.append(layer.world, layer.tags, layer.pops, layer.spots);
  return layer;
}

/** Half width and half height of the ring that marks a place: around the piece, or around the whole of a large area.
 * @param {Place} place @returns {[number, number]} */
function ring([, , rx, ry, k]) {
  const piece = PIECE * k;
  return rx > 2 * piece ? [rx, ry] : [Math.min(piece + 2, rx || Infinity), Math.min(piece + 2, ry || Infinity)];
}

/** Where a piece is seen at this moment, in the midst of a glide too. Reckoned, since asking for the computed style
 * would make the browser lay out the page. @param {Piece} piece @returns {At} */
function where({ at, from, motion }) {
  const done = motion?.effect?.getComputedTiming().progress ?? 1;
  return [mix(from[0], at[0], done), mix(from[1], at[1], done), mix(from[2], at[2], done), mix(from[3], at[3], done)];
}

const mix = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ done) => a + (b - a) * done;

/** @param {Piece} piece */
function stop(piece) {
  piece.motion?.cancel();
  piece.motion = null;
}

/** @param {Piece} piece @param {At} from @param {At} to @param {number} delay */
function glide(piece, from, to, delay) {
  stop(piece);
  if (Math.hypot(from[0] - to[0], from[1] - to[1]) < 1 && Math.abs(from[2] - to[2]) < 0.02) return;
  piece.group.parentNode?.append(piece.group);
  piece.from = from;
  const motion = piece.motion = piece.group.animate([{ transform: css(from) }, { transform: css(to) }],
    { duration: GLIDE, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" });
  motion.onfinish = () => { if (piece.motion === motion) piece.motion = null; };
}
