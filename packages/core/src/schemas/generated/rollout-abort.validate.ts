// Generated from schemas/landfall.dev/parts/rollout-abort.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["at","reason"],"properties":{"at":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-landfall-expects":"an RFC 3339 time such as \"2026-11-21T07:00:00Z\""},"reason":{"type":"string","minLength":1,"maxLength":63},"message":{"type":"string","maxLength":256},"by":{"type":"string","minLength":1,"maxLength":253}},"additionalProperties":false};
