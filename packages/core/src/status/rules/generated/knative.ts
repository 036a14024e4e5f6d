// Generated from packages/core/src/status/rules/library/knative.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Knative: *, *, *, *, *, ClusterDomainClaim, Image. */
export const knativeRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["serving.knative.dev/*", deferRule("knative/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Current", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'NoTraffic'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("NoTraffic"))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["*.internal.knative.dev/*", deferRule("knative/*", true, () => ({
    overrules: [{"condition":"Active"},{"condition":"Ready","reason":"NoTraffic"}],
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Current", text: "conditions.isFalse('Ready') && conditions.reason('Ready') == 'NoTraffic'", test: and(conditionIs(conditions(), literal("Ready"), "False"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("NoTraffic"))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["eventing.knative.dev/*", deferRule("knative/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.reason('Ready') in ['DeploymentUnavailable', 'MinimumReplicasUnavailable', 'DeploymentNotReady', 'NotReady', 'DispatcherNotReady', 'NewObservedGenFailure', 'BrokerNotReady', 'ChannelNotReady', 'SinkNotReady', 'EndpointsUnavailable']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DeploymentUnavailable"), literal("MinimumReplicasUnavailable"), literal("DeploymentNotReady"), literal("NotReady"), literal("DispatcherNotReady"), literal("NewObservedGenFailure"), literal("BrokerNotReady"), literal("ChannelNotReady"), literal("SinkNotReady"), literal("EndpointsUnavailable"))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["messaging.knative.dev/*", deferRule("knative/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.reason('Ready') in ['DeploymentUnavailable', 'MinimumReplicasUnavailable', 'DeploymentNotReady', 'NotReady', 'DispatcherNotReady', 'NewObservedGenFailure', 'BrokerNotReady', 'ChannelNotReady', 'SinkNotReady', 'EndpointsUnavailable']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DeploymentUnavailable"), literal("MinimumReplicasUnavailable"), literal("DeploymentNotReady"), literal("NotReady"), literal("DispatcherNotReady"), literal("NewObservedGenFailure"), literal("BrokerNotReady"), literal("ChannelNotReady"), literal("SinkNotReady"), literal("EndpointsUnavailable"))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["sources.knative.dev/*", deferRule("knative/*", true, () => ({
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.reason('Ready') in ['DeploymentUnavailable', 'MinimumReplicasUnavailable', 'DeploymentNotReady', 'NotReady', 'DispatcherNotReady', 'NewObservedGenFailure', 'BrokerNotReady', 'ChannelNotReady', 'SinkNotReady', 'EndpointsUnavailable']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("DeploymentUnavailable"), literal("MinimumReplicasUnavailable"), literal("DeploymentNotReady"), literal("NotReady"), literal("DispatcherNotReady"), literal("NewObservedGenFailure"), literal("BrokerNotReady"), literal("ChannelNotReady"), literal("SinkNotReady"), literal("EndpointsUnavailable"))) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
  ["networking.internal.knative.dev/ClusterDomainClaim", deferRule("knative/ClusterDomainClaim", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["caching.internal.knative.dev/Image", deferRule("knative/Image", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
