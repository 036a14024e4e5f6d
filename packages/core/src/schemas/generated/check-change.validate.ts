// Generated from schemas/fn.landfall.dev/check-change.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";
import { schema as scopeSchema } from "./scope.validate.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","parent"],"properties":{"apiVersion":{"type":"string","enum":["fn.landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["CheckChange"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"role":{"type":"string","enum":["user","provider","controller"]},"scope":{"$ref":"#/$defs/scope"},"parent":{"type":"array","maxItems":10000,"items":{"type":"object"}}},"additionalProperties":false,"$defs":{"scope":scopeSchema}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
