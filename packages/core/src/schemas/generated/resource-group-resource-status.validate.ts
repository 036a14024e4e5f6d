// Generated from schemas/kpt.dev/parts/resource-group-resource-status.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["group","kind","namespace","name","status"],"properties":{"group":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"sourceHash":{"type":"string"},"strategy":{"type":"string"},"actuation":{"type":"string"},"reconcile":{"type":"string"},"conditions":{"type":"array","items":{"$ref":"#/$defs/resourceGroupCondition"}}}};
