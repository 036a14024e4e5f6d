/**
 * Reading by example: most items of a large list have the same text except for names, numbers and comments. Some items
 * become examples; a later item that matches one takes over its nodes and value, and only the differing parts are read.
 * The result equals reading each item on its own: leaving `readByExample` out changes no byte (decision 11).
 *
 * It must cost next to nothing where items do not resemble each other, so it works on credit: see `CREDITS`.
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

/** The credit that limits the cost of reading by example, in units of what one item read that way saves. */
export interface Credits {
  /** The number of first items that are read on their own: examples do not pay off in short lists. */
  readonly patience: number;
  /**
   * The credit of a new list, and its maximum. Each item that matches an example adds one; at 0 the list stops reading
   * by example.
   */
  readonly start: number;
  /** The cost of comparing an item that matches no example with an earlier item. */
  readonly compared: number;
  /** The cost of making an item an example. */
  readonly made: number;
}

const CREDITS: Credits = { patience: 20, start: 200, compared: 4, made: 10 };

/** The number of examples that are kept: one for each kind of object in most packages. */
const MOST = 16;
/** The length, in characters, above which items are not compared: large ones are few and seldom alike. */
const LARGEST = 1 << 16;
/** The number of remembered items that match no example, kept for comparison with later ones. */
const MOST_SEEN = 500;

/** An example, and the shape of the items that it can match. */
interface Known {
  readonly example: Example;
  readonly shape: string;
}

/**
 * Returns a reader that keeps examples for the items of one list. An item that matches none becomes an example when an
 * earlier item had the same shape, or at once if `patience` is 0.
 */
export function readByExample({ patience, start, compared, made }: Credits = CREDITS): ReadLike {
  const known: Known[] = [];
  const seen = new Map<string, string>();
  let credit = start;
  let asked = 0;
  /** Moves the example that matched last to the front. */
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

/** Remembers an item and returns the earlier one of about the same length and the same kind, whose place it takes. */
function exchange(seen: Map<string, string>, text: string): string | undefined {
  const kind = text.indexOf("kind:");
  const sort = `${Math.round(20 * Math.log(text.length))}${kind < 0 ? "" : text.slice(kind, endOfLine(text, kind))}`;
  const last = seen.get(sort);
  if (last !== undefined || seen.size < MOST_SEEN) seen.set(sort, text);
  return last;
}

/** A cheap fingerprint that similar items have in common: the number of lines, and the key of every fourth line. */
function shapeOf(text: string): string {
  let shape = "";
  let lines = 1;
  for (let feed = text.indexOf("\n"); feed >= 0; feed = text.indexOf("\n", feed + 1)) {
    if (++lines % 4 === 0) shape += keyOfLine(text, feed + 1);
  }
  return `${shape}${lines}`;
}

/** A line's indentation and key. For a list entry or a comment only the dash or `#`, as the rest may differ. */
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
