// Generated from packages/core/src/status/rules/library/aws-controllers.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Controllers of EKS: TargetGroupBinding, IngressClassParams, SecurityGroupPolicy, ENIConfig, FieldExport, *, *, CNINode, *. */
export const awsControllersRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["elbv2.k8s.aws/TargetGroupBinding", deferRule("aws-controllers/TargetGroupBinding", true, () => ({
    rows: [
      { status: "Current", text: "has(status.observedGeneration) && has(metadata.generation) && status.observedGeneration == metadata.generation", test: and(and(hasField(field("status"), "observedGeneration"), hasField(field("metadata"), "generation")), equals(select(field("status"), "observedGeneration"), select(field("metadata"), "generation"))), reason: ["Observed"] },
    ],
  }))],
  ["elbv2.k8s.aws/IngressClassParams", deferRule("aws-controllers/IngressClassParams", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["vpcresources.k8s.aws/SecurityGroupPolicy", deferRule("aws-controllers/SecurityGroupPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["crd.k8s.amazonaws.com/ENIConfig", deferRule("aws-controllers/ENIConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["services.k8s.aws/FieldExport", deferRule("aws-controllers/FieldExport", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["eks.amazonaws.com/*", deferRule("aws-controllers/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['TargetGroupBinding', 'IngressClassParams'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("TargetGroupBinding"), literal("IngressClassParams"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["networking.k8s.aws/*", deferRule("aws-controllers/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["vpcresources.k8s.aws/CNINode", deferRule("aws-controllers/CNINode", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["gateway.k8s.aws/*", deferRule("aws-controllers/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['LoadBalancerConfiguration', 'TargetGroupConfiguration', 'ListenerRuleConfiguration'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("LoadBalancerConfiguration"), literal("TargetGroupConfiguration"), literal("ListenerRuleConfiguration"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
