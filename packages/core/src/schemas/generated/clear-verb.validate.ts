// Generated from schemas/landfall.dev/parts/clear-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["revision","by"],"properties":{"revision":{"type":"string","minLength":1,"maxLength":1024},"attempt":{"type":"integer","minimum":1},"by":{"type":"string","minLength":1,"maxLength":253},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false};
