// Generated from schemas/fn.landfall.dev/check-change.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./check-change.validate.ts";
import { scopeSchema } from "./scope.ts";

export type * from "./check-change.types.ts";

/** The JSON Schema of CheckChange, as written in schemas/fn.landfall.dev/check-change.schema.json. */
export const checkChangeSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "CheckChange",
  "type": "object",
  "description": "Config of the function check-change: the objects of the parent in, what systems refuse of the change out. A validator: it writes nothing.",
  "required": [
    "apiVersion",
    "kind",
    "parent"
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
      "description": "`CheckChange`.",
      "enum": [
        "CheckChange"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata.",
      "additionalProperties": true
    },
    "role": {
      "type": "string",
      "description": "Who changes the package. Default: whom each system itself assumes.",
      "enum": [
        "user",
        "provider",
        "controller"
      ]
    },
    "scope": {
      "$ref": "#/$defs/scope"
    },
    "parent": {
      "type": "array",
      "description": "The objects of the package before the change: those of kinds that a system has rules for, and what lies beside them (OperatorVersions, releases).",
      "items": {
        "type": "object",
        "description": "One object as it was before the change, in full.",
        "x-kubernetes-preserve-unknown-fields": true
      },
      "maxItems": 10000
    }
  },
  "$defs": {
    "scope": scopeSchema
  }
};

/** Checks a value that should be a CheckChange; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateCheckChange(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
