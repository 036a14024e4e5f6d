import {
  type Condition,
  escapeControl,
  formatPath,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refOf,
  truncate,
} from "../object/index.ts";
import { derivationsFor, mechanismsFor } from "./choose.ts";
import { sameValue, valueAt } from "./draft.ts";
import type { Effect } from "./effect.ts";
import type { Catalogue } from "./mechanism.ts";

/** Two writers that keep undoing each other's change of one field. */
export interface Fight {
  readonly ref: ObjectRef;
  readonly field: string;
  /** How often the value went back to what it had been one version before. */
  readonly reverts: number;
  /** Field managers that owned the field, in the order of their first write; fewer than two where the history does not say. */
  readonly writers: readonly string[];
  /** Effects that stop one of the two while the fight is looked into; empty if the kind has none. */
  readonly holdWouldStop: readonly Effect[];
}

export interface FightOptions {
  readonly catalogue: Catalogue;
  /** Reverts of one field that make a fight. Default 2: there and back is a correction, twice is a pattern. */
  readonly reverts?: number;
}

/** What stops a controller from writing. */
const STOPS_WRITING: ReadonlySet<Effect> = new Set(["reconcile", "delivery", "ownership", "rollout"]);

/**
 * Finds fields of `spec`, labels and annotations that are changed back and forth in successive versions of one object, in
 * any order of the input: `metadata.generation` orders them, and within one the `resourceVersion`, as labels and
 * annotations do not count in a generation. A version seen twice is one. Lists count as one value.
 */
export function findFights(
  versions: readonly KubeObject[],
  { catalogue, reverts = 2 }: FightOptions,
): readonly Fight[] {
  const history = inOrder(versions);
  const [first] = history;
  if (first === undefined) return [];
  const ref = refOf(first);
  return changedPaths(history).flatMap((path): readonly Fight[] => {
    const found = countReverts(history, path);
    if (found < reverts) return [];
    const known = [...mechanismsFor(catalogue, ref), ...derivationsFor(catalogue, ref)].map(({ effect }) => effect);
    return [
      {
        ref,
        field: formatPath(path),
        reverts: found,
        writers: [...new Set(history.flatMap((version) => ownerOf(version, path)))],
        holdWouldStop: [...new Set(known.filter((effect) => STOPS_WRITING.has(effect)))],
      },
    ];
  });
}

/** Oldest first, each once. A version without a generation and a resourceVersion says nothing about order and is left out. */
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

/** The places that differ between two neighbours, sorted. */
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
/** Records of what was applied, and of holds: they follow what is fought about. */
const IGNORED = /^(?:kubectl\.kubernetes\.io\/last-applied-configuration|(?:saved\.)?hold\.landfall\.dev\/.*)$/;

function differences(before: unknown, after: unknown, path: Path): readonly Path[] {
  if (!isMap(before) || !isMap(after)) {
    return sameValue(valueAt({ v: before }, ["v"]), valueAt({ v: after }, ["v"])) ? [] : [path];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(readPath(before, [key]), readPath(after, [key]), [...path, key]));
}

function isMap(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function countReverts(history: readonly KubeObject[], path: Path): number {
  const values = history.map((version) => valueAt(version, path));
  const distinct = values.filter((value, index) => {
    const before = values[index - 1];
    return before === undefined || !sameValue(before, value);
  });
  return distinct.filter((value, index) => {
    const earlier = distinct[index - 2];
    return earlier !== undefined && sameValue(earlier, value);
  }).length;
}

/** The managers that `metadata.managedFields` says own a field. */
function ownerOf(version: KubeObject, path: Path): readonly string[] {
  const entries = readPath(version, ["metadata", "managedFields"]);
  if (!Array.isArray(entries)) return [];
  const inFields = path.map((segment) => `f:${segment}`);
  return entries
    .filter((entry: unknown) => readPath(entry, ["fieldsV1", ...inFields]) !== undefined)
    .flatMap((entry: unknown) => readString(entry, ["manager"]) ?? []);
}

/** Of a condition's message. */
const LONGEST_MESSAGE = 1024;

/** The condition `Fighting` of an object: which fields, who writes them, and which hold would stop one of the two. */
export function fightingCondition(fights: readonly Fight[]): Condition {
  const [first] = fights;
  if (first === undefined) {
    return { type: "Fighting", status: "False", reason: "NoReverts", message: "no field is changed back and forth" };
  }
  const message = fights.map(({ field, reverts, writers, holdWouldStop }) => {
    const who = writers.length === 0 ? "" : ` by ${writers.join(" and ")}`;
    const advice = holdWouldStop.length === 0 ? "" : `; hold ${holdWouldStop.join(" or ")} to stop one of them`;
    return `${field} was changed back ${reverts} times${who}${advice}`;
  });
  return {
    type: "Fighting",
    status: "True",
    reason: "Reverts",
    message: truncate(escapeControl(message.join("; ")), LONGEST_MESSAGE),
  };
}
