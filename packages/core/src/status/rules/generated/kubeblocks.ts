// Generated from packages/core/src/status/rules/library/kubeblocks.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeBlocks: none, the generic layer judges right. */
export const kubeblocksRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
]);
