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
  "description": "What state one package is in, over all its targets or those of one group. Written by aggregate-status; lies in a fleet package or a cluster, never inside the package it describes.",
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
      "description": "What the report is about.",
      "required": [
        "package"
      ],
      "properties": {
        "package": {
          "type": "string",
          "description": "Package.",
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
      "description": "What was found.",
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

/** What is wrong with a value that should be a PackageReport; empty if nothing is. */
export function validatePackageReport(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
