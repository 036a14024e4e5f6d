// Generated from packages/core/src/status/rules/library/flagger.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { field, has } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Flagger: MetricTemplate, AlertProvider. */
export const flaggerRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["flagger.app/MetricTemplate", createRule({
    id: "flagger/MetricTemplate",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["flagger.app/AlertProvider", createRule({
    id: "flagger/AlertProvider",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
