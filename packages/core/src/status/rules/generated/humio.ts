// Generated from packages/core/src/status/rules/library/humio.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Humio Operator: none, the generic layer judges right. */
export const humioRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
