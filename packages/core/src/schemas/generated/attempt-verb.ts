// Generated from schemas/landfall.dev/parts/attempt-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./attempt-verb.types.ts";

/** The JSON Schema of AttemptVerb, as written in schemas/landfall.dev/parts/attempt-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const attemptVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "AttemptVerb",
  "description": "Something that a person asks for, about one attempt of a rollout.",
  "type": "object",
  "required": [
    "by"
  ],
  "properties": {
    "attempt": {
      "type": "integer",
      "description": "The attempt, as the plan says; it counts for no other. Default: 1.",
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
