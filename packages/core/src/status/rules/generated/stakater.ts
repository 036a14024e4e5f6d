// Generated from packages/core/src/status/rules/library/stakater.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Stakater operators: ForecastleApp, EndpointMonitor. */
export const stakaterRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["forecastle.stakater.com/ForecastleApp", deferRule("stakater/ForecastleApp", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["endpointmonitor.stakater.com/EndpointMonitor", deferRule("stakater/EndpointMonitor", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
