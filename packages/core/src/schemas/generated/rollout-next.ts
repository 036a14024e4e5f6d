// Generated from schemas/landfall.dev/parts/rollout-next.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-next.types.ts";

/** The JSON Schema of RolloutNext, as written in schemas/landfall.dev/parts/rollout-next.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutNextSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutNext",
  "description": "When to look again, and why; absent where time alone changes nothing.",
  "type": "object",
  "required": [
    "at",
    "reason"
  ],
  "properties": {
    "at": {
      "type": "string",
      "description": "Not before this time will time alone change anything.",
      "format": "date-time"
    },
    "reason": {
      "type": "string",
      "description": "The event that will be due then, in words for people.",
      "maxLength": 1024
    }
  }
};
