import { computeAlwaysReady } from "./kinds/always-ready.ts";
import { computeCustomResourceDefinition } from "./kinds/custom-resource-definition.ts";
import { computeDaemonSet } from "./kinds/daemon-set.ts";
import { computeDeployment } from "./kinds/deployment.ts";
import { computeJob } from "./kinds/job.ts";
import { computePersistentVolumeClaim } from "./kinds/persistent-volume-claim.ts";
import { computePod } from "./kinds/pod.ts";
import { computePodDisruptionBudget } from "./kinds/pod-disruption-budget.ts";
import { computeReplicaSet } from "./kinds/replica-set.ts";
import { computeService } from "./kinds/service.ts";
import { computeStatefulSet } from "./kinds/stateful-set.ts";
import type { Rule } from "./rule.ts";

/** The built-in rules. A rule holds for every version of its group and kind, and for no other group. */
const RULES: readonly (readonly [group: string, kind: string, rule: Rule])[] = [
  ["", "ConfigMap", computeAlwaysReady],
  ["", "PersistentVolumeClaim", computePersistentVolumeClaim],
  ["", "Pod", computePod],
  ["", "Secret", computeAlwaysReady],
  ["", "Service", computeService],
  ["apiextensions.k8s.io", "CustomResourceDefinition", computeCustomResourceDefinition],
  ["apps", "DaemonSet", computeDaemonSet],
  ["apps", "Deployment", computeDeployment],
  ["apps", "ReplicaSet", computeReplicaSet],
  ["apps", "StatefulSet", computeStatefulSet],
  ["batch", "CronJob", computeAlwaysReady],
  ["batch", "Job", computeJob],
  ["extensions", "DaemonSet", computeDaemonSet],
  ["extensions", "Deployment", computeDeployment],
  ["extensions", "ReplicaSet", computeReplicaSet],
  ["policy", "PodDisruptionBudget", computePodDisruptionBudget],
];

/**
 * Keyed by kind, then by group: two lookups of strings that exist, where `group/kind` would be a new one. Go
 * does join them, and takes the core group's kind alone, so there the kind `apps/Deployment` is one too.
 */
const BY_KIND: ReadonlyMap<string, ReadonlyMap<string, Rule>> = indexRules();

function indexRules(): ReadonlyMap<string, ReadonlyMap<string, Rule>> {
  const index = new Map<string, Map<string, Rule>>();
  const add = (group: string, kind: string, rule: Rule): void => {
    index.set(kind, (index.get(kind) ?? new Map<string, Rule>()).set(group, rule));
  };
  for (const [group, kind, rule] of RULES) {
    add(group, kind, rule);
    if (group !== "") add("", `${group}/${kind}`, rule);
  }
  return index;
}

/** The rule for an object, or `undefined`. An `apiVersion` with two slashes has no group, and no rule. */
export function findRule(apiVersion: string, kind: string): Rule | undefined {
  const groups = BY_KIND.get(kind);
  if (groups === undefined) return undefined;
  const slash = apiVersion.indexOf("/");
  if (slash < 0) return groups.get("");
  return apiVersion.includes("/", slash + 1) ? undefined : groups.get(apiVersion.slice(0, slash));
}
