// Generated from schemas/landfall.dev/parts/accept-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./accept-verb.types.ts";

/** The JSON Schema of AcceptVerb, as written in schemas/landfall.dev/parts/accept-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const acceptVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "AcceptVerb",
  "description": "Leave to go on over one landed target as it is now, in one attempt.",
  "type": "object",
  "required": [
    "target",
    "by"
  ],
  "properties": {
    "target": {
      "type": "string",
      "description": "Key of the target: `<cluster>` or `<cluster>/<package>`.",
      "minLength": 1,
      "maxLength": 766
    },
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
