// Generated from schemas/landfall.dev/parts/rollup-summary.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollup-summary.types.ts";

/** The JSON Schema of RollupSummary, as written in schemas/landfall.dev/parts/rollup-summary.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rollupSummarySchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RollupSummary",
  "description": "Summary of all targets in scope: bounded to 8 KiB of JSON with five exceptions, mergeable in any order and grouping.",
  "type": "object",
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
      "description": "Number of targets in scope."
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
    "excluded": {
      "type": "integer",
      "format": "int64",
      "minimum": 1,
      "description": "Objects that are taken out of the readiness of their targets, by the annotation `landfall.dev/readiness`; absent where there is none."
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
      "description": "The counts that the headline word was made from; the sum is total.",
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
          "description": "Number of targets that count as Current."
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
          "description": "Number of targets that count as Failed."
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
      "description": "Number of targets by their last known health; the sum is `total`.",
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
          "description": "Number of targets whose health is Current."
        },
        "InProgress": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose health is InProgress."
        },
        "Failed": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose health is Failed."
        },
        "Terminating": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose health is Terminating."
        },
        "NotFound": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose health is NotFound."
        },
        "Unknown": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose health is Unknown."
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
          "description": "Number of targets whose actuation is Pending."
        },
        "Succeeded": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose actuation is Succeeded."
        },
        "Skipped": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose actuation is Skipped."
        },
        "Failed": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose actuation is Failed."
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
          "description": "Number of targets whose reconcile is Pending."
        },
        "Succeeded": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose reconcile is Succeeded."
        },
        "Skipped": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose reconcile is Skipped."
        },
        "Timeout": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose reconcile is Timeout."
        },
        "Failed": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose reconcile is Failed."
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
          "description": "Number of targets that are up to date."
        },
        "no": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets that are not up to date."
        },
        "unknown": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets of which nobody knows whether they are up to date."
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
          "description": "Number of targets that are not suspended."
        },
        "yes": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of suspended targets."
        },
        "partial": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets that are suspended in part."
        },
        "pending": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose suspension is asked for and not in force yet."
        },
        "unknown": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets of which nobody knows whether they are suspended."
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
          "description": "Number of targets with a fresh report."
        },
        "stale": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets whose last report is stale."
        },
        "never-seen": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of targets that no report ever showed."
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
            "description": "Name of the package.",
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
        "description": "One target that has not landed, or has not as it should be, and why.",
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
            "description": "The kind of exception; the order of the enum is the order of the list."
          },
          "cluster": {
            "type": "string",
            "description": "Name of the cluster.",
            "maxLength": 253
          },
          "package": {
            "type": "string",
            "description": "Name of the package.",
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
                "description": "Kind of the object."
              },
              "namespace": {
                "type": "string",
                "description": "Namespace, empty for a cluster-scoped object."
              },
              "name": {
                "type": "string",
                "description": "Name of the object."
              }
            },
            "additionalProperties": false
          },
          "revision": {
            "type": "string",
            "description": "Revision at which the target was seen; empty: not seen.",
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
            "description": "Last known health of the target, also where the report is old."
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
            "description": "Since when the target is in this state. RFC 3339, UTC.",
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
          "description": "Number of exceptions of severity failed."
        },
        "not-applied": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity not-applied."
        },
        "missing": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity missing."
        },
        "unknown": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity unknown."
        },
        "stale": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity stale."
        },
        "waiting": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity waiting."
        },
        "in-progress": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity in-progress."
        },
        "outdated": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity outdated."
        },
        "suspended": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "description": "Number of exceptions of severity suspended."
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
};
