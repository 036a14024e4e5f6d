import { type KubeObject, type Problem, refOf } from "@landfall/core/object";

/** Whether an object of a directory can have a state; objects for pipelines only have none. */
export function hasState(object: KubeObject): boolean {
  const { group, kind } = refOf(object);
  if (group === "fn.landfall.dev" || (group === "kpt.dev" && kind === "Kptfile")) return false;
  const isLocalConfig = object.metadata?.annotations?.["config.kubernetes.io/local-config"] === "true";
  return !isLocalConfig || object.status !== undefined;
}

/** The hint for a fleet package without any snapshot. */
export function lacksSnapshots(objects: readonly KubeObject[], path: string): readonly Problem[] {
  const isFleet = objects.some(
    (object) => refOf(object).group === "fn.landfall.dev" && object.kind === "AggregateStatus",
  );
  if (!isFleet) return [];
  const message = "there is no StatusSnapshot here, so nothing is known of the clusters";
  const hint = `make one of each: kubectl get ... -o json | landfall snapshot --cluster NAME --into ${path}`;
  return [{ code: "NoSnapshot", severity: "warning", message, hint }];
}
