import type { ItemRange } from "../item/origin.ts";
import { endOfFlowPlain, endOfPlain, endOfQuoted, startsPlain } from "../yaml/read-inline.ts";
import { endOfLine, isSpaceOrEnd } from "../yaml/scan-lines.ts";
import type { ListSlot } from "../yaml/source-node.ts";
import { type Example, type ExampleReading, placeLike, type Span } from "./example.ts";

/** An item in the text of its list. */
type ItemInList = Omit<ItemRange, "offset"> & { readonly list: string };

/** Finds out whether an item matches an example, and the end of each hole. Throws `NotUnderstood`. */
export function readLike(
  example: Example,
  { list, start, end }: ItemInList,
  slot: ListSlot,
): ExampleReading | undefined {
  const { fixed, holes } = example;
  const ends: number[] = [];
  let at = start;
  for (let i = 0; i < holes.length; i++) {
    const before = fixed[i] ?? "";
    const word = at + before.length;
    if (list.slice(at, word) !== before) return undefined;
    at = endOfWord(list, word, end, holes[i]?.kind);
    if (at < 0) return undefined;
    ends.push(at - start);
  }
  const behind = fixed[holes.length] ?? "";
  if (at + behind.length !== end || list.slice(at, end) !== behind) return undefined;
  const reading = { example, list, start, ends };
  return slot.column === example.slot.column && slot.dash === placeLike(reading, example.slot.dash)
    ? reading
    : undefined;
}

/**
 * The end of a hole's content, if the fast reader would read it as one scalar or comment, so that all text after it
 * reads as in the example; -1 if not.
 */
function endOfWord(text: string, at: number, limit: number, kind: Span["kind"] | undefined): number {
  if (kind === "comment") return endOfLine(text, at);
  const code = text.charCodeAt(at);
  if (code === 34 || code === 39) {
    const end = endOfQuoted(text, at, limit);
    return code === 34 && text.slice(at, end).includes("\\") ? -1 : end;
  }
  if (isSpaceOrEnd(code) || !startsPlain(text, at)) return -1;
  const end = kind === "flow" ? endOfFlowPlain(text, at, limit) : endOfPlain(text, at, limit);
  return end > at ? end : -1;
}

/**
 * The further holes that would make an item match an example, if the two differ only in such ranges. Throws
 * `NotUnderstood`.
 */
export function holesFor(example: Example, { list, start, end }: ItemInList): readonly Span[] | undefined {
  const { text, holes, spans } = example;
  const more: Span[] = [];
  let at = 0;
  let to = start;
  for (;;) {
    const same = commonLength(text, at, list, to, end);
    if (at + same === text.length && to + same === end) return more;
    const known = holes.find((hole) => hole.start >= at);
    const hole = known !== undefined && known.start <= at + same ? known : spanAt(spans, at, at + same);
    if (hole === undefined) return undefined;
    if (hole !== known) more.push(hole);
    to = endOfWord(list, to + hole.start - at, end, hole.kind);
    if (to < 0) return undefined;
    at = hole.end;
  }
}

function spanAt(spans: readonly Span[], from: number, at: number): Span | undefined {
  return spans.find(({ start, end }) => start >= from && start <= at && at <= end);
}

/** The number of characters that are compared at once. */
const CHUNK = 64;

function isSame(a: string, at: number, b: string, to: number): boolean {
  return a.slice(at, at + CHUNK) === b.slice(to, to + CHUNK);
}

function commonLength(a: string, at: number, b: string, to: number, end: number): number {
  const most = Math.min(a.length - at, end - to);
  let same = 0;
  while (same + CHUNK <= most && isSame(a, at + same, b, to + same)) same += CHUNK;
  while (same < most && a.charCodeAt(at + same) === b.charCodeAt(to + same)) same++;
  return same;
}
