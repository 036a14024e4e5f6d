// Generated from schemas/fn.landfall.dev/set-suspend.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./set-suspend.validate.ts";
import { objectSelectorSchema } from "./object-selector.ts";
import { suspendMechanismSchema } from "./suspend-mechanism.ts";
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
      "description": "The effect to stop. Required for kinds that can be suspended in several ways.",
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
        "description": "One effect: what the hold is to stop.",
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
      "description": "Why the objects are held, in one line. Default: none, or that of the hold that is there.",
      "maxLength": 1024
    },
    "actor": {
      "type": "string",
      "description": "Who asked for it. The first one of a hold stays.",
      "maxLength": 1024
    },
    "ref": {
      "type": "string",
      "description": "A ticket or link that says more. Default: none, or that of the hold that is there.",
      "maxLength": 1024
    },
    "until": {
      "type": "string",
      "description": "RFC 3339 with a zone. From then on, by `now`, the hold is let go.",
      "format": "date-time"
    },
    "allowPast": {
      "type": "boolean",
      "description": "An `until` that is past lets go what the holder holds with a later end or with none. Default: false; that is an error, as a slip in a date must not end a hold."
    },
    "replace": {
      "type": "boolean",
      "description": "The hold is to be just as it is said here. Default: false; holding never lets anything go: clusters are added to those that the holder holds, draining stays, and a reason, link or end that is not said again stays. With `plan` always true."
    },
    "onRefused": {
      "type": "string",
      "description": "The way to go on when one of the targets cannot be done: `error`, and nothing is written; or `warn`, and the others are done, each refused one with a warning. Default: `error`.",
      "enum": [
        "error",
        "warn"
      ]
    },
    "now": {
      "type": "string",
      "description": "The time of this run, RFC 3339: becomes `since` of new holds, and is what `until` is measured by. Default: the time of the package's `Clock`; without a Clock nothing expires.",
      "format": "date-time"
    },
    "targets": {
      "type": "array",
      "description": "The objects to hold or let go: those that match one of these. Required, except with `plan`. An empty selector selects every object that can be suspended.",
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
        "description": "One side effect that is accepted.",
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
      "description": "The objects that a target stands for. `self`: itself; where another object decides, that one is named and nothing is written. `authority`: the object that decides (the policy of a Karmada workload, binding or Work, the Bundle of a BundleDeployment). `descendants`: also the objects below it that go on although it stops. Not with `plan`. Default: `self`.",
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
      "description": "The treatment of a target whose kind the catalogue does not know. `error`: nothing is written, if the target was named by kind or name; else it is not meant. `warn`: it is reported and left out. `heuristic`: a mechanism is guessed from its CustomResourceDefinition in the package. Default: `error`.",
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
        "$ref": "#/$defs/suspendMechanism"
      }
    },
    "forceRestore": {
      "type": "boolean",
      "description": "When the last hold goes: give the value from before back although somebody changed it meanwhile. Default: false; their change stays."
    },
    "resumeValue": {
      "type": "string",
      "description": "The value that comes back with the last hold. `restore` and `auto`: what was there before, absence included. `delete`: nothing. `explicit`: the system's own word for off. A choice that the kind does not have is an error; an object that was suspended before the first hold stays so. Default: `auto`.",
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
    "onNoTarget": {
      "type": "string",
      "description": "The treatment, where clusters are asked for, of an object that can be held and does not say which one it is about: `error`, or `leave`, and such objects are left alone and counted in a note. Default: `error`.",
      "enum": [
        "error",
        "leave"
      ]
    },
    "onNoMatch": {
      "type": "string",
      "description": "The severity when no object matches: `info`, or `error`. Default: `info`.",
      "enum": [
        "info",
        "error"
      ]
    }
  },
  "$defs": {
    "objectSelector": objectSelectorSchema,
    "suspendMechanism": suspendMechanismSchema,
    "targetRule": targetRuleSchema
  }
};

/** Checks a value that should be a SetSuspend; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateSetSuspend(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
