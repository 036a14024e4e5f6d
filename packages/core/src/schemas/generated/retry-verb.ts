// Generated from schemas/landfall.dev/parts/retry-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./retry-verb.types.ts";

/** The JSON Schema of RetryVerb, as written in schemas/landfall.dev/parts/retry-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const retryVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RetryVerb",
  "description": "One more try of one target that failed: the entry counts once.",
  "type": "object",
  "required": [
    "target",
    "by"
  ],
  "properties": {
    "target": {
      "type": "string",
      "description": "The target as the plan names it: `<cluster>` or `<cluster>/<package>`.",
      "minLength": 1,
      "maxLength": 766
    },
    "attempt": {
      "type": "integer",
      "description": "The attempt, as the plan says; it counts for no other. Default: 1.",
      "minimum": 1
    },
    "tries": {
      "type": "integer",
      "description": "How often the attempt had tried the target before, as the plan says. Default: 1.",
      "minimum": 1
    },
    "by": {
      "type": "string",
      "description": "Name of the person or program that asks for it.",
      "minLength": 1,
      "maxLength": 253
    },
    "reason": {
      "type": "string",
      "description": "Why it is asked for, in one sentence for people.",
      "maxLength": 1024
    }
  }
};
