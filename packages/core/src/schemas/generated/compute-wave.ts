// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./compute-wave.validate.ts";

export type * from "./compute-wave.types.ts";

/** The JSON Schema of ComputeWave, as written in schemas/fn.landfall.dev/compute-wave.schema.json. */
export const computeWaveSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ComputeWave",
  "type": "object",
  "description": "Config of the function compute-wave: strategy, inventory, previous plan and reports in; which targets are released and which wait, and why, out.",
  "required": [
    "apiVersion",
    "kind"
  ],
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
      "description": "`ComputeWave`.",
      "enum": [
        "ComputeWave"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "strategy": {
      "type": "string",
      "description": "Name of the RolloutStrategy in the package. Default: the only one there is.",
      "minLength": 1,
      "maxLength": 253
    },
    "plan": {
      "type": "string",
      "description": "Name of the RolloutPlan to read back and to write. Default: name of the strategy.",
      "minLength": 1,
      "maxLength": 253
    },
    "package": {
      "type": "string",
      "description": "The package that is rolled out. Default: the only one that the reports name.",
      "minLength": 1,
      "maxLength": 253
    },
    "revision": {
      "type": "string",
      "description": "The revision that targets are to reach. Default: what the report says is wanted.",
      "minLength": 1,
      "maxLength": 1024
    },
    "now": {
      "type": "string",
      "description": "The time of this run. Default: the newest time in the reports; without either, nothing that needs a time happens.",
      "format": "date-time"
    },
    "inventory": {
      "type": "array",
      "description": "Which objects of the package are targets: those that match one of these. Default: ClusterProfiles and Cluster API Clusters.",
      "items": {
        "type": "object",
        "description": "Every field given must match.",
        "properties": {
          "group": {
            "type": "string",
            "description": "API group; `\"\"` is the core group. Default: any."
          },
          "kind": {
            "type": "string",
            "description": "Kind. Default: any."
          },
          "namespace": {
            "type": "string",
            "description": "Namespace. Default: any."
          },
          "labels": {
            "type": "object",
            "description": "Labels it must have.",
            "additionalProperties": {
              "type": "string"
            }
          }
        }
      }
    },
    "approved": {
      "type": "array",
      "description": "Waves that somebody has approved.",
      "items": {
        "type": "string"
      },
      "x-kubernetes-list-type": "set"
    },
    "paused": {
      "type": "boolean",
      "description": "Release nothing more. Default: false."
    },
    "annotate": {
      "type": "boolean",
      "description": "Write `landfall.dev/wave` to the objects of the inventory. Default: true."
    },
    "output": {
      "type": "string",
      "description": "Directory of the plan in the package. Default: `rollouts`."
    }
  }
};

/** What is wrong with a value that should be a ComputeWave; empty if nothing is. */
export function validateComputeWave(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
