// Generated from schemas/landfall.dev/parts/scope.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","properties":{"targets":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":1024}},"namespaces":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":253}}},"additionalProperties":false};
