// Generated from schemas/landfall.dev/parts/object-selector.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"annotations":{"type":"object","additionalProperties":{"type":"string"}},"clusters":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":253}}},"additionalProperties":false};
