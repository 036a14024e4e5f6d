import { type Example, makeExample } from "./example.ts";
import type { Origin } from "./item-problem.ts";
import { learnFrom, type Reading, readLike } from "./read-like.ts";
import type { ListSlot } from "./read-tree.ts";
import { endOfLine, skipSpaces } from "./scan-lines.ts";
import { SourceError } from "./source-error.ts";
import { NotUnderstood } from "./source-node.ts";

/** Reads an item of a list by the example of those before it, if it is like one of them. */
export type Examples = (origin: Origin, slot: ListSlot) => Reading | undefined;

/** How many are kept: one for each kind of object of most packages. */
const MOST = 16;
/** Larger items are few, and seldom alike. */
const LARGEST = 1 << 16;
/** What to compare two items and to make an example costs, in items that are like one; and how many are paid in advance. */
const COMPARED = 4;
const MADE = 10;
const CREDIT = 200;
/** How many items are remembered that are like none, to be compared with a later one. */
const MOST_SEEN = 500;
/** How many items are read without: of a few none is worth to become an example. */
const PATIENCE = 20;

/** An example, and the shape of what it is good for. */
interface Known {
  readonly example: Example;
  readonly shape: string;
}

/**
 * Examples for the items of one list. An item that is like none of them becomes one when it has the shape of another; where
 * that happens too often, or too often not, the items have not much in common, and it ends. Without `patience` each item may
 * become an example at once.
 */
export function newExamples(patience: number = PATIENCE): Examples {
  const known: Known[] = [];
  const seen = new Map<string, string>();
  let credit = CREDIT;
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
      const reading = attempt(() => readLike(one.example, origin, slot));
      if (reading === undefined) continue;
      credit = Math.min(credit + 1, CREDIT);
      keep(one, at);
      return reading;
    }
    const text = origin.list.slice(origin.start, origin.end);
    const neighbour = patience === 0 ? text : exchange(seen, text);
    if (neighbour === undefined) return undefined;
    const shape = shapeOf(text);
    credit -= COMPARED;
    if (shapeOf(neighbour) !== shape) return undefined;
    for (const [at, one] of known.entries()) {
      const more = one.shape === shape ? attempt(() => learnFrom(one.example, origin)) : undefined;
      if (more === undefined) continue;
      keep({ example: more, shape }, at);
      return attempt(() => readLike(more, origin, slot));
    }
    credit -= MADE;
    const example = attempt(() => makeExample(text, slot));
    if (example === undefined) return undefined;
    keep({ example, shape }, MOST - 1);
    return attempt(() => readLike(example, origin, slot));
  };
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
