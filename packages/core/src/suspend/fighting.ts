import {
  formatPath,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  readString,
  refOf,
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
 * Finds fields of `spec` that are changed back and forth in successive versions of one object. Versions of the same
 * generation are one; order them by `metadata.generation`, in any order of the input. Lists count as one value.
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

/** One version a generation, oldest first. A version without a generation says nothing about order and is left out. */
function inOrder(versions: readonly KubeObject[]): readonly KubeObject[] {
  const byGeneration = new Map<number, KubeObject>();
  for (const version of versions) {
    const generation = version.metadata?.generation;
    if (typeof generation === "number" && !byGeneration.has(generation)) byGeneration.set(generation, version);
  }
  return [...byGeneration].sort(([a], [b]) => a - b).map(([, version]) => version);
}

/** The paths below `spec` that differ between two neighbours, sorted. */
function changedPaths(history: readonly KubeObject[]): readonly Path[] {
  const changed = new Map<string, Path>();
  for (const [index, after] of history.entries()) {
    const before = history[index - 1];
    if (before === undefined) continue;
    for (const path of differences(before.spec, after.spec, ["spec"])) changed.set(formatPath(path), path);
  }
  return [...changed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, path]) => path);
}

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
