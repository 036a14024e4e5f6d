// Generated from schemas/landfall.dev/fleet-report.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./fleet-report.validate.ts";

export type * from "./fleet-report.types.ts";

/** The JSON Schema of FleetReport, as written in schemas/landfall.dev/fleet-report.schema.json. */
export const fleetReportSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "FleetReport",
  "type": "object",
  "description": "What state every target is in, in pages of 100 clusters of at most 1 KiB each; the first page also holds the summary of the fleet. Written by aggregate-status.",
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
      "description": "What the report is about.",
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
          "description": "Page, from 1."
        },
        "pages": {
          "type": "integer",
          "minimum": 1,
          "description": "How many pages there are."
        }
      },
      "additionalProperties": false
    },
    "status": {
      "type": "object",
      "description": "What was found.",
      "required": [
        "clusters"
      ],
      "properties": {
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
                "enum": [
                  "True",
                  "False",
                  "Unknown"
                ],
                "description": "Status."
              },
              "reason": {
                "type": "string",
                "description": "One word for programs.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "For people; holds no time and no age.",
                "maxLength": 1024
              },
              "lastTransitionTime": {
                "type": "string",
                "description": "When the status last changed. RFC 3339, UTC.",
                "maxLength": 30,
                "format": "date-time"
              }
            },
            "additionalProperties": false
          }
        },
        "rollup": {
          "type": "object",
          "description": "Summary of all targets in scope: bounded to 8 KiB of JSON, mergeable in any order and grouping.",
          "required": [
            "word",
            "total",
            "landed",
            "waiting",
            "pendingChange",
            "counted",
            "health",
            "actuation",
            "reconcile",
            "upToDate",
            "suspended",
            "freshness",
            "revisions",
            "otherRevisions",
            "exceptions",
            "bySeverity",
            "truncated"
          ],
          "properties": {
            "word": {
              "type": "string",
              "enum": [
                "Current",
                "InProgress",
                "Failed",
                "Unknown"
              ],
              "description": "The headline, as cli-utils aggregates: any Failed is Failed; else any Unknown is Unknown; all Current is Current; else InProgress. Stale, never seen and blocked targets count as Unknown; no targets is Unknown."
            },
            "total": {
              "type": "integer",
              "format": "int64",
              "minimum": 0,
              "description": "Targets in scope."
            },
            "landed": {
              "type": "integer",
              "format": "int64",
              "minimum": 0,
              "description": "Targets that have landed: Current, applied, up to date, fresh, not blocked, no change pending."
            },
            "waiting": {
              "type": "integer",
              "format": "int64",
              "minimum": 0,
              "description": "Targets that wait for something outside them, as a cluster that is not ready."
            },
            "pendingChange": {
              "type": "integer",
              "format": "int64",
              "minimum": 0,
              "description": "Suspended targets that would change if they were let go."
            },
            "asOf": {
              "type": "string",
              "description": "Time of the newest observation. RFC 3339, UTC.",
              "maxLength": 30,
              "format": "date-time"
            },
            "oldest": {
              "type": "string",
              "description": "Time of the oldest observation. RFC 3339, UTC.",
              "maxLength": 30,
              "format": "date-time"
            },
            "counted": {
              "type": "object",
              "description": "What the headline word was made from; the sum is total.",
              "required": [
                "current",
                "inProgress",
                "failed",
                "unknown"
              ],
              "properties": {
                "current": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Counted as Current."
                },
                "inProgress": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Counted as InProgress, Terminating or NotFound."
                },
                "failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Counted as Failed."
                },
                "unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Counted as Unknown: stale, never seen and blocked ones included."
                }
              },
              "additionalProperties": false
            },
            "health": {
              "type": "object",
              "description": "Last known health; the sum is total.",
              "required": [
                "Current",
                "InProgress",
                "Failed",
                "Terminating",
                "NotFound",
                "Unknown"
              ],
              "properties": {
                "Current": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Current."
                },
                "InProgress": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are InProgress."
                },
                "Failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Failed."
                },
                "Terminating": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Terminating."
                },
                "NotFound": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are NotFound."
                },
                "Unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Unknown."
                }
              },
              "additionalProperties": false
            },
            "actuation": {
              "type": "object",
              "description": "Whether it was applied; the sum is total.",
              "required": [
                "Pending",
                "Succeeded",
                "Skipped",
                "Failed"
              ],
              "properties": {
                "Pending": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Pending."
                },
                "Succeeded": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Succeeded."
                },
                "Skipped": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Skipped."
                },
                "Failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Failed."
                }
              },
              "additionalProperties": false
            },
            "reconcile": {
              "type": "object",
              "description": "ResourceGroup's reconcile word; the sum is total.",
              "required": [
                "Pending",
                "Succeeded",
                "Skipped",
                "Timeout",
                "Failed"
              ],
              "properties": {
                "Pending": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Pending."
                },
                "Succeeded": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Succeeded."
                },
                "Skipped": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Skipped."
                },
                "Timeout": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Timeout."
                },
                "Failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are Failed."
                }
              },
              "additionalProperties": false
            },
            "upToDate": {
              "type": "object",
              "description": "Whether the revision observed is the one wanted; the sum is total.",
              "required": [
                "yes",
                "no",
                "unknown"
              ],
              "properties": {
                "yes": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are yes."
                },
                "no": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are no."
                },
                "unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are unknown."
                }
              },
              "additionalProperties": false
            },
            "suspended": {
              "type": "object",
              "description": "Whether something holds it still; the sum is total.",
              "required": [
                "no",
                "yes",
                "partial",
                "pending",
                "unknown"
              ],
              "properties": {
                "no": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are no."
                },
                "yes": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are yes."
                },
                "partial": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are partial."
                },
                "pending": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are pending."
                },
                "unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are unknown."
                }
              },
              "additionalProperties": false
            },
            "freshness": {
              "type": "object",
              "description": "Whether it was heard of within its interval; the sum is total.",
              "required": [
                "fresh",
                "stale",
                "never-seen"
              ],
              "properties": {
                "fresh": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are fresh."
                },
                "stale": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are stale."
                },
                "never-seen": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are never-seen."
                }
              },
              "additionalProperties": false
            },
            "revisions": {
              "type": "array",
              "description": "One line per package and revision: the wanted ones and the smallest of the others. Revisions never mix.",
              "items": {
                "type": "object",
                "description": "Targets at, or wanting, one revision of one package.",
                "required": [
                  "package",
                  "revision",
                  "total",
                  "wantedBy",
                  "landed",
                  "current",
                  "inProgress",
                  "failed",
                  "unknown",
                  "suspended",
                  "stale",
                  "waiting"
                ],
                "properties": {
                  "package": {
                    "type": "string",
                    "description": "Package.",
                    "maxLength": 253
                  },
                  "revision": {
                    "type": "string",
                    "description": "Revision; empty where none was observed.",
                    "maxLength": 128
                  },
                  "total": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets observed at this revision."
                  },
                  "wantedBy": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets that shall be at this revision, wherever they are now."
                  },
                  "landed": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets at this revision that want it and have it: Current, applied, up to date, fresh, not blocked, no change pending."
                  },
                  "current": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets counted as Current in the headline word."
                  },
                  "inProgress": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets counted as InProgress in the headline word."
                  },
                  "failed": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets counted as Failed in the headline word."
                  },
                  "unknown": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets counted as Unknown in the headline word: stale, never seen and blocked ones included."
                  },
                  "suspended": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets that are suspended, wholly, partly or pending."
                  },
                  "stale": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets that are stale or were never seen."
                  },
                  "waiting": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 0,
                    "description": "Targets that wait for something outside them, as a cluster that is not ready."
                  }
                },
                "additionalProperties": false
              }
            },
            "otherRevisions": {
              "type": "object",
              "description": "The targets whose revision has no line of its own.",
              "required": [
                "total",
                "wantedBy",
                "landed",
                "current",
                "inProgress",
                "failed",
                "unknown",
                "suspended",
                "stale",
                "waiting"
              ],
              "properties": {
                "total": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets observed at this revision."
                },
                "wantedBy": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets that shall be at this revision, wherever they are now."
                },
                "landed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets at this revision that want it and have it: Current, applied, up to date, fresh, not blocked, no change pending."
                },
                "current": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets counted as Current in the headline word."
                },
                "inProgress": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets counted as InProgress in the headline word."
                },
                "failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets counted as Failed in the headline word."
                },
                "unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets counted as Unknown in the headline word: stale, never seen and blocked ones included."
                },
                "suspended": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets that are suspended, wholly, partly or pending."
                },
                "stale": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets that are stale or were never seen."
                },
                "waiting": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "Targets that wait for something outside them, as a cluster that is not ready."
                }
              },
              "additionalProperties": false
            },
            "exceptions": {
              "type": "array",
              "description": "The worst targets or objects, worst first, then longest first.",
              "items": {
                "type": "object",
                "description": "Something that has not landed, and why.",
                "required": [
                  "severity",
                  "cluster",
                  "package",
                  "revision",
                  "health",
                  "reason",
                  "message"
                ],
                "properties": {
                  "severity": {
                    "type": "string",
                    "enum": [
                      "failed",
                      "not-applied",
                      "missing",
                      "unknown",
                      "stale",
                      "waiting",
                      "in-progress",
                      "outdated",
                      "suspended"
                    ],
                    "description": "What kind of exception; the order of the enum is the order of the list."
                  },
                  "cluster": {
                    "type": "string",
                    "description": "Cluster.",
                    "maxLength": 253
                  },
                  "package": {
                    "type": "string",
                    "description": "Package.",
                    "maxLength": 253
                  },
                  "ref": {
                    "type": "object",
                    "description": "The object it is about; absent where it is the whole target.",
                    "required": [
                      "group",
                      "kind",
                      "namespace",
                      "name"
                    ],
                    "properties": {
                      "group": {
                        "type": "string",
                        "description": "API group, empty for the core group."
                      },
                      "kind": {
                        "type": "string",
                        "description": "Kind."
                      },
                      "namespace": {
                        "type": "string",
                        "description": "Namespace, empty for a cluster-scoped object."
                      },
                      "name": {
                        "type": "string",
                        "description": "Name."
                      }
                    },
                    "additionalProperties": false
                  },
                  "revision": {
                    "type": "string",
                    "description": "Revision observed.",
                    "maxLength": 128
                  },
                  "wanted": {
                    "type": "string",
                    "description": "Revision wanted, where the one observed is not known to be it.",
                    "maxLength": 128
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
                    "description": "Last known health."
                  },
                  "reason": {
                    "type": "string",
                    "description": "One word for programs.",
                    "maxLength": 63
                  },
                  "message": {
                    "type": "string",
                    "description": "The cause, for people.",
                    "maxLength": 256
                  },
                  "since": {
                    "type": "string",
                    "description": "Since when. RFC 3339, UTC.",
                    "maxLength": 30,
                    "format": "date-time"
                  }
                },
                "additionalProperties": false
              }
            },
            "bySeverity": {
              "type": "object",
              "description": "True number of exceptions of each severity, those not listed included.",
              "required": [
                "failed",
                "not-applied",
                "missing",
                "unknown",
                "stale",
                "waiting",
                "in-progress",
                "outdated",
                "suspended"
              ],
              "properties": {
                "failed": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are failed."
                },
                "not-applied": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are not-applied."
                },
                "missing": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are missing."
                },
                "unknown": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are unknown."
                },
                "stale": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are stale."
                },
                "waiting": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are waiting."
                },
                "in-progress": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are in-progress."
                },
                "outdated": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are outdated."
                },
                "suspended": {
                  "type": "integer",
                  "format": "int64",
                  "minimum": 0,
                  "description": "How many are suspended."
                }
              },
              "additionalProperties": false
            },
            "truncated": {
              "type": "boolean",
              "description": "Whether there are exceptions or revisions that are not listed."
            }
          },
          "additionalProperties": false
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
                "description": "Cluster.",
                "maxLength": 253
              },
              "total": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "Targets on it."
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
                "description": "Worst first, then by package.",
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
                      "description": "Package.",
                      "maxLength": 253
                    },
                    "wanted": {
                      "type": "string",
                      "description": "Revision it shall be at.",
                      "maxLength": 128
                    },
                    "observed": {
                      "type": "string",
                      "description": "Revision it is at.",
                      "maxLength": 128
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
                      "description": "Last known health."
                    },
                    "actuation": {
                      "type": "string",
                      "enum": [
                        "Pending",
                        "Succeeded",
                        "Skipped",
                        "Failed"
                      ],
                      "description": "Whether it was applied."
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
                      "description": "ResourceGroup's reconcile word."
                    },
                    "upToDate": {
                      "type": "string",
                      "enum": [
                        "yes",
                        "no",
                        "unknown"
                      ],
                      "description": "Whether observed is wanted."
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
                      "description": "Whether something holds it still."
                    },
                    "holds": {
                      "type": "array",
                      "maxItems": 3,
                      "description": "Who holds it still, where known: the first three.",
                      "items": {
                        "type": "string",
                        "maxLength": 253,
                        "description": "A holder."
                      }
                    },
                    "pendingChange": {
                      "type": "boolean",
                      "description": "Suspended, and would change if it were let go."
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
                      "description": "What outside it it waits for: `cluster/<name>`.",
                      "maxLength": 260
                    },
                    "reason": {
                      "type": "string",
                      "description": "One word for programs.",
                      "maxLength": 63
                    },
                    "message": {
                      "type": "string",
                      "description": "The cause, for people.",
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
                      "description": "What reported it.",
                      "maxLength": 63
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
  "additionalProperties": false
};

/** What is wrong with a value that should be a FleetReport; empty if nothing is. */
export function validateFleetReport(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
