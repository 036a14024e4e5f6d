import { type KubeObject, type ObjectRef, type Problem, parseTime, type Result, refOf } from "../../object/index.ts";
import { type StatusSnapshot, validateStatusSnapshot } from "../../schemas/generated/status-snapshot.ts";

type Spec = StatusSnapshot["spec"];

/** The content of a StatusSnapshot, without the metadata that belongs to the package. */
export interface Snapshot extends Pick<Spec, "cluster" | "observedAt" | "items"> {
  readonly ref: ObjectRef;
  readonly samples?: Spec["samples"] | undefined;
  /** Labels of the cluster, from the snapshot. */
  readonly labels?: { readonly [label: string]: string } | undefined;
  /** `observedAt` in milliseconds; absent if the time is not in the calendar. */
  readonly time?: number | undefined;
}

/** Returns whether an object is a StatusSnapshot, valid or not. */
export function isSnapshot(object: KubeObject): boolean {
  if (object.kind !== "StatusSnapshot") return false;
  return refOf(object).group === "landfall.dev";
}

/** Reads a StatusSnapshot. Problems, each with its ref: those of the schema. */
export function readSnapshot(object: KubeObject): Result<Snapshot> {
  const ref = refOf(object);
  const problems = validateStatusSnapshot(object).map((problem): Problem => ({ ...problem, ref }));
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  const { metadata, spec } = object as StatusSnapshot;
  const { cluster, observedAt, items, samples } = spec;
  const value = { ref, cluster, observedAt, items, samples, labels: metadata.labels, time: parseTime(observedAt) };
  return { ok: true, value, problems };
}
