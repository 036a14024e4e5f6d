// Generated from packages/core/src/status/rules/library/flink-on-k8s-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Flink Operator (Google, Spotify): FlinkCluster. */
export const flinkOnK8sOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["flinkoperator.k8s.io/FlinkCluster", deferRule("flink-on-k8s-operator/FlinkCluster", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "status.?components.?job.?state.orValue('') in ['Failed', 'DeployFailed', 'Lost']", test: isIn(orValue(optional(optional(optional(field("status"), literal("components")), literal("job")), literal("state")), literal("")), list(literal("Failed"), literal("DeployFailed"), literal("Lost"))), reason: ["Job", select(select(select(field("status"), "components"), "job"), "state")] },
      { status: "InProgress", text: "has(status.state) && status.state == 'Running' && status.?components.?job.?state.orValue('Running') in ['Pending', 'Updating', 'Restarting', 'Deploying']", test: and(and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Running"))), isIn(orValue(optional(optional(optional(field("status"), literal("components")), literal("job")), literal("state")), literal("Running")), list(literal("Pending"), literal("Updating"), literal("Restarting"), literal("Deploying")))), reason: ["Job", select(select(select(field("status"), "components"), "job"), "state")] },
    ],
  }))],
]);
