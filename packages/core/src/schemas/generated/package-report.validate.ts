// Generated from schemas/landfall.dev/package-report.schema.json by `npm run gen`. Do not edit.
import { checkOf } from "../check.ts";
import type { Check, JsonSchema } from "../problems.ts";
import { schema as conditionSchema } from "./condition.validate.ts";
import { schema as rollupSummarySchema } from "./rollup-summary.validate.ts";

export const schema: JsonSchema = {"type":"object","required":["apiVersion","kind","metadata","spec"],"properties":{"apiVersion":{"type":"string","enum":["landfall.dev/v1alpha1"]},"kind":{"type":"string","enum":["PackageReport"]},"metadata":{"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":253},"namespace":{"type":"string"},"labels":{"type":"object","additionalProperties":{"type":"string"}},"annotations":{"type":"object","additionalProperties":{"type":"string"}}}},"spec":{"type":"object","required":["package"],"properties":{"package":{"type":"string","maxLength":512},"group":{"type":"object","additionalProperties":{"type":"string"}}},"additionalProperties":false},"status":{"type":"object","required":["rollup"],"properties":{"conditions":{"type":"array","items":{"$ref":"#/$defs/condition"}},"rollup":{"$ref":"#/$defs/rollupSummary"}},"additionalProperties":false}},"additionalProperties":false,"$defs":{"condition":conditionSchema,"rollupSummary":rollupSummarySchema}};
export const check: Check = /* @__PURE__ */ checkOf(schema);
