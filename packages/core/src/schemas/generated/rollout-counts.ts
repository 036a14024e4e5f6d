// Generated from schemas/landfall.dev/parts/rollout-counts.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-counts.types.ts";

/** The JSON Schema of RolloutCounts, as written in schemas/landfall.dev/parts/rollout-counts.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutCountsSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutCounts",
  "description": "How many targets of the plan are in each state.",
  "type": "object",
  "required": [
    "total",
    "waiting",
    "released",
    "landed",
    "failed",
    "held"
  ],
  "properties": {
    "total": {
      "type": "integer",
      "description": "Number of all targets of the plan.",
      "minimum": 0
    },
    "waiting": {
      "type": "integer",
      "description": "Not released, and their clusters are ready, as far as reports say.",
      "minimum": 0
    },
    "notReady": {
      "type": "integer",
      "description": "Not released, as their clusters are not ready or were never seen: they cost nothing, hold no place, and start when a report shows them ready. Among the total, and not among `waiting`.",
      "minimum": 0
    },
    "released": {
      "type": "integer",
      "description": "Targets that were released and have not landed yet.",
      "minimum": 0
    },
    "landed": {
      "type": "integer",
      "description": "Number of targets that have landed at the revision.",
      "minimum": 0
    },
    "failed": {
      "type": "integer",
      "description": "Number of targets that have failed at the revision.",
      "minimum": 0
    },
    "held": {
      "type": "integer",
      "description": "Number of targets that are held back for a reason of their own, such as a hold or a pin.",
      "minimum": 0
    },
    "gone": {
      "type": "integer",
      "minimum": 0,
      "description": "Left the inventory in this attempt; not among the total."
    },
    "rollingBack": {
      "type": "integer",
      "minimum": 0,
      "description": "Number of targets that are on their way back to an older revision."
    },
    "rolledBack": {
      "type": "integer",
      "minimum": 0,
      "description": "Targets that are back at their last known good revision."
    }
  }
};
