import { changedStatus } from "../changes.ts";
import { reported, textIn } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { Member, TemplateRule } from "../rule.ts";
import { PERSISTENT_VOLUME_CLAIM_STATUS } from "../shapes.ts";
import { phaseField } from "./phase.ts";

/**
 * The rule for a PersistentVolumeClaim: Lost if any member is, Bound if all are. Karmada starts at Bound, so that
 * without members, and with members without a status, it says Bound too, and takes the last other phase; here such
 * members are Pending, and without members there is no phase.
 */
export const PERSISTENT_VOLUME_CLAIM: TemplateRule = {
  group: "",
  version: "v1",
  kind: "PersistentVolumeClaim",
  shape: PERSISTENT_VOLUME_CLAIM_STATUS,
  aggregate: (input) => {
    const phase = input.upstream ? lastPhase(input.members) : worst(input.members);
    return changedStatus(input.status, { ...phaseField(phase), ...mergeConditions(input) });
  },
};

function lastPhase(members: readonly Member[]): string {
  const phases = reported(members).map(({ status }) => textIn(status, "phase"));
  return phases.includes("Lost") ? "Lost" : (phases.findLast((phase) => phase !== "Bound") ?? "Bound");
}

function worst(members: readonly Member[]): string {
  if (members.length === 0) return "";
  const phases = members.map(({ status }) => (status === undefined ? "Pending" : textIn(status, "phase")));
  if (phases.includes("Lost")) return "Lost";
  return phases.every((phase) => phase === "Bound") ? "Bound" : "Pending";
}
