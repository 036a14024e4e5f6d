// Generated from schemas/config.kubernetes.io/function-result.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./function-result.validate.ts";

export type * from "./function-result.types.ts";

/** The JSON Schema of FunctionResult, as written in schemas/config.kubernetes.io/function-result.schema.json. */
export const functionResultSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "FunctionResult",
  "type": "object",
  "description": "One thing a function has to say: about the whole run, an object, a field or a file.",
  "required": [
    "message"
  ],
  "properties": {
    "message": {
      "type": "string",
      "description": "The finding, in words for people, as kpt prints it."
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
          "description": "The value that the field has now, of any JSON type; absent: not told.",
          "x-kubernetes-preserve-unknown-fields": true
        },
        "proposedValue": {
          "description": "The value that should be there instead. Any JSON value.",
          "x-kubernetes-preserve-unknown-fields": true
        }
      }
    },
    "file": {
      "type": "object",
      "description": "The file of the package that the object is in; absent: not known.",
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
          "description": "Which document of a file with several, counted from 0. Default: 0."
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
};

/** Checks a value that should be a FunctionResult; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateFunctionResult(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
