// Generated from schemas/kpt.dev/parts/resource-group-descriptor.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","properties":{"type":{"type":"string"},"revision":{"type":"string"},"description":{"type":"string"},"links":{"type":"array","items":{"type":"object","properties":{"description":{"type":"string"},"url":{"type":"string"}}}}}};
