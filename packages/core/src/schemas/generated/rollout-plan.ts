// Generated from schemas/landfall.dev/rollout-plan.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./rollout-plan.validate.ts";
import { conditionSchema } from "./condition.ts";
import { rolloutAbortSchema } from "./rollout-abort.ts";
import { rolloutCountsSchema } from "./rollout-counts.ts";
import { rolloutGoneSchema } from "./rollout-gone.ts";
import { rolloutNextSchema } from "./rollout-next.ts";

export type * from "./rollout-plan.types.ts";

/** The JSON Schema of RolloutPlan, as written in schemas/landfall.dev/rollout-plan.schema.json. */
export const rolloutPlanSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutPlan",
  "type": "object",
  "description": "One rollout of one revision: its frozen waves, and how far it has come. Written by compute-wave, which reads it back as its own memory. A large plan is several objects: `<rollout>`, `<rollout>-2` and so on, each with its part of the targets; the first also holds the summary.",
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
      "description": "`RolloutPlan`.",
      "enum": [
        "RolloutPlan"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "The plan. A target keeps its wave as long as the attempt lasts; new targets are added.",
      "required": [
        "format",
        "rollout",
        "strategy",
        "revision",
        "attempt",
        "waves"
      ],
      "properties": {
        "format": {
          "type": "integer",
          "description": "Version of the format: 2; of 1 all is read. A newer one is refused.",
          "minimum": 1
        },
        "rollout": {
          "type": "string",
          "description": "Name of the rollout, the same on every page.",
          "minLength": 1,
          "maxLength": 253
        },
        "strategy": {
          "type": "object",
          "description": "The strategy that the plan was made from.",
          "required": [
            "hash"
          ],
          "properties": {
            "name": {
              "type": "string",
              "description": "Its name; absent where it was given inline.",
              "minLength": 1,
              "maxLength": 253
            },
            "hash": {
              "type": "string",
              "description": "Hash of what it says about waves and their members.",
              "minLength": 1,
              "maxLength": 64
            },
            "text": {
              "type": "string",
              "description": "All that it says, as canonical JSON, on the first page: so the next render names what was edited. Absent where it is longer.",
              "maxLength": 16384
            }
          }
        },
        "mode": {
          "type": "string",
          "description": "`shadow`: it was only judged. Whoever carries plans out leaves it alone. Default: `live`.",
          "enum": [
            "live",
            "shadow"
          ]
        },
        "package": {
          "type": "string",
          "description": "The package that is rolled out. Absent: whole clusters.",
          "minLength": 1,
          "maxLength": 512
        },
        "revision": {
          "type": "string",
          "description": "The revision that targets are to reach.",
          "minLength": 1,
          "maxLength": 1024
        },
        "attempt": {
          "type": "integer",
          "description": "Counts up with every new revision and every restart.",
          "minimum": 1
        },
        "restart": {
          "type": "integer",
          "description": "The `restart` of the config that began this attempt.",
          "minimum": 0
        },
        "page": {
          "type": "object",
          "description": "Which part of a large plan this object is. Absent: the plan is one object.",
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
              "description": "Number of pages.",
              "minimum": 1
            }
          }
        },
        "waves": {
          "type": "array",
          "description": "The waves, in order; on each page all of them, with the targets of the page.",
          "items": {
            "type": "object",
            "description": "One wave of the plan, with the targets that it releases.",
            "required": [
              "name",
              "targets"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the wave.",
                "minLength": 1,
                "maxLength": 63
              },
              "targets": {
                "type": "array",
                "description": "The targets of the wave, in the order in which they are released.",
                "items": {
                  "type": "string",
                  "description": "The target: `<cluster>` or `<cluster>/<package>`.",
                  "minLength": 1,
                  "maxLength": 766
                },
                "x-kubernetes-list-type": "set"
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "leftover": {
          "type": "array",
          "description": "Targets that no wave selects, and that are held.",
          "items": {
            "type": "string",
            "description": "The target: `<cluster>` or `<cluster>/<package>`.",
            "minLength": 1,
            "maxLength": 766
          },
          "x-kubernetes-list-type": "set"
        },
        "budgets": {
          "type": "array",
          "description": "Names of the budgets that the rollout shares with others.",
          "items": {
            "type": "string",
            "description": "Name of a shared budget, as the strategy has it.",
            "minLength": 1,
            "maxLength": 63
          },
          "maxItems": 8,
          "x-kubernetes-list-type": "set"
        }
      }
    },
    "status": {
      "type": "object",
      "description": "How far the rollout has come. Summary on the first page; targets on every page.",
      "properties": {
        "at": {
          "type": "string",
          "description": "The `now` of the last run that changed anything.",
          "format": "date-time"
        },
        "phase": {
          "type": "string",
          "description": "Whether the rollout goes on. Stopped: nothing new starts in this attempt. Completed: every target has landed, but for failures that the strategy tolerates. RolledBack: what was released has been sent back.",
          "enum": [
            "Running",
            "Paused",
            "Stopped",
            "Completed",
            "RollingBack",
            "RolledBack"
          ]
        },
        "stillSince": {
          "type": "string",
          "format": "date-time",
          "description": "Since when nothing starts, as it is paused, stopped or under the handbrake, or since when it goes back or is back. Absent: it runs, or is completed."
        },
        "completedAt": {
          "type": "string",
          "format": "date-time",
          "description": "When this attempt was last completed: the health of what had landed by then is no longer its business."
        },
        "reason": {
          "type": "string",
          "description": "Why the rollout is in this phase, as one word for programs; empty or absent: there is nothing to say.",
          "maxLength": 63
        },
        "message": {
          "type": "string",
          "description": "The state of the rollout, in one sentence for people.",
          "maxLength": 1024
        },
        "wave": {
          "type": "integer",
          "description": "The wave that is open, from 0; the number of waves when all are through.",
          "minimum": 0
        },
        "waves": {
          "type": "array",
          "description": "State of each wave, in the order of the plan.",
          "items": {
            "type": "object",
            "description": "State of one wave, with the numbers of its targets.",
            "required": [
              "name",
              "state",
              "total",
              "landed",
              "failures"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Name of the wave.",
                "minLength": 1,
                "maxLength": 63
              },
              "state": {
                "type": "string",
                "description": "How far the wave is. `Stopped`: the rollout stopped because of it. Where the rollout is sent back, every other wave that was opened is `RollingBack` as long as one of its targets is, then `RolledBack`.",
                "enum": [
                  "Waiting",
                  "Open",
                  "Soaking",
                  "Stopped",
                  "Landed",
                  "RollingBack",
                  "RolledBack"
                ]
              },
              "openedAt": {
                "type": "string",
                "description": "When the wave was opened. RFC 3339, UTC.",
                "format": "date-time"
              },
              "landedAt": {
                "type": "string",
                "description": "When its last target had landed, or failed within what is tolerated.",
                "format": "date-time"
              },
              "total": {
                "type": "integer",
                "description": "Number of targets of the wave.",
                "minimum": 0
              },
              "landed": {
                "type": "integer",
                "description": "Number of targets of the wave that have landed.",
                "minimum": 0
              },
              "failures": {
                "type": "integer",
                "description": "How often one of its targets has failed in this attempt, as `maxFailures` counts; removing the target changes nothing.",
                "minimum": 0
              },
              "message": {
                "type": "string",
                "description": "The reason why the wave waits, for people.",
                "maxLength": 1024
              },
              "approvedBy": {
                "type": "string",
                "description": "Who approved that it opened.",
                "maxLength": 253
              },
              "promotedBy": {
                "type": "string",
                "description": "Who let it pass without soak, metrics and approval.",
                "maxLength": 253
              },
              "metrics": {
                "type": "array",
                "description": "The measurements with which it passed its metric gates; of several of a name the worst.",
                "items": {
                  "type": "object",
                  "description": "One measurement of one metric, of a target, a wave or all.",
                  "required": [
                    "name",
                    "value",
                    "at"
                  ],
                  "properties": {
                    "name": {
                      "type": "string",
                      "description": "Name of the metric, as the gate of the strategy has it.",
                      "maxLength": 253
                    },
                    "value": {
                      "type": "number",
                      "description": "The measured value, in the unit of the threshold of its gate."
                    },
                    "at": {
                      "type": "string",
                      "description": "When the measured window ended. RFC 3339.",
                      "format": "date-time"
                    },
                    "target": {
                      "type": "string",
                      "description": "The target that it was measured of. Absent: the whole wave.",
                      "maxLength": 507
                    },
                    "wave": {
                      "type": "string",
                      "description": "The wave that it was measured of, where that was said.",
                      "maxLength": 63
                    },
                    "revision": {
                      "type": "string",
                      "description": "The revision that it was measured of, where that was said.",
                      "maxLength": 1024
                    },
                    "from": {
                      "type": "string",
                      "description": "The cluster that measured it for the whole wave, where that was said.",
                      "maxLength": 253
                    }
                  }
                },
                "x-kubernetes-list-type": "map",
                "x-kubernetes-list-map-keys": [
                  "name"
                ]
              },
              "infrastructure": {
                "type": "integer",
                "description": "Failures for a cause in the infrastructure, where they count apart.",
                "minimum": 0
              },
              "rampedFrom": {
                "type": "integer",
                "description": "How many of its targets had landed when one failed: from there the ramp begins again.",
                "minimum": 0
              },
              "uncounted": {
                "type": "integer",
                "description": "Failures that no limit counts: of targets that were broken before, or that joined and do not count.",
                "minimum": 0
              },
              "forgiven": {
                "type": "integer",
                "description": "How many of `failures` were forgiven: somebody asked to try the target again.",
                "minimum": 0
              },
              "forgivenInfrastructure": {
                "type": "integer",
                "description": "How many of `infrastructure` were forgiven.",
                "minimum": 0
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "counts": {
          "$ref": "#/$defs/rolloutCounts"
        },
        "next": {
          "$ref": "#/$defs/rolloutNext"
        },
        "conditions": {
          "type": "array",
          "description": "Ready: every target has landed. Reconciling: targets are on the way. Stalled: the rollout has stopped.",
          "items": {
            "$ref": "#/$defs/condition"
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "type"
          ]
        },
        "targets": {
          "type": "array",
          "description": "State of each target of the page, in the order of the plan. Released and Landed targets may change; all others are held where they are, at `revision`. Where the rollout is stopped and `onStop` is not `restore`, under the handbrake (`brakedBy`), and of a `pinned` target, what was released is left as people have it.",
          "items": {
            "type": "object",
            "description": "State of one target, of which it has been told or seen something.",
            "required": [
              "target",
              "state"
            ],
            "properties": {
              "target": {
                "type": "string",
                "description": "The target: `<cluster>` or `<cluster>/<package>`.",
                "minLength": 1,
                "maxLength": 766
              },
              "state": {
                "type": "string",
                "description": "How far the target is on its way to the revision.",
                "enum": [
                  "Waiting",
                  "Released",
                  "Landed",
                  "Failed",
                  "Held",
                  "RollingBack",
                  "RolledBack"
                ]
              },
              "revision": {
                "type": "string",
                "description": "The revision it shall have now: that of the plan once it is released, before that the one it had, and again when it is sent back. Absent: not known; whatever it has.",
                "maxLength": 1024
              },
              "lastGood": {
                "type": "string",
                "description": "The newest revision that was good here: what it had before the rollout began, or what it had landed at when the rollout of that was completed. A rollback goes there, unless that is `tainted`.",
                "maxLength": 1024
              },
              "since": {
                "type": "string",
                "description": "Since when it is in this state. RFC 3339, UTC.",
                "format": "date-time"
              },
              "releasedAt": {
                "type": "string",
                "format": "date-time",
                "description": "When this attempt released it. Absent: it did not, also where the target has landed or failed."
              },
              "reason": {
                "type": "string",
                "description": "Why, as one word for programs.",
                "maxLength": 63
              },
              "message": {
                "type": "string",
                "description": "Why the target is in this state, in one sentence for people.",
                "maxLength": 256
              },
              "soaked": {
                "type": "string",
                "description": "In a wave that soaks: for how long it was seen healthy without a break.",
                "maxLength": 63
              },
              "seenAt": {
                "type": "string",
                "description": "Up to which observation that was counted.",
                "format": "date-time"
              },
              "cause": {
                "type": "string",
                "description": "Of a target that failed: what the failure is taken for.",
                "enum": [
                  "change",
                  "infrastructure",
                  "invalid",
                  "preexisting"
                ]
              },
              "tries": {
                "type": "integer",
                "description": "How often this attempt has tried it, where that is more than once.",
                "minimum": 2
              },
              "retryAt": {
                "type": "string",
                "format": "date-time",
                "description": "When the target is tried again. RFC 3339, UTC."
              },
              "brokenBefore": {
                "type": "boolean",
                "description": "It was broken, or its cluster was not ready, when it was released."
              },
              "joined": {
                "type": "boolean",
                "description": "It joined while the attempt was on its way, and does not count."
              },
              "movedTo": {
                "type": "string",
                "description": "The revision that an attempt before this one brought it to, or that it is sent back from: a rollback of that revision takes it back too.",
                "maxLength": 1024
              },
              "earlier": {
                "type": "array",
                "description": "Revisions that were good here before `lastGood`, the newest first.",
                "items": {
                  "type": "string",
                  "description": "A revision that the target had before.",
                  "maxLength": 1024
                },
                "maxItems": 3
              },
              "pinned": {
                "type": "boolean",
                "description": "Somebody pins it: nothing is written there, whatever state it is in."
              },
              "evidenceAt": {
                "type": "string",
                "format": "date-time",
                "description": "Of a target that has landed: when that was observed which showed it there, where that was before `since`."
              },
              "samples": {
                "type": "integer",
                "description": "How often it was seen healthy without a break, in a wave that counts it.",
                "minimum": 1
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "target"
          ]
        },
        "gone": {
          "type": "array",
          "description": "Targets that left the inventory, as they were then: they go on from there when they come back. At most 10000, and none for longer than until the end of the attempt after the one in which it went.",
          "items": {
            "$ref": "#/$defs/rolloutGone"
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "target"
          ]
        },
        "brakedBy": {
          "type": "string",
          "description": "Who pulled the handbrake; absent where nobody did.",
          "maxLength": 253
        },
        "tainted": {
          "type": "array",
          "description": "Revisions that no rollback goes back to, as an attempt at them was stopped, aborted or rolled back; the last 32. `clears` of the config takes one off.",
          "items": {
            "type": "object",
            "description": "A revision that is not released again, and the attempt that ended badly.",
            "required": [
              "revision",
              "attempt",
              "reason"
            ],
            "properties": {
              "revision": {
                "type": "string",
                "description": "The revision that is not released again until somebody clears it.",
                "minLength": 1,
                "maxLength": 1024
              },
              "attempt": {
                "type": "integer",
                "description": "Number of the last attempt of the revision that ended so.",
                "minimum": 1
              },
              "reason": {
                "type": "string",
                "description": "The outcome of the attempt.",
                "enum": [
                  "Stopped",
                  "Aborted",
                  "RolledBack"
                ]
              }
            }
          },
          "maxItems": 32,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "revision"
          ]
        },
        "onStop": {
          "type": "string",
          "description": "The treatment of the targets that the rollout has touched when it is stopped or aborted. Default: `leave`.",
          "enum": [
            "leave",
            "restore"
          ]
        },
        "startedAt": {
          "type": "string",
          "format": "date-time",
          "description": "When this attempt began. RFC 3339, UTC."
        },
        "aborted": {
          "$ref": "#/$defs/rolloutAbort"
        },
        "domains": {
          "type": "array",
          "description": "Failure domains in which targets failed, where these are bounded.",
          "items": {
            "type": "object",
            "description": "One failure domain, with its count of failures.",
            "required": [
              "name",
              "failures"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "The value of the label; empty for targets without it.",
                "maxLength": 317
              },
              "failures": {
                "type": "integer",
                "description": "How often one of its targets failed in this attempt.",
                "minimum": 1
              },
              "forgiven": {
                "type": "integer",
                "description": "How many of these failures count no more, because somebody asked to try again.",
                "minimum": 0
              }
            }
          },
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        },
        "history": {
          "type": "object",
          "description": "The attempts before this one.",
          "required": [
            "forgotten",
            "runs"
          ],
          "properties": {
            "forgotten": {
              "type": "integer",
              "description": "How many there were before those that are listed.",
              "minimum": 0
            },
            "runs": {
              "type": "array",
              "description": "The last attempts before this one, the oldest first.",
              "items": {
                "type": "object",
                "description": "One attempt, and how it ended.",
                "required": [
                  "attempt",
                  "revision",
                  "outcome",
                  "startedAt",
                  "endedAt"
                ],
                "properties": {
                  "attempt": {
                    "type": "integer",
                    "description": "Number of the attempt, from 1.",
                    "minimum": 1
                  },
                  "revision": {
                    "type": "string",
                    "description": "Revision of the attempt.",
                    "minLength": 1,
                    "maxLength": 1024
                  },
                  "outcome": {
                    "type": "string",
                    "description": "How it ended: its phase; `Superseded` if it had not ended.",
                    "minLength": 1,
                    "maxLength": 63
                  },
                  "startedAt": {
                    "type": "string",
                    "format": "date-time",
                    "description": "When the attempt began. RFC 3339, UTC."
                  },
                  "endedAt": {
                    "type": "string",
                    "format": "date-time",
                    "description": "When the next attempt began. RFC 3339, UTC."
                  }
                }
              },
              "maxItems": 10,
              "x-kubernetes-list-type": "map",
              "x-kubernetes-list-map-keys": [
                "attempt"
              ]
            }
          }
        },
        "log": {
          "type": "object",
          "description": "The last decisions. Each names the hash of the one before: none can be changed, moved or taken out unseen.",
          "required": [
            "forgotten",
            "anchor",
            "entries"
          ],
          "properties": {
            "forgotten": {
              "type": "integer",
              "description": "How many there were before those that are listed.",
              "minimum": 0
            },
            "anchor": {
              "type": "string",
              "description": "Hash of the last one that is forgotten; empty if none is.",
              "maxLength": 64
            },
            "entries": {
              "type": "array",
              "description": "Decisions that changed something, oldest first. Those in a row in which nothing but times moved on are one.",
              "items": {
                "type": "object",
                "description": "One decision, chained to the one before it by its hash.",
                "required": [
                  "seq",
                  "prev",
                  "body",
                  "hash"
                ],
                "properties": {
                  "seq": {
                    "type": "integer",
                    "description": "Number of the decision in the whole log, from 0.",
                    "minimum": 0
                  },
                  "prev": {
                    "type": "string",
                    "description": "Hash of the one before; empty for the first.",
                    "maxLength": 64
                  },
                  "body": {
                    "type": "object",
                    "description": "The decision itself: of what inputs, and what it changed.",
                    "required": [
                      "at",
                      "attempt",
                      "revision",
                      "phase",
                      "wave",
                      "changes",
                      "by",
                      "plan",
                      "inputs",
                      "state"
                    ],
                    "properties": {
                      "at": {
                        "type": "string",
                        "format": "date-time",
                        "description": "The time by which it was decided. RFC 3339, UTC."
                      },
                      "attempt": {
                        "type": "integer",
                        "description": "Number of the attempt, from 1.",
                        "minimum": 1
                      },
                      "revision": {
                        "type": "string",
                        "description": "Revision of the attempt.",
                        "minLength": 1,
                        "maxLength": 1024
                      },
                      "phase": {
                        "type": "string",
                        "description": "The phase that followed.",
                        "minLength": 1,
                        "maxLength": 63
                      },
                      "wave": {
                        "type": "integer",
                        "description": "The wave that was open after it.",
                        "minimum": 0
                      },
                      "changes": {
                        "type": "array",
                        "description": "The changes of the decision, one entry for each kind.",
                        "items": {
                          "type": "object",
                          "description": "The changes of one kind, and the targets that they touch.",
                          "required": [
                            "kind",
                            "count"
                          ],
                          "properties": {
                            "kind": {
                              "type": "string",
                              "description": "The kind of change, as one word.",
                              "minLength": 1,
                              "maxLength": 63
                            },
                            "count": {
                              "type": "integer",
                              "description": "How many changes of this kind there are.",
                              "minimum": 1
                            },
                            "targets": {
                              "type": "array",
                              "description": "The first three targets that changed so, by name.",
                              "items": {
                                "type": "string",
                                "description": "One target: `<cluster>` or `<cluster>/<package>`.",
                                "minLength": 1,
                                "maxLength": 766
                              },
                              "maxItems": 3
                            },
                            "reason": {
                              "type": "string",
                              "description": "The reason of the first of these targets, as one word.",
                              "maxLength": 63
                            }
                          }
                        },
                        "maxItems": 32
                      },
                      "by": {
                        "type": "array",
                        "description": "Who had said something that counted.",
                        "items": {
                          "type": "string",
                          "description": "Name of one person or program.",
                          "minLength": 1,
                          "maxLength": 253
                        },
                        "maxItems": 8
                      },
                      "tz": {
                        "type": "string",
                        "description": "Version of the time zone data of the machine that decided, where the plan has windows.",
                        "minLength": 1,
                        "maxLength": 63
                      },
                      "plan": {
                        "type": "string",
                        "description": "Hash of the plan by which it was decided.",
                        "maxLength": 64
                      },
                      "members": {
                        "type": "string",
                        "description": "Hash of `spec.strategy.hash`, of the waves with their targets in order, and of `spec.leftover`, as they were written with this decision.",
                        "maxLength": 64
                      },
                      "folded": {
                        "type": "integer",
                        "description": "How many decisions before it it stands for too: nothing but times moved on in them, as while a wave soaks. Default: none.",
                        "minimum": 1
                      },
                      "inputs": {
                        "type": "string",
                        "description": "Hash of all inputs of the decision: what was told and what was seen.",
                        "maxLength": 64
                      },
                      "state": {
                        "type": "string",
                        "description": "Hash of the state that followed.",
                        "maxLength": 64
                      }
                    }
                  },
                  "hash": {
                    "type": "string",
                    "description": "SHA-256 of the other fields of the entry, the hash before it included.",
                    "maxLength": 64
                  }
                }
              },
              "maxItems": 20
            }
          }
        },
        "pausedBy": {
          "type": "string",
          "description": "Who paused it, where that is known.",
          "minLength": 1,
          "maxLength": 253
        }
      }
    }
  },
  "x-landfall-printer-columns": [
    {
      "name": "Package",
      "type": "string",
      "jsonPath": ".spec.package"
    },
    {
      "name": "Revision",
      "type": "string",
      "jsonPath": ".spec.revision"
    },
    {
      "name": "Phase",
      "type": "string",
      "jsonPath": ".status.phase"
    },
    {
      "name": "Wave",
      "type": "integer",
      "jsonPath": ".status.wave"
    },
    {
      "name": "Landed",
      "type": "integer",
      "jsonPath": ".status.counts.landed"
    },
    {
      "name": "Total",
      "type": "integer",
      "jsonPath": ".status.counts.total"
    }
  ],
  "$defs": {
    "condition": conditionSchema,
    "rolloutAbort": rolloutAbortSchema,
    "rolloutCounts": rolloutCountsSchema,
    "rolloutGone": rolloutGoneSchema,
    "rolloutNext": rolloutNextSchema
  }
};

/** Checks a value that should be a RolloutPlan; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateRolloutPlan(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
