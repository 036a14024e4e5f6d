// Generated from packages/core/src/status/rules/library/kasten.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Veeam Kasten: none, the generic layer judges right. */
export const kastenRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
