// Generated from schemas/landfall.dev/step-run.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./step-run.validate.ts";
import { conditionSchema } from "./condition.ts";

export type * from "./step-run.types.ts";

/** The JSON Schema of StepRun, as written in schemas/landfall.dev/step-run.schema.json. */
export const stepRunSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "StepRun",
  "type": "object",
  "description": "How far one subject is on its way through a StepPlan. Written by whoever moves the run, who reads it back as the only memory. A long run is several objects: `<name>`, `<name>-2` and so on, each with its part of the states; the first also holds the summary.",
  "required": [
    "apiVersion",
    "kind",
    "metadata",
    "spec",
    "status"
  ],
  "x-landfall-printer-columns": [
    {
      "name": "Subject",
      "type": "string",
      "jsonPath": ".spec.subject"
    },
    {
      "name": "State",
      "type": "string",
      "jsonPath": ".status.state"
    },
    {
      "name": "Revision",
      "type": "string",
      "jsonPath": ".spec.revision"
    },
    {
      "name": "Age",
      "type": "date",
      "jsonPath": ".metadata.creationTimestamp"
    }
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
      "description": "`StepRun`.",
      "enum": [
        "StepRun"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "Which run it is. The same on every page, but for `page`.",
      "required": [
        "format",
        "subject",
        "plan",
        "key",
        "uid",
        "attempt"
      ],
      "properties": {
        "format": {
          "type": "integer",
          "description": "Version of the format: 1. A newer one is refused.",
          "minimum": 1
        },
        "rollout": {
          "type": "string",
          "description": "Name of the rollout that released the subject. Absent: none did.",
          "minLength": 1,
          "maxLength": 253
        },
        "subject": {
          "type": "string",
          "description": "The subject of the run: the key of a target, or the name of an object.",
          "minLength": 1,
          "maxLength": 766
        },
        "plan": {
          "type": "object",
          "description": "The plan that it was begun with, and goes on with.",
          "required": [
            "name",
            "hash"
          ],
          "properties": {
            "name": {
              "type": "string",
              "description": "Name of the StepPlan.",
              "minLength": 1,
              "maxLength": 253
            },
            "hash": {
              "type": "string",
              "description": "SHA-256 of the spec of the plan that the run began with.",
              "minLength": 1,
              "maxLength": 64
            }
          }
        },
        "revision": {
          "type": "string",
          "description": "The revision that is to be reached. Absent: none is named.",
          "maxLength": 1024
        },
        "parameters": {
          "type": "object",
          "description": "The parameters that were given.",
          "additionalProperties": {
            "type": "string",
            "description": "The value of one parameter, as text.",
            "maxLength": 4096
          },
          "maxProperties": 512
        },
        "parent": {
          "type": "string",
          "description": "The try of a task that began it: `<uid>/<task>/<attempt>`. Absent: it is a run of its own.",
          "minLength": 1,
          "maxLength": 1024
        },
        "restores": {
          "type": "array",
          "description": "Objects that a run before it deleted and that the revision has: deletions of them apply them. Each as group, kind, namespace and name.",
          "items": {
            "type": "string",
            "description": "One object that the run is to bring back.",
            "minLength": 1,
            "maxLength": 1024
          },
          "maxItems": 512
        },
        "key": {
          "type": "string",
          "description": "SHA-256 of what triggered it: plan, subject, revision, parameters, parent and what it brings back.",
          "minLength": 1,
          "maxLength": 64
        },
        "uid": {
          "type": "string",
          "description": "Differs for every run: it follows from `key` and `attempt`.",
          "minLength": 1,
          "maxLength": 64
        },
        "attempt": {
          "type": "integer",
          "description": "Counts the runs of the subject, from 1.",
          "minimum": 1
        },
        "page": {
          "type": "object",
          "description": "Which part of a long run this object is. Absent: the run is one object.",
          "required": [
            "index",
            "of"
          ],
          "properties": {
            "index": {
              "type": "integer",
              "description": "Index of this page, from 0.",
              "minimum": 0
            },
            "of": {
              "type": "integer",
              "description": "Number of StepRun objects that hold the run.",
              "minimum": 1
            }
          }
        }
      }
    },
    "status": {
      "type": "object",
      "description": "How far it is. Only the first page has more than `parts`.",
      "required": [
        "parts"
      ],
      "properties": {
        "state": {
          "type": "string",
          "description": "State of the run.",
          "enum": [
            "Running",
            "Complete",
            "Failed",
            "Cancelled",
            "Superseded"
          ]
        },
        "since": {
          "type": "string",
          "description": "Since when it is in this state. RFC 3339, UTC.",
          "format": "date-time"
        },
        "startedAt": {
          "type": "string",
          "description": "When the run began. RFC 3339, UTC.",
          "format": "date-time"
        },
        "at": {
          "type": "string",
          "description": "When the run last changed. RFC 3339, UTC.",
          "format": "date-time"
        },
        "tries": {
          "type": "integer",
          "description": "How often it was opened: again by a retry, a way back, or a step that was skipped. Verbs name it, so that each counts once.",
          "minimum": 1
        },
        "reason": {
          "type": "string",
          "description": "Why it has failed, as one word for programs.",
          "maxLength": 256
        },
        "message": {
          "type": "string",
          "description": "Why it has failed, for people.",
          "maxLength": 256
        },
        "endedBy": {
          "$ref": "#/$defs/actor",
          "description": "Who cancelled the run, or began it anew meanwhile; absent: nobody."
        },
        "pausedBy": {
          "$ref": "#/$defs/actor",
          "description": "Who paused the run; absent: nobody, or nobody known."
        },
        "counts": {
          "type": "object",
          "description": "Number of steps of the run, in all and by state.",
          "required": [
            "steps",
            "through",
            "running",
            "failed"
          ],
          "properties": {
            "steps": {
              "type": "integer",
              "description": "Number of all steps.",
              "minimum": 0
            },
            "through": {
              "type": "integer",
              "description": "Number of steps that are complete or skipped.",
              "minimum": 0
            },
            "running": {
              "type": "integer",
              "description": "Number of running steps.",
              "minimum": 0
            },
            "failed": {
              "type": "integer",
              "description": "Number of failed steps.",
              "minimum": 0
            }
          }
        },
        "waits": {
          "type": "array",
          "description": "The blockers: at most 10, in the order of the plan. For people: nobody reads it back.",
          "items": {
            "type": "object",
            "description": "One thing that the run waits for, and who can release it.",
            "required": [
              "at",
              "kind",
              "since",
              "message",
              "releasedBy",
              "who"
            ],
            "properties": {
              "at": {
                "type": "string",
                "description": "The path of the waiting part; empty for the run.",
                "maxLength": 253
              },
              "kind": {
                "type": "string",
                "description": "Why, as one word for programs.",
                "enum": [
                  "Dependency",
                  "Paused",
                  "PreCondition",
                  "PostCondition",
                  "Condition",
                  "Action",
                  "Objects",
                  "Deletion",
                  "Job",
                  "ChildRun",
                  "BackOff",
                  "Stalled",
                  "Failed",
                  "Stopped",
                  "PlanEdited",
                  "Inconsistent",
                  "Closing",
                  "OtherRun"
                ]
              },
              "since": {
                "type": "string",
                "description": "Since when it waits. RFC 3339, UTC.",
                "format": "date-time"
              },
              "until": {
                "type": "string",
                "description": "When it ends at the latest, or begins again.",
                "format": "date-time"
              },
              "message": {
                "type": "string",
                "description": "Why it waits, in one sentence for people.",
                "maxLength": 512
              },
              "releasedBy": {
                "type": "string",
                "description": "The event that would release it, as the end of `goes on …`.",
                "maxLength": 512
              },
              "who": {
                "type": "string",
                "description": "Who can release it.",
                "enum": [
                  "time",
                  "executor",
                  "cluster",
                  "job",
                  "operator",
                  "author"
                ]
              }
            }
          },
          "maxItems": 10
        },
        "conditions": {
          "type": "array",
          "description": "Ready: the run is complete. Reconciling: it is on its way. Stalled: it has failed, and somebody must say how to go on.",
          "items": {
            "$ref": "#/$defs/condition"
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "type"
          ]
        },
        "closing": {
          "type": "array",
          "description": "Jobs and runs that were begun, are not wanted any more, and have not ended.",
          "items": {
            "$ref": "#/$defs/openWork"
          }
        },
        "history": {
          "type": "object",
          "description": "The last runs of the subject before this one: as many as the plan keeps, and as 64 KiB hold.",
          "required": [
            "forgotten",
            "runs"
          ],
          "properties": {
            "forgotten": {
              "type": "integer",
              "description": "Number of older runs that are not listed.",
              "minimum": 0
            },
            "runs": {
              "type": "array",
              "description": "The last runs of the subject, the oldest first.",
              "items": {
                "type": "object",
                "description": "How one run ended.",
                "required": [
                  "attempt",
                  "revision",
                  "outcome",
                  "startedAt",
                  "endedAt",
                  "uid",
                  "trigger"
                ],
                "properties": {
                  "attempt": {
                    "type": "integer",
                    "description": "Number of the attempt, from 1.",
                    "minimum": 1
                  },
                  "revision": {
                    "type": "string",
                    "description": "The revision it was to reach; empty where it named none.",
                    "maxLength": 1024
                  },
                  "outcome": {
                    "type": "string",
                    "description": "How the run ended, as one word.",
                    "enum": [
                      "Complete",
                      "Failed",
                      "Cancelled",
                      "Superseded"
                    ]
                  },
                  "startedAt": {
                    "type": "string",
                    "description": "When the run began. RFC 3339, UTC.",
                    "format": "date-time"
                  },
                  "endedAt": {
                    "type": "string",
                    "description": "When the run ended. RFC 3339, UTC.",
                    "format": "date-time"
                  },
                  "uid": {
                    "type": "string",
                    "description": "The uid of the run.",
                    "minLength": 1,
                    "maxLength": 64
                  },
                  "trigger": {
                    "type": "object",
                    "description": "The reason why the run began: plan, subject, revision and parameters.",
                    "required": [
                      "plan",
                      "subject"
                    ],
                    "properties": {
                      "plan": {
                        "type": "string",
                        "description": "Name of the plan.",
                        "minLength": 1,
                        "maxLength": 253
                      },
                      "subject": {
                        "type": "string",
                        "description": "The subject of the run.",
                        "minLength": 1,
                        "maxLength": 766
                      },
                      "revision": {
                        "type": "string",
                        "description": "The revision it was to reach.",
                        "maxLength": 1024
                      },
                      "parameters": {
                        "type": "object",
                        "description": "The parameters that were given.",
                        "additionalProperties": {
                          "type": "string",
                          "description": "The value of one parameter, as text.",
                          "maxLength": 4096
                        },
                        "maxProperties": 512
                      },
                      "parent": {
                        "type": "string",
                        "description": "The try of a task that began it.",
                        "minLength": 1,
                        "maxLength": 1024
                      },
                      "restores": {
                        "type": "array",
                        "description": "Objects that it brought back.",
                        "items": {
                          "type": "string",
                          "description": "One object that the run is to bring back.",
                          "minLength": 1,
                          "maxLength": 1024
                        },
                        "maxItems": 512
                      }
                    }
                  },
                  "message": {
                    "type": "string",
                    "description": "Why the run failed, for people; absent: it did not.",
                    "maxLength": 256
                  },
                  "by": {
                    "type": "string",
                    "description": "Who ended the run; absent: it ended by itself.",
                    "maxLength": 253
                  }
                }
              }
            }
          }
        },
        "hash": {
          "type": "string",
          "description": "SHA-256 of all that is read back, of all pages. One that does not fit was changed by hand, and is refused; without it what stands here counts.",
          "minLength": 1,
          "maxLength": 64
        },
        "parts": {
          "type": "array",
          "description": "The states of the phases, steps and tasks of this page, in the order of the plan.",
          "items": {
            "$ref": "#/$defs/part"
          },
          "maxItems": 250,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "path"
          ]
        }
      }
    }
  },
  "$defs": {
    "actor": {
      "type": "object",
      "title": "StepRunActor",
      "description": "The person or program that asked for something, and why.",
      "required": [
        "by"
      ],
      "properties": {
        "by": {
          "type": "string",
          "description": "Name of one person or program.",
          "minLength": 1,
          "maxLength": 253
        },
        "reason": {
          "type": "string",
          "description": "Why they say it, in one sentence for people.",
          "maxLength": 1024
        }
      }
    },
    "openWork": {
      "type": "object",
      "title": "StepRunOpenWork",
      "description": "A job or a run that is not wanted any more, and has not ended.",
      "required": [
        "key",
        "kind",
        "since"
      ],
      "properties": {
        "key": {
          "type": "string",
          "description": "The try that began it: `<uid>/<task>/<attempt>`.",
          "minLength": 1,
          "maxLength": 1024
        },
        "kind": {
          "type": "string",
          "description": "The kind of work: `run` or `job`.",
          "enum": [
            "run",
            "job"
          ]
        },
        "since": {
          "type": "string",
          "description": "Since when it is not wanted any more. RFC 3339, UTC.",
          "format": "date-time"
        }
      }
    },
    "part": {
      "type": "object",
      "title": "StepRunPart",
      "description": "The state of a phase, a step or a task.",
      "required": [
        "path",
        "state",
        "since"
      ],
      "properties": {
        "path": {
          "type": "string",
          "description": "Which: `<phase>`, `<phase>/<step>` or `<phase>/<step>/<task>`.",
          "minLength": 1,
          "maxLength": 253
        },
        "state": {
          "type": "string",
          "description": "Its state. Only steps and tasks are `Skipped`, and only tasks `Retrying` or `Stalled`.",
          "enum": [
            "Pending",
            "Running",
            "Complete",
            "Failed",
            "Stopped",
            "Cancelled",
            "Skipped",
            "Retrying",
            "Stalled"
          ]
        },
        "since": {
          "type": "string",
          "description": "Since when it is in this state. RFC 3339, UTC.",
          "format": "date-time"
        },
        "stage": {
          "type": "string",
          "description": "Where a step is: it waits for its pre-condition, carries out its tasks, or waits for its post-condition.",
          "enum": [
            "before",
            "tasks",
            "after"
          ]
        },
        "stageSince": {
          "type": "string",
          "description": "Since when a step is at this stage. RFC 3339, UTC.",
          "format": "date-time"
        },
        "reason": {
          "type": "string",
          "description": "Why it, or its last try, has failed, as one word for programs.",
          "maxLength": 256
        },
        "message": {
          "type": "string",
          "description": "Why it is in this state, in one sentence for people.",
          "maxLength": 256
        },
        "skippedBy": {
          "$ref": "#/$defs/actor",
          "description": "Who skipped a step."
        },
        "attempt": {
          "type": "integer",
          "description": "Which try a task is at, from 1. Absent: it was never tried.",
          "minimum": 1
        },
        "startedAt": {
          "type": "string",
          "description": "When the first try of a task began.",
          "format": "date-time"
        },
        "triedAt": {
          "type": "string",
          "description": "When this try of a task began.",
          "format": "date-time"
        },
        "opened": {
          "type": "object",
          "description": "The job or the run that this try of a task began.",
          "required": [
            "key",
            "kind"
          ],
          "properties": {
            "key": {
              "type": "string",
              "description": "The try: `<uid>/<task>/<attempt>`.",
              "minLength": 1,
              "maxLength": 1024
            },
            "kind": {
              "type": "string",
              "description": "The kind of work: `run` or `job`.",
              "enum": [
                "run",
                "job"
              ]
            }
          }
        },
        "failures": {
          "type": "integer",
          "description": "How many tries of a task have failed since its first.",
          "minimum": 0
        },
        "actedAt": {
          "type": "string",
          "description": "When the action of this try of a task had been carried out.",
          "format": "date-time"
        },
        "generations": {
          "type": "object",
          "description": "The generation that this try of a task gave to each object.",
          "additionalProperties": {
            "type": "integer",
            "description": "`metadata.generation`.",
            "minimum": 0
          }
        },
        "retryAt": {
          "type": "string",
          "description": "When the next try of a task begins.",
          "format": "date-time"
        },
        "heartbeatAt": {
          "type": "string",
          "description": "When the job of a task was last heard of.",
          "format": "date-time"
        },
        "progress": {
          "type": "integer",
          "description": "How far the job of a task is, from 0 to 100.",
          "minimum": 0,
          "maximum": 100
        }
      }
    },
    "condition": conditionSchema
  }
};

/** Checks a value that should be a StepRun; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateStepRun(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
