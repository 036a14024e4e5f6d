// Generated from packages/core/src/status/rules/library/shipwright.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Shipwright: none, the generic layer judges right. */
export const shipwrightRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
