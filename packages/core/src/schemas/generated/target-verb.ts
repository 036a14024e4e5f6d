// Generated from schemas/landfall.dev/parts/target-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./target-verb.types.ts";

/** The JSON Schema of TargetVerb, as written in schemas/landfall.dev/parts/target-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const targetVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "TargetVerb",
  "description": "Something that a person asks for, about one target of a rollout.",
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
    "by": {
      "type": "string",
      "description": "Name of the person or program that asks for it.",
      "minLength": 1,
      "maxLength": 200
    },
    "reason": {
      "type": "string",
      "description": "Why it is asked for, in one sentence for people.",
      "maxLength": 1024
    }
  }
};
