// Generated from schemas/landfall.dev/parts/rollout-abort.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-abort.types.ts";

/** The JSON Schema of RolloutAbort, as written in schemas/landfall.dev/parts/rollout-abort.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutAbortSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutAbort",
  "description": "That this attempt was aborted: only a new one goes forward.",
  "type": "object",
  "required": [
    "at",
    "reason"
  ],
  "properties": {
    "at": {
      "type": "string",
      "format": "date-time",
      "description": "When the attempt was aborted. RFC 3339, UTC."
    },
    "reason": {
      "type": "string",
      "description": "Why, as one word for programs.",
      "minLength": 1,
      "maxLength": 63
    },
    "message": {
      "type": "string",
      "description": "Why the attempt was aborted, in one sentence for people.",
      "maxLength": 256
    },
    "by": {
      "type": "string",
      "description": "Name of the person or program that aborted it.",
      "minLength": 1,
      "maxLength": 253
    }
  }
};
