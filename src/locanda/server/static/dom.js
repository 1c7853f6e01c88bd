// Making and finding elements without a line of markup, so that Trusted Types have nothing to refuse.

const SVG = "http://www.w3.org/2000/svg";

/** The element with this id; the page is wrong without it.
 * @param {string} id @returns {any} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} name @param {Record<string, string | number>} [attributes] @param {(Node | string)[]} inside
 * @returns {SVGElementTagNameMap[T]} */
export function svg(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const key in attributes) made.setAttribute(key, String(attributes[key]));
  made.append(...inside);
  return made;
}

/** An HTML element. A value `true` sets the bare attribute, `false` leaves it out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name @param {Record<string, string | number | boolean>} [attributes] @param {(Node | string)[]} inside
 * @returns {HTMLElementTagNameMap[T]} */
export function html(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== false) made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...inside);
  return made;
}

/** A small picture made of the page's symbols, hidden from assistive devices.
 * @param {string} symbols names, separated by spaces @param {string} [box] */
export function icon(symbols, box = "-52 -52 104 104") {
  const uses = symbols.split(" ").map((name) => svg("use", { href: `#${name}` }));
  return svg("svg", { viewBox: box, class: "icon", "aria-hidden": "true" }, ...uses);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should jump instead of gliding. */
export const reduced = () => still.matches;

/** The texts of this page; `{name}` in a text is filled in.
 * @param {Record<string, string>} words
 * @returns {(id: string, values?: Record<string, string | number>) => string} */
export function speaker(words) {
  return (id, values = {}) => (words[id] ?? id).replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}

/** What the server embedded in the page.
 * @returns {any} */
export const embedded = () => JSON.parse(byId("first").textContent);

/**
 * A place with what lies there; a piece that is called after its place says both.
 * @param {string} place @param {string | undefined} piece @param {(id: string, values: Record<string, string>) => string} say
 */
export function placed(place, piece, say) {
  if (!piece || piece.startsWith(place)) return piece || place;
  return say("house-aria-place", { place, piece });
}
