// Generated from schemas/kpt.dev/resource-group.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./resource-group.validate.ts";

export type * from "./resource-group.types.ts";

/** The JSON Schema of ResourceGroup, as written in schemas/kpt.dev/resource-group.schema.json. */
export const resourceGroupSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ResourceGroup",
  "type": "object",
  "description": "The objects that were applied together and their state, as Config Sync defines it: with subgroups.",
  "required": [
    "apiVersion",
    "kind"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "Version of the schema of this object.",
      "enum": [
        "kpt.dev/v1alpha1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "Kind of this object.",
      "enum": [
        "ResourceGroup"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object. The label cli-utils.sigs.k8s.io/inventory-id ties the group to its applier."
    },
    "spec": {
      "type": "object",
      "description": "What belongs to the group.",
      "properties": {
        "resources": {
          "type": "array",
          "description": "The objects of the group: its inventory.",
          "items": {
            "type": "object",
            "description": "One object, without a version.",
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
          }
        },
        "subgroups": {
          "type": "array",
          "description": "Other ResourceGroups that belong to this one.",
          "items": {
            "type": "object",
            "description": "One ResourceGroup.",
            "required": [
              "namespace",
              "name"
            ],
            "properties": {
              "namespace": {
                "type": "string",
                "description": "Namespace of the ResourceGroup."
              },
              "name": {
                "type": "string",
                "description": "Name of the ResourceGroup."
              }
            }
          }
        },
        "descriptor": {
          "type": "object",
          "description": "What the group is, for people and dashboards.",
          "properties": {
            "type": {
              "type": "string",
              "description": "What kind of thing the group is, such as an application."
            },
            "revision": {
              "type": "string",
              "description": "Version of the thing that the group deploys."
            },
            "description": {
              "type": "string",
              "description": "What the group is for."
            },
            "links": {
              "type": "array",
              "description": "Where to read more.",
              "items": {
                "type": "object",
                "description": "One link.",
                "properties": {
                  "description": {
                    "type": "string",
                    "description": "What is behind the link."
                  },
                  "url": {
                    "type": "string",
                    "description": "Address."
                  }
                }
              }
            }
          }
        }
      }
    },
    "status": {
      "type": "object",
      "description": "State of the group and of everything in it.",
      "properties": {
        "observedGeneration": {
          "type": "integer",
          "format": "int64",
          "description": "The generation of the spec that this status describes."
        },
        "conditions": {
          "type": "array",
          "description": "State of the whole group. Printed by position: Reconciling first, Stalled second, all others after them by name.",
          "items": {
            "type": "object",
            "description": "One condition of the group.",
            "required": [
              "type",
              "status"
            ],
            "properties": {
              "type": {
                "type": "string",
                "description": "Type of the condition, in CamelCase."
              },
              "status": {
                "type": "string",
                "description": "True, False or Unknown."
              },
              "reason": {
                "type": "string",
                "description": "Why, as one word for programs."
              },
              "message": {
                "type": "string",
                "description": "Why, for people."
              },
              "lastTransitionTime": {
                "type": "string",
                "description": "When the status of the condition last changed.",
                "format": "date-time"
              }
            }
          }
        },
        "resourceStatuses": {
          "type": "array",
          "description": "State of each object of the inventory.",
          "items": {
            "type": "object",
            "description": "State of one object.",
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
                "description": "What the applier was to do with the object: Apply or Delete."
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
                  "type": "object",
                  "description": "One condition of the object.",
                  "required": [
                    "type",
                    "status"
                  ],
                  "properties": {
                    "type": {
                      "type": "string",
                      "description": "Type of the condition, in CamelCase."
                    },
                    "status": {
                      "type": "string",
                      "description": "True, False or Unknown."
                    },
                    "reason": {
                      "type": "string",
                      "description": "Why, as one word for programs."
                    },
                    "message": {
                      "type": "string",
                      "description": "Why, for people."
                    },
                    "lastTransitionTime": {
                      "type": "string",
                      "description": "When the status of the condition last changed.",
                      "format": "date-time"
                    }
                  }
                }
              }
            }
          }
        },
        "subgroupStatuses": {
          "type": "array",
          "description": "State of each subgroup.",
          "items": {
            "type": "object",
            "description": "State of one subgroup.",
            "required": [
              "namespace",
              "name",
              "status"
            ],
            "properties": {
              "namespace": {
                "type": "string",
                "description": "Namespace of the subgroup."
              },
              "name": {
                "type": "string",
                "description": "Name of the subgroup."
              },
              "status": {
                "type": "string",
                "description": "State of the subgroup: InProgress, Failed, Current, Terminating, NotFound or Unknown; no closed list, so that a newer writer can be read."
              },
              "conditions": {
                "type": "array",
                "description": "Conditions of the subgroup, where something is wrong with it.",
                "items": {
                  "type": "object",
                  "description": "One condition of the subgroup.",
                  "required": [
                    "type",
                    "status"
                  ],
                  "properties": {
                    "type": {
                      "type": "string",
                      "description": "Type of the condition, in CamelCase."
                    },
                    "status": {
                      "type": "string",
                      "description": "True, False or Unknown."
                    },
                    "reason": {
                      "type": "string",
                      "description": "Why, as one word for programs."
                    },
                    "message": {
                      "type": "string",
                      "description": "Why, for people."
                    },
                    "lastTransitionTime": {
                      "type": "string",
                      "description": "When the status of the condition last changed.",
                      "format": "date-time"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};

/** What is wrong with a value that should be a ResourceGroup; empty if nothing is. */
export function validateResourceGroup(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
