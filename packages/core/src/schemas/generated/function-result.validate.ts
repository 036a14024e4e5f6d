// Generated from schemas/config.kubernetes.io/function-result.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";

export const schema: JsonSchema = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"severity":{"type":"string","enum":["error","warning","info"]},"resourceRef":{"type":"object","required":["apiVersion","kind","name"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"name":{"type":"string"},"namespace":{"type":"string"}}},"field":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"currentValue":{},"proposedValue":{}}},"file":{"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1},"index":{"type":"integer","minimum":0}}},"tags":{"type":"object","additionalProperties":{"type":"string"}}}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
