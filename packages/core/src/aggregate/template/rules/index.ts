import type { TemplateRule } from "../rule.ts";
import { CRON_JOB } from "./cron-job.ts";
import { HORIZONTAL_POD_AUTOSCALER } from "./horizontal-pod-autoscaler.ts";
import { JOB } from "./job.ts";
import { INGRESS, SERVICE } from "./load-balancer.ts";
import { PERSISTENT_VOLUME } from "./persistent-volume.ts";
import { PERSISTENT_VOLUME_CLAIM } from "./persistent-volume-claim.ts";
import { POD } from "./pod.ts";
import { POD_DISRUPTION_BUDGET } from "./pod-disruption-budget.ts";
import { WORKLOAD_RULES } from "./workload.ts";

const RULES: readonly TemplateRule[] = [
  ...WORKLOAD_RULES,
  HORIZONTAL_POD_AUTOSCALER,
  POD_DISRUPTION_BUDGET,
  POD,
  PERSISTENT_VOLUME,
  PERSISTENT_VOLUME_CLAIM,
  JOB,
  CRON_JOB,
  SERVICE,
  INGRESS,
];

const BY_KIND: ReadonlyMap<string, TemplateRule> = new Map(RULES.map((rule) => [`${rule.group}/${rule.kind}`, rule]));

/** Returns the rule for a group and kind, if there is one. */
export function findTemplateRule(group: string, kind: string): TemplateRule | undefined {
  return BY_KIND.get(`${group}/${kind}`);
}
