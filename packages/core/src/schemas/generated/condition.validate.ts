// Generated from schemas/landfall.dev/parts/condition.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["type","status"],"properties":{"type":{"type":"string","maxLength":316},"status":{"type":"string","enum":["True","False","Unknown"]},"reason":{"type":"string","maxLength":63},"message":{"type":"string","maxLength":1024},"lastTransitionTime":{"type":"string","maxLength":30,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""}},"additionalProperties":false};
