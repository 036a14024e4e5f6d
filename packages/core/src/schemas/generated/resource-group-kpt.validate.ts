// Generated from schemas/kpt.dev/resource-group-kpt.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";
import { schema as resourceGroupConditionSchema } from "./resource-group-condition.validate.ts";
import { schema as resourceGroupDescriptorSchema } from "./resource-group-descriptor.validate.ts";
import { schema as resourceGroupResourceSchema } from "./resource-group-resource.validate.ts";
import { schema as resourceGroupResourceStatusSchema } from "./resource-group-resource-status.validate.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string","enum":["kpt.dev/v1alpha1"]},"kind":{"type":"string","enum":["ResourceGroup"]},"metadata":{"type":"object","properties":{"name":{"type":"string","minLength":1},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/$defs/resourceGroupResource"}},"descriptor":{"$ref":"#/$defs/resourceGroupDescriptor"}}},"status":{"type":"object","required":["observedGeneration"],"properties":{"observedGeneration":{"type":"integer"},"conditions":{"type":"array","items":{"$ref":"#/$defs/resourceGroupCondition"}},"resourceStatuses":{"type":"array","items":{"$ref":"#/$defs/resourceGroupResourceStatus"}}}}},"$defs":{"resourceGroupCondition":resourceGroupConditionSchema,"resourceGroupDescriptor":resourceGroupDescriptorSchema,"resourceGroupResource":resourceGroupResourceSchema,"resourceGroupResourceStatus":resourceGroupResourceStatusSchema}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
