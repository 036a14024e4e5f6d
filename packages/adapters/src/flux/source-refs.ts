import { type KubeObject, type ObjectRef, type Path, readPath, readString, refOf } from "@landfall/core/object";
import type { FindObject } from "../systems/contract.ts";

const GROUP = "source.toolkit.fluxcd.io";
const NAMED_AT: readonly Path[] = [
  ["spec", "sourceRef"],
  ["spec", "chartRef"],
];
const KIND: Path = ["kind"];
const NAME: Path = ["name"];
const NAMESPACE: Path = ["namespace"];

/**
 * Returns the sources that a Flux object names, in its own namespace by default; the chart of a HelmRelease may be one
 * too.
 */
export function sourceRefs(object: KubeObject): readonly ObjectRef[] {
  return NAMED_AT.flatMap((path) => sourceRefAt(object, path) ?? []);
}

/** Returns the first source that a Flux object names and that exists. */
export function findSource(object: KubeObject, find: FindObject): KubeObject | undefined {
  for (const ref of sourceRefs(object)) {
    const source = find(ref);
    if (source !== undefined) return source;
  }
  return undefined;
}

/** Returns the source that an object names at a path. */
export function sourceRefAt(object: KubeObject, path: Path): ObjectRef | undefined {
  const named = readPath(object, path);
  const kind = readString(named, KIND);
  const name = readString(named, NAME);
  if (kind === undefined || name === undefined) return undefined;
  return { group: GROUP, kind, namespace: readString(named, NAMESPACE) ?? refOf(object).namespace, name };
}
