// Generated from packages/core/src/status/rules/library/mongodb-atlas.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MongoDB Atlas Operator: none, the generic layer judges right. */
export const mongodbAtlasRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
]);
