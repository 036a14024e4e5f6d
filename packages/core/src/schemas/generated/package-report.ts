// Generated from schemas/landfall.dev/package-report.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./package-report.validate.ts";
import { conditionSchema } from "./condition.ts";
import { rollupSummarySchema } from "./rollup-summary.ts";

export type * from "./package-report.types.ts";

/** The JSON Schema of PackageReport, as written in schemas/landfall.dev/package-report.schema.json. */
export const packageReportSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "PackageReport",
  "type": "object",
  "description": "The status of one package, over all its targets or those of one group. Written by aggregate-status; lies in a fleet package or a cluster, never inside the package it describes.",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Namespaced",
  "x-landfall-printer-columns": [
    {
      "name": "Package",
      "type": "string",
      "jsonPath": ".spec.package"
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
    },
    {
      "name": "As of",
      "type": "date",
      "jsonPath": ".status.rollup.asOf"
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
      "description": "`PackageReport`.",
      "enum": [
        "PackageReport"
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
      "description": "The package that the report is about.",
      "required": [
        "package"
      ],
      "properties": {
        "package": {
          "type": "string",
          "description": "Name of the package.",
          "maxLength": 512
        },
        "group": {
          "type": "object",
          "description": "Labels and values of the group of targets; absent for all targets.",
          "additionalProperties": {
            "type": "string"
          }
        }
      },
      "additionalProperties": false
    },
    "status": {
      "type": "object",
      "description": "The state of the package on all clusters, and the fate of its last revisions.",
      "required": [
        "rollup"
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
        "history": {
          "type": "array",
          "maxItems": 20,
          "description": "The fate of the last revisions that were wanted, the newest first; carried on from report to report.",
          "items": {
            "description": "The fate of one revision of a package.",
            "type": "object",
            "required": [
              "revision",
              "outcome",
              "since",
              "targets",
              "landed"
            ],
            "properties": {
              "revision": {
                "type": "string",
                "description": "The revision; where nobody says which is wanted, the one that was there.",
                "maxLength": 512
              },
              "outcome": {
                "type": "string",
                "description": "`landed` on every target that wanted it; `failed` on at least one; `in-progress`; `unknown`: nothing is amiss, and not all were heard of; `superseded`: another was wanted before it had landed.",
                "enum": [
                  "landed",
                  "failed",
                  "in-progress",
                  "unknown",
                  "superseded"
                ]
              },
              "since": {
                "type": "string",
                "description": "Time of the report in which it was first wanted. RFC 3339, UTC.",
                "maxLength": 30,
                "format": "date-time"
              },
              "landedAt": {
                "type": "string",
                "description": "When it had first landed on every target that wanted it. RFC 3339, UTC.",
                "maxLength": 30,
                "format": "date-time"
              },
              "until": {
                "type": "string",
                "description": "When nobody wanted it any more. RFC 3339, UTC.",
                "maxLength": 30,
                "format": "date-time"
              },
              "targets": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "Targets that want it; while a newer one replaces it, the most that wanted it at once."
              },
              "landed": {
                "type": "integer",
                "format": "int64",
                "minimum": 0,
                "description": "How many of the targets that had it have landed at it."
              },
              "cluster": {
                "type": "string",
                "description": "The cluster where the revision went worst; absent: it went well everywhere.",
                "maxLength": 512
              },
              "reason": {
                "type": "string",
                "description": "One word for programs: why it has not landed there.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "The cause, in one sentence for people.",
                "maxLength": 256
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

/** Checks a value that should be a PackageReport; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validatePackageReport(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
