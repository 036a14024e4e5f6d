// Generated from packages/core/src/status/rules/library/opentelemetry-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, field, hasField, isIn, list, literal, mapOf, not, optional, or, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenTelemetry Operator: OpenTelemetryCollector, Instrumentation, *. */
export const opentelemetryOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["opentelemetry.io/OpenTelemetryCollector", deferRule("opentelemetry-operator/OpenTelemetryCollector", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.managementState) && spec.managementState == 'unmanaged') || (has(spec.paused) && spec.paused == true)", test: or(and(hasField(field("spec"), "managementState"), equals(select(field("spec"), "managementState"), literal("unmanaged"))), and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true)))) },
    rows: [
      { status: "Current", text: "has(spec.mode) && spec.mode == 'daemonset' && has(status.image) && status.image != '' && !has(status.?scale.orValue({}).statusReplicas)", test: and(and(and(hasField(field("spec"), "mode"), equals(select(field("spec"), "mode"), literal("daemonset"))), hasField(field("status"), "image")), and(differs(select(field("status"), "image"), literal("")), not(hasField(orValue(optional(field("status"), literal("scale")), mapOf()), "statusReplicas")))), reason: ["Accepted"], message: ["Its DaemonSet is there, and tells of its pods"] },
      { status: "Current", text: "has(spec.mode) && spec.mode == 'sidecar' && has(status.version) && status.version != ''", test: and(and(hasField(field("spec"), "mode"), equals(select(field("spec"), "mode"), literal("sidecar"))), and(hasField(field("status"), "version"), differs(select(field("status"), "version"), literal("")))), reason: ["Accepted"], message: ["Sidecars are made as pods ask for them"] },
    ],
  }))],
  ["opentelemetry.io/Instrumentation", deferRule("opentelemetry-operator/Instrumentation", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["opentelemetry.io/*", deferRule("opentelemetry-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['OpAMPBridge', 'TargetAllocator'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("OpAMPBridge"), literal("TargetAllocator"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
