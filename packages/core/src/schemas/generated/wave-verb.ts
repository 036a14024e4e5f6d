// Generated from schemas/landfall.dev/parts/wave-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./wave-verb.types.ts";

/** The JSON Schema of WaveVerb, as written in schemas/landfall.dev/parts/wave-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const waveVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "WaveVerb",
  "description": "One wave, in one attempt at one revision: it counts for no other.",
  "type": "object",
  "required": [
    "wave",
    "revision",
    "by"
  ],
  "properties": {
    "wave": {
      "type": "string",
      "description": "Name of the wave.",
      "minLength": 1,
      "maxLength": 63
    },
    "revision": {
      "type": "string",
      "description": "The revision that is meant.",
      "minLength": 1,
      "maxLength": 1024
    },
    "attempt": {
      "type": "integer",
      "description": "The attempt, as the plan says. Default: 1.",
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
