// Generated from packages/core/src/status/rules/library/elastic.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Elastic Cloud on Kubernetes: none, the generic layer judges right. */
export const elasticRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
