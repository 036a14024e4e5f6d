// Generated from packages/core/src/status/rules/library/argo-events.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Argo Events: none, the generic layer judges right. */
export const argoEventsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
