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
  "description": "Holds and saved values of objects that cannot carry them as annotations, because a controller copies or strips the annotations of their kind. Written and read by set-suspend; local config in a package.",
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
      "description": "The holds and saved values of objects that cannot carry them themselves.",
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
          "description": "The objects that are held, one entry each.",
          "items": {
            "type": "object",
            "description": "Holds and saved values of one object.",
            "required": [
              "group",
              "kind",
              "namespace",
              "name",
              "holds"
            ],
            "properties": {
              "group": {
                "type": "string",
                "description": "API group of the object; `\"\"` is the core group."
              },
              "kind": {
                "type": "string",
                "description": "Kind of the object.",
                "minLength": 1,
                "maxLength": 253
              },
              "namespace": {
                "type": "string",
                "description": "Namespace of the object; `\"\"` for cluster-scoped objects."
              },
              "name": {
                "type": "string",
                "description": "Name of the object.",
                "minLength": 1,
                "maxLength": 253
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
                      "description": "Name of the holder.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "effect": {
                      "type": "string",
                      "description": "The effect that is stopped.",
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
                    "targets": {
                      "type": "object",
                      "description": "The targets that the hold is about. Default: all of the object.",
                      "required": [
                        "clusters"
                      ],
                      "properties": {
                        "clusters": {
                          "type": "array",
                          "description": "Names of the clusters that are held.",
                          "items": {
                            "type": "string",
                            "minLength": 1
                          },
                          "minItems": 1,
                          "x-kubernetes-list-type": "set"
                        }
                      }
                    },
                    "strength": {
                      "type": "string",
                      "description": "`drain`: what runs is stopped too. Default: only what is new.",
                      "enum": [
                        "drain"
                      ]
                    },
                    "allowDeletion": {
                      "type": "boolean",
                      "description": "A held target may leave the placement all the same. Default: false."
                    },
                    "revision": {
                      "type": "string",
                      "description": "For a pin: the revision to stay at.",
                      "maxLength": 1024
                    },
                    "reason": {
                      "type": "string",
                      "description": "Why it is held, in one sentence for people.",
                      "maxLength": 1024
                    },
                    "actor": {
                      "type": "string",
                      "description": "The person or program that asked for the hold; absent: not known.",
                      "maxLength": 1024
                    },
                    "ref": {
                      "type": "string",
                      "description": "A ticket or link that says more; absent: none.",
                      "maxLength": 1024
                    },
                    "since": {
                      "type": "string",
                      "description": "When the hold began. RFC 3339, UTC.",
                      "format": "date-time"
                    },
                    "until": {
                      "type": "string",
                      "description": "From then on the hold no longer counts.",
                      "format": "date-time"
                    },
                    "sum": {
                      "type": "string",
                      "description": "A checksum over the object and this hold, 16 hex digits. Absent in what was written before there were checksums.",
                      "maxLength": 16
                    }
                  }
                },
                "x-kubernetes-list-type": "map",
                "x-kubernetes-list-map-keys": [
                  "holder",
                  "mechanism"
                ]
              },
              "saved": {
                "type": "array",
                "description": "The values from before, one record a mechanism.",
                "items": {
                  "type": "object",
                  "description": "The values that one mechanism found.",
                  "required": [
                    "mechanism",
                    "fields"
                  ],
                  "properties": {
                    "mechanism": {
                      "type": "string",
                      "description": "The id of the mechanism by which the object is held, from the catalogue or the config.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "adopted": {
                      "type": "boolean",
                      "description": "It was suspended before the first hold, and stays so after the last."
                    },
                    "annotations": {
                      "type": "string",
                      "description": "`created`: the map of annotations is ours to remove.",
                      "enum": [
                        "created"
                      ]
                    },
                    "atRest": {
                      "type": "boolean",
                      "description": "All holds of it are past their end, and what was there before is there again. Default: false."
                    },
                    "fields": {
                      "type": "array",
                      "description": "The values from before, one entry for each field that was written.",
                      "minItems": 1,
                      "x-kubernetes-list-type": "atomic",
                      "items": {
                        "type": "object",
                        "description": "One field that was written, and its value from before.",
                        "required": [
                          "path",
                          "prev",
                          "wrote"
                        ],
                        "properties": {
                          "path": {
                            "type": "array",
                            "description": "Where the field is: the keys from the root.",
                            "minItems": 1,
                            "items": {
                              "type": "string",
                              "description": "One key of the path to a field, from the root of the object."
                            }
                          },
                          "prev": {
                            "type": "object",
                            "description": "The value from before: `absent: true`, or `value`.",
                            "x-kubernetes-preserve-unknown-fields": true
                          },
                          "wrote": {
                            "type": "object",
                            "description": "The value that was written, in the same form.",
                            "x-kubernetes-preserve-unknown-fields": true
                          },
                          "parents": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "How many leading keys were there before: what is below is ours to remove. Default: all."
                          },
                          "nullParent": {
                            "type": "boolean",
                            "description": "The first of those that are ours was there, and null: that comes back. Default: false."
                          },
                          "owners": {
                            "type": "array",
                            "description": "Who owned the field in the cluster, and gets it back: entries of managedFields without their fields.",
                            "minItems": 1,
                            "x-kubernetes-list-type": "atomic",
                            "items": {
                              "type": "object",
                              "description": "One field manager that owned the field before.",
                              "required": [
                                "manager",
                                "operation",
                                "apiVersion"
                              ],
                              "properties": {
                                "manager": {
                                  "type": "string",
                                  "description": "Name of the field manager.",
                                  "minLength": 1
                                },
                                "operation": {
                                  "type": "string",
                                  "description": "How it writes: `Apply` or `Update`."
                                },
                                "apiVersion": {
                                  "type": "string",
                                  "description": "The API version in which the field manager writes."
                                },
                                "subresource": {
                                  "type": "string",
                                  "description": "The subresource through which it writes. Default: none."
                                },
                                "time": {
                                  "type": "string",
                                  "description": "Its last write before ours. Absent where the API server keeps none."
                                },
                                "maps": {
                                  "type": "array",
                                  "description": "Of the maps above the field, by how many keys lead there, those that it owned themselves. Default: none.",
                                  "items": {
                                    "type": "integer",
                                    "minimum": 0
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    },
                    "spellings": {
                      "type": "array",
                      "description": "How values were written that would come back in another spelling. Only files have these.",
                      "minItems": 1,
                      "x-kubernetes-list-type": "atomic",
                      "items": {
                        "type": "object",
                        "description": "How one value was written.",
                        "required": [
                          "path",
                          "text"
                        ],
                        "properties": {
                          "path": {
                            "type": "array",
                            "description": "Where the value is, or the map that it is in: the keys from the root.",
                            "minItems": 1,
                            "items": {
                              "type": "string",
                              "description": "One key of the path to a field, from the root of the object."
                            }
                          },
                          "text": {
                            "type": "string",
                            "description": "The text behind the colon of its key, lines relative to the key's column. It counts only if it reads as the value that comes back.",
                            "maxLength": 1024
                          }
                        }
                      }
                    },
                    "sum": {
                      "type": "string",
                      "description": "A checksum over the object, the mechanism, paths and values, 16 hex digits. Absent in what was written before there were checksums.",
                      "maxLength": 16
                    }
                  }
                },
                "x-kubernetes-list-type": "map",
                "x-kubernetes-list-map-keys": [
                  "mechanism"
                ]
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "group",
            "kind",
            "namespace",
            "name"
          ]
        }
      }
    }
  }
};

/** Checks a value that should be a SuspensionLedger; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateSuspensionLedger(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
