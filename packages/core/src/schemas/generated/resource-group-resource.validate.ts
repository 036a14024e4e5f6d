// Generated from schemas/kpt.dev/parts/resource-group-resource.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["group","kind","namespace","name"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"}}};
