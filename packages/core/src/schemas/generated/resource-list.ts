// Generated from schemas/config.kubernetes.io/resource-list.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./resource-list.validate.ts";
import { functionResultSchema } from "./function-result.ts";

export type * from "./resource-list.types.ts";

/** The JSON Schema of ResourceList, as written in schemas/config.kubernetes.io/resource-list.schema.json. */
export const resourceListSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceList",
  "type": "object",
  "description": "The input and output of a KRM function, on stdin and stdout: objects, its configuration and its results.",
  "required": [
    "apiVersion",
    "kind",
    "items"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "Version of the contract between kpt and a function.",
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
      "description": "The results of earlier functions and of this one.",
      "items": {
        "$ref": "#/$defs/functionResult"
      }
    }
  },
  "$defs": {
    "functionResult": functionResultSchema
  }
};

/** Checks a value that should be a ResourceList; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateResourceList(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
