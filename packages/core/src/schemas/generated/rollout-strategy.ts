// Generated from schemas/landfall.dev/rollout-strategy.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./rollout-strategy.validate.ts";

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
      "type": "object",
      "description": "The strategy.",
      "required": [
        "waves"
      ],
      "properties": {
        "targets": {
          "$ref": "#/$defs/selector",
          "description": "Which targets of the inventory take part. Default: all."
        },
        "waves": {
          "type": "array",
          "description": "The waves, in order. Every target belongs to exactly one.",
          "items": {
            "type": "object",
            "description": "A set of targets that may be changed together.",
            "required": [
              "name",
              "select"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the wave.",
                "minLength": 1,
                "maxLength": 63
              },
              "description": {
                "type": "string",
                "description": "What the wave is for."
              },
              "select": {
                "type": "object",
                "description": "Which of the targets that no earlier wave has. Several fields: all must hold; `count` and `cumulative` then take that many of what is left, in salted hash order.",
                "properties": {
                  "matchLabels": {
                    "type": "object",
                    "description": "Labels that a target must have.",
                    "additionalProperties": {
                      "type": "string"
                    }
                  },
                  "matchExpressions": {
                    "type": "array",
                    "description": "Further conditions on labels.",
                    "items": {
                      "type": "object",
                      "description": "One condition.",
                      "required": [
                        "key",
                        "operator"
                      ],
                      "properties": {
                        "key": {
                          "type": "string",
                          "description": "Label.",
                          "minLength": 1,
                          "maxLength": 253
                        },
                        "operator": {
                          "type": "string",
                          "description": "How to compare.",
                          "enum": [
                            "In",
                            "NotIn",
                            "Exists",
                            "DoesNotExist"
                          ]
                        },
                        "values": {
                          "type": "array",
                          "description": "Values to compare with; none for Exists and DoesNotExist.",
                          "items": {
                            "type": "string"
                          }
                        }
                      }
                    }
                  },
                  "targets": {
                    "type": "array",
                    "description": "Targets by name, `<cluster>` or `<cluster>/<package>`.",
                    "items": {
                      "type": "string",
                      "minLength": 1
                    },
                    "x-kubernetes-list-type": "set"
                  },
                  "count": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "At most so many."
                  },
                  "cumulative": {
                    "type": "string",
                    "description": "So many that this wave and all before it hold this percentage of all targets.",
                    "pattern": "^(100|[1-9]?[0-9])%$",
                    "x-landfall-expects": "a percentage from 0% to 100%"
                  },
                  "rest": {
                    "type": "boolean",
                    "description": "All that is left. Only in the last wave, and alone."
                  }
                }
              },
              "dependsOn": {
                "type": "array",
                "description": "Waves that must have landed before. Default: the one before.",
                "items": {
                  "type": "string"
                },
                "x-kubernetes-list-type": "set"
              },
              "maxConcurrent": {
                "x-kubernetes-int-or-string": true,
                "pattern": "^(100|[1-9]?[0-9])%$",
                "x-landfall-expects": "a count, or a percentage from 0% to 100%",
                "description": "How many targets of the wave may be on the way at once. Percentages of the wave, rounded down, at least 1. Default: all."
              },
              "maxFailures": {
                "x-kubernetes-int-or-string": true,
                "pattern": "^(100|[1-9]?[0-9])%$",
                "x-landfall-expects": "a count, or a percentage from 0% to 100%",
                "description": "How many targets of the wave may fail; one more stops the rollout. Percentages of the wave, rounded down. Default: 0."
              },
              "soak": {
                "type": "string",
                "description": "How long every target of the wave must stay Current without a break before the next wave opens: 30m, 1h30m. Default: 0s."
              },
              "approval": {
                "type": "boolean",
                "description": "Somebody must approve before the wave opens. Default: false."
              }
            }
          },
          "minItems": 1,
          "maxItems": 100,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "leftover": {
          "type": "string",
          "description": "What happens to targets that no wave selects: `error`, or `ignore` (they are listed, and never released). Default: `error`.",
          "enum": [
            "error",
            "ignore"
          ]
        },
        "salt": {
          "type": "string",
          "description": "Changes the order of targets chosen by count or percentage. Default: name of the rollout.",
          "maxLength": 253
        },
        "dependencies": {
          "type": "string",
          "description": "Whether `config.kubernetes.io/depends-on` between targets orders them: `honour` makes an edge to a later wave an error. Default: `honour`.",
          "enum": [
            "honour",
            "ignore"
          ]
        },
        "deadline": {
          "type": "string",
          "description": "How long a released target may take to land before it counts as failed. Default: 20m."
        }
      }
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
    "selector": {
      "title": "TargetSelector",
      "type": "object",
      "description": "Which targets, by their labels; both parts must match.",
      "properties": {
        "matchLabels": {
          "type": "object",
          "description": "Labels that a target must have.",
          "additionalProperties": {
            "type": "string"
          }
        },
        "matchExpressions": {
          "type": "array",
          "description": "Further conditions on labels.",
          "items": {
            "type": "object",
            "description": "One condition.",
            "required": [
              "key",
              "operator"
            ],
            "properties": {
              "key": {
                "type": "string",
                "description": "Label.",
                "minLength": 1,
                "maxLength": 253
              },
              "operator": {
                "type": "string",
                "description": "How to compare.",
                "enum": [
                  "In",
                  "NotIn",
                  "Exists",
                  "DoesNotExist"
                ]
              },
              "values": {
                "type": "array",
                "description": "Values to compare with; none for Exists and DoesNotExist.",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        }
      }
    }
  }
};

/** What is wrong with a value that should be a RolloutStrategy; empty if nothing is. */
export function validateRolloutStrategy(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
