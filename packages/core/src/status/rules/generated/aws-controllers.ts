// Generated from packages/core/src/status/rules/library/aws-controllers.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Controllers of EKS: TargetGroupBinding, IngressClassParams, SecurityGroupPolicy, ENIConfig, FieldExport, *, *, CNINode. */
export const awsControllersRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["elbv2.k8s.aws/TargetGroupBinding", createRule({
    id: "aws-controllers/TargetGroupBinding",
    rows: [
      { status: "Current", text: "has(status.observedGeneration) && has(metadata.generation) && status.observedGeneration == metadata.generation", test: and(and(has(field("status"), "observedGeneration"), has(field("metadata"), "generation")), equals(select(field("status"), "observedGeneration"), select(field("metadata"), "generation"))), reason: ["Observed"] },
    ],
  })],
  ["elbv2.k8s.aws/IngressClassParams", createRule({
    id: "aws-controllers/IngressClassParams",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["vpcresources.k8s.aws/SecurityGroupPolicy", createRule({
    id: "aws-controllers/SecurityGroupPolicy",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["crd.k8s.amazonaws.com/ENIConfig", createRule({
    id: "aws-controllers/ENIConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["services.k8s.aws/FieldExport", createRule({
    id: "aws-controllers/FieldExport",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["eks.amazonaws.com/*", createRule({
    id: "aws-controllers/*",
    needsStatus: false,
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['TargetGroupBinding', 'IngressClassParams'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("TargetGroupBinding"), literal("IngressClassParams"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["networking.k8s.aws/*", createRule({
    id: "aws-controllers/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["vpcresources.k8s.aws/CNINode", createRule({
    id: "aws-controllers/CNINode",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
