// Generated from packages/core/src/status/rules/library/datadog-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Datadog Operator: none, the generic layer judges right. */
export const datadogOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
