// Generated from packages/core/src/status/rules/library/node-feature-discovery.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { field, has } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Node Feature Discovery: NodeFeatureRule, NodeFeature, NodeFeatureGroup. */
export const nodeFeatureDiscoveryRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["nfd.k8s-sigs.io/NodeFeatureRule", createRule({
    id: "node-feature-discovery/NodeFeatureRule",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["nfd.k8s-sigs.io/NodeFeature", createRule({
    id: "node-feature-discovery/NodeFeature",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["nfd.k8s-sigs.io/NodeFeatureGroup", createRule({
    id: "node-feature-discovery/NodeFeatureGroup",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
