// Generated from packages/core/src/status/rules/library/tetragon.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Tetragon: TracingPolicy, TracingPolicyNamespaced. */
export const tetragonRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cilium.io/TracingPolicy", deferRule("tetragon/TracingPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/TracingPolicyNamespaced", deferRule("tetragon/TracingPolicyNamespaced", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
