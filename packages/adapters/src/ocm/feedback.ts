import { type Condition, findCondition, type KubeObject, readPath, readString } from "@landfall/core/object";
import { type Cause, listAt, STARTING, UNHEALTHY } from "../delivery.ts";
import { configsOf, metaField, rulesOf } from "./manifest-config.ts";

/** The counts that the agent's rule `WellKnownStatus` reports of a kind: those that run, and all. */
const COUNTS: { readonly [kind: string]: readonly [available: string, all: string] | undefined } = {
  "apps/Deployment": ["AvailableReplicas", "Replicas"],
  "apps/DaemonSet": ["NumberAvailable", "DesiredNumberScheduled"],
};

/**
 * Returns that an object does not run as a whole, by the values that the agent reports where the work asks for
 * `WellKnownStatus`. They tell neither a generation nor whether what runs is new, so that they never prove that an object
 * has landed. Undefined if they say nothing.
 */
export function unreadyByFeedback(
  work: KubeObject,
  entry: unknown,
  conditions: readonly Condition[],
): Cause | undefined {
  if (findCondition(conditions, "StatusFeedbackSynced")?.status !== "True") return undefined;
  const configs = configsOf(work, entry);
  const rules = rulesOf(configs, "feedbackRules");
  if (rules.length !== 1 || readString(rules[0], ["type"]) !== "WellKnownStatus") return undefined;
  const values = new Map(
    listAt(entry, ["statusFeedback", "values"]).map((value) => [readString(value, ["name"]) ?? "", value] as const),
  );
  const kind = `${metaField(entry, "group")}/${metaField(entry, "kind")}`;
  const counts = COUNTS[kind];
  if (counts !== undefined) return unreadyByCount(values, counts, kind, declaredReplicas(work, entry, configs));
  const [phase, ready, complete] = ["PodPhase", "PodReady", "JobComplete"].map((name) =>
    readString(values.get(name), ["fieldValue", "string"]),
  );
  if (kind === "/Pod" && phase === "Failed")
    return { verdict: UNHEALTHY, reason: "PodFailed", message: "the Pod has failed" };
  if (kind === "/Pod" && phase !== "Succeeded" && ready !== "True") return unready("the Pod is not ready");
  if (kind === "batch/Job" && complete !== "True") return unready("the Job is not complete");
  return undefined;
}

/** The agent leaves out a count of nothing, as the object does. */
function unreadyByCount(
  values: ReadonlyMap<string, unknown>,
  names: readonly [string, string],
  kind: string,
  declared: number,
): Cause | undefined {
  const [available, all] = names.map((name) => {
    const count = readPath(values.get(name), ["fieldValue", "integer"]);
    return typeof count === "number" ? count : 0;
  }) as [number, number];
  const wanted = Math.max(all, kind === "apps/Deployment" ? declared : 0);
  return available < wanted ? unready(`${available} of ${wanted} are available`) : undefined;
}

function unready(message: string): Cause {
  return { verdict: STARTING, reason: "NotReady", message };
}

/** The replicas that the work gives the object; none where fields of it are left to the cluster. */
function declaredReplicas(work: KubeObject, entry: unknown, configs: readonly unknown[]): number {
  const isLeft = configs.some((config) => {
    const type = readString(config, ["updateStrategy", "type"]) ?? "Update";
    const ignored = listAt(config, ["updateStrategy", "serverSideApply", "ignoreFields"]);
    return !["Update", "ServerSideApply"].includes(type) || ignored.length > 0;
  });
  if (isLeft) return 0;
  const manifest = listAt(work, ["spec", "workload", "manifests"]).find(
    (one) =>
      readString(one, ["kind"]) === metaField(entry, "kind") &&
      readString(one, ["metadata", "name"]) === metaField(entry, "name") &&
      readString(one, ["metadata", "namespace"]) === metaField(entry, "namespace"),
  );
  const replicas = readPath(manifest, ["spec", "replicas"]);
  return typeof replicas === "number" ? replicas : 0;
}
