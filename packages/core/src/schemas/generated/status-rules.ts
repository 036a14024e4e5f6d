// Generated from schemas/landfall.dev/status-rules.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./status-rules.validate.ts";

export type * from "./status-rules.types.ts";

/** The JSON Schema of StatusRules, as written in schemas/landfall.dev/status-rules.schema.json. */
export const statusRulesSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "StatusRules",
  "description": "How to tell the status of kinds, as data: expressions in CEL over an object, in the order in which they decide, with the cases that prove them. A local-config object where it lies in a package.",
  "type": "object",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "x-landfall-scope": "Cluster",
  "x-landfall-plural": "statusrules",
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
        "StatusRules"
      ],
      "description": "Kind of this object."
    },
    "metadata": {
      "type": "object",
      "description": "Standard metadata of a Kubernetes object. The name is part of every rule's id: `<name>/<kind>`."
    },
    "spec": {
      "type": "object",
      "description": "The rules. A record: nothing reconciles it, so there is no status.",
      "required": [
        "rules"
      ],
      "properties": {
        "project": {
          "type": "string",
          "minLength": 1,
          "maxLength": 253,
          "description": "The project that the kinds belong to, for people."
        },
        "rules": {
          "type": "array",
          "description": "One rule a kind. Two may name the same kind only if their versions differ.",
          "items": {
            "$ref": "#/$defs/rule"
          }
        },
        "generic": {
          "type": "array",
          "description": "Kinds that need no rule, because the generic layer judges them right, with cases that prove it.",
          "items": {
            "type": "object",
            "required": [
              "group",
              "kind"
            ],
            "description": "A kind that needs no rule, with the cases that prove it.",
            "properties": {
              "group": {
                "$ref": "#/$defs/group"
              },
              "kind": {
                "$ref": "#/$defs/kindName"
              },
              "source": {
                "$ref": "#/$defs/source"
              },
              "cases": {
                "$ref": "#/$defs/cases"
              }
            }
          }
        }
      }
    }
  },
  "$defs": {
    "group": {
      "title": "StatusRulesGroup",
      "type": "string",
      "maxLength": 253,
      "pattern": "^(\\*\\.)?([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$",
      "x-landfall-expects": "an API group such as cert-manager.io, or *.example.com for all groups below example.com",
      "description": "API group; `\"\"` is the core group. `*.example.com` is every group below it and needs the kind `*`."
    },
    "kindName": {
      "title": "StatusRulesKindName",
      "type": "string",
      "minLength": 1,
      "maxLength": 63,
      "pattern": "^(\\*|[A-Za-z][A-Za-z0-9]*)$",
      "x-landfall-expects": "a kind such as Certificate, or * for all kinds of the group",
      "description": "Kind; `*` is every kind of the group that has no rule of its own."
    },
    "source": {
      "title": "StatusRulesSource",
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "Where the meaning of the fields was read: project, API type or page of its documentation."
    },
    "expression": {
      "title": "StatusRulesExpression",
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "description": "CEL. The object's top-level fields are variables (`metadata`, `spec`, `status`, …); `conditions` is `status.conditions`, or an empty list."
    },
    "template": {
      "title": "StatusRulesTemplate",
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "description": "Text with expressions in double braces: `phase is {{ status.phase }}`. What cannot be evaluated is left out."
    },
    "row": {
      "title": "StatusRulesRow",
      "type": "object",
      "description": "One line of the decision table: the word it gives, as the name of the field that holds its expression.",
      "oneOf": [
        {
          "required": [
            "failed"
          ]
        },
        {
          "required": [
            "inProgress"
          ]
        },
        {
          "required": [
            "current"
          ]
        },
        {
          "required": [
            "unknown"
          ]
        }
      ],
      "properties": {
        "failed": {
          "$ref": "#/$defs/expression"
        },
        "inProgress": {
          "$ref": "#/$defs/expression"
        },
        "current": {
          "$ref": "#/$defs/expression"
        },
        "unknown": {
          "$ref": "#/$defs/expression"
        },
        "reason": {
          "$ref": "#/$defs/template"
        },
        "message": {
          "$ref": "#/$defs/template"
        },
        "terminal": {
          "type": "boolean",
          "description": "Nothing will change until somebody changes the object or what it refers to. Default false."
        }
      }
    },
    "distrusted": {
      "title": "StatusRulesDistrusted",
      "type": "object",
      "required": [
        "source"
      ],
      "description": "Evidence that the rule does not believe: conditions by their type, or a field of status.",
      "oneOf": [
        {
          "required": [
            "condition"
          ]
        },
        {
          "required": [
            "field"
          ]
        }
      ],
      "properties": {
        "condition": {
          "type": "string",
          "minLength": 1,
          "maxLength": 316,
          "description": "Type of the condition that is not believed."
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1024,
          "description": "Only where the condition has this reason. Default: whatever it is."
        },
        "field": {
          "type": "string",
          "minLength": 1,
          "maxLength": 253,
          "description": "Name of the field of `status` that is not believed."
        },
        "source": {
          "$ref": "#/$defs/source"
        }
      }
    },
    "cases": {
      "title": "StatusRulesCases",
      "type": "array",
      "description": "Objects and what the rule must say of them.",
      "items": {
        "type": "object",
        "required": [
          "name",
          "expect",
          "object"
        ],
        "description": "One object, and the result that it must have.",
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 253,
            "description": "The state of the object, in words."
          },
          "expect": {
            "type": "object",
            "required": [
              "status"
            ],
            "description": "The expected result; a field that is absent is not compared, except `suspended`.",
            "properties": {
              "status": {
                "type": "string",
                "enum": [
                  "InProgress",
                  "Current",
                  "Failed",
                  "Terminating",
                  "Unknown"
                ],
                "description": "The status word that the object must have."
              },
              "reason": {
                "type": "string",
                "minLength": 1,
                "description": "The reason that the object must have. Default: not compared."
              },
              "message": {
                "type": "string",
                "minLength": 1,
                "description": "The message that the object must have, in full. Default: not compared."
              },
              "suspended": {
                "type": "boolean",
                "description": "Whether the object must be reported as suspended. Default: false."
              },
              "terminal": {
                "type": "boolean",
                "description": "Whether the state must be final. Default: not compared."
              }
            }
          },
          "object": {
            "type": "object",
            "x-kubernetes-preserve-unknown-fields": true,
            "description": "A whole object, as the API server returns it: apiVersion, kind, metadata, spec, status."
          },
          "now": {
            "type": "string",
            "format": "date-time",
            "description": "The time to judge ages by. Default: no clock."
          }
        }
      }
    },
    "rule": {
      "title": "StatusRulesRule",
      "type": "object",
      "required": [
        "group",
        "kind",
        "rows"
      ],
      "description": "The rule for one kind: a decision table whose first true row decides.",
      "properties": {
        "group": {
          "$ref": "#/$defs/group"
        },
        "kind": {
          "$ref": "#/$defs/kindName"
        },
        "versions": {
          "type": "array",
          "minItems": 1,
          "x-kubernetes-list-type": "set",
          "description": "Only objects of these API versions (`v1beta1`). Default: all that no other rule for the kind names.",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 63,
            "description": "An API version without its group."
          }
        },
        "source": {
          "$ref": "#/$defs/source"
        },
        "needsStatus": {
          "type": "boolean",
          "description": "Default true: an object without a status is InProgress or Unknown, and the rule is not asked."
        },
        "observesGeneration": {
          "type": "boolean",
          "description": "Default true. `false`: the API reports no observedGeneration, neither in status nor in its conditions, so an old status cannot be told from a new one. Says so in the documentation and to the checks; changes no answer."
        },
        "mode": {
          "type": "string",
          "enum": [
            "extended",
            "flux"
          ],
          "description": "`extended` (the default): `all()` over an empty list is false, and Current needs evidence of this generation. `flux`: as Flux's healthCheckExprs evaluate, generation first, then inProgress, failed, current."
        },
        "suspended": {
          "$ref": "#/$defs/expression"
        },
        "rows": {
          "type": "array",
          "maxItems": 64,
          "description": "The decision table. The first row whose expression is true decides; one that cannot be evaluated makes the object Unknown. None: the rule says only what it overrules, or what suspends.",
          "items": {
            "$ref": "#/$defs/row"
          }
        },
        "otherwise": {
          "type": "string",
          "enum": [
            "InProgress",
            "Unknown",
            "Generic"
          ],
          "description": "The status if no row is true. Default InProgress. `Generic`: the rule has nothing to say, and the next layer judges."
        },
        "usualConditions": {
          "type": "array",
          "minItems": 1,
          "maxItems": 16,
          "x-kubernetes-list-type": "set",
          "description": "Condition types that the controller writes in its every pass. Where no row is true and `otherwise` is `Generic`, an object without one of them is InProgress.",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 316,
            "description": "Type of a condition that objects of the kind usually have."
          }
        },
        "overrules": {
          "type": "array",
          "minItems": 1,
          "maxItems": 16,
          "description": "The conditions that the rule does not believe though other rules would. A rule of the library may not say Current where a condition says the contrary, or where a failure is found without it; conditions named here are exempt from that. Rules of users are not bound by it.",
          "items": {
            "$ref": "#/$defs/distrusted"
          }
        },
        "cases": {
          "$ref": "#/$defs/cases"
        }
      }
    }
  }
};

/** Checks a value that should be a StatusRules; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateStatusRules(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
