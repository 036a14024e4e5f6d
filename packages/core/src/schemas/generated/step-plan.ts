// Generated from schemas/landfall.dev/step-plan.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./step-plan.validate.ts";

export type * from "./step-plan.types.ts";

/** The JSON Schema of StepPlan, as written in schemas/landfall.dev/step-plan.schema.json. */
export const stepPlanSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "StepPlan",
  "type": "object",
  "description": "The work inside a target, in phases, steps and tasks: serial, parallel or by dependency, with conditions, deadlines and retries. Reusable; a run records the hash of the plan it was begun with.",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec"
  ],
  "properties": {
    "apiVersion": {
      "type": "string",
      "description": "`landfall.dev/v1alpha1`.",
      "enum": [
        "landfall.dev/v1alpha1"
      ]
    },
    "kind": {
      "type": "string",
      "description": "`StepPlan`.",
      "enum": [
        "StepPlan"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "The phases of the plan, and the parameters they take.",
      "required": [
        "phases"
      ],
      "properties": {
        "description": {
          "type": "string",
          "description": "The purpose of the plan, for people; it changes nothing.",
          "maxLength": 1024
        },
        "deadline": {
          "type": "string",
          "description": "How long every wait in it may take, unless a step or task says otherwise: expiry is a failure with reason `DeadlineExceeded`. Default: `1h`.",
          "minLength": 2,
          "maxLength": 64
        },
        "staleAfter": {
          "type": "string",
          "description": "An observation older than this proves nothing. Default: `10m`.",
          "minLength": 2,
          "maxLength": 64
        },
        "retry": {
          "$ref": "#/$defs/retry",
          "description": "How often tasks are tried, unless a step or task says otherwise."
        },
        "onSupersede": {
          "type": "string",
          "description": "The treatment of another revision or other parameters while a run is on its way. `restart`: a new run begins and the old one is superseded. `queue`: it begins when the run has ended. `refuse`: it is refused until the run has ended. Default: `restart`.",
          "enum": [
            "restart",
            "queue",
            "refuse"
          ]
        },
        "history": {
          "type": "integer",
          "description": "How many past runs are kept; of older ones only the number. Default: 10.",
          "minimum": 0,
          "maximum": 100
        },
        "strategy": {
          "type": "string",
          "description": "`serial`: the phases wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.",
          "enum": [
            "serial",
            "parallel"
          ]
        },
        "parameters": {
          "type": "array",
          "description": "The parameters of its runs. Default: none are declared, and all are taken as texts.",
          "items": {
            "$ref": "#/$defs/parameter"
          },
          "maxItems": 512,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "revisions": {
          "type": "array",
          "description": "The revisions that its runs may ask for. Default: any.",
          "items": {
            "type": "string",
            "description": "A revision for which the plan is meant.",
            "minLength": 1,
            "maxLength": 1024
          },
          "maxItems": 1024,
          "x-kubernetes-list-type": "set"
        },
        "phases": {
          "type": "array",
          "description": "The phases of the plan; `strategy` and `dependsOn` say which of them wait.",
          "items": {
            "$ref": "#/$defs/phase"
          },
          "maxItems": 4096,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        }
      }
    }
  },
  "x-landfall-printer-columns": [
    {
      "name": "Age",
      "type": "date",
      "jsonPath": ".metadata.creationTimestamp"
    }
  ],
  "$defs": {
    "retry": {
      "type": "object",
      "description": "How often a task is tried again after a failure that may pass, and how long it waits between. The pause before try n+1 is `first * factor^(n-1)`, at most `longest`; of that, `jitter` may be taken away by a number that follows from run, task and attempt.",
      "properties": {
        "limit": {
          "type": "integer",
          "description": "How often a task is tried again; the failure after that is final. Default: 3.",
          "minimum": 0,
          "maximum": 1000
        },
        "first": {
          "type": "string",
          "description": "The pause before the second try. Default: `10s`.",
          "minLength": 2,
          "maxLength": 64
        },
        "factor": {
          "type": "number",
          "description": "By how much each pause is longer than the one before. Default: 2.",
          "minimum": 1,
          "maximum": 100
        },
        "longest": {
          "type": "string",
          "description": "The longest pause between two tries, at which the pauses stop growing. Default: `10m`.",
          "minLength": 2,
          "maxLength": 64
        },
        "jitter": {
          "type": "string",
          "description": "The part of a pause that may be taken away, as a percentage. Default: `10%`.",
          "pattern": "^(100|[0-9]{1,2})%$",
          "x-landfall-expects": "a percentage from 0% to 100%"
        }
      },
      "title": "StepRetry"
    },
    "expectation": {
      "type": "object",
      "title": "StepExpectation",
      "description": "One thing that is expected of an object: exactly one of `status`, `condition` and `field`.",
      "properties": {
        "object": {
          "type": "string",
          "description": "Key of the object. Default: the only one there is.",
          "minLength": 1,
          "maxLength": 63
        },
        "status": {
          "type": "string",
          "description": "The status word that the object is to have.",
          "enum": [
            "InProgress",
            "Current",
            "Failed",
            "Terminating",
            "Unknown"
          ]
        },
        "condition": {
          "type": "string",
          "description": "Type of a condition in its status. One whose `observedGeneration` is older than the object says nothing.",
          "minLength": 1,
          "maxLength": 317
        },
        "is": {
          "type": "string",
          "description": "With `condition`: the status that the condition is to have. Default: `True`.",
          "enum": [
            "True",
            "False",
            "Unknown"
          ]
        },
        "field": {
          "type": "string",
          "description": "Where a value is, such as `status.readyReplicas` or `metadata.annotations[\"example.com/drained\"]`: exactly one of `equals`, `sameAs` and `atLeast` says which it is to be.",
          "minLength": 1,
          "maxLength": 1024
        },
        "equals": {
          "description": "With `field`: the value, a text, a number, true or false.",
          "x-kubernetes-preserve-unknown-fields": true
        },
        "sameAs": {
          "type": "string",
          "description": "With `field`: where in the same object the value is that it is to be equal to: `spec.replicas`.",
          "minLength": 1,
          "maxLength": 1024
        },
        "atLeast": {
          "type": "number",
          "description": "With `field`: the number that it is to be at least."
        },
        "present": {
          "type": "boolean",
          "description": "With `field`: `true`, that there is a value, which is neither null nor an empty text."
        },
        "otherwise": {
          "description": "With `field`: what counts where there is no value, as a count of zero is left out of many a status. Default: a value that is not there is not as expected.",
          "x-kubernetes-preserve-unknown-fields": true
        }
      }
    },
    "condition": {
      "type": "object",
      "description": "The condition that named objects must meet: either all that `expect` lists, which every reader of plans understands, or one CEL `expression`, which needs an engine; a pipeline has none. It is not met where an object was not seen, or is not there, and the reason says so.",
      "required": [
        "objects"
      ],
      "properties": {
        "objects": {
          "type": "array",
          "description": "The objects that it is about, by their keys.",
          "items": {
            "type": "object",
            "description": "One object that the condition looks at.",
            "required": [
              "key",
              "apiVersion",
              "kind",
              "name"
            ],
            "properties": {
              "key": {
                "type": "string",
                "description": "The name it has in `expression` and `expect`.",
                "minLength": 1,
                "maxLength": 63,
                "pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
                "x-landfall-expects": "a name as in CEL: letters, digits and _"
              },
              "apiVersion": {
                "type": "string",
                "description": "API version of the object.",
                "minLength": 1,
                "maxLength": 317
              },
              "kind": {
                "type": "string",
                "description": "Kind of the object.",
                "minLength": 1,
                "maxLength": 253
              },
              "namespace": {
                "type": "string",
                "description": "Namespace. Default: none, for what is cluster-scoped.",
                "maxLength": 253
              },
              "name": {
                "type": "string",
                "description": "Name of the object.",
                "minLength": 1,
                "maxLength": 253
              }
            }
          },
          "minItems": 1,
          "maxItems": 64,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "key"
          ]
        },
        "expect": {
          "type": "array",
          "description": "The expectations, all of which must hold.",
          "items": {
            "$ref": "#/$defs/expectation"
          },
          "minItems": 1,
          "maxItems": 64
        },
        "expression": {
          "type": "string",
          "description": "A CEL expression that is true when it holds: `web.status.readyReplicas == web.spec.replicas`.",
          "minLength": 1,
          "maxLength": 4096
        },
        "message": {
          "type": "string",
          "description": "The message for people while it does not hold. Default: the expression, or the expectation that is not met.",
          "maxLength": 256
        }
      },
      "title": "StepCondition"
    },
    "task": {
      "type": "object",
      "description": "One action. Exactly one of `apply`, `delete`, `wait`, `toggle`, `run` and `job` says what is done.",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the task, once in its step.",
          "minLength": 1,
          "maxLength": 63,
          "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
          "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
        },
        "dependsOn": {
          "type": "array",
          "description": "Tasks of the step that must be complete before.",
          "items": {
            "type": "string",
            "description": "Name of a task.",
            "minLength": 1,
            "maxLength": 63,
            "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
            "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
          },
          "maxItems": 64,
          "x-kubernetes-list-type": "set"
        },
        "deadline": {
          "type": "string",
          "description": "How long it may take, with all its tries. Default: that of the step.",
          "minLength": 2,
          "maxLength": 64
        },
        "retry": {
          "$ref": "#/$defs/retry",
          "description": "How often it is tried. Default: as the step says."
        },
        "apply": {
          "type": "object",
          "description": "Apply objects, and wait until each is seen at this revision and Current.",
          "required": [
            "objects"
          ],
          "properties": {
            "objects": {
              "type": "array",
              "description": "Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.",
              "items": {
                "type": "object",
                "description": "Every field given must match; at least one must be given.",
                "properties": {
                  "group": {
                    "type": "string",
                    "description": "API group; `\"\"` is the core group. Default: any."
                  },
                  "kind": {
                    "type": "string",
                    "description": "Kind of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "namespace": {
                    "type": "string",
                    "description": "Namespace of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "name": {
                    "type": "string",
                    "description": "Name of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "labelSelector": {
                    "type": "object",
                    "description": "A Kubernetes label selector over the labels of objects of the package.",
                    "x-kubernetes-preserve-unknown-fields": true
                  }
                },
                "title": "StepObjects"
              },
              "minItems": 1,
              "maxItems": 256
            }
          }
        },
        "delete": {
          "type": "object",
          "description": "Delete objects, and wait until each is seen to be gone.",
          "required": [
            "objects"
          ],
          "properties": {
            "objects": {
              "type": "array",
              "description": "Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.",
              "items": {
                "type": "object",
                "description": "Every field given must match; at least one must be given.",
                "properties": {
                  "group": {
                    "type": "string",
                    "description": "API group; `\"\"` is the core group. Default: any."
                  },
                  "kind": {
                    "type": "string",
                    "description": "Kind of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "namespace": {
                    "type": "string",
                    "description": "Namespace of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "name": {
                    "type": "string",
                    "description": "Name of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "labelSelector": {
                    "type": "object",
                    "description": "A Kubernetes label selector over the labels of objects of the package.",
                    "x-kubernetes-preserve-unknown-fields": true
                  }
                },
                "title": "StepObjects"
              },
              "minItems": 1,
              "maxItems": 256
            }
          }
        },
        "wait": {
          "$ref": "#/$defs/condition",
          "description": "Wait until a condition holds."
        },
        "toggle": {
          "type": "object",
          "description": "Apply objects where a parameter of the run is `true`, delete them where it is `false`; any other value is final.",
          "required": [
            "parameter",
            "objects"
          ],
          "properties": {
            "parameter": {
              "type": "string",
              "description": "Name of the parameter.",
              "minLength": 1,
              "maxLength": 63,
              "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
              "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
            },
            "objects": {
              "type": "array",
              "description": "Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.",
              "items": {
                "type": "object",
                "description": "Every field given must match; at least one must be given.",
                "properties": {
                  "group": {
                    "type": "string",
                    "description": "API group; `\"\"` is the core group. Default: any."
                  },
                  "kind": {
                    "type": "string",
                    "description": "Kind of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "namespace": {
                    "type": "string",
                    "description": "Namespace of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "name": {
                    "type": "string",
                    "description": "Name of the objects. Default: any.",
                    "maxLength": 253
                  },
                  "labelSelector": {
                    "type": "object",
                    "description": "A Kubernetes label selector over the labels of objects of the package.",
                    "x-kubernetes-preserve-unknown-fields": true
                  }
                },
                "title": "StepObjects"
              },
              "minItems": 1,
              "maxItems": 256
            }
          }
        },
        "run": {
          "type": "object",
          "description": "Begin a run of another plan, and wait until it is complete. Its failure is this task's, with its message.",
          "required": [
            "plan"
          ],
          "properties": {
            "plan": {
              "type": "string",
              "description": "Name of the StepPlan.",
              "minLength": 1,
              "maxLength": 253
            },
            "subject": {
              "type": "string",
              "description": "The subject of the run. Default: the subject of this run.",
              "minLength": 1,
              "maxLength": 766
            },
            "parameters": {
              "type": "object",
              "description": "Parameters of that run. Default: those of this run.",
              "additionalProperties": {
                "type": "string"
              }
            }
          }
        },
        "job": {
          "type": "object",
          "description": "Ask something outside to work, and wait for its word. It may say how far it is, and that it is alive.",
          "properties": {
            "heartbeat": {
              "type": "string",
              "description": "It is stalled when nothing was heard of it for so long, and is tried again. Default: it need not say anything until it has ended.",
              "minLength": 2,
              "maxLength": 64
            },
            "input": {
              "description": "The parameters that the job is given, by name. Default: none.",
              "x-kubernetes-preserve-unknown-fields": true
            }
          }
        }
      },
      "title": "StepTask",
      "oneOf": [
        {
          "required": [
            "apply"
          ]
        },
        {
          "required": [
            "delete"
          ]
        },
        {
          "required": [
            "wait"
          ]
        },
        {
          "required": [
            "toggle"
          ]
        },
        {
          "required": [
            "run"
          ]
        },
        {
          "required": [
            "job"
          ]
        }
      ]
    },
    "step": {
      "type": "object",
      "description": "One step: it is complete when its tasks are, and what must hold after it does.",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the step, once in its phase.",
          "minLength": 1,
          "maxLength": 63,
          "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
          "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
        },
        "description": {
          "type": "string",
          "description": "The purpose of the step, for people; it changes nothing.",
          "maxLength": 1024
        },
        "dependsOn": {
          "type": "array",
          "description": "Steps of the phase that must be complete or skipped before.",
          "items": {
            "type": "string",
            "description": "Name of a step.",
            "minLength": 1,
            "maxLength": 63,
            "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
            "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
          },
          "maxItems": 64,
          "x-kubernetes-list-type": "set"
        },
        "strategy": {
          "type": "string",
          "description": "`serial`: the tasks wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.",
          "enum": [
            "serial",
            "parallel"
          ]
        },
        "before": {
          "$ref": "#/$defs/condition",
          "description": "The condition that must hold before its tasks begin."
        },
        "after": {
          "$ref": "#/$defs/condition",
          "description": "The condition that must hold after its tasks, before it is complete."
        },
        "deadline": {
          "type": "string",
          "description": "How long each wait in it may take. Default: that of the plan.",
          "minLength": 2,
          "maxLength": 64
        },
        "retry": {
          "$ref": "#/$defs/retry",
          "description": "How often its tasks are tried. Default: as the plan says."
        },
        "tasks": {
          "type": "array",
          "description": "Its tasks. Default: none; then only its conditions count.",
          "items": {
            "$ref": "#/$defs/task"
          },
          "maxItems": 256,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        }
      },
      "title": "StepPlanStep"
    },
    "phase": {
      "type": "object",
      "description": "Steps that belong together, and go one after the other or at once.",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the phase, once in the plan.",
          "minLength": 1,
          "maxLength": 63,
          "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
          "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
        },
        "description": {
          "type": "string",
          "description": "The purpose of the phase, for people; it changes nothing.",
          "maxLength": 1024
        },
        "dependsOn": {
          "type": "array",
          "description": "Phases that must be complete before.",
          "items": {
            "type": "string",
            "description": "Name of a phase.",
            "minLength": 1,
            "maxLength": 63,
            "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
            "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
          },
          "maxItems": 64,
          "x-kubernetes-list-type": "set"
        },
        "strategy": {
          "type": "string",
          "description": "`serial`: the steps wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.",
          "enum": [
            "serial",
            "parallel"
          ]
        },
        "steps": {
          "type": "array",
          "description": "Its steps. Default: none; then it is complete at once.",
          "items": {
            "$ref": "#/$defs/step"
          },
          "maxItems": 4096,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        }
      },
      "title": "StepPlanPhase"
    },
    "parameter": {
      "type": "object",
      "description": "One parameter of a run, and who may change it when.",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the parameter.",
          "minLength": 1,
          "maxLength": 63,
          "pattern": "^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$",
          "x-landfall-expects": "letters, digits, -, _ and ., with a letter or digit at both ends"
        },
        "description": {
          "type": "string",
          "description": "The purpose of the parameter, for people; it changes nothing.",
          "maxLength": 1024
        },
        "valueType": {
          "type": "string",
          "description": "The type of its values. Default: `string`.",
          "enum": [
            "string",
            "integer",
            "number",
            "boolean",
            "array",
            "map"
          ]
        },
        "default": {
          "type": "string",
          "description": "The value it has where none is given.",
          "maxLength": 4096
        },
        "required": {
          "type": "boolean",
          "description": "A value must be given or defaulted. Default: false."
        },
        "enum": {
          "type": "array",
          "description": "The values it may have. Default: any.",
          "items": {
            "type": "string",
            "description": "A value that the parameter may have.",
            "maxLength": 4096
          },
          "maxItems": 256
        },
        "immutable": {
          "type": "boolean",
          "description": "It keeps the value of the first run. Default: false."
        },
        "owner": {
          "type": "string",
          "description": "The role that may change it: others are refused, with this role named. Default: everybody.",
          "minLength": 1,
          "maxLength": 63
        },
        "trigger": {
          "type": "string",
          "description": "Name of the plan that a change of it runs. Default: the plan `update`, else `deploy`, else this one.",
          "minLength": 1,
          "maxLength": 253
        }
      },
      "title": "StepParameter"
    }
  }
};

/** Checks a value that should be a StepPlan; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateStepPlan(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
