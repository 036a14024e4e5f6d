// Generated from packages/core/src/status/rules/library/elastic.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import {  } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Elastic Cloud on Kubernetes: . */
export const elasticRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
