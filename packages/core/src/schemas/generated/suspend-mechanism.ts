// Generated from schemas/landfall.dev/parts/suspend-mechanism.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./suspend-mechanism.types.ts";

/** The JSON Schema of SuspendMechanism, as written in schemas/landfall.dev/parts/suspend-mechanism.schema.json; it stands in the `$defs` of the kinds that have it. */
export const suspendMechanismSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "SuspendMechanism",
  "description": "How one effect of one kind is suspended and taken back: a row of the suspend catalogue. It says where by one of `path` (one value), `clusters` (a list of clusters) and `pins` (a revision). The value from before comes back.",
  "type": "object",
  "required": [
    "id",
    "group",
    "kind",
    "effect",
    "stops"
  ],
  "oneOf": [
    {
      "required": [
        "path"
      ]
    },
    {
      "required": [
        "clusters"
      ]
    },
    {
      "required": [
        "pins"
      ]
    }
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "Name of the mechanism, under which the value from before is saved; it must stay the same as long as something is held.",
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$",
      "x-landfall-expects": "lower-case letters, digits, '.' and '-'"
    },
    "group": {
      "type": "string",
      "description": "API group; `\"\"` is the core group. `*.` and a suffix: every group that ends like that."
    },
    "kind": {
      "type": "string",
      "description": "Kind. `*`: every kind of the group that has no mechanism of its own.",
      "minLength": 1
    },
    "effect": {
      "type": "string",
      "description": "The effect that stops while the switch is on.",
      "enum": [
        "reconcile",
        "delivery",
        "scheduling",
        "new-runs",
        "run",
        "rollout",
        "scale",
        "actuation",
        "enforcement",
        "ownership",
        "notify"
      ]
    },
    "path": {
      "type": "array",
      "description": "Where the value is: the keys from the root. In `metadata.annotations` and `metadata.labels` values are strings. Needs `truth` and `on`.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "One key of the path to a field, from the root of the object."
      }
    },
    "truth": {
      "type": "string",
      "description": "How the system itself reads the value: as in the table of docs/suspend.md.",
      "enum": [
        "bool",
        "false",
        "presence",
        "equals",
        "equals-fold",
        "parse-bool",
        "parse-bool-lenient",
        "enum",
        "zero",
        "string-bool",
        "paused-until"
      ]
    },
    "on": {
      "description": "The value that suspending writes, of the type that the field has.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "off": {
      "type": "string",
      "description": "The way to take it back where nothing is saved. `delete`: absence means off, and the switch is there for nothing else, so it counts as suspended whoever set it. `restore`: it must have a value, which people choose for other reasons too, so it counts only where somebody holds it. Default: `restore`.",
      "enum": [
        "restore",
        "delete"
      ]
    },
    "offValue": {
      "description": "In place of `off`: the system's own word for off. Absence means off too.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "values": {
      "type": "array",
      "description": "With `enum`: all values that the system knows; another value is never overwritten.",
      "items": {
        "type": "string",
        "description": "A value that the system knows."
      }
    },
    "alsoOn": {
      "type": "array",
      "description": "With `enum`: those of them that suspend as well, and are left as they are.",
      "items": {
        "type": "string",
        "description": "A value at which the object is suspended too."
      }
    },
    "drain": {
      "description": "With `enum`: the one of `alsoOn` that stops what runs as well, for `strength: drain`.",
      "x-kubernetes-preserve-unknown-fields": true
    },
    "requires": {
      "type": "array",
      "description": "Must be there, or there is nothing to hold.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "One key of the path to a field, from the root of the object."
      }
    },
    "clusters": {
      "type": "object",
      "description": "All clusters by a boolean, or some by a list of names; never both at once.",
      "required": [
        "all",
        "some",
        "candidates"
      ],
      "properties": {
        "all": {
          "type": "array",
          "description": "The field with the boolean that suspends all clusters.",
          "minItems": 1,
          "items": {
            "type": "string",
            "description": "One key of the path to a field, from the root of the object."
          }
        },
        "some": {
          "type": "array",
          "description": "The field with the list of the names of suspended clusters.",
          "minItems": 1,
          "items": {
            "type": "string",
            "description": "One key of the path to a field, from the root of the object."
          }
        },
        "candidates": {
          "type": "array",
          "description": "Where the object lists the clusters it is for, if it does.",
          "minItems": 1,
          "items": {
            "type": "string",
            "description": "One key of the path to a field, from the root of the object."
          }
        }
      }
    },
    "pins": {
      "type": "array",
      "description": "For what has no switch: where the revision stands that it follows, in order of preference. A hold freezes it at the one that has landed.",
      "minItems": 1,
      "items": {
        "type": "object",
        "description": "One way in which a revision is written.",
        "required": [
          "path",
          "when",
          "form",
          "landed"
        ],
        "properties": {
          "path": {
            "type": "array",
            "description": "The field into which the revision is written.",
            "minItems": 1,
            "items": {
              "type": "string",
              "description": "One key of the path to a field, from the root of the object."
            }
          },
          "when": {
            "type": "object",
            "description": "The objects that are pinned this way. Default: all.",
            "required": [
              "path"
            ],
            "properties": {
              "path": {
                "type": "array",
                "description": "The field by which the objects are told apart.",
                "minItems": 1,
                "items": {
                  "type": "string",
                  "description": "One key of the path to a field, from the root of the object."
                }
              },
              "is": {
                "type": "string",
                "description": "The value that it must have. Default: any; it must be there."
              },
              "orAbsent": {
                "type": "boolean",
                "description": "Whether the field may also be absent. Default: false."
              }
            }
          },
          "form": {
            "type": "string",
            "description": "`image`: the revision is the digest or tag of an image reference.",
            "enum": [
              "revision",
              "image"
            ]
          },
          "landed": {
            "type": "array",
            "description": "Where the object says itself which revision has landed, in order of preference.",
            "items": {
              "type": "array",
              "description": "One field that may hold the revision: its keys from the root of the object.",
              "minItems": 1,
              "items": {
                "type": "string",
                "description": "One key of the path to a field, from the root of the object."
              }
            }
          }
        }
      }
    },
    "onlyBefore": {
      "type": "array",
      "description": "Can be suspended only before this field is there.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "One key of the path to a field, from the root of the object."
      }
    },
    "excludes": {
      "type": "array",
      "description": "The API refuses the switch beside this field.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "One key of the path to a field, from the root of the object."
      }
    },
    "finishedBy": {
      "type": "array",
      "description": "An object with one of these conditions True is finished, and cannot be suspended any more.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "Type of a condition.",
        "minLength": 1
      }
    },
    "stops": {
      "type": "string",
      "description": "The activity that stops, in one sentence.",
      "minLength": 1
    },
    "hazards": {
      "type": "array",
      "description": "The side effects that the switch has, each of which must be allowed or is told. Default: none.",
      "items": {
        "type": "string",
        "description": "One side effect of the switch.",
        "enum": [
          "kills-running",
          "blocks-deletion",
          "stops-cert-rotation",
          "orphans-on-delete",
          "backlog-on-resume"
        ]
      }
    },
    "cautions": {
      "type": "array",
      "description": "Warnings about objects that have a certain field.",
      "minItems": 1,
      "items": {
        "type": "object",
        "description": "One warning, and the field by which it is due.",
        "required": [
          "path",
          "message"
        ],
        "properties": {
          "path": {
            "type": "array",
            "description": "The field that an object must have for the warning to be due.",
            "minItems": 1,
            "items": {
              "type": "string",
              "description": "One key of the path to a field, from the root of the object."
            }
          },
          "unless": {
            "description": "The value at which there is nothing to say.",
            "x-kubernetes-preserve-unknown-fields": true
          },
          "orAbsent": {
            "type": "boolean",
            "description": "Whether it is said also where the field is not there. Default: false."
          },
          "message": {
            "type": "string",
            "description": "The text of the warning, a sentence for people.",
            "minLength": 1
          }
        }
      }
    },
    "meanwhile": {
      "type": "object",
      "description": "The behaviour of the system beside the effect while the mechanism is on. An absent field is not known.",
      "properties": {
        "running": {
          "type": "string",
          "description": "The running work: it goes on to its end, is stopped, or is brought to a safe point and then stopped.",
          "enum": [
            "goes-on",
            "stopped",
            "drained"
          ]
        },
        "status": {
          "type": "string",
          "description": "The object's status: written as ever, only conditions about the suspension, or not at all.",
          "enum": [
            "kept",
            "conditions",
            "frozen"
          ]
        },
        "deletion": {
          "type": "string",
          "description": "A deletion: it is carried out, it hangs, or it leaves behind what the object made.",
          "enum": [
            "processed",
            "blocked",
            "orphans"
          ]
        }
      }
    },
    "observe": {
      "type": "object",
      "description": "The condition by which the system says that it has seen the suspension.",
      "required": [
        "condition",
        "status"
      ],
      "properties": {
        "condition": {
          "type": "string",
          "description": "Type of the condition that shows the suspension.",
          "minLength": 1
        },
        "status": {
          "type": "string",
          "description": "Its status once suspended.",
          "enum": [
            "True",
            "False"
          ]
        }
      }
    },
    "except": {
      "type": "array",
      "description": "With `kind: \"*\"`: the kinds of the group whose controllers do not look at the switch. They cannot be held by it.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "A kind.",
        "minLength": 1
      }
    },
    "inertWhile": {
      "type": "array",
      "description": "Ids of mechanisms of the same kind: while one of them is on, the controller does not look at this.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "An id.",
        "minLength": 1
      }
    },
    "annotations": {
      "type": "string",
      "description": "How a controller treats annotations of the kind, so that holds are kept in a SuspensionLedger of the package instead: `copied`, down to other objects; `stripped`. Default: neither.",
      "enum": [
        "copied",
        "stripped"
      ]
    },
    "onlyById": {
      "type": "boolean",
      "description": "Chosen only by its id. Default: false."
    },
    "evidence": {
      "type": "string",
      "description": "How well the behaviour is known: read in the controller's code, from its documents, or inferred; what is inferred is said to be so. Default: `documented`.",
      "enum": [
        "code",
        "documented",
        "inferred"
      ]
    },
    "source": {
      "type": "object",
      "description": "Where the project's own code shows it.",
      "required": [
        "project",
        "path",
        "symbol"
      ],
      "properties": {
        "project": {
          "type": "string",
          "description": "Owner and name of the repository.",
          "pattern": "^[A-Za-z0-9_.-]+/[A-Za-z0-9_.-]+$",
          "x-landfall-expects": "<owner>/<name>"
        },
        "path": {
          "type": "string",
          "description": "The file, from the root of the repository.",
          "pattern": "^[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]+)*\\.[a-z]+$",
          "x-landfall-expects": "a path without a leading '/', with the ending of the file"
        },
        "symbol": {
          "type": "string",
          "description": "The function, method, type or constant in it that decides.",
          "pattern": "^[A-Za-z_][A-Za-z0-9_.]*$",
          "x-landfall-expects": "a name, with that of its type before it and a '.'"
        }
      }
    }
  }
};
