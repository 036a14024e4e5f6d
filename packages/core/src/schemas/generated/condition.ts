// Generated from schemas/landfall.dev/parts/condition.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./condition.types.ts";

/** The JSON Schema of Condition, as written in schemas/landfall.dev/parts/condition.schema.json; it stands in the `$defs` of the kinds that have it. */
export const conditionSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Condition",
  "description": "A condition, as the Kubernetes API conventions have it.",
  "type": "object",
  "required": [
    "type",
    "status"
  ],
  "properties": {
    "type": {
      "type": "string",
      "description": "Type of the condition, such as `Ready`.",
      "maxLength": 316
    },
    "status": {
      "type": "string",
      "enum": [
        "True",
        "False",
        "Unknown"
      ],
      "description": "Whether the condition holds: True, False or Unknown."
    },
    "reason": {
      "type": "string",
      "description": "Reason for programs, one word in PascalCase.",
      "maxLength": 63
    },
    "message": {
      "type": "string",
      "description": "Why, in one sentence for people; it has no time and no age, so that it changes only with the cause.",
      "maxLength": 1024
    },
    "lastTransitionTime": {
      "type": "string",
      "description": "When the status last changed. RFC 3339, UTC.",
      "maxLength": 30,
      "format": "date-time"
    }
  }
};
