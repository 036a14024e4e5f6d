// Generated from schemas/landfall.dev/parts/rollout-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["by"],"properties":{"by":{"type":"string","minLength":1,"maxLength":253},"reason":{"type":"string","maxLength":1024}},"additionalProperties":false};
