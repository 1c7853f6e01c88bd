// What travels between the server and the page, for the type checker only; nothing here is run or served to be run.
// A spot is a named place on the board or a choice without a place; what it means is the server's business.

export type Spot = string;
/** Legal actions as a tree of spots: each path from the root to an empty object is one action. */
export interface Trie { [spot: Spot]: Trie }
/** x, y, half width and half height of the target, scale of a piece that lies there; no size: cannot be pointed at. */
export type Place = [x: number, y: number, rx: number, ry: number, scale: number];
/** A part of the drawing: x, y, width, height. */
export type Part = [x: number, y: number, width: number, height: number];
/** `areas` are the seats' own places, the viewer's first, then clockwise. */
export interface Layout { box: Part; spots: Record<Spot, Place>; areas: Part[] }
/** A piece: its slot (never a lasting identity), the symbols it is stacked from, where it lies, degrees, its name; 1 if
 * it is a part of the board, below the marks of places. */
export type Sprite = [slot: string, symbol: string, spot: Spot, turn: number, label: string, ground?: 1];
export interface Panel { title: string; rows: [label: string, value: string][] }
export interface Seat {
  seat: number; name: string; score: number; acting: boolean; notes: string[];
  bot: boolean; mine: boolean; online: boolean;
}
export interface Result { seat: number; name: string; score: number; rank: number; parts: [string, number | null][] }
export interface Over { won: string; ending: string; rows: Result[]; replay: string; again?: string | null }
/** A moment on the way to a frame: the first step has all its sprites, each other one those that changed. */
export interface Step {
  sprites: Sprite[]; gone: string[]; text: string; scores: number[];
  moves: [from: Spot, to: Spot][]; pops: [spot: Spot, text: string][]; last: Spot[];
}
export interface Frame {
  seq: number; question: number | null; acting: number[];
  sprites: Sprite[]; moves: [from: Spot, to: Spot][]; pops: [spot: Spot, text: string][]; last: Spot[];
  steps: Step[]; legal: Trie; previews: Record<string, string>; prompt: string; panels: Panel[];
  log: [n: number, seat: number | null, text: string][]; seats: Seat[]; undo: boolean; secret: boolean; over: Over | null;
  /** One click plays these actions, one after the other. */
  plan: { label: string; actions: string[] } | null;
}
export interface Invite { seat: number; name: string; url: string }
export interface First {
  base: string; lang: string; me: number[]; view: number; layouts: { tall: Layout; wide: Layout };
  labels: Record<Spot, string>; icons: Record<Spot, string>; origin: Spot | null; sheets: string[]; words: Record<string, string>;
  frame: Frame; invites?: Invite[]; replay?: { steps: number } | null;
}
export interface Refusal { clause: string | null; text: string }
