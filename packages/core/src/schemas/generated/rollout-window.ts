// Generated from schemas/landfall.dev/parts/rollout-window.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-window.types.ts";

/** The JSON Schema of RolloutWindow, as written in schemas/landfall.dev/parts/rollout-window.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutWindowSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutWindow",
  "description": "One range of time, by the clocks of its zone.",
  "type": "object",
  "required": [
    "from",
    "to",
    "timeZone"
  ],
  "properties": {
    "days": {
      "type": "array",
      "description": "Days on which it begins. Default: every day.",
      "items": {
        "type": "string",
        "description": "A day of the week, in three letters.",
        "enum": [
          "Mon",
          "Tue",
          "Wed",
          "Thu",
          "Fri",
          "Sat",
          "Sun"
        ]
      },
      "maxItems": 7,
      "x-kubernetes-list-type": "set"
    },
    "from": {
      "type": "string",
      "description": "When the window begins, in its `timeZone`: `09:00`.",
      "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
      "x-landfall-expects": "a time like 09:00"
    },
    "to": {
      "type": "string",
      "description": "When it ends: `16:00`. Not after `from`: on the next day.",
      "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
      "x-landfall-expects": "a time like 16:00"
    },
    "timeZone": {
      "type": "string",
      "description": "IANA name of the zone: `Europe/Berlin`, `UTC`.",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
