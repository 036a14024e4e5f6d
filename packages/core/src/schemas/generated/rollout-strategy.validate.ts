// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";
import { schema as rolloutStrategySpecSchema } from "./rollout-strategy-spec.validate.ts";
import { schema as rolloutWindowSchema } from "./rollout-window.validate.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["RolloutStrategy"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"$ref":"#/$defs/rolloutStrategySpec"}},"additionalProperties":false,"$defs":{"rolloutStrategySpec":rolloutStrategySpecSchema,"rolloutWindow":rolloutWindowSchema}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
