// Generated from schemas/landfall.dev/parts/scope.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./scope.types.ts";

/** The JSON Schema of Scope, as written in schemas/landfall.dev/parts/scope.schema.json; it stands in the `$defs` of the kinds that have it. */
export const scopeSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Scope",
  "type": "object",
  "description": "The targets and namespaces that the caller may change. A change of any other is refused by name, and nothing is written. Default: all.",
  "additionalProperties": false,
  "properties": {
    "targets": {
      "type": "array",
      "description": "Targets: `<cluster>` for all of a cluster, `<cluster>/<package>`, or with `*` for any text. Default: all.",
      "items": {
        "type": "string",
        "description": "`eu-*`.",
        "minLength": 1,
        "maxLength": 1024
      },
      "maxItems": 1000
    },
    "namespaces": {
      "type": "array",
      "description": "Namespaces of the objects, with `*` for any text. What is in no namespace is then outside. Default: all.",
      "items": {
        "type": "string",
        "description": "`team-a`.",
        "minLength": 1,
        "maxLength": 253
      },
      "maxItems": 1000
    }
  }
};
