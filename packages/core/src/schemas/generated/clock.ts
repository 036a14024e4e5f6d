// Generated from schemas/landfall.dev/clock.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./clock.validate.ts";

export type * from "./clock.types.ts";

/** The JSON Schema of Clock, as written in schemas/landfall.dev/clock.schema.json. */
export const clockSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Clock",
  "description": "The time that a package is decided by, where no function config gives one. Functions have no clock of their own, and a report is none: whoever owns the pipeline, or landfall snapshot --into, writes it. A local-config object: annotate it with config.kubernetes.io/local-config: \"true\".",
  "type": "object",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Namespaced",
  "x-landfall-printer-columns": [
    {
      "name": "Now",
      "type": "string",
      "jsonPath": ".spec.now"
    },
    {
      "name": "By",
      "type": "string",
      "jsonPath": ".spec.by"
    }
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "enum": [
        "landfall.dev/v1alpha1"
      ],
      "description": "Version of the schema of this object."
    },
    "kind": {
      "type": "string",
      "enum": [
        "Clock"
      ],
      "description": "Kind of this object."
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object."
    },
    "spec": {
      "type": "object",
      "description": "One time, and who wrote it. It may advance by any distance: a package is rendered when somebody pushes.",
      "required": [
        "now"
      ],
      "properties": {
        "now": {
          "type": "string",
          "format": "date-time",
          "description": "The time by which windows, deadlines, soaks, expiry and freshness are judged. RFC 3339 with a zone."
        },
        "by": {
          "type": "string",
          "minLength": 1,
          "maxLength": 253,
          "description": "Who wrote it, for people: landfall snapshot, a pipeline's name."
        }
      },
      "additionalProperties": false
    }
  },
  "additionalProperties": false
};

/** Checks a value that should be a Clock; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateClock(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
