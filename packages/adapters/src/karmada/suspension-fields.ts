import { type KubeObject, type Path, readPath } from "@landfall/core/object";

/** The field of a policy or binding that suspends all clusters. The API refuses it together with names. */
export const DISPATCHING: Path = ["spec", "suspension", "dispatching"];
/** The field of a policy or binding that suspends the named clusters. */
export const DISPATCHING_ON: Path = ["spec", "suspension", "dispatchingOnClusters", "clusterNames"];

/** Before v1.15 a label stopped a Work, and in between an annotation of the same name. Both are read, never written. */
const INSTRUCTIONS: readonly Path[] = ["labels", "annotations"].map((map) => [
  "metadata",
  map,
  "propagation.karmada.io/instruction",
]);

/** The instructions of older releases that stop a Work. */
export function suppressedBy(work: KubeObject): readonly Path[] {
  return INSTRUCTIONS.filter((path) => readPath(work, path) === "suppressed");
}
