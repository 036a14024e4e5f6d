// Generated from packages/core/src/status/rules/library/node-feature-discovery.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Node Feature Discovery: NodeFeatureRule, NodeFeature, NodeFeatureGroup. */
export const nodeFeatureDiscoveryRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["nfd.k8s-sigs.io/NodeFeatureRule", deferRule("node-feature-discovery/NodeFeatureRule", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["nfd.k8s-sigs.io/NodeFeature", deferRule("node-feature-discovery/NodeFeature", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["nfd.k8s-sigs.io/NodeFeatureGroup", deferRule("node-feature-discovery/NodeFeatureGroup", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
