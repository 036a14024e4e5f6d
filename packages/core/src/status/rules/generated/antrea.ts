// Generated from packages/core/src/status/rules/library/antrea.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Antrea: none, the generic layer judges right. */
export const antreaRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
