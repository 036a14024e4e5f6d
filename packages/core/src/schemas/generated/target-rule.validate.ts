// Generated from schemas/landfall.dev/parts/target-rule.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["target"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"labelSelector":{"type":"object"},"target":{"type":"string"}},"additionalProperties":false};
