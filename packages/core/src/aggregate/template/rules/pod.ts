import { changedStatus } from "../changes.ts";
import { listIn, reported, textIn } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { RuleInput, TemplateRule } from "../rule.ts";
import { POD_STATUS } from "../shapes.ts";
import type { Wire } from "../wire.ts";
import { worstPhase } from "./phase.ts";

const ORDER = ["Failed", "Pending", "Running", "Succeeded"];

/** The rule for a Pod: the worst phase, and the states of all containers; a member without a status is Pending. */
export const POD: TemplateRule = {
  group: "",
  version: "v1",
  kind: "Pod",
  shape: POD_STATUS,
  aggregate: (input) => {
    if (input.members.length === 0 && !input.upstream) return undefined;
    if (!input.hasList) return input.status;
    const phases = input.members.map(({ status }) => (status === undefined ? "Pending" : textIn(status, "phase")));
    return changedStatus(input.status, {
      ...worstPhase(ORDER, phases),
      containerStatuses: states(input, "containerStatuses"),
      ...nonEmpty("initContainerStatuses", states(input, "initContainerStatuses")),
      ...mergeConditions(input),
    });
  },
};

function states(input: RuleInput, field: string): readonly Wire[] {
  const containers = reported(input.members).flatMap(({ status }) => listIn(status, field));
  return containers.map(({ ready, state }) => ({
    ...(ready === true && { ready }),
    ...(state !== undefined && { state }),
  }));
}

function nonEmpty(field: string, list: readonly Wire[]): Wire {
  return list.length === 0 ? {} : { [field]: list };
}
