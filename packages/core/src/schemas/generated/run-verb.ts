// Generated from schemas/landfall.dev/parts/run-verb.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./run-verb.types.ts";

/** The JSON Schema of RunVerb, as written in schemas/landfall.dev/parts/run-verb.schema.json; it stands in the `$defs` of the kinds that have it. */
export const runVerbSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RunVerb",
  "description": "Something asked for of the run of one target: it counts once.",
  "type": "object",
  "required": [
    "verb",
    "target",
    "by"
  ],
  "properties": {
    "verb": {
      "type": "string",
      "description": "`retry`: what failed is tried again. `skip`: the run goes on without a step. `back`: it goes back to a step, and everything behind that waits again. `cancel`: it ends where it is. `rerun`: it begins anew. `override`: it is superseded by one that begins now.",
      "enum": [
        "cancel",
        "override",
        "rerun",
        "skip",
        "back",
        "retry"
      ]
    },
    "target": {
      "type": "string",
      "description": "The target as the plan names it: `<cluster>` or `<cluster>/<package>`.",
      "minLength": 1,
      "maxLength": 766
    },
    "step": {
      "type": "string",
      "description": "The step, as `<phase>/<step>`: with `skip` and `back`. With `retry` a step or a task of it that has failed. Default: the run.",
      "minLength": 1,
      "maxLength": 191
    },
    "attempt": {
      "type": "integer",
      "description": "The number of the run, as its StepRun says; it counts for no other. Default: 1.",
      "minimum": 1
    },
    "tries": {
      "type": "integer",
      "description": "How often that run was opened, as its StepRun says; it counts for no other opening. Default: 1.",
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
