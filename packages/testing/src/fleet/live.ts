import { type Json, type KubeObject, type Path, readPath, refKey, refOf, sha256Hex } from "@landfall/core/object";

/** A map of JSON values. */
export interface JsonMap {
  readonly [key: string]: Json;
}

/** An object as it is written in a package. */
export interface DesiredObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: { readonly [key: string]: string };
    readonly annotations?: { readonly [key: string]: string };
  };
  readonly spec?: JsonMap;
}

/** An object as an API server returns it. */
export interface SimulatedObject extends DesiredObject {
  readonly metadata: DesiredObject["metadata"] & {
    readonly uid: string;
    readonly generation: number;
    readonly creationTimestamp: string;
    readonly ownerReferences?: readonly {
      readonly apiVersion: string;
      readonly kind: string;
      readonly name: string;
      readonly uid: string;
      readonly controller: boolean;
    }[];
  };
  readonly status?: JsonMap;
}

/** Annotations that kpt keeps on objects in files and that are not applied. */
const ONLY_IN_FILES = /^(?:internal\.)?config\.(?:kubernetes|k8s)\.io\/(?!depends-on$)/;

/**
 * The object on an API server after an apply: a new object with a uid, or the existing one with the new spec, labels
 * and annotations, its status, and the next generation if the spec changed.
 */
export function applyObject(
  cluster: string,
  previous: SimulatedObject | undefined,
  desired: DesiredObject,
  now: string,
): SimulatedObject {
  const annotations = Object.entries(desired.metadata.annotations ?? {}).filter(([key]) => !ONLY_IN_FILES.test(key));
  const sameSpec = previous !== undefined && JSON.stringify(previous.spec) === JSON.stringify(desired.spec);
  return {
    apiVersion: desired.apiVersion,
    kind: desired.kind,
    metadata: {
      name: desired.metadata.name,
      ...(desired.metadata.namespace === undefined ? {} : { namespace: desired.metadata.namespace }),
      uid: previous?.metadata.uid ?? uidOf(cluster, desired),
      generation: (previous?.metadata.generation ?? 0) + (sameSpec ? 0 : 1),
      creationTimestamp: previous?.metadata.creationTimestamp ?? now,
      ...(desired.metadata.labels === undefined ? {} : { labels: desired.metadata.labels }),
      ...(annotations.length === 0 ? {} : { annotations: Object.fromEntries(annotations) }),
    },
    ...(desired.spec === undefined ? {} : { spec: desired.spec }),
    ...(previous?.status === undefined ? {} : { status: previous.status }),
  };
}

/** A uid that depends only on the cluster and the object's ref. */
export function uidOf(cluster: string, object: KubeObject): string {
  const hex = sha256Hex(`${cluster}\0${refKey(refOf(object))}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/** Finds the object with this ref in a list. */
export function findObject(objects: readonly SimulatedObject[], wanted: KubeObject): SimulatedObject | undefined {
  const key = refKey(refOf(wanted));
  return objects.find((object) => refKey(refOf(object)) === key);
}

/** The text at a path, or `""`. */
export function textAt(object: unknown, path: Path): string {
  const value = readPath(object, path);
  return typeof value === "string" ? value : "";
}

/** Makes a condition; `lastTransitionTime` is kept as long as the status is the same. */
export function condition(
  previous: SimulatedObject | undefined,
  type: string,
  status: "True" | "False" | "Unknown",
  fields: JsonMap,
  now: string,
): JsonMap {
  const list = readPath(previous, ["status", "conditions"]);
  const old = Array.isArray(list) ? list.find((entry) => readPath(entry, ["type"]) === type) : undefined;
  const since = textAt(old, ["lastTransitionTime"]);
  const moved = old === undefined || readPath(old, ["status"]) !== status;
  return { type, status, ...fields, lastTransitionTime: moved || since === "" ? now : since };
}

/** The whole seconds from one RFC 3339 time to another. */
export function secondsBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 1000);
}
