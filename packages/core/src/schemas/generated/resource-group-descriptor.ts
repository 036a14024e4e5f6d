// Generated from schemas/kpt.dev/parts/resource-group-descriptor.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./resource-group-descriptor.types.ts";

/** The JSON Schema of ResourceGroupDescriptor, as written in schemas/kpt.dev/parts/resource-group-descriptor.schema.json; it stands in the `$defs` of the kinds that have it. */
export const resourceGroupDescriptorSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroupDescriptor",
  "description": "The group's description, for people and dashboards.",
  "type": "object",
  "properties": {
    "type": {
      "type": "string",
      "description": "The kind of thing that the group is, such as an application."
    },
    "revision": {
      "type": "string",
      "description": "Version of the thing that the group deploys."
    },
    "description": {
      "type": "string",
      "description": "The purpose of the group, for people."
    },
    "links": {
      "type": "array",
      "description": "Pages where people can read more about the group.",
      "items": {
        "type": "object",
        "description": "One page about the group, with its address.",
        "properties": {
          "description": {
            "type": "string",
            "description": "The page behind the link."
          },
          "url": {
            "type": "string",
            "description": "Address of the page."
          }
        }
      }
    }
  }
};
