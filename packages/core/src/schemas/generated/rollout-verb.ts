// Generated from schemas/landfall.dev/parts/rollout-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-verb.types.ts";

/** The JSON Schema of RolloutVerb, as written in schemas/landfall.dev/parts/rollout-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutVerb",
  "description": "Something asked for of the whole rollout, as long as it stands.",
  "type": "object",
  "required": [
    "by"
  ],
  "properties": {
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
