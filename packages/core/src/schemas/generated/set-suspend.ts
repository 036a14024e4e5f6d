// Generated from schemas/fn.landfall.dev/set-suspend.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./set-suspend.validate.ts";
import { objectSelectorSchema } from "./object-selector.ts";
import { targetRuleSchema } from "./target-rule.ts";

export type * from "./set-suspend.types.ts";

/** The JSON Schema of SetSuspend, as written in schemas/fn.landfall.dev/set-suspend.schema.json. */
export const setSuspendSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "SetSuspend",
  "type": "object",
  "description": "Config of the function set-suspend: a holder holds objects, or lets its own holds go; with `plan`, what a rollout has not released is held.",
  "required": [
    "apiVersion",
    "kind"
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
      "description": "`SetSuspend`.",
      "enum": [
        "SetSuspend"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata.",
      "additionalProperties": true
    },
    "suspend": {
      "type": "boolean",
      "description": "`true`: the holder holds the targets. `false`: it lets them go; what others hold stays held. Required, except with `strip`."
    },
    "holder": {
      "type": "string",
      "description": "Who holds, for example `release.example.com/freeze-42`. Required, except with `plan`, whose holder is `rollout/<plan>`.",
      "maxLength": 253
    },
    "effect": {
      "type": "string",
      "description": "What is to stop. Required for kinds that can be suspended in several ways.",
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
    "effects": {
      "type": "array",
      "description": "Instead of `effect`, for mixed targets: effects in order of preference; of each object the first it has. Default with `plan`: delivery, reconcile, scheduling, rollout, new-runs.",
      "minItems": 1,
      "items": {
        "type": "string",
        "description": "An effect.",
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
      }
    },
    "strength": {
      "type": "string",
      "description": "How much stops: `hold`, only what is new; `drain`, what runs as well. What a kind cannot is an error. Default: what its mechanism usually does.",
      "enum": [
        "hold",
        "drain"
      ]
    },
    "mechanism": {
      "type": "string",
      "description": "Instead of `effect`, the id of a mechanism of the catalogue."
    },
    "reason": {
      "type": "string",
      "description": "Why, in one line.",
      "maxLength": 1024
    },
    "actor": {
      "type": "string",
      "description": "Who asked for it. The first one of a hold stays.",
      "maxLength": 1024
    },
    "ref": {
      "type": "string",
      "description": "A ticket or link.",
      "maxLength": 1024
    },
    "until": {
      "type": "string",
      "description": "RFC 3339 with a zone. From then on, by `now`, the hold is let go.",
      "format": "date-time"
    },
    "now": {
      "type": "string",
      "description": "The time of this run, RFC 3339: becomes `since` of new holds, and is what `until` is measured by. Default: no clock, and nothing expires.",
      "format": "date-time"
    },
    "targets": {
      "type": "array",
      "description": "What to hold or let go: objects that match one of these. Required, except with `plan`. An empty selector is everything that can be suspended.",
      "minItems": 1,
      "items": {
        "$ref": "#/$defs/objectSelector"
      }
    },
    "exclude": {
      "type": "array",
      "description": "Objects to leave alone although they match. Default: none.",
      "items": {
        "$ref": "#/$defs/objectSelector"
      }
    },
    "plan": {
      "type": "string",
      "description": "Name of the rollout (`spec.rollout` of a RolloutPlan in the package) to follow: what it has not released is held by `rollout/<plan>`, what it has released is let go.",
      "maxLength": 245
    },
    "revision": {
      "type": "string",
      "description": "For what is held by pinning: the revision to stay at. Default: of the plan, else what the object reports as landed, else what it has now.",
      "maxLength": 1024
    },
    "allow": {
      "type": "array",
      "description": "Hazards that are accepted. Default: none.",
      "items": {
        "type": "string",
        "description": "A hazard.",
        "enum": [
          "kills-running",
          "blocks-deletion",
          "stops-cert-rotation"
        ]
      }
    },
    "allowDeletion": {
      "type": "boolean",
      "description": "Clusters that are held may leave the placement of a Karmada policy all the same, and what runs there is deleted. Default: false; their removal is held too, and reported."
    },
    "cascade": {
      "type": "string",
      "description": "What a target stands for. `self`: itself; of what another object decides, that one is named and nothing is written. `authority`: the object that decides (the policy of a Karmada workload, binding or Work, the Bundle of a BundleDeployment). `descendants`: also the objects below it that go on although it stops. Not with `plan`. Default: `self`.",
      "enum": [
        "self",
        "authority",
        "descendants"
      ]
    },
    "acceptCollateral": {
      "type": "boolean",
      "description": "With `cascade: authority`: hold it although more would stop than was asked for; the results list what. Default: false, and then that is an error."
    },
    "onUnknown": {
      "type": "string",
      "description": "What becomes of a target of a kind that the catalogue does not know. `error`: nothing is written, if the target was named by kind or name; else it is not meant. `warn`: it is reported and left out. `heuristic`: a mechanism is guessed from its CustomResourceDefinition in the package. Default: `error`.",
      "enum": [
        "error",
        "warn",
        "heuristic"
      ]
    },
    "targetOf": {
      "type": "array",
      "description": "Which target an object is about: rules as `targets` of AggregateStatus. They must agree with what the object says itself.",
      "items": {
        "$ref": "#/$defs/targetRule"
      }
    },
    "subPackagesAreClusters": {
      "type": "boolean",
      "description": "The name of the sub-package that holds an object is its cluster. Default: false."
    },
    "mechanisms": {
      "type": "array",
      "description": "Mechanisms of your own, for kinds that the catalogue does not know, or in place of one of the same id. A hold can be let go only with the mechanisms it was made with.",
      "items": {
        "title": "SuspendMechanism",
        "type": "object",
        "description": "How one effect of one kind is suspended: one value at one path. The value from before comes back.",
        "x-landfall-expects": "one value at one path: two switches are two mechanisms, a list of clusters or a pin cannot be one of your own, and the value from before always comes back",
        "required": [
          "id",
          "group",
          "kind",
          "effect",
          "path",
          "truth",
          "on",
          "stops"
        ],
        "additionalProperties": false,
        "properties": {
          "id": {
            "type": "string",
            "description": "The saved value is kept under it.",
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
            "description": "What stops.",
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
            "description": "Where the value is: the keys from the root. In `metadata.annotations` and `metadata.labels` values are strings.",
            "minItems": 1,
            "items": {
              "type": "string",
              "description": "A key."
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
            "description": "What suspending writes.",
            "x-kubernetes-preserve-unknown-fields": true
          },
          "values": {
            "type": "array",
            "description": "With `enum`: the known values.",
            "items": {
              "type": "string",
              "description": "A value."
            }
          },
          "drain": {
            "description": "With `enum`: the one of `alsoOn` that stops what runs as well, for `strength: drain`.",
            "x-kubernetes-preserve-unknown-fields": true
          },
          "alsoOn": {
            "type": "array",
            "description": "With `enum`: those of them that suspend as well, and are left as they are.",
            "items": {
              "type": "string",
              "description": "A value."
            }
          },
          "requires": {
            "type": "array",
            "description": "Must be there, or there is nothing to hold.",
            "minItems": 1,
            "items": {
              "type": "string",
              "description": "A key."
            }
          },
          "onlyBefore": {
            "type": "array",
            "description": "Can be suspended only before this field is there.",
            "minItems": 1,
            "items": {
              "type": "string",
              "description": "A key."
            }
          },
          "stops": {
            "type": "string",
            "description": "What stops, in one sentence.",
            "minLength": 1
          },
          "hazards": {
            "type": "array",
            "description": "What it does beside its effect. Default: nothing.",
            "items": {
              "type": "string",
              "description": "A hazard.",
              "enum": [
                "kills-running",
                "blocks-deletion",
                "stops-cert-rotation",
                "orphans-on-delete",
                "backlog-on-resume"
              ]
            }
          },
          "annotations": {
            "type": "string",
            "description": "What a controller does with annotations of the kind, so that holds are kept in a SuspensionLedger of the package instead: `copied`, down to other objects; `stripped`. Default: neither.",
            "enum": [
              "copied",
              "stripped"
            ]
          },
          "onlyById": {
            "type": "boolean",
            "description": "Chosen only by its id. Default: false."
          }
        }
      }
    },
    "forceRestore": {
      "type": "boolean",
      "description": "When the last hold goes: give the value from before back although somebody changed it meanwhile. Default: false; their change stays."
    },
    "resumeValue": {
      "type": "string",
      "description": "What comes back with the last hold. `restore` and `auto`: what was there before, absence included. `delete`: nothing. `explicit`: the system's own word for off. What a kind cannot is an error; what was suspended before the first hold stays so. Default: `auto`.",
      "enum": [
        "auto",
        "delete",
        "explicit",
        "restore"
      ]
    },
    "strip": {
      "type": "boolean",
      "description": "Instead of holding: take everything of Landfall out of the package, as for leaving it. Excludes all other fields but `now`. Default: false."
    },
    "onUnknownRevision": {
      "type": "string",
      "description": "With `plan`, for what is held by pinning and is new, so that no revision is known to stay at. `hold`: at the revision that all other targets had before the rollout, if that was one; else as `warn`. `warn`: it is reported and not held. `error`: nothing is written at all. Default: `hold`.",
      "enum": [
        "hold",
        "warn",
        "error"
      ]
    },
    "onNoMatch": {
      "type": "string",
      "description": "What it means that no object matches: `info`, or `error`. Default: `info`.",
      "enum": [
        "info",
        "error"
      ]
    }
  },
  "$defs": {
    "objectSelector": objectSelectorSchema,
    "targetRule": targetRuleSchema
  }
};

/** What is wrong with a value that should be a SetSuspend; empty if nothing is. */
export function validateSetSuspend(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
