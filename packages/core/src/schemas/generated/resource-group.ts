// Generated from schemas/kpt.dev/resource-group.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./resource-group.validate.ts";
import { resourceGroupConditionSchema } from "./resource-group-condition.ts";
import { resourceGroupDescriptorSchema } from "./resource-group-descriptor.ts";
import { resourceGroupResourceSchema } from "./resource-group-resource.ts";
import { resourceGroupResourceStatusSchema } from "./resource-group-resource-status.ts";

export type * from "./resource-group.types.ts";

/** The JSON Schema of ResourceGroup, as written in schemas/kpt.dev/resource-group.schema.json. */
export const resourceGroupSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroup",
  "type": "object",
  "description": "The objects that were applied together and their state, as Config Sync defines it: with subgroups.",
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
        "subgroups": {
          "type": "array",
          "description": "Other ResourceGroups that belong to this one.",
          "items": {
            "type": "object",
            "description": "One ResourceGroup.",
            "required": [
              "namespace",
              "name"
            ],
            "properties": {
              "namespace": {
                "type": "string",
                "description": "Namespace of the ResourceGroup."
              },
              "name": {
                "type": "string",
                "description": "Name of the ResourceGroup."
              }
            }
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
        },
        "subgroupStatuses": {
          "type": "array",
          "description": "State of each subgroup.",
          "items": {
            "type": "object",
            "description": "State of one subgroup.",
            "required": [
              "namespace",
              "name",
              "status"
            ],
            "properties": {
              "namespace": {
                "type": "string",
                "description": "Namespace of the subgroup."
              },
              "name": {
                "type": "string",
                "description": "Name of the subgroup."
              },
              "status": {
                "type": "string",
                "description": "State of the subgroup: InProgress, Failed, Current, Terminating, NotFound or Unknown; no closed list, so that a newer writer can be read."
              },
              "conditions": {
                "type": "array",
                "description": "Conditions of the subgroup, where something is wrong with it.",
                "items": {
                  "$ref": "#/$defs/resourceGroupCondition",
                  "description": "One condition of the subgroup."
                }
              }
            }
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

/** Checks a value that should be a ResourceGroup; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateResourceGroup(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
