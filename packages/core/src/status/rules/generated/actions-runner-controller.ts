// Generated from packages/core/src/status/rules/library/actions-runner-controller.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Actions Runner Controller: AutoscalingRunnerSet, AutoscalingListener. */
export const actionsRunnerControllerRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["actions.github.com/AutoscalingRunnerSet", deferRule("actions-runner-controller/AutoscalingRunnerSet", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.state) && status.state in ['Pending', 'Outdated']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Pending"), literal("Outdated")))), reason: [select(field("status"), "state")] },
      { status: "Current", text: "has(status.currentRunners)", test: hasField(field("status"), "currentRunners"), reason: ["Listening"], message: [select(field("status"), "currentRunners"), " runners"] },
    ],
  }))],
  ["actions.github.com/AutoscalingListener", deferRule("actions-runner-controller/AutoscalingListener", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
