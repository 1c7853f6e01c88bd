// Each seat has a colour and a shape of its own, so that colour alone never tells it.

import { svg } from "./dom.js";

const SHAPES = [
  "M0-9.500A9.500 9.500 0 1 1 0 9.500A9.500 9.500 0 1 1 0-9.500Z",
  "M-8.500-8.500H8.500V8.500H-8.500Z",
  "M0-10L10.500 8.500H-10.500Z",
  "M0-11.500L11 0L0 11.500L-11 0Z",
  "M-5.500-9.500H5.500L11 0L5.500 9.500H-5.500L-11 0Z",
  "M0-11L3.300-3.700L11.200-3L5.200 2.200L7 10L0 5.900L-7 10L-5.200 2.200L-11.200-3L-3.300-3.700Z",
];

/** The mark of a seat, counted from 0.
 * @param {number} seat */
export function shape(seat) {
  const n = seat % SHAPES.length;
  return svg("svg", { viewBox: "-13 -13 26 26", class: `shape seat-${n + 1}`, "aria-hidden": "true" },
    svg("path", { d: SHAPES[n] }));
}
