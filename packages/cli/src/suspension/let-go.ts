import { type ObjectRef, refKey, refOf } from "@landfall/core/object";
import { type Cause, readLedger } from "@landfall/core/suspend";
import type { Cell } from "../render/cell.ts";
import { commandLine } from "../render/command-line.ts";
import type { FoundSuspension } from "./find-suspensions.ts";
import { isWindow } from "./suspension-view.ts";

export const LET_GO_HEADING: readonly string[] = ["TO LET GO", "OF"];

/** Quotes paths for a shell. */
export function inShell(paths: readonly string[]): string {
  const words = paths.map((path) => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`));
  return words.map((word) => (word.startsWith("-") && word !== "-" ? `./${word}` : word)).join(" ");
}

const INDENT = "    ";

/** Formats the rows for a terminal that is too narrow for a table: each command by itself, with line continuations. */
export function letGoLines(rows: readonly (readonly Cell[])[], columns: number): string {
  return rows.map(([way, count]) => `${brokenCommand(way?.text ?? "", columns)}\n  ${count?.text ?? ""}\n`).join("");
}

function brokenCommand(command: string, columns: number): string {
  const lines: string[] = [];
  for (const word of command.split(/ (?=(?:[^']*'[^']*')*[^']*$)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 3 <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `${INDENT}${word}`);
  }
  return lines.join(" \\\n");
}

/**
 * The commands that release suspended objects, one row for each holder; and the number of those that no holder can
 * release. `path`: quoted for a shell. `isExplained`: whether `landfall explain` can tell there what a rollout waits for.
 */
export function letGoRows(
  found: readonly FoundSuspension[],
  path: string,
  isExplained: boolean,
): readonly (readonly Cell[])[] {
  const ways = new Map<string, Map<string, Cause>>();
  const things = thingsIn(found);
  const isLost = readLost(found);
  for (const suspension of found) {
    for (const { causes } of suspension.among.effects) {
      for (const cause of causes) {
        const way = isLost(suspension, cause) ? SAVED_GONE : wayOf(cause, path, isExplained);
        ways.set(way, (ways.get(way) ?? new Map<string, Cause>()).set(things(suspension, cause), cause));
      }
    }
  }
  const rows = [...ways].sort(([a], [b]) => (a < b ? -1 : 1));
  return rows.map(([way, things]) => [{ text: way }, { text: countOf(way, [...things.values()]) }]);
}

/** No plain command lets go of it: what to do is in the warning about it. */
const SAVED_GONE = "see the warning: what was saved is gone";
const BY_HAND = "take it back by hand";
const BY_ITSELF = "wait: a window opens by itself";

/**
 * Returns a function that tells whether what was saved for a hold is gone: on the object itself, or on its parent that is
 * held.
 */
function readLost(found: readonly FoundSuspension[]): (suspension: FoundSuspension, cause: Cause) => boolean {
  const homes = new Map<string, FoundSuspension[]>();
  for (const one of found) {
    const key = refKey(refOf(one.found.object));
    const others = homes.get(key);
    if (others === undefined) homes.set(key, [one]);
    else others.push(one);
  }
  return (suspension, { ref, hold }) => {
    if (hold === undefined) return false;
    const all = homes.get(refKey(ref)) ?? [];
    const inHome = all.filter((one) => one.found.subPackage === suspension.found.subPackage);
    const held = inHome.length > 0 ? inHome : all;
    return held.some(({ alone, found: { object } }) => {
      const isTold = alone.problems.some(({ code }) => code === "SavedLost");
      const ledger = isTold ? readLedger(object) : undefined;
      return ledger?.ok === true && !ledger.value.saved.has(hold.mechanism);
    });
  };
}

function wayOf({ hold, field, expired }: Cause, directory: string, isExplained: boolean): string {
  if (hold === undefined && !expired) return isWindow(field) ? BY_ITSELF : BY_HAND;
  if (hold === undefined || expired) return `landfall gc ${directory}`;
  if (hold.holder.startsWith("rollout/") && isExplained) return `landfall explain ${directory}`;
  return `landfall resume --holder ${commandLine(hold.holder)} ${directory}`;
}

/** Returns the object that a hold is on, in a file, however many other objects it affects. */
function thingsIn(found: readonly FoundSuspension[]): (suspension: FoundSuspension, cause: Cause) => string {
  const placeOf = ({ found: { file, object } }: FoundSuspension): string =>
    `${file.path}[${file.index ?? refKey(refOf(object))}]`;
  const keyOf = (home: string, ref: ObjectRef): string => `${home} ${refKey(ref)}`;
  const places = new Map(
    found.map((one) => [keyOf(one.found.subPackage, refOf(one.found.object)), placeOf(one)] as const),
  );
  return (suspension, { ref, field, hold }) => {
    const { object, subPackage } = suspension.found;
    const key = keyOf(subPackage, ref);
    const place = refKey(refOf(object)) === refKey(ref) ? placeOf(suspension) : (places.get(key) ?? key);
    return `${place} ${field} ${hold?.holder ?? ""} ${hold?.mechanism ?? ""}`;
  };
}

function countOf(way: string, causes: readonly Cause[]): string {
  const things = (one: string, many: string, count = causes.length): string => `${count} ${count === 1 ? one : many}`;
  if (way === BY_ITSELF) return things("window", "windows");
  if (way === BY_HAND) return `${things("switch", "switches")} that nobody claims`;
  if (way.startsWith("landfall gc ")) {
    const past = causes.filter(({ hold }) => hold !== undefined).length;
    const lost = causes.length - past;
    return [
      ...(past === 0 ? [] : [things("hold past its end", "holds past their end", past)]),
      ...(lost === 0 ? [] : [`${things("switch", "switches", lost)} of which the hold was taken away`]),
    ].join(", and ");
  }
  const holds = things("hold", "holds");
  return way.startsWith("landfall explain ") ? `${holds} of a rollout: it says what they wait for` : holds;
}
