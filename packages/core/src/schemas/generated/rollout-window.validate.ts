// Generated from schemas/landfall.dev/parts/rollout-window.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["from","to","timeZone"],"properties":{"days":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]}},"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-landfall-expects":"a time like 09:00"},"to":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","x-landfall-expects":"a time like 16:00"},"timeZone":{"type":"string","minLength":1,"maxLength":64}},"additionalProperties":false};
