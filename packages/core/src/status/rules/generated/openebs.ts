// Generated from packages/core/src/status/rules/library/openebs.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenEBS: none, the generic layer judges right. */
export const openebsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
