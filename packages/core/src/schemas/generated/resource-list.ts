// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./resource-list.validate.ts";

export type * from "./resource-list.types.ts";

/** The JSON Schema of ResourceList, as written in schemas/config.kubernetes.io/resource-list.schema.json. */
export const resourceListSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceList",
  "type": "object",
  "description": "What a KRM function reads from stdin and writes to stdout: objects, its configuration and its results.",
  "required": [
    "apiVersion",
    "kind",
    "items"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "Version of the function contract.",
      "enum": [
        "config.kubernetes.io/v1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "Kind of this object.",
      "enum": [
        "ResourceList"
      ]
    },
    "items": {
      "type": "array",
      "description": "The objects of the package. A function that leaves one out deletes it.",
      "items": {
        "type": "object",
        "required": [
          "apiVersion",
          "kind"
        ],
        "x-kubernetes-embedded-resource": true,
        "x-kubernetes-preserve-unknown-fields": true,
        "properties": {
          "apiVersion": {
            "type": "string",
            "description": "API version of the object."
          },
          "kind": {
            "type": "string",
            "description": "Kind of the object."
          }
        }
      }
    },
    "functionConfig": {
      "type": "object",
      "description": "How the function is told what to do: an object of a kind it defines, or a v1 ConfigMap.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "results": {
      "type": "array",
      "description": "What earlier functions and this one have to say.",
      "items": {
        "$ref": "#/$defs/result"
      }
    }
  },
  "$defs": {
    "result": {
      "title": "ResourceListResult",
      "type": "object",
      "description": "One thing a function has to say: about the whole run, an object, a field or a file.",
      "required": [
        "message"
      ],
      "properties": {
        "message": {
          "type": "string",
          "description": "What was found, for people."
        },
        "severity": {
          "type": "string",
          "description": "How bad it is. Functions that leave it out mean error; kpt prints such a result as info, so always say it.",
          "enum": [
            "error",
            "warning",
            "info"
          ],
          "default": "error"
        },
        "resourceRef": {
          "type": "object",
          "description": "The object that the result is about.",
          "required": [
            "apiVersion",
            "kind",
            "name"
          ],
          "properties": {
            "apiVersion": {
              "type": "string",
              "description": "API version of the object."
            },
            "kind": {
              "type": "string",
              "description": "Kind of the object."
            },
            "name": {
              "type": "string",
              "description": "Name of the object."
            },
            "namespace": {
              "type": "string",
              "description": "Namespace of the object; absent for cluster-scoped objects."
            }
          }
        },
        "field": {
          "type": "object",
          "description": "The field of that object; only together with resourceRef.",
          "required": [
            "path"
          ],
          "properties": {
            "path": {
              "type": "string",
              "description": "Where the field is: spec.template.spec.containers[3].image."
            },
            "currentValue": {
              "description": "What is there now. Any JSON value.",
              "x-kubernetes-preserve-unknown-fields": true
            },
            "proposedValue": {
              "description": "What should be there instead. Any JSON value.",
              "x-kubernetes-preserve-unknown-fields": true
            }
          }
        },
        "file": {
          "type": "object",
          "description": "The file that the object is in.",
          "required": [
            "path"
          ],
          "properties": {
            "path": {
              "type": "string",
              "description": "Path of the file, relative to the package, with slashes.",
              "minLength": 1
            },
            "index": {
              "type": "integer",
              "minimum": 0,
              "default": 0,
              "description": "Which document of the file, from 0."
            }
          }
        },
        "tags": {
          "type": "object",
          "description": "Further words for programs; no meaning is prescribed.",
          "additionalProperties": {
            "type": "string"
          }
        }
      }
    }
  }
};

/** What is wrong with a value that should be a ResourceList; empty if nothing is. */
export function validateResourceList(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
