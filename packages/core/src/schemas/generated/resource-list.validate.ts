// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";
import { schema as functionResultSchema } from "./function-result.validate.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","items"],"properties":{"apiVersion":{"type":"string","enum":["config.kubernetes.io/v1"]},"kind":{"type":"string","enum":["ResourceList"]},"items":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"}}}},"functionConfig":{"type":"object"},"results":{"type":"array","items":{"$ref":"#/$defs/functionResult"}}},"$defs":{"functionResult":functionResultSchema}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
