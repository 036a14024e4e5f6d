// Generated from schemas/landfall.dev/parts/target-rule.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./target-rule.types.ts";

/** The JSON Schema of TargetRule, as written in schemas/landfall.dev/parts/target-rule.schema.json; it stands in the `$defs` of the kinds that have it. */
export const targetRuleSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "TargetRule",
  "description": "Objects that match all that is given are about the target; at least one must be given.",
  "type": "object",
  "required": [
    "target"
  ],
  "properties": {
    "group": {
      "type": "string",
      "description": "API group; `\"\"` is the core group."
    },
    "kind": {
      "type": "string",
      "description": "Kind of the objects. Default: any."
    },
    "namespace": {
      "type": "string",
      "description": "Namespace of the objects. Default: any."
    },
    "name": {
      "type": "string",
      "description": "Name of the objects. Default: any."
    },
    "labelSelector": {
      "type": "object",
      "description": "Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "target": {
      "type": "string",
      "description": "`<cluster>` or `<cluster>/<package>`."
    }
  }
};
