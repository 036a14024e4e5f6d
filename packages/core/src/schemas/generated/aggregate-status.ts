// Generated from schemas/fn.landfall.dev/aggregate-status.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./aggregate-status.validate.ts";
import { targetRuleSchema } from "./target-rule.ts";

export type * from "./aggregate-status.types.ts";

/** The JSON Schema of AggregateStatus, as written in schemas/fn.landfall.dev/aggregate-status.schema.json. */
export const aggregateStatusSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "AggregateStatus",
  "type": "object",
  "description": "Config of the function aggregate-status: snapshots and delivery objects in, reports and one Kptfile condition out.",
  "required": [
    "apiVersion",
    "kind"
  ],
  "additionalProperties": false,
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "`fn.landfall.dev/v1alpha1`.",
      "enum": [
        "fn.landfall.dev/v1alpha1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "`AggregateStatus`.",
      "enum": [
        "AggregateStatus"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata.",
      "additionalProperties": true
    },
    "now": {
      "type": "string",
      "description": "The time against which freshness is judged, RFC 3339. Default: the time of the package's `Clock`; without a Clock, the newest `observedAt` of its snapshots.",
      "format": "date-time"
    },
    "staleAfter": {
      "type": "string",
      "description": "How old an observation may be before it counts as stale. Default: `15m`."
    },
    "fleet": {
      "type": "string",
      "description": "Name of the FleetReport. Default: `fleet`.",
      "maxLength": 200
    },
    "groupBy": {
      "type": "array",
      "description": "Labels whose values make target groups: one more PackageReport per package and group. Default: none.",
      "items": {
        "type": "string"
      },
      "maxItems": 8
    },
    "packages": {
      "type": "array",
      "description": "Report only these packages. Default: all.",
      "items": {
        "type": "string"
      }
    },
    "wanted": {
      "type": "object",
      "description": "Revision wanted, by package; wins over what a rollout of the package wants, and that over what its delivery objects declare.",
      "additionalProperties": {
        "type": "string"
      }
    },
    "revisions": {
      "type": "array",
      "description": "Revisions that samples of Prometheus may tell of, beside those that are wanted and those of the last report: a sample holds a fingerprint of one.",
      "items": {
        "type": "string"
      }
    },
    "targets": {
      "type": "array",
      "description": "Which target an object is about: rules as in every config of ours. They must agree with what the object says itself.",
      "items": {
        "$ref": "#/$defs/targetRule"
      }
    },
    "subPackagesAreClusters": {
      "type": "boolean",
      "description": "The name of the sub-package that holds an object is its cluster. Default: false."
    },
    "output": {
      "type": "string",
      "description": "Directory of the reports in the package. Default: `reports`."
    },
    "condition": {
      "type": "boolean",
      "description": "Write the condition `landfall.dev/Landed` to the root Kptfile. Default: true."
    },
    "gate": {
      "type": "boolean",
      "description": "Also make that condition a readiness gate of the package. Default: false."
    },
    "failOn": {
      "type": "string",
      "description": "Fail the render: `never`, when a target has `failed`, or when not everything has `landed`. Default: `never`.",
      "enum": [
        "never",
        "failed",
        "not-landed"
      ]
    },
    "maxResults": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "description": "How many exceptions become results. Default: 20."
    },
    "resourceGroups": {
      "type": "string",
      "description": "Write the state of objects as a ResourceGroup too: as the status of the `inventory` that lies in the package, or as `files`, a ConfigMap for each target, which kpt does not take for an inventory. Default: `none`.",
      "enum": [
        "none",
        "inventory",
        "files"
      ]
    },
    "exceptions": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "description": "How many of the worst exceptions a report lists by name. Default: 5."
    },
    "history": {
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "description": "The number of revisions that a PackageReport tells the fate of. Default: 10."
    }
  },
  "$defs": {
    "targetRule": targetRuleSchema
  }
};

/** Checks a value that should be a AggregateStatus; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateAggregateStatus(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
