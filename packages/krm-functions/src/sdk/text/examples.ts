import { type Example, makeExample } from "./example.ts";
import type { Origin } from "./item-problem.ts";
import { learnFrom, type Reading, readLike } from "./read-like.ts";
import type { ListSlot } from "./read-tree.ts";
import { SourceError } from "./source-error.ts";
import { NotUnderstood } from "./source-node.ts";

/** Reads an item of a list by the example of those before it, if it is like one of them. */
export type Examples = (origin: Origin, slot: ListSlot) => Reading | undefined;

/** How many are kept: one for each kind of object of most packages. */
const MOST = 16;
/** Larger items are few, and seldom alike. */
const LARGEST = 1 << 16;
/** What an item that is like none costs, counted in items that are like one; and for how many that is paid in advance. */
const COST = 10;
const CREDIT = 200;
/** How many items are read without: of a few none is worth to become an example. */
const PATIENCE = 20;

/**
 * Examples for the items of one list. An item that is like none of them becomes one; where that happens too often the
 * items have not much in common, and it ends.
 */
export function newExamples(patience: number = PATIENCE): Examples {
  const known: Example[] = [];
  let credit = CREDIT;
  let asked = 0;
  /** The one that was needed last stands first. */
  const keep = (example: Example, at: number): void => {
    if (known[at] === example && at === 0) return;
    known.splice(at, 1);
    known.unshift(example);
  };
  return (origin, slot) => {
    if (asked++ < patience || credit <= 0 || origin.end - origin.start > LARGEST) return undefined;
    for (const [at, example] of known.entries()) {
      const reading = attempt(() => readLike(example, origin, slot));
      if (reading === undefined) continue;
      credit = Math.min(credit + 1, CREDIT);
      keep(example, at);
      return reading;
    }
    for (const [at, example] of known.entries()) {
      const more = attempt(() => learnFrom(example, origin));
      if (more === undefined) continue;
      credit--;
      keep(more, at);
      return attempt(() => readLike(more, origin, slot));
    }
    credit -= COST;
    const { list, start, end } = origin;
    const example = attempt(() => makeExample(list.slice(start, end), slot));
    if (example === undefined) return undefined;
    keep(example, MOST - 1);
    return attempt(() => readLike(example, origin, slot));
  };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotUnderstood || error instanceof SourceError) return undefined;
    throw error;
  }
}
