// Generated from schemas/kpt.dev/parts/resource-group-condition.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./resource-group-condition.types.ts";

/** The JSON Schema of ResourceGroupCondition, as written in schemas/kpt.dev/parts/resource-group-condition.schema.json; it stands in the `$defs` of the kinds that have it. */
export const resourceGroupConditionSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroupCondition",
  "description": "One condition, of a group or of an object of it.",
  "type": "object",
  "required": [
    "type",
    "status"
  ],
  "properties": {
    "type": {
      "type": "string",
      "description": "Type of the condition, in CamelCase."
    },
    "status": {
      "type": "string",
      "description": "Whether the condition holds: True, False or Unknown."
    },
    "reason": {
      "type": "string",
      "description": "Why, as one word for programs."
    },
    "message": {
      "type": "string",
      "description": "Why the condition has this status, for people."
    },
    "lastTransitionTime": {
      "type": "string",
      "description": "When the status of the condition last changed.",
      "format": "date-time"
    }
  }
};
