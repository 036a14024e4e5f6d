// Generated from packages/core/src/status/rules/library/volcano.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Volcano: Queue, PodGroup, JobTemplate. */
export const volcanoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["scheduling.volcano.sh/Queue", deferRule("volcano/Queue", true, () => ({
    suspended: { text: "has(status.state) && status.state == 'Closed'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Closed"))) },
    rows: [
      { status: "Current", text: "has(status.state) && status.state == 'Open'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Open"))), reason: ["Open"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
  ["scheduling.volcano.sh/PodGroup", deferRule("volcano/PodGroup", true, () => ({
    overrules: [{"condition":"Unschedulable"}],
    rows: [
      { status: "Current", text: "has(status.phase) && status.phase in ['Running', 'Completed']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Running"), literal("Completed")))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
  ["flow.volcano.sh/JobTemplate", deferRule("volcano/JobTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
