// Generated from schemas/landfall.dev/parts/target-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["target","by"],"properties":{"target":{"type":"string","minLength":1,"maxLength":766},"by":{"type":"string","minLength":1,"maxLength":200},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false};
