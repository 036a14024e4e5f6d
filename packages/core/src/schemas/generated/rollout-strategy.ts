// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./rollout-strategy.validate.ts";
import { rolloutStrategySpecSchema } from "./rollout-strategy-spec.ts";
import { rolloutWindowSchema } from "./rollout-window.ts";

export type * from "./rollout-strategy.types.ts";

/** The JSON Schema of RolloutStrategy, as written in schemas/landfall.dev/rollout-strategy.schema.json. */
export const rolloutStrategySchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutStrategy",
  "type": "object",
  "description": "How changes reach a fleet: which targets go together, in which order, and what must hold in between. Reusable; a plan records the hash of the strategy it was made from.",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "`landfall.dev/v1alpha1`.",
      "enum": [
        "landfall.dev/v1alpha1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "`RolloutStrategy`.",
      "enum": [
        "RolloutStrategy"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "$ref": "#/$defs/rolloutStrategySpec",
      "description": "The waves, gates and limits by which a rollout goes."
    }
  },
  "x-landfall-printer-columns": [
    {
      "name": "Age",
      "type": "date",
      "jsonPath": ".metadata.creationTimestamp"
    }
  ],
  "$defs": {
    "rolloutStrategySpec": rolloutStrategySpecSchema,
    "rolloutWindow": rolloutWindowSchema
  }
};

/** Checks a value that should be a RolloutStrategy; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateRolloutStrategy(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
