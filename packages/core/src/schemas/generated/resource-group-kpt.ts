// Generated from schemas/kpt.dev/resource-group-kpt.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./resource-group-kpt.validate.ts";
import { resourceGroupConditionSchema } from "./resource-group-condition.ts";
import { resourceGroupDescriptorSchema } from "./resource-group-descriptor.ts";
import { resourceGroupResourceSchema } from "./resource-group-resource.ts";
import { resourceGroupResourceStatusSchema } from "./resource-group-resource-status.ts";

export type * from "./resource-group-kpt.types.ts";

/** The JSON Schema of ResourceGroupKpt, as written in schemas/kpt.dev/resource-group-kpt.schema.json. */
export const resourceGroupKptSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroupKpt",
  "type": "object",
  "description": "The objects that were applied together and their state, as the kpt command installs it: without subgroups, and status must carry observedGeneration.",
  "required": [
    "apiVersion",
    "kind"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "Version of the schema of this object.",
      "enum": [
        "kpt.dev/v1alpha1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "Kind of this object.",
      "enum": [
        "ResourceGroup"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object. The label cli-utils.sigs.k8s.io/inventory-id ties the group to its applier."
    },
    "spec": {
      "type": "object",
      "description": "The objects that belong to the group.",
      "properties": {
        "resources": {
          "type": "array",
          "description": "The objects of the group: its inventory.",
          "items": {
            "$ref": "#/$defs/resourceGroupResource"
          }
        },
        "descriptor": {
          "$ref": "#/$defs/resourceGroupDescriptor"
        }
      }
    },
    "status": {
      "type": "object",
      "description": "State of the group and of everything in it.",
      "required": [
        "observedGeneration"
      ],
      "properties": {
        "observedGeneration": {
          "type": "integer",
          "format": "int64",
          "description": "The generation of the spec that this status describes."
        },
        "conditions": {
          "type": "array",
          "description": "State of the whole group. Printed by position: Reconciling first, Stalled second, all others after them by name.",
          "items": {
            "$ref": "#/$defs/resourceGroupCondition",
            "description": "One condition of the group."
          }
        },
        "resourceStatuses": {
          "type": "array",
          "description": "State of each object of the inventory.",
          "items": {
            "$ref": "#/$defs/resourceGroupResourceStatus"
          }
        }
      }
    }
  },
  "$defs": {
    "resourceGroupCondition": resourceGroupConditionSchema,
    "resourceGroupDescriptor": resourceGroupDescriptorSchema,
    "resourceGroupResource": resourceGroupResourceSchema,
    "resourceGroupResourceStatus": resourceGroupResourceStatusSchema
  }
};

/** Checks a value that should be a ResourceGroupKpt; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateResourceGroupKpt(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
