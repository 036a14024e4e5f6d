import type { FileChange } from "./changes.ts";

const CONTEXT = 3;

/** One line of a diff: kept, removed or added. */
type DiffLine = readonly [" " | "-" | "+", string];

/** A change as a unified diff with three lines of context, as `diff -u` and git write it; `""` without a difference. */
export function unifiedDiff({ path, before, after }: FileChange): string {
  const lines = diffLines(linesOf(before), linesOf(after));
  const changed = lines.flatMap(([sign], at) => (sign === " " ? [] : [at]));
  if (changed.length === 0) return "";
  const name = (text: string | undefined, prefix: string): string =>
    text === undefined ? "/dev/null" : `${prefix}/${path}`;
  const hunks: string[] = [];
  for (let next = 0; next < changed.length; ) {
    const first = changed[next] ?? 0;
    let last = first;
    while (next < changed.length && (changed[next] ?? 0) - last <= 2 * CONTEXT) last = changed[next++] ?? last;
    hunks.push(hunk(lines, Math.max(0, first - CONTEXT), Math.min(lines.length, last + CONTEXT + 1)));
  }
  return `--- ${name(before, "a")}\n+++ ${name(after, "b")}\n${hunks.join("")}`;
}

function linesOf(text: string | undefined): readonly string[] {
  return text === undefined || text === "" ? [] : (text.match(/[^\n]*\n|[^\n]+$/g) ?? []);
}

function hunk(lines: readonly DiffLine[], from: number, to: number): string {
  const range = (skip: "-" | "+"): string => {
    const start = lines.slice(0, from).filter(([sign]) => sign !== skip).length;
    const count = lines.slice(from, to).filter(([sign]) => sign !== skip).length;
    return `${count === 0 ? start : start + 1}${count === 1 ? "" : `,${count}`}`;
  };
  const body = lines
    .slice(from, to)
    .map(([sign, line]) => `${sign}${line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`}`);
  return `@@ -${range("+")} +${range("-")} @@\n${body.join("")}`;
}

/** Myers' greedy algorithm on what is left between the common start and the common end. */
function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1;
  const same = (line: string): DiffLine => [" ", line];
  return [
    ...before.slice(0, start).map(same),
    ...shortestEdit(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

function shortestEdit(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const trace: Map<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let cost = 0; ; cost += 1) {
    trace.push(reached);
    const next = new Map(reached);
    for (let diagonal = -cost; diagonal <= cost; diagonal += 2) {
      const down =
        diagonal === -cost || (diagonal !== cost && (next.get(diagonal - 1) ?? -1) < (next.get(diagonal + 1) ?? -1));
      let x = down ? (next.get(diagonal + 1) ?? 0) : (next.get(diagonal - 1) ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(before, after, [...trace, next]);
    }
    reached = next;
  }
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  trace: readonly Map<number, number>[],
): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let x = before.length;
  let y = after.length;
  for (let cost = trace.length - 2; cost >= 0; cost -= 1) {
    const reached = trace[cost] ?? new Map<number, number>();
    const diagonal = x - y;
    const down =
      diagonal === -cost ||
      (diagonal !== cost && (reached.get(diagonal - 1) ?? -1) < (reached.get(diagonal + 1) ?? -1));
    const fromX = reached.get(down ? diagonal + 1 : diagonal - 1) ?? 0;
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      lines.push([" ", before[x] ?? ""]);
    }
    if (cost === 0) break;
    if (down) lines.push(["+", after[--y] ?? ""]);
    else lines.push(["-", before[--x] ?? ""]);
  }
  return lines.reverse();
}
