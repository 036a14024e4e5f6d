// Generated from schemas/kpt.dev/parts/resource-group-resource.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./resource-group-resource.types.ts";

/** The JSON Schema of ResourceGroupResource, as written in schemas/kpt.dev/parts/resource-group-resource.schema.json; it stands in the `$defs` of the kinds that have it. */
export const resourceGroupResourceSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroupResource",
  "description": "One object, without a version.",
  "type": "object",
  "required": [
    "group",
    "kind",
    "namespace",
    "name"
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
    }
  }
};
