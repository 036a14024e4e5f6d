// Generated from schemas/landfall.dev/parts/rollout-gone.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-gone.types.ts";

/** The JSON Schema of RolloutGone, as written in schemas/landfall.dev/parts/rollout-gone.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutGoneSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutGone",
  "description": "A target that left the inventory, as it was then.",
  "type": "object",
  "required": [
    "target",
    "state",
    "attempt",
    "goneAt"
  ],
  "properties": {
    "target": {
      "type": "string",
      "description": "The target: `<cluster>` or `<cluster>/<package>`.",
      "minLength": 1,
      "maxLength": 766
    },
    "wave": {
      "type": "string",
      "description": "The wave it was in; absent: not known, or of an earlier attempt.",
      "minLength": 1,
      "maxLength": 63
    },
    "attempt": {
      "type": "integer",
      "description": "Number of the attempt in which the target left.",
      "minimum": 0
    },
    "goneAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the target was first seen to be gone. RFC 3339, UTC."
    },
    "state": {
      "type": "string",
      "description": "How far the target was when it left.",
      "enum": [
        "Waiting",
        "Released",
        "Landed",
        "Failed",
        "Held",
        "RollingBack",
        "RolledBack"
      ]
    },
    "revision": {
      "type": "string",
      "description": "The revision it shall have now: that of the plan once it is released, before that the one it had, and again when it is sent back. Absent: not known; whatever it has.",
      "maxLength": 1024
    },
    "lastGood": {
      "type": "string",
      "description": "The revision it had landed before: where a rollback goes.",
      "maxLength": 1024
    },
    "since": {
      "type": "string",
      "description": "Since when the target was in this state. RFC 3339, UTC.",
      "format": "date-time"
    },
    "releasedAt": {
      "type": "string",
      "format": "date-time",
      "description": "When this attempt released it. Absent: it did not, also where the target has landed or failed."
    },
    "reason": {
      "type": "string",
      "description": "Why, as one word for programs.",
      "maxLength": 63
    },
    "message": {
      "type": "string",
      "description": "Why the target is in this state, in one sentence for people.",
      "maxLength": 256
    },
    "soaked": {
      "type": "string",
      "description": "In a wave that soaks: for how long it was seen healthy without a break.",
      "maxLength": 63
    },
    "seenAt": {
      "type": "string",
      "description": "Up to which observation that was counted.",
      "format": "date-time"
    },
    "cause": {
      "type": "string",
      "description": "Of a target that failed: what the failure is taken for.",
      "enum": [
        "change",
        "infrastructure",
        "invalid",
        "preexisting"
      ]
    },
    "tries": {
      "type": "integer",
      "description": "How often this attempt has tried it, where that is more than once.",
      "minimum": 2
    },
    "retryAt": {
      "type": "string",
      "format": "date-time",
      "description": "When the target is tried again. RFC 3339, UTC."
    },
    "brokenBefore": {
      "type": "boolean",
      "description": "It was broken, or its cluster was not ready, when it was released."
    },
    "joined": {
      "type": "boolean",
      "description": "It joined while the attempt was on its way, and does not count."
    },
    "evidenceAt": {
      "type": "string",
      "format": "date-time",
      "description": "Of a target that has landed: when that was observed which showed it there, where that was before `since`."
    },
    "samples": {
      "type": "integer",
      "description": "How often it was seen healthy without a break, in a wave that counts it.",
      "minimum": 1
    },
    "movedTo": {
      "type": "string",
      "description": "The revision that an attempt before this one brought it to, or that it is sent back from: a rollback of that revision takes it back too.",
      "maxLength": 1024
    },
    "earlier": {
      "type": "array",
      "description": "Revisions that were good here before `lastGood`, the newest first.",
      "items": {
        "type": "string",
        "description": "A revision that the target had before.",
        "maxLength": 1024
      },
      "maxItems": 3
    },
    "pinned": {
      "type": "boolean",
      "description": "Somebody pins it: nothing is written there, whatever state it is in."
    }
  }
};
