// Generated from schemas/landfall.dev/budget.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./budget.validate.ts";

export type * from "./budget.types.ts";

/** The JSON Schema of Budget, as written in schemas/landfall.dev/budget.schema.json. */
export const budgetSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Budget",
  "description": "A budget that rollouts of several packages and management clusters share: its caps, and who uses how much of it. Strategies name it in budgets.shared by its name. Whoever sees all of the rollouts writes it. A local-config object: annotate it with config.kubernetes.io/local-config: \"true\".",
  "type": "object",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Namespaced",
  "x-landfall-printer-columns": [
    {
      "name": "Concurrent",
      "type": "integer",
      "jsonPath": ".spec.maxConcurrent"
    },
    {
      "name": "Failures",
      "type": "integer",
      "jsonPath": ".spec.maxFailures"
    },
    {
      "name": "Counted",
      "type": "date",
      "jsonPath": ".spec.observedAt"
    },
    {
      "name": "Age",
      "type": "date",
      "jsonPath": ".metadata.creationTimestamp"
    }
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "enum": [
        "landfall.dev/v1alpha1"
      ],
      "description": "Version of the schema of this object."
    },
    "kind": {
      "type": "string",
      "enum": [
        "Budget"
      ],
      "description": "Kind of this object."
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object. Its name is that of the budget."
    },
    "spec": {
      "type": "object",
      "description": "The caps, and every rollout that uses some of them.",
      "required": [
        "uses"
      ],
      "properties": {
        "maxConcurrent": {
          "type": "integer",
          "description": "How many targets of all rollouts may be on the way at once. The smaller of this and of what a strategy says counts. Default: what the strategy says.",
          "minimum": 1
        },
        "maxFailures": {
          "type": "integer",
          "description": "How many targets of all rollouts may have failed. The smaller of this and of what a strategy says counts. Default: what the strategy says.",
          "minimum": 0
        },
        "observedAt": {
          "type": "string",
          "format": "date-time",
          "description": "When the uses were counted. Older than staleAfter of a strategy by the time of the render, or of a time to come, they are not known to it, and nothing starts. Default: they never become old."
        },
        "uses": {
          "type": "array",
          "description": "The use of each rollout; no rollout that is missing here uses any. Rollouts of the package in which the Budget lies are counted by their RolloutPlans, whatever stands here. Empty: nobody else uses any of it.",
          "items": {
            "type": "object",
            "description": "The use that one rollout makes of the budget.",
            "required": [
              "rollout"
            ],
            "properties": {
              "rollout": {
                "type": "string",
                "description": "Name of the rollout.",
                "minLength": 1,
                "maxLength": 253
              },
              "onTheWay": {
                "type": "integer",
                "description": "How many of its targets are on the way. Default: 0.",
                "minimum": 0
              },
              "failures": {
                "type": "integer",
                "description": "How many of its targets have failed. Default: 0.",
                "minimum": 0
              }
            },
            "additionalProperties": false
          },
          "maxItems": 1000,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "rollout"
          ]
        }
      },
      "additionalProperties": false
    }
  },
  "additionalProperties": false
};

/** Checks a value that should be a Budget; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateBudget(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
