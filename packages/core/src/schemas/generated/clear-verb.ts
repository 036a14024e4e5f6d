// Generated from schemas/landfall.dev/parts/clear-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./clear-verb.types.ts";

/** The JSON Schema of ClearVerb, as written in schemas/landfall.dev/parts/clear-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const clearVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ClearVerb",
  "description": "Leave for rollbacks to go back to a revision again that was stopped, aborted or rolled back.",
  "type": "object",
  "required": [
    "revision",
    "by"
  ],
  "properties": {
    "revision": {
      "type": "string",
      "description": "The revision that may be released again, as the plan names it.",
      "minLength": 1,
      "maxLength": 1024
    },
    "attempt": {
      "type": "integer",
      "description": "The last attempt whose outcome is cleared, as the plan numbers it, with those before it; later attempts count again. Default: 1.",
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
