// Generated from schemas/landfall.dev/suspension-ledger.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./suspension-ledger.validate.ts";

export type * from "./suspension-ledger.types.ts";

/** The JSON Schema of SuspensionLedger, as written in schemas/landfall.dev/suspension-ledger.schema.json. */
export const suspensionLedgerSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "SuspensionLedger",
  "type": "object",
  "description": "Holds and saved values of objects that cannot carry them as annotations, because their kind copies or strips annotations. A sketch: nothing reads or writes it yet.",
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
      "description": "`SuspensionLedger`.",
      "enum": [
        "SuspensionLedger"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "What is recorded.",
      "required": [
        "format",
        "entries"
      ],
      "properties": {
        "format": {
          "type": "integer",
          "minimum": 1,
          "description": "Version of the format. A newer one than the reader knows is refused."
        },
        "entries": {
          "type": "array",
          "description": "One entry an object.",
          "items": {
            "type": "object",
            "description": "Holds and saved values of one object.",
            "required": [
              "object",
              "holds"
            ],
            "properties": {
              "object": {
                "type": "object",
                "description": "The object.",
                "required": [
                  "group",
                  "kind",
                  "namespace",
                  "name"
                ],
                "properties": {
                  "group": {
                    "type": "string",
                    "description": "API group; `\"\"` is the core group."
                  },
                  "kind": {
                    "type": "string",
                    "description": "Kind.",
                    "minLength": 1,
                    "maxLength": 253
                  },
                  "namespace": {
                    "type": "string",
                    "description": "Namespace; `\"\"` for cluster-scoped objects."
                  },
                  "name": {
                    "type": "string",
                    "description": "Name.",
                    "minLength": 1,
                    "maxLength": 253
                  }
                }
              },
              "uid": {
                "type": "string",
                "description": "Its uid, where it is known: an object made anew is another one."
              },
              "holds": {
                "type": "array",
                "description": "The holds, by holder, then mechanism.",
                "items": {
                  "type": "object",
                  "description": "One reason to keep something suspended.",
                  "required": [
                    "holder",
                    "effect",
                    "mechanism"
                  ],
                  "properties": {
                    "holder": {
                      "type": "string",
                      "description": "Who holds.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "effect": {
                      "type": "string",
                      "description": "What is stopped.",
                      "enum": [
                        "reconcile",
                        "delivery",
                        "scheduling",
                        "new-runs",
                        "run",
                        "rollout",
                        "scale",
                        "actuation",
                        "enforcement",
                        "ownership",
                        "notify"
                      ]
                    },
                    "mechanism": {
                      "type": "string",
                      "description": "Id of the mechanism that carries it out.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "clusters": {
                      "type": "array",
                      "description": "Only these clusters. Default: all.",
                      "items": {
                        "type": "string",
                        "minLength": 1
                      },
                      "minItems": 1,
                      "x-kubernetes-list-type": "set"
                    },
                    "revision": {
                      "type": "string",
                      "description": "For a pin: the revision to stay at.",
                      "maxLength": 1024
                    },
                    "reason": {
                      "type": "string",
                      "description": "Why.",
                      "maxLength": 1024
                    },
                    "actor": {
                      "type": "string",
                      "description": "Who asked for it.",
                      "maxLength": 1024
                    },
                    "ref": {
                      "type": "string",
                      "description": "A ticket or a link.",
                      "maxLength": 1024
                    },
                    "since": {
                      "type": "string",
                      "description": "When it began.",
                      "format": "date-time"
                    },
                    "until": {
                      "type": "string",
                      "description": "From then on the hold no longer counts.",
                      "format": "date-time"
                    }
                  }
                }
              },
              "saved": {
                "type": "array",
                "description": "What was there before, one a mechanism.",
                "items": {
                  "type": "object",
                  "description": "What one mechanism found.",
                  "required": [
                    "mechanism",
                    "sites"
                  ],
                  "properties": {
                    "mechanism": {
                      "type": "string",
                      "description": "Id of the mechanism.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "sites": {
                      "type": "array",
                      "description": "One for each field that was written.",
                      "items": {
                        "type": "object",
                        "description": "One field.",
                        "required": [
                          "path"
                        ],
                        "properties": {
                          "path": {
                            "type": "string",
                            "description": "Where the field is."
                          },
                          "absent": {
                            "type": "boolean",
                            "description": "There was no such field."
                          },
                          "value": {
                            "x-kubernetes-preserve-unknown-fields": true,
                            "description": "What was there. Any JSON value."
                          }
                        },
                        "oneOf": [
                          {
                            "required": [
                              "absent"
                            ]
                          },
                          {
                            "required": [
                              "value"
                            ]
                          }
                        ]
                      }
                    }
                  }
                },
                "x-kubernetes-list-type": "map",
                "x-kubernetes-list-map-keys": [
                  "mechanism"
                ]
              }
            }
          }
        }
      }
    }
  }
};

/** What is wrong with a value that should be a SuspensionLedger; empty if nothing is. */
export function validateSuspensionLedger(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
