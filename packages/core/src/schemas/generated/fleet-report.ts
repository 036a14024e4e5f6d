// Generated from schemas/landfall.dev/fleet-report.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./fleet-report.validate.ts";
import { conditionSchema } from "./condition.ts";
import { rollupSummarySchema } from "./rollup-summary.ts";

export type * from "./fleet-report.types.ts";

/** The JSON Schema of FleetReport, as written in schemas/landfall.dev/fleet-report.schema.json. */
export const fleetReportSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "FleetReport",
  "type": "object",
  "description": "The status of every target, in pages of 100 clusters of at most 1 KiB each; the first page also holds the summary of the fleet. Written by aggregate-status.",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Namespaced",
  "x-landfall-printer-columns": [
    {
      "name": "Fleet",
      "type": "string",
      "jsonPath": ".spec.fleet"
    },
    {
      "name": "Page",
      "type": "integer",
      "jsonPath": ".spec.page"
    },
    {
      "name": "State",
      "type": "string",
      "jsonPath": ".status.rollup.word"
    },
    {
      "name": "Landed",
      "type": "integer",
      "jsonPath": ".status.rollup.landed"
    },
    {
      "name": "Total",
      "type": "integer",
      "jsonPath": ".status.rollup.total"
    }
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
      "description": "`FleetReport`.",
      "enum": [
        "FleetReport"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata.",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the object.",
          "maxLength": 253
        }
      },
      "additionalProperties": true
    },
    "spec": {
      "type": "object",
      "description": "The fleet that the report is about, and its page.",
      "required": [
        "fleet",
        "page",
        "pages"
      ],
      "properties": {
        "fleet": {
          "type": "string",
          "description": "Name of the fleet.",
          "maxLength": 253
        },
        "page": {
          "type": "integer",
          "minimum": 1,
          "description": "Number of this page, from 1; a page has at most 100 clusters."
        },
        "pages": {
          "type": "integer",
          "minimum": 1,
          "description": "Number of all pages of the report, at least 1."
        }
      },
      "additionalProperties": false
    },
    "status": {
      "type": "object",
      "description": "The state of the fleet, and of the clusters of this page.",
      "required": [
        "clusters"
      ],
      "properties": {
        "conditions": {
          "type": "array",
          "description": "`landfall.dev/Landed`: True when every target has landed.",
          "items": {
            "$ref": "#/$defs/condition"
          }
        },
        "rollup": {
          "$ref": "#/$defs/rollupSummary"
        },
        "asOf": {
          "type": "string",
          "description": "Time of the newest observation on this page. RFC 3339, UTC.",
          "maxLength": 30,
          "format": "date-time"
        },
        "clusters": {
          "type": "array",
          "description": "Clusters of this page, by name.",
          "items": {
            "type": "object",
            "description": "The targets of one cluster, at most 1 KiB of JSON.",
            "required": [
              "cluster",
              "total",
              "landed",
              "omitted",
              "targets"
            ],
            "properties": {
              "cluster": {
                "type": "string",
                "description": "Name of the cluster.",
                "maxLength": 253
              },
              "total": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "Number of targets on the cluster."
              },
              "landed": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "Targets on it that have landed."
              },
              "omitted": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "Targets that have no line here for lack of room."
              },
              "targets": {
                "type": "array",
                "description": "The targets of the cluster: the worst first, then by package.",
                "items": {
                  "type": "object",
                  "description": "One package on one cluster.",
                  "required": [
                    "package",
                    "health",
                    "actuation",
                    "reconcile",
                    "upToDate",
                    "suspended",
                    "freshness",
                    "landed"
                  ],
                  "properties": {
                    "package": {
                      "type": "string",
                      "description": "Name of the package.",
                      "maxLength": 1024
                    },
                    "wanted": {
                      "type": "string",
                      "description": "Revision at which the target is wanted; absent: not known.",
                      "maxLength": 1024
                    },
                    "observed": {
                      "type": "string",
                      "description": "Revision at which the target was seen; absent: not seen.",
                      "maxLength": 1024
                    },
                    "health": {
                      "type": "string",
                      "enum": [
                        "Current",
                        "InProgress",
                        "Failed",
                        "Terminating",
                        "NotFound",
                        "Unknown"
                      ],
                      "description": "Last known health; freshness says whether it is old."
                    },
                    "actuation": {
                      "type": "string",
                      "enum": [
                        "Pending",
                        "Succeeded",
                        "Skipped",
                        "Failed"
                      ],
                      "description": "Whether the wanted revision was applied."
                    },
                    "reconcile": {
                      "type": "string",
                      "enum": [
                        "Pending",
                        "Succeeded",
                        "Skipped",
                        "Timeout",
                        "Failed"
                      ],
                      "description": "Whether what was applied got there, in the word of a ResourceGroup."
                    },
                    "upToDate": {
                      "type": "string",
                      "enum": [
                        "yes",
                        "no",
                        "unknown"
                      ],
                      "description": "Whether the observed revision is the wanted one."
                    },
                    "suspended": {
                      "type": "string",
                      "enum": [
                        "no",
                        "yes",
                        "partial",
                        "pending",
                        "unknown"
                      ],
                      "description": "Whether something holds the target still. `partial`: a part of it. `pending`: the switch is on, and the system has not stopped yet."
                    },
                    "holds": {
                      "type": "array",
                      "maxItems": 3,
                      "description": "Who holds it still, where known: the first three.",
                      "items": {
                        "type": "string",
                        "maxLength": 1024,
                        "description": "Name of one holder, as it stands in the hold."
                      }
                    },
                    "heldBy": {
                      "type": "array",
                      "maxItems": 3,
                      "description": "Why, since when and until when, of those of them that say so.",
                      "items": {
                        "type": "object",
                        "description": "One holder, and what its hold says.",
                        "required": [
                          "holder"
                        ],
                        "properties": {
                          "holder": {
                            "type": "string",
                            "maxLength": 1024,
                            "description": "Name of the holder, as it stands in the hold."
                          },
                          "reason": {
                            "type": "string",
                            "maxLength": 256,
                            "description": "Why the holder holds it, in one sentence for people."
                          },
                          "since": {
                            "type": "string",
                            "maxLength": 64,
                            "description": "Since when it holds, as the hold says; absent: it does not say."
                          },
                          "until": {
                            "type": "string",
                            "maxLength": 64,
                            "description": "Until when it holds, as the hold says; absent: until it is let go."
                          }
                        },
                        "additionalProperties": false
                      }
                    },
                    "pendingChange": {
                      "type": "boolean",
                      "description": "Suspended, and would change if it were let go."
                    },
                    "excluded": {
                      "type": "integer",
                      "format": "int64",
                      "minimum": 1,
                      "description": "How many of its objects are taken out of its readiness, by the annotation `landfall.dev/readiness`."
                    },
                    "freshness": {
                      "type": "string",
                      "enum": [
                        "fresh",
                        "stale",
                        "never-seen"
                      ],
                      "description": "Whether it was heard of within its interval."
                    },
                    "landed": {
                      "type": "boolean",
                      "description": "Current, applied, up to date, fresh, not blocked, no change pending."
                    },
                    "blockedBy": {
                      "type": "string",
                      "description": "The thing outside the target that it waits for: `cluster/<name>`.",
                      "maxLength": 1024
                    },
                    "reason": {
                      "type": "string",
                      "description": "Reason for programs, one word in PascalCase.",
                      "maxLength": 63
                    },
                    "message": {
                      "type": "string",
                      "description": "The cause, in one sentence for people.",
                      "maxLength": 256
                    },
                    "since": {
                      "type": "string",
                      "description": "Since when it is as it is. RFC 3339, UTC.",
                      "maxLength": 30,
                      "format": "date-time"
                    },
                    "observedAt": {
                      "type": "string",
                      "description": "When it was last seen. RFC 3339, UTC.",
                      "maxLength": 30,
                      "format": "date-time"
                    },
                    "source": {
                      "type": "string",
                      "description": "The system or the way by which the report came, such as `flux` or `metrics`.",
                      "maxLength": 1024
                    }
                  },
                  "additionalProperties": false
                }
              }
            },
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false
    }
  },
  "additionalProperties": false,
  "$defs": {
    "condition": conditionSchema,
    "rollupSummary": rollupSummarySchema
  }
};

/** Checks a value that should be a FleetReport; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateFleetReport(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
