// Generated from schemas/landfall.dev/parts/run-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["verb","target","by"],"properties":{"verb":{"type":"string","enum":["cancel","override","rerun","skip","back","retry"]},"target":{"type":"string","minLength":1,"maxLength":766},"step":{"type":"string","minLength":1,"maxLength":191},"attempt":{"type":"integer","minimum":1},"tries":{"type":"integer","minimum":1},"by":{"type":"string","minLength":1,"maxLength":253},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false};
