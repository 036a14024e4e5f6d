import { changedStatus } from "../changes.ts";
import { sumCounters } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { TemplateRule } from "../rule.ts";
import { HORIZONTAL_POD_AUTOSCALER_STATUS } from "../shapes.ts";

/** The rule for a HorizontalPodAutoscaler: replicas are summed. */
export const HORIZONTAL_POD_AUTOSCALER: TemplateRule = {
  group: "autoscaling",
  version: "v2",
  kind: "HorizontalPodAutoscaler",
  shape: HORIZONTAL_POD_AUTOSCALER_STATUS,
  aggregate: (input) => {
    const replicas = sumCounters(input, ["currentReplicas", "desiredReplicas"]);
    return changedStatus(input.status, { ...replicas, ...mergeConditions(input) });
  },
};
