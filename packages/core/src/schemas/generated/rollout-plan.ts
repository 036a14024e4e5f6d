// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./rollout-plan.validate.ts";

export type * from "./rollout-plan.types.ts";

/** The JSON Schema of RolloutPlan, as written in schemas/landfall.dev/rollout-plan.schema.json. */
export const rolloutPlanSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutPlan",
  "type": "object",
  "description": "One rollout of one revision: its frozen waves, and how far it has come. Written by compute-wave, which reads it back as its own memory.",
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
      "description": "`RolloutPlan`.",
      "enum": [
        "RolloutPlan"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "The plan. Frozen once a target is released: later targets are added, none is moved.",
      "required": [
        "format",
        "strategy",
        "package",
        "revision",
        "waves"
      ],
      "properties": {
        "format": {
          "type": "integer",
          "minimum": 1,
          "description": "Version of the format. A newer one than the reader knows is refused."
        },
        "strategy": {
          "type": "object",
          "description": "The strategy that the plan was made from.",
          "required": [
            "name",
            "hash"
          ],
          "properties": {
            "name": {
              "type": "string",
              "description": "Its name.",
              "minLength": 1,
              "maxLength": 253
            },
            "hash": {
              "type": "string",
              "description": "Hash of its spec.",
              "minLength": 1,
              "maxLength": 253
            }
          }
        },
        "package": {
          "type": "string",
          "description": "The package that is rolled out.",
          "minLength": 1,
          "maxLength": 253
        },
        "revision": {
          "type": "string",
          "description": "The revision that targets are to reach.",
          "minLength": 1,
          "maxLength": 1024
        },
        "page": {
          "type": "object",
          "description": "Which part of a large plan this object is. Absent: the plan is one object.",
          "required": [
            "index",
            "of"
          ],
          "properties": {
            "index": {
              "type": "integer",
              "minimum": 0,
              "description": "From 0."
            },
            "of": {
              "type": "integer",
              "minimum": 1,
              "description": "Number of parts."
            }
          }
        },
        "waves": {
          "type": "array",
          "description": "The waves, in order.",
          "items": {
            "type": "object",
            "description": "One wave.",
            "required": [
              "name",
              "targets"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the wave.",
                "minLength": 1,
                "maxLength": 63
              },
              "targets": {
                "type": "array",
                "description": "Its targets, in order of release.",
                "items": {
                  "type": "string",
                  "description": "The target: `<cluster>` or `<cluster>/<package>`.",
                  "minLength": 1,
                  "maxLength": 507
                },
                "x-kubernetes-list-type": "set"
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "leftover": {
          "type": "array",
          "description": "Targets that no wave selects.",
          "items": {
            "type": "string",
            "description": "The target: `<cluster>` or `<cluster>/<package>`.",
            "minLength": 1,
            "maxLength": 507
          },
          "x-kubernetes-list-type": "set"
        }
      }
    },
    "status": {
      "type": "object",
      "description": "How far the rollout has come.",
      "required": [
        "phase",
        "counts"
      ],
      "properties": {
        "at": {
          "type": "string",
          "description": "The `now` of the run that wrote this last.",
          "format": "date-time"
        },
        "phase": {
          "type": "string",
          "description": "Whether the rollout goes on.",
          "enum": [
            "Pending",
            "Running",
            "Paused",
            "Stopped",
            "Completed"
          ]
        },
        "wave": {
          "type": "string",
          "description": "The wave that is open; absent before the first and after the last.",
          "maxLength": 63
        },
        "waves": {
          "type": "array",
          "description": "State of each wave.",
          "items": {
            "type": "object",
            "description": "State of one wave.",
            "required": [
              "name",
              "state"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the wave.",
                "minLength": 1,
                "maxLength": 63
              },
              "state": {
                "type": "string",
                "description": "How far the wave is.",
                "enum": [
                  "Waiting",
                  "Open",
                  "Soaking",
                  "Landed",
                  "Stopped"
                ]
              },
              "openedAt": {
                "type": "string",
                "description": "When the first target was released.",
                "format": "date-time"
              },
              "landedAt": {
                "type": "string",
                "description": "When every target had landed.",
                "format": "date-time"
              },
              "reason": {
                "type": "string",
                "description": "What the wave waits for, as one word for programs.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "What the wave waits for, for people.",
                "maxLength": 1024
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "targets": {
          "type": "array",
          "description": "State of each target that was released, or is held for a reason of its own. All others wait for their wave.",
          "items": {
            "type": "object",
            "description": "State of one target.",
            "required": [
              "target",
              "state"
            ],
            "properties": {
              "target": {
                "type": "string",
                "description": "The target: `<cluster>` or `<cluster>/<package>`.",
                "minLength": 1,
                "maxLength": 507
              },
              "state": {
                "type": "string",
                "description": "How far the target is.",
                "enum": [
                  "Waiting",
                  "Released",
                  "Landed",
                  "Failed",
                  "Held"
                ]
              },
              "revision": {
                "type": "string",
                "description": "The revision it may have.",
                "maxLength": 1024
              },
              "lastGood": {
                "type": "string",
                "description": "The revision it had landed before: where a rollback goes.",
                "maxLength": 1024
              },
              "releasedAt": {
                "type": "string",
                "description": "When it was released.",
                "format": "date-time"
              },
              "landedAt": {
                "type": "string",
                "description": "Since when it has been Current at the revision.",
                "format": "date-time"
              },
              "reason": {
                "type": "string",
                "description": "Why, as one word for programs.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "Why, for people.",
                "maxLength": 1024
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "target"
          ]
        },
        "counts": {
          "type": "object",
          "description": "How many targets are in each state.",
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
              "minimum": 0,
              "description": "All targets of the plan."
            },
            "waiting": {
              "type": "integer",
              "minimum": 0,
              "description": "Not released."
            },
            "released": {
              "type": "integer",
              "minimum": 0,
              "description": "Released, not landed."
            },
            "landed": {
              "type": "integer",
              "minimum": 0,
              "description": "Landed."
            },
            "failed": {
              "type": "integer",
              "minimum": 0,
              "description": "Failed."
            },
            "held": {
              "type": "integer",
              "minimum": 0,
              "description": "Held back for a reason of their own."
            }
          }
        },
        "next": {
          "type": "object",
          "description": "When to look again, and why.",
          "properties": {
            "at": {
              "type": "string",
              "description": "Not before this time will time alone change anything.",
              "format": "date-time"
            },
            "reason": {
              "type": "string",
              "description": "What will be due then.",
              "maxLength": 1024
            }
          }
        },
        "conditions": {
          "type": "array",
          "description": "`landfall.dev/Landed`: True when every target has landed.",
          "items": {
            "type": "object",
            "description": "A condition.",
            "required": [
              "type",
              "status"
            ],
            "properties": {
              "type": {
                "type": "string",
                "description": "Type.",
                "maxLength": 316
              },
              "status": {
                "type": "string",
                "description": "Status.",
                "enum": [
                  "True",
                  "False",
                  "Unknown"
                ]
              },
              "reason": {
                "type": "string",
                "description": "One word for programs.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "For people.",
                "maxLength": 1024
              },
              "lastTransitionTime": {
                "type": "string",
                "description": "When the status last changed.",
                "format": "date-time"
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "type"
          ]
        }
      }
    }
  },
  "x-landfall-printer-columns": [
    {
      "name": "Package",
      "type": "string",
      "jsonPath": ".spec.package"
    },
    {
      "name": "Revision",
      "type": "string",
      "jsonPath": ".spec.revision"
    },
    {
      "name": "Phase",
      "type": "string",
      "jsonPath": ".status.phase"
    },
    {
      "name": "Wave",
      "type": "string",
      "jsonPath": ".status.wave"
    },
    {
      "name": "Landed",
      "type": "integer",
      "jsonPath": ".status.counts.landed"
    },
    {
      "name": "Total",
      "type": "integer",
      "jsonPath": ".status.counts.total"
    }
  ]
};

/** What is wrong with a value that should be a RolloutPlan; empty if nothing is. */
export function validateRolloutPlan(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
