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

/** The built-in rules. A rule applies to every version of its group and kind, and to no other group. */
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

interface Entry {
  /** The API group with a slash: `apps/`; `""` for the core group. */
  readonly prefix: string;
  /** The most frequent `apiVersion`, which is compared first because that is fast. */
  readonly usual: string;
  readonly rule: Rule;
}

/**
 * The rules of each kind. Go joins group and kind with a slash, and uses the kind alone for the core group; so a kind
 * `apps/Deployment` without a group has Deployment's rule in Go, and here too.
 */
const BY_KIND: ReadonlyMap<string, readonly Entry[]> = indexRules();

function indexRules(): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  const add = (prefix: string, kind: string, rule: Rule): void => {
    const entries = index.get(kind) ?? [];
    index.set(kind, [...entries, { prefix, usual: `${prefix}v1`, rule }]);
  };
  for (const [group, kind, rule] of RULES) {
    const prefix = group === "" ? "" : `${group}/`;
    add(prefix, kind, rule);
    if (prefix !== "") add("", prefix + kind, rule);
  }
  return index;
}

/** Returns the rule for an object, or `undefined`. An `apiVersion` with two slashes has no group, and no rule. */
export function findRule(apiVersion: string, kind: string): Rule | undefined {
  const entries = BY_KIND.get(kind);
  if (entries === undefined) return undefined;
  for (const { prefix, usual, rule } of entries) {
    if (apiVersion === usual || hasPrefix(apiVersion, prefix)) return rule;
  }
  return undefined;
}

/**
 * Returns whether an API version belongs to the group. The slash ends the group, and both `v1` and `/v1` belong to the
 * core group.
 */
function hasPrefix(apiVersion: string, prefix: string): boolean {
  const slash = apiVersion.indexOf("/");
  if (prefix === "" ? slash > 0 : slash !== prefix.length - 1 || !apiVersion.startsWith(prefix)) return false;
  return slash < 0 || apiVersion.indexOf("/", slash + 1) < 0;
}
