// Generated from packages/core/src/status/rules/library/flink-on-k8s-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Flink Operator (Google, Spotify): none, the generic layer judges right. */
export const flinkOnK8sOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
