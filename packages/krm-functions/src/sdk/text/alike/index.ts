/**
 * Reading by example: most items of a large list are the same text but for names, numbers and comments. An item becomes an
 * example; a later one that is like it has its nodes and its value, but for what differs. What comes of it is what reading
 * each item for itself gives: `readByExample` can be left out of a list, and not one byte changes (decision 11).
 *
 * It is to cost next to nothing where items are not alike, so it lives on credit: see `CREDITS`.
 *
 * @module
 */
import type { Origin, ReadLike } from "../item/origin.ts";
import { endOfLine, NotUnderstood, skipSpaces } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import type { ListSlot } from "../yaml/source-node.ts";
import type { Example } from "./example.ts";
import { ItemReading } from "./item-reading.ts";
import { makeExample, withHoles } from "./make-example.ts";
import { holesFor, readLike } from "./read-like.ts";

/** The cost that reading by example may have for a list, in gains of one item that is read by it. */
export interface Credits {
  /** Items of a list that are read for themselves first: of a few, none is worth to become an example. */
  readonly patience: number;
  /**
   * The credit that a list starts with, and the most it can have. An item that is like an example adds one. At 0
   * reading by example ends for the list.
   */
  readonly start: number;
  /** The cost of comparing an item that is like no example with an earlier one. */
  readonly compared: number;
  /** The cost of making an item an example. */
  readonly made: number;
}

const CREDITS: Credits = { patience: 20, start: 200, compared: 4, made: 10 };

/** How many examples are kept: one for each kind of object of most packages. */
const MOST = 16;
/** Larger items are few, and seldom alike. */
const LARGEST = 1 << 16;
/** How many items are remembered that are like none, to be compared with a later one. */
const MOST_SEEN = 500;

/** An example, and the shape of the items that it is good for. */
interface Known {
  readonly example: Example;
  readonly shape: string;
}

/**
 * Examples for the items of one list. An item that is like none of them becomes one when it has the shape of another that
 * was there; with no patience, at once.
 */
export function readByExample({ patience, start, compared, made }: Credits = CREDITS): ReadLike {
  const known: Known[] = [];
  const seen = new Map<string, string>();
  let credit = start;
  let asked = 0;
  /** The one that was needed last stands first. */
  const keep = (one: Known, at: number): void => {
    if (known[at] === one && at === 0) return;
    known.splice(at, 1);
    known.unshift(one);
  };
  return (origin, slot) => {
    if (asked++ < patience || credit <= 0 || origin.end - origin.start > LARGEST) return undefined;
    for (const [at, one] of known.entries()) {
      const reading = readAs(one.example, origin, slot);
      if (reading === undefined) continue;
      credit = Math.min(credit + 1, start);
      keep(one, at);
      return reading;
    }
    const text = origin.list.slice(origin.start, origin.end);
    const neighbour = patience === 0 ? text : exchange(seen, text);
    if (neighbour === undefined) return undefined;
    const shape = shapeOf(text);
    credit -= compared;
    if (shapeOf(neighbour) !== shape) return undefined;
    for (const [at, one] of known.entries()) {
      const more = one.shape === shape ? attempt(() => holesFor(one.example, origin)) : undefined;
      if (more === undefined) continue;
      const example = withHoles(one.example, more);
      keep({ example, shape }, at);
      return readAs(example, origin, slot);
    }
    credit -= made;
    const example = attempt(() => makeExample(text, slot));
    if (example === undefined) return undefined;
    keep({ example, shape }, MOST - 1);
    return readAs(example, origin, slot);
  };
}

function readAs(example: Example, origin: Origin, slot: ListSlot): ItemReading | undefined {
  const reading = attempt(() => readLike(example, origin, slot));
  return reading && new ItemReading(reading);
}

/** The last item of about the same length and the same kind, in whose place this one is remembered. */
function exchange(seen: Map<string, string>, text: string): string | undefined {
  const kind = text.indexOf("kind:");
  const sort = `${Math.round(20 * Math.log(text.length))}${kind < 0 ? "" : text.slice(kind, endOfLine(text, kind))}`;
  const last = seen.get(sort);
  if (last !== undefined || seen.size < MOST_SEEN) seen.set(sort, text);
  return last;
}

/** The same for all items alike, and quick to see: how many lines they have, and the keys of every fourth. */
function shapeOf(text: string): string {
  let shape = "";
  let lines = 1;
  for (let feed = text.indexOf("\n"); feed >= 0; feed = text.indexOf("\n", feed + 1)) {
    if (++lines % 4 === 0) shape += keyOfLine(text, feed + 1);
  }
  return `${shape}${lines}`;
}

/** With its indentation; of a list's entry and a comment no more, as these may differ. */
function keyOfLine(text: string, start: number): string {
  const at = skipSpaces(text, start);
  if (/[-#]/.test(text.charAt(at))) return text.slice(start, at + 1);
  const colon = text.indexOf(":", at);
  return text.slice(start, Math.min(colon < 0 ? text.length : colon, endOfLine(text, at)));
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof SourceError) return undefined;
    throw error;
  }
}
