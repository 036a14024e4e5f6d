// Generated from schemas/kpt.dev/parts/resource-group-resource-status.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./resource-group-resource-status.types.ts";

/** The JSON Schema of ResourceGroupResourceStatus, as written in schemas/kpt.dev/parts/resource-group-resource-status.schema.json; it stands in the `$defs` of the kinds that have it. */
export const resourceGroupResourceStatusSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroupResourceStatus",
  "description": "State of one object of the group, and how its apply went.",
  "type": "object",
  "required": [
    "group",
    "kind",
    "namespace",
    "name",
    "status"
  ],
  "properties": {
    "group": {
      "type": "string",
      "description": "API group of the object; empty for the core group."
    },
    "kind": {
      "type": "string",
      "description": "Kind of the object."
    },
    "namespace": {
      "type": "string",
      "description": "Namespace of the object; empty for cluster-scoped objects."
    },
    "name": {
      "type": "string",
      "description": "Name of the object."
    },
    "status": {
      "type": "string",
      "description": "State of the object: InProgress, Failed, Current, Terminating, NotFound or Unknown; no closed list, so that a newer writer can be read. Plain kpt writes Unknown always; derive the state from strategy, actuation and reconcile then."
    },
    "sourceHash": {
      "type": "string",
      "description": "The first seven characters of the commit that the object was applied from."
    },
    "strategy": {
      "type": "string",
      "description": "The action that the applier was to take on the object: Apply or Delete."
    },
    "actuation": {
      "type": "string",
      "description": "Whether the applier did it: Pending, Succeeded, Skipped or Failed."
    },
    "reconcile": {
      "type": "string",
      "description": "Whether the object got there: Pending, Succeeded, Skipped, Timeout or Failed."
    },
    "conditions": {
      "type": "array",
      "description": "Conditions of the object, where something is wrong with it.",
      "items": {
        "$ref": "#/$defs/resourceGroupCondition",
        "description": "One condition of the object."
      }
    }
  }
};
