// Generated from packages/core/src/status/rules/library/radius.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Radius: none, the generic layer judges right. */
export const radiusRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
