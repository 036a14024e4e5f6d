import type { Json } from "../../../object/index.ts";
import { changedStatus } from "../changes.ts";
import { reported, sumCounters } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { TemplateRule } from "../rule.ts";
import { POD_DISRUPTION_BUDGET_STATUS } from "../shapes.ts";
import type { Wire } from "../wire.ts";

const COUNTERS = ["currentHealthy", "desiredHealthy", "disruptionsAllowed", "expectedPods"];

/** The rule for a PodDisruptionBudget: counters are summed; a disrupted pod is `<cluster>/<pod>`. */
export const POD_DISRUPTION_BUDGET: TemplateRule = {
  group: "policy",
  version: "v1",
  kind: "PodDisruptionBudget",
  shape: POD_DISRUPTION_BUDGET_STATUS,
  aggregate: (input) => {
    const disruptedPods = Object.fromEntries(
      reported(input.members).flatMap(({ cluster, status }) => disrupted(cluster, status["disruptedPods"] as Wire)),
    );
    const next = { ...sumCounters(input, COUNTERS), disruptedPods, ...mergeConditions(input) };
    return changedStatus(input.status, next);
  },
};

function disrupted(cluster: string, pods: Wire = {}): readonly (readonly [string, Json])[] {
  return Object.entries(pods).map(([pod, time]) => [`${cluster}/${pod}`, time]);
}
