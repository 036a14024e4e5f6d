import {
  type Condition,
  escapeControl,
  formatPath,
  formatRef,
  isMap,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refKey,
  refOf,
  truncate,
  type ValueOrAbsent,
} from "../../object/index.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { type HoldAdvice, holdsThatStopWriters } from "./writers-held.ts";

/** Two writers that keep undoing each other's change of one field. */
export interface Fight {
  readonly ref: ObjectRef;
  readonly field: string;
  /** How often the value returned to that of an earlier version. */
  readonly reverts: number;
  /** The two values between which it last changed, the newest last. */
  readonly between: readonly [ValueOrAbsent, ValueOrAbsent];
  /**
   * Field managers that wrote it, in the order of their first write; fewer than two if the history does not name them.
   */
  readonly writers: readonly string[];
  /**
   * Holds that would stop one of the writers during an investigation: on the object's deliverer, on its owner, or on
   * itself.
   */
  readonly holdWouldStop: readonly HoldAdvice[];
}

/** Options of `findFights`: the known switches, and how many reverts make a fight. */
export interface FightOptions {
  readonly catalogue: Catalogue;
  /** The number of reverts of one field that make a fight. Default: 2, since one revert may be a correction. */
  readonly reverts?: number;
}

/**
 * Finds fields of `spec`, labels and annotations that are changed back and forth in successive versions of objects.
 * Takes any number of objects in any order: the versions of one are ordered by `metadata.generation`, then by
 * `resourceVersion`, as labels and annotations do not count in a generation. A duplicate version counts once; an object
 * created anew (another uid) is another object. Lists count as one value. Takes linear time; the fights are sorted by
 * ref.
 */
export function findFights(
  versions: readonly KubeObject[],
  { catalogue, reverts = 2 }: FightOptions,
): readonly Fight[] {
  const byObject = new Map<string, KubeObject[]>();
  for (const version of versions) {
    const key = `${refKey(refOf(version))} ${readString(version, ["metadata", "uid"]) ?? ""}`;
    const others = byObject.get(key);
    if (others === undefined) byObject.set(key, [version]);
    else others.push(version);
  }
  const histories = [...byObject].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => inOrder(of));
  return histories.flatMap((history) => fightsIn(history, catalogue, reverts));
}

function fightsIn(history: readonly KubeObject[], catalogue: Catalogue, reverts: number): readonly Fight[] {
  const last = history.at(-1);
  if (last === undefined) return [];
  return changedPaths(history).flatMap((path): readonly Fight[] => {
    const values = valuesOf(history, path);
    const [before, after] = values.slice(-2);
    const found = countReverts(values);
    if (found < reverts || before === undefined || after === undefined) return [];
    return [
      {
        ref: refOf(last),
        field: formatPath(path),
        reverts: found,
        between: [before, after],
        writers: [...new Set(history.flatMap((version) => writersOf(version, path)))],
        holdWouldStop: holdsThatStopWriters(last, catalogue),
      },
    ];
  });
}

/**
 * Returns the versions, oldest first, each once. A version without generation or resourceVersion has no place in the
 * order and is left out.
 */
function inOrder(versions: readonly KubeObject[]): readonly KubeObject[] {
  const known = new Map<string, { readonly at: readonly [bigint, bigint]; readonly version: KubeObject }>();
  for (const version of versions) {
    const generation = version.metadata?.generation;
    const resourceVersion = readString(version, ["metadata", "resourceVersion"]);
    const numbered = resourceVersion !== undefined && /^\d{1,40}$/.test(resourceVersion);
    const counted = typeof generation === "number" && Number.isSafeInteger(generation);
    if (!counted && !numbered) continue;
    const at = [BigInt(counted ? generation : 0), numbered ? BigInt(resourceVersion) : 0n] as const;
    if (!known.has(at.join())) known.set(at.join(), { at, version });
  }
  return [...known.values()]
    .sort((a, b) => compare(a.at[0], b.at[0]) || compare(a.at[1], b.at[1]))
    .map(({ version }) => version);
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** Returns the paths that differ between two successive versions, sorted. */
function changedPaths(history: readonly KubeObject[]): readonly Path[] {
  const changed = new Map<string, Path>();
  for (const [index, after] of history.entries()) {
    const before = history[index - 1];
    if (before === undefined) continue;
    for (const root of ROOTS) {
      for (const path of differences(readPath(before, root) ?? {}, readPath(after, root) ?? {}, root)) {
        if (!IGNORED.test(String(path.at(-1)))) changed.set(formatPath(path), path);
      }
    }
  }
  return [...changed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, path]) => path);
}

const ROOTS: readonly Path[] = [["spec"], ["metadata", "labels"], ["metadata", "annotations"]];
/** Annotations that record applies and holds: they only follow the fields that are fought over. */
const IGNORED = /^(?:kubectl\.kubernetes\.io\/last-applied-configuration|(?:saved\.)?hold\.landfall\.dev\/.*)$/;

function differences(before: unknown, after: unknown, path: Path): readonly Path[] {
  if (!isMap(before) || !isMap(after)) {
    return sameValue(valueAt({ v: before }, ["v"]), valueAt({ v: after }, ["v"])) ? [] : [path];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(readPath(before, [key]), readPath(after, [key]), [...path, key]));
}

/** Returns the successive values at a path, without repetitions. */
function valuesOf(history: readonly KubeObject[], path: Path): readonly ValueOrAbsent[] {
  const values = history.map((version) => valueAt(version, path));
  return values.filter((value, index) => {
    const before = values[index - 1];
    return before === undefined || !sameValue(before, value);
  });
}

function countReverts(values: readonly ValueOrAbsent[]): number {
  return values.filter((value, index) => {
    const earlier = values[index - 2];
    return earlier !== undefined && sameValue(earlier, value);
  }).length;
}

/** Returns the owners of a field by `metadata.managedFields`; if there are several, those that wrote last. */
function writersOf(version: KubeObject, path: Path): readonly string[] {
  const entries = readPath(version, ["metadata", "managedFields"]);
  if (!Array.isArray(entries)) return [];
  const inFields = path.map((segment) => `f:${segment}`);
  const owners = entries
    .filter((entry: unknown) => readPath(entry, ["fieldsV1", ...inFields]) !== undefined)
    .map((entry: unknown) => ({ name: readString(entry, ["manager"]) ?? "", at: readString(entry, ["time"]) ?? "" }))
    .filter(({ name }) => name !== "");
  const latest = owners.reduce((time, { at }) => (at > time ? at : time), "");
  return owners.filter(({ at }) => at === latest).map(({ name }) => name);
}

/** The largest length of a condition's message, in characters. */
const LONGEST_MESSAGE = 1024;

/**
 * Returns the condition `Fighting` of an object: the fields, their writers, and the hold that would stop one of them.
 */
export function fightingCondition(fights: readonly Fight[]): Condition {
  const [first] = fights;
  if (first === undefined) {
    return { type: "Fighting", status: "False", reason: "NoReverts", message: "no field is changed back and forth" };
  }
  const message = fights.map(({ field, reverts, writers, holdWouldStop }) => {
    const who = writers.length === 0 ? "" : ` by ${writers.join(" and ")}`;
    const holds = holdWouldStop.map(({ ref, effect }) => `${effect} of ${formatRef(ref)}`);
    const advice = holds.length === 0 ? "" : `; hold ${holds.join(" or ")} to stop one of them`;
    return `${field} was changed back ${reverts} times${who}${advice}`;
  });
  return {
    type: "Fighting",
    status: "True",
    reason: "Reverts",
    message: truncate(escapeControl(message.join("; ")), LONGEST_MESSAGE),
  };
}
