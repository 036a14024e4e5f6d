// Generated from packages/core/src/status/rules/library/radius.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Radius: none, the generic layer judges right. */
export const radiusRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
