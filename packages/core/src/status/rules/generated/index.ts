// Generated from packages/core/src/status/rules/library by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";
import { certManagerRules } from "./cert-manager.ts";
import { crossplaneRules } from "./crossplane.ts";

export { certManagerRules } from "./cert-manager.ts";
export { crossplaneRules } from "./crossplane.ts";

/** The whole rule library, for `computeStatus(object, { library })`. */
export const statusRuleLibrary: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ...certManagerRules,
  ...crossplaneRules,
]);
