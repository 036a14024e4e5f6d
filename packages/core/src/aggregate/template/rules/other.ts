import { changedStatus } from "../changes.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { StatusMaker } from "../rule.ts";
import { CONDITIONS_STATUS, withGenerations } from "../shapes.ts";
import { observedGeneration } from "./workload.ts";

/**
 * The rule for any other kind: the merged conditions, and `observedGeneration` once every member has observed the
 * template's generation. Without conditions the template's status is kept.
 */
export const OTHER_KINDS: StatusMaker = {
  shape: CONDITIONS_STATUS,
  memberShape: withGenerations(CONDITIONS_STATUS),
  isPart: true,
  aggregate: (input) => {
    const merged = mergeConditions(input);
    if (!Object.hasOwn(merged, "conditions")) return undefined;
    return changedStatus(input.status, { ...merged, ...observedGeneration(input) });
  },
};
