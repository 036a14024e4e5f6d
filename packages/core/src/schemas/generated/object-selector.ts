// Generated from schemas/landfall.dev/parts/object-selector.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./object-selector.types.ts";

/** The JSON Schema of ObjectSelector, as written in schemas/landfall.dev/parts/object-selector.schema.json; it stands in the `$defs` of the kinds that have it. */
export const objectSelectorSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ObjectSelector",
  "description": "Selects objects: every field that is given must match.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "group": {
      "type": "string",
      "description": "API group; `\"\"` is the core group. Default: any."
    },
    "kind": {
      "type": "string",
      "description": "Kind of the objects. Default: any."
    },
    "namespace": {
      "type": "string",
      "description": "Namespace as written in the object. Default: any."
    },
    "name": {
      "type": "string",
      "description": "Name of the objects. Default: any."
    },
    "labelSelector": {
      "type": "object",
      "description": "A Kubernetes label selector over its labels.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "annotations": {
      "type": "object",
      "description": "Annotations that an object must have, with these values. Default: any.",
      "additionalProperties": {
        "type": "string"
      }
    },
    "clusters": {
      "type": "array",
      "description": "Only what is about one of these clusters. An object that stands for many clusters, such as a Karmada policy, is held for these alone. Default: all.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "Name of a cluster that the objects are about.",
        "minLength": 1,
        "maxLength": 253
      }
    }
  }
};
