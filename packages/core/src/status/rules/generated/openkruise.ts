// Generated from packages/core/src/status/rules/library/openkruise.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, field, has, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenKruise: SidecarSet. */
export const openkruiseRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["apps.kruise.io/SidecarSet", createRule({
    id: "openkruise/SidecarSet",
    rows: [
      { status: "InProgress", text: "has(status.matchedPods) && has(status.updatedPods) && status.updatedPods < status.matchedPods", test: and(and(has(field("status"), "matchedPods"), has(field("status"), "updatedPods")), compare("<", select(field("status"), "updatedPods"), select(field("status"), "matchedPods"))), reason: ["Updating"], message: [select(field("status"), "updatedPods"), " of ", select(field("status"), "matchedPods"), " pods have the new sidecar"] },
      { status: "InProgress", text: "has(status.matchedPods) && has(status.readyPods) && status.readyPods < status.matchedPods", test: and(and(has(field("status"), "matchedPods"), has(field("status"), "readyPods")), compare("<", select(field("status"), "readyPods"), select(field("status"), "matchedPods"))), reason: ["PodsNotReady"] },
      { status: "Current", text: "has(status.matchedPods) && has(status.updatedPods)", test: and(has(field("status"), "matchedPods"), has(field("status"), "updatedPods")), reason: ["Updated"] },
    ],
  })],
]);
