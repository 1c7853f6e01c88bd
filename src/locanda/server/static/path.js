// Choosing: the path of spots through the tree of what is legal. It sees names, never what they mean.

/** @import { Spot, Trie } from "./types.js" */

export class Path {
  constructor() {
    /** @type {Trie} */
    this.legal = {};
    /** @type {Spot[]} */
    this.steps = [];
  }

  /** A question, or none. Asked the same one again, as when another seat has chosen meanwhile, the steps taken stay
   * if they still lead somewhere. @param {Trie} legal @param {boolean} [same] */
  ask(legal, same = false) {
    this.legal = legal;
    if (!same || !this.next.length) this.steps = [];
  }

  /** @returns {Trie} what is left of the tree behind the steps taken */
  get rest() {
    let node = this.legal;
    for (const step of this.steps) node = node[step] ?? {};
    return node;
  }

  /** @returns {Spot[]} what can be chosen next */
  get next() { return Object.keys(this.rest); }

  /** Whether this spot would begin another action. @param {Spot} spot */
  again(spot) { return this.steps.length > 0 && spot in this.legal; }

  /** Takes a step, or a step back if the spot is on the path, or changes the beginning.
   * A single continuation is taken along, but never before the second step.
   * @param {Spot} spot @returns {"whole" | "part" | "back" | "no"} */
  pick(spot) {
    if (this.steps.includes(spot)) {
      this.steps = this.steps.slice(0, this.steps.indexOf(spot));
      return "back";
    }
    if (spot in this.rest) this.steps = [...this.steps, spot];
    else if (this.again(spot)) this.steps = [spot];
    else return "no";
    while (this.steps.length > 1 && this.next.length === 1) this.steps = [...this.steps, this.next[0]];
    return this.next.length ? "part" : "whole";
  }
}

/** What the choice of a spot would score, from the texts of whole paths; "" if nothing is said of it.
 * @param {Record<string, string>} previews by path @param {Spot[]} steps @param {Spot} spot */
export function preview(previews, steps, spot) {
  const path = [...steps, spot].join(" ");
  if (path in previews) return previews[path];
  const below = new Set(Object.keys(previews).filter((key) => key.startsWith(`${path} `)).map((key) => previews[key]));
  return [...below].slice(0, 3).join(" / ");
}
