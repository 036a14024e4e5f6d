// Generated from schemas/landfall.dev/parts/rollout-strategy-spec.schema.json by `npm run gen`. Do not edit.
import type { JsonSchema } from "../problems.ts";

export type * from "./rollout-strategy-spec.types.ts";

/** The JSON Schema of RolloutStrategySpec, as written in schemas/landfall.dev/parts/rollout-strategy-spec.schema.json; it stands in the `$defs` of the kinds that have it. */
export const rolloutStrategySpecSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "RolloutStrategySpec",
  "description": "How a fleet is changed: waves, gates, budgets.",
  "type": "object",
  "required": [
    "waves"
  ],
  "properties": {
    "waves": {
      "type": "array",
      "description": "The waves, in order. Every target belongs to exactly one.",
      "items": {
        "type": "object",
        "description": "A set of targets that may be changed together.",
        "required": [
          "name",
          "select"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name of the wave, once in the strategy.",
            "minLength": 1,
            "maxLength": 63
          },
          "description": {
            "type": "string",
            "description": "The purpose of the wave, for people; it changes nothing."
          },
          "select": {
            "type": "object",
            "description": "Which of the targets that no earlier wave has. Labels and names choose; `count` or `cumulative` then takes only so many of them, in the order of `order`. A wave that chooses by labels or names alone takes all of them, and two such waves must not meet.",
            "properties": {
              "matchLabels": {
                "type": "object",
                "description": "Labels that a target must have, with these values.",
                "additionalProperties": {
                  "type": "string"
                }
              },
              "matchExpressions": {
                "type": "array",
                "description": "Further conditions on labels; all must hold.",
                "items": {
                  "type": "object",
                  "description": "One condition on one label; all must hold.",
                  "required": [
                    "key",
                    "operator"
                  ],
                  "properties": {
                    "key": {
                      "type": "string",
                      "description": "Key of the label.",
                      "minLength": 1,
                      "maxLength": 253
                    },
                    "operator": {
                      "type": "string",
                      "description": "How the label is compared with `values`.",
                      "enum": [
                        "In",
                        "NotIn",
                        "Exists",
                        "DoesNotExist"
                      ]
                    },
                    "values": {
                      "type": "array",
                      "description": "Values to compare with; none for Exists and DoesNotExist.",
                      "items": {
                        "type": "string"
                      }
                    }
                  },
                  "x-kubernetes-validations": [
                    {
                      "rule": "self.operator in ['In', 'NotIn'] ? has(self.values) && size(self.values) > 0 : !has(self.values) || size(self.values) == 0",
                      "message": "needs values for In and NotIn, and has none for Exists and DoesNotExist"
                    }
                  ]
                }
              },
              "targets": {
                "type": "array",
                "description": "Targets by name, `<cluster>` or `<cluster>/<package>`.",
                "items": {
                  "type": "string",
                  "description": "One target: `<cluster>` or `<cluster>/<package>`.",
                  "minLength": 1,
                  "maxLength": 766
                },
                "x-kubernetes-list-type": "set"
              },
              "count": {
                "type": "integer",
                "description": "At most this many of the targets that are selected. Default: all.",
                "minimum": 1
              },
              "cumulative": {
                "type": "string",
                "description": "So many that this wave and all before it hold this percentage of all targets, rounded to the nearest whole number, but at least one while there are any left. Must rise from wave to wave.",
                "pattern": "^(100|[1-9][0-9]?)%$",
                "x-landfall-expects": "a percentage from 1% to 100%"
              },
              "coverage": {
                "type": "object",
                "description": "One target of every combination of values that these labels have among those it chooses; `count` caps it.",
                "required": [
                  "labels"
                ],
                "properties": {
                  "labels": {
                    "type": "array",
                    "description": "Labels, such as version and provider. A target without one counts as a kind of its own.",
                    "items": {
                      "type": "string",
                      "description": "Key of a label.",
                      "minLength": 1,
                      "maxLength": 317
                    },
                    "minItems": 1,
                    "maxItems": 8,
                    "x-kubernetes-list-type": "set"
                  }
                }
              },
              "rest": {
                "type": "boolean",
                "description": "`true`: all that is left. Alone, and only in the last wave."
              }
            },
            "minProperties": 1,
            "x-kubernetes-validations": [
              {
                "rule": "!has(self.count) || !has(self.cumulative)",
                "message": "takes either count or cumulative"
              },
              {
                "rule": "!has(self.rest) || !self.rest || !(has(self.matchLabels) || has(self.matchExpressions) || has(self.targets) || has(self.count) || has(self.cumulative) || has(self.coverage))",
                "message": "takes rest alone"
              },
              {
                "rule": "(has(self.rest) && self.rest) || has(self.matchLabels) || has(self.matchExpressions) || has(self.targets) || has(self.count) || has(self.cumulative) || has(self.coverage)",
                "message": "selects nothing: give labels, targets, coverage, count, cumulative or rest"
              }
            ]
          },
          "maxConcurrent": {
            "x-kubernetes-int-or-string": true,
            "pattern": "^(100|[1-9]?[0-9])%$",
            "x-landfall-expects": "a count, or a percentage from 0% to 100%",
            "description": "How many targets of the wave may be on the way at once. A percentage is of the wave, rounded down, at least 1. Default: all.",
            "minimum": 0
          },
          "maxFailures": {
            "x-kubernetes-int-or-string": true,
            "pattern": "^(100|[1-9]?[0-9])%$",
            "x-landfall-expects": "a count, or a percentage from 0% to 100%",
            "description": "How many targets of the wave may fail; one more stops the rollout. A percentage is of the wave, rounded down. Default: 0.",
            "minimum": 0
          },
          "soak": {
            "type": "string",
            "description": "How long every target of the wave must be seen Current, without a break, before the wave is through: `30m`, `1h30m`. Counted from one fresh observation to the next, at most `staleAfter` at once; paused time does not count. Default: not at all.",
            "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
            "x-landfall-expects": "a duration like 30m"
          },
          "approval": {
            "type": "boolean",
            "description": "Somebody must approve that the wave opens. Default: false."
          },
          "metrics": {
            "type": "array",
            "description": "The metrics that must be measured before the wave is through. A value counts for the thing that it was measured of: a target of the wave that has landed, or the wave as a whole. One that is missing, too old, or of a time before the last target of the wave landed holds, as one out of bounds does.",
            "items": {
              "type": "object",
              "description": "One gate: a metric, and the value that it must keep to.",
              "required": [
                "name"
              ],
              "properties": {
                "name": {
                  "type": "string",
                  "description": "Name of the metric, as its measurements have it.",
                  "minLength": 1,
                  "maxLength": 253
                },
                "min": {
                  "type": "number",
                  "description": "The least that passes. Default: no bound."
                },
                "max": {
                  "type": "number",
                  "description": "The most that passes. Default: no bound."
                },
                "window": {
                  "type": "string",
                  "description": "The time that a value sums up: all of it must lie after the last landing. Default: an instant.",
                  "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
                  "x-landfall-expects": "a duration like 15m"
                },
                "judge": {
                  "type": "string",
                  "enum": [
                    "worst",
                    "all",
                    "quorum"
                  ],
                  "description": "Which of several values decide, one a target. `worst`: there is a value, and every one is as it must be. `all`: every target that has landed has one that is. `quorum`: as many of them as `quorum` says have. Values of the whole wave must be as they must be in any case. Default: worst."
                },
                "quorum": {
                  "x-kubernetes-int-or-string": true,
                  "pattern": "^(100|[1-9]?[0-9])%$",
                  "x-landfall-expects": "a count, or a percentage from 1% to 100%",
                  "description": "Only with `judge: quorum`: how many of the targets that have landed must have a value that is as it must be. A percentage is rounded up.",
                  "minimum": 1
                },
                "from": {
                  "type": "string",
                  "description": "Name of the cluster whose StatusSnapshots speak for the whole wave, by samples without a label `cluster`: the hub with the Prometheus of all. Without it only samples of targets of the wave count.",
                  "minLength": 1,
                  "maxLength": 253
                }
              },
              "x-kubernetes-validations": [
                {
                  "rule": "has(self.min) || has(self.max)",
                  "message": "needs min, max or both"
                },
                {
                  "rule": "!has(self.min) || !has(self.max) || self.min <= self.max",
                  "message": "lets no value pass"
                },
                {
                  "rule": "(has(self.judge) && self.judge == 'quorum') == has(self.quorum)",
                  "message": "needs quorum where judge is quorum, and nowhere else"
                }
              ]
            },
            "maxItems": 32,
            "x-kubernetes-list-type": "map",
            "x-kubernetes-list-map-keys": [
              "name"
            ]
          },
          "maxInfrastructureFailures": {
            "x-kubernetes-int-or-string": true,
            "pattern": "^(100|[1-9]?[0-9])%$",
            "x-landfall-expects": "a count, or a percentage from 0% to 100%",
            "description": "How many targets of the wave may fail for a cause in the infrastructure (`failures`), apart from `maxFailures`; one more stops the rollout. A percentage is of the wave, rounded down. Default: they count among `maxFailures`.",
            "minimum": 0
          },
          "ramp": {
            "type": "object",
            "description": "How `maxConcurrent` is reached: at first only `start` targets may be on the way; when so many have landed, `factor` times as many, and so on. A failure begins at `start` again. Default: at once.",
            "properties": {
              "start": {
                "type": "integer",
                "description": "How many targets are released at first. Default: 1.",
                "minimum": 1
              },
              "factor": {
                "type": "integer",
                "description": "By how much the number grows. Default: 2.",
                "minimum": 2,
                "maximum": 100
              }
            }
          },
          "minSamples": {
            "type": "integer",
            "description": "How often every target of the wave must have been seen Current, without a break, before the wave is through. Default: once.",
            "minimum": 1,
            "maximum": 1000
          },
          "minProof": {
            "type": "integer",
            "description": "How many targets of the wave must have landed, and proved what it asks, before others lean on it, where it soaks, counts samples, is measured or was approved. Failures that are tolerated, and targets that are skipped, pinned or gone, never make up for it: the wave waits until somebody promotes it. Default: 1.",
            "minimum": 1
          }
        }
      },
      "minItems": 1,
      "maxItems": 100,
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": [
        "name"
      ],
      "x-kubernetes-validations": [
        {
          "rule": "self.all(wave, !has(wave.select.rest) || !wave.select.rest || wave.name == self[size(self) - 1].name)",
          "message": "a wave of the rest leaves nothing for the waves after it: make it the last"
        }
      ]
    },
    "leftover": {
      "type": "string",
      "description": "Targets that no wave selects: an `error`; added to the `lastWave`; or a `hold`: they are listed, and never released. Default: `error`.",
      "enum": [
        "error",
        "lastWave",
        "hold"
      ]
    },
    "order": {
      "type": "string",
      "description": "Which targets `count` and `cumulative` take first, and in which order a wave releases: by `name`, or by a `hash` of name and salt, so that it is not always the same ones. Default: `hash`.",
      "enum": [
        "name",
        "hash"
      ]
    },
    "salt": {
      "type": "string",
      "description": "Changes the order by hash. Default: name of the rollout.",
      "maxLength": 253
    },
    "saltBy": {
      "type": "string",
      "description": "Whether the order by hash is the same for every revision of a rollout, so that the same targets always go first (`rollout`), or another one for each (`revision`). Default: `rollout`.",
      "enum": [
        "rollout",
        "revision"
      ]
    },
    "dependencies": {
      "type": "string",
      "description": "Whether `config.kubernetes.io/depends-on` between targets orders them: `honour` releases a target only when what it depends on has landed, and makes an edge to a later wave an error. Default: `honour`.",
      "enum": [
        "honour",
        "ignore"
      ]
    },
    "deadline": {
      "type": "string",
      "description": "How long a released target may take to land before it counts as failed: `90s`, `30m`, `1h30m`; `none` for ever. Default: `30m`.",
      "pattern": "^(none|([0-9]+(\\.[0-9]+)?(ms|s|m|h))+)$",
      "x-landfall-expects": "a duration like 30m, or none"
    },
    "inventory": {
      "type": "string",
      "enum": [
        "live",
        "frozen"
      ],
      "description": "Who takes part. `live`: whoever the inventory has; what leaves is waited for no more, is remembered, and goes on in its wave when it comes back. `frozen`: whoever it had when the attempt began; what leaves is waited for until it is back or skipped, and what comes waits for the next attempt. Default: `live`."
    },
    "holdOn": {
      "type": "string",
      "enum": [
        "regression",
        "failure",
        "never"
      ],
      "description": "The changes of a landed target that hold every later release. `regression`: it is not Current at the revision any more, or is silent: any in a wave that others lean on by soak, samples, metrics or an approval after it, elsewhere more than `maxSilent`. `failure`: it has left the revision. A landed target that fails counts against `maxFailures` under each of the three. `never`: none; a target that has landed once counts for ever. Default: regression."
    },
    "maxSilent": {
      "description": "How many landed targets of a wave that is no gate may be silent, longer than `staleAfter`, before later releases are held; a percentage is of those that have landed, rounded down, at least 1. Default: 2%.",
      "x-kubernetes-int-or-string": true
    },
    "onUnreachable": {
      "type": "string",
      "description": "The treatment of a released target of which nothing fresh was seen until its deadline, or whose cluster was not ready: it counts as failed (`fail`); or it is held, and the rollout goes on without it until its cluster is seen again (`skip`). A wave in which no target has landed does not pass by skips. Default: `fail`.",
      "enum": [
        "fail",
        "skip"
      ]
    },
    "staleAfter": {
      "type": "string",
      "description": "How old an observation may be and still count. Default: `15m`.",
      "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
      "x-landfall-expects": "a duration like 15m"
    },
    "onFailure": {
      "type": "string",
      "description": "The treatment of the released targets when the rollout stops: `hold` leaves every target where it is; `rollback` sends those it has released back. Default: `hold`.",
      "enum": [
        "hold",
        "rollback"
      ]
    },
    "onStop": {
      "type": "string",
      "description": "The treatment of a target that the rollout has touched when the rollout is stopped or aborted: `leave` writes nothing there, makes no hold and lifts none, so that what people change by hand stays; `restore` goes on bringing it to the revision that it was told. A target that was never released is held either way, and under the handbrake everything is left. Default: `leave`.",
      "enum": [
        "leave",
        "restore"
      ]
    },
    "rollback": {
      "type": "object",
      "description": "How targets are sent back, each to its own last known good: the last wave first, in reverse order.",
      "properties": {
        "maxConcurrent": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many may be on their way back at once. A percentage is of all targets, rounded down, at least 1. Default: all.",
          "minimum": 0
        }
      }
    },
    "failureDomains": {
      "type": "object",
      "description": "Bounds on targets that fail together: those that share the value of a label. Those without the label share one domain.",
      "required": [
        "label"
      ],
      "properties": {
        "label": {
          "type": "string",
          "description": "The label: `topology.kubernetes.io/region`.",
          "minLength": 1,
          "maxLength": 317
        },
        "maxConcurrent": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many of a domain may be on the way at once, over all waves. A percentage is of the domain, rounded down, at least 1. Default: all.",
          "minimum": 0
        },
        "maxPerWave": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many of a domain a wave with `count`, `cumulative` or `coverage` may take; one that takes all it chooses is warned about. A percentage is of the domain, rounded down, at least 1. Default: all.",
          "minimum": 0
        },
        "maxFailures": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many targets of a domain may fail, over all waves; one more stops the rollout. A percentage is of the domain, rounded down. Default: no bound.",
          "minimum": 0
        },
        "maxFailing": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many domains may have targets that failed, over all waves; one more stops the rollout. A percentage is of the domains, rounded down. Default: no bound.",
          "minimum": 0
        }
      }
    },
    "windows": {
      "type": "object",
      "description": "When targets may be released: within one of `allow`, if there is any, and within none of `deny`. What is on the way goes on, and rollbacks are never kept.",
      "properties": {
        "allow": {
          "type": "array",
          "description": "Weekly ranges of time in which targets may be released. Default: always.",
          "items": {
            "$ref": "#/$defs/rolloutWindow"
          },
          "maxItems": 32
        },
        "deny": {
          "type": "array",
          "description": "Weekly ranges of time in which nothing is released, also within an allowed one. Default: never.",
          "items": {
            "$ref": "#/$defs/rolloutWindow"
          },
          "maxItems": 32
        }
      }
    },
    "onRecovery": {
      "type": "string",
      "description": "The treatment of a target that missed its deadline and is seen landed after all: it has failed until somebody asks to try it again (`leave`); it has landed, and its failure stays counted (`count`); so too, and its failure counts no more, so that a rollout it had stopped goes on (`retry`). Default: `leave`.",
      "enum": [
        "leave",
        "count",
        "retry"
      ]
    },
    "onSupersede": {
      "type": "string",
      "description": "The treatment of a new revision while another one is on its way: it begins at once (`restart`); so too, but waves that were through need neither soak, metrics nor approval again (`fastForward`); it begins when the other has ended (`queue`); so too, and asking for it is an error until then (`refuse`). A higher `restart` begins in any case. Default: `restart`.",
      "enum": [
        "restart",
        "fastForward",
        "queue",
        "refuse"
      ]
    },
    "weight": {
      "type": "object",
      "description": "The weight of a target: `cumulative` then means a percentage of all weight, not of the number of targets. All other limits (`count`, `maxConcurrent`, `maxFailures`, `ramp`, budgets) count targets, whatever they weigh. Default: all weigh the same.",
      "required": [
        "label"
      ],
      "properties": {
        "label": {
          "type": "string",
          "description": "The label that holds the weight, a whole number from 1: the number of nodes, say.",
          "minLength": 1,
          "maxLength": 317
        },
        "default": {
          "type": "integer",
          "description": "The weight of a target without the label. Default: 1.",
          "minimum": 1,
          "maximum": 1000000000
        }
      }
    },
    "budgets": {
      "type": "object",
      "description": "Bounds over all waves.",
      "properties": {
        "maxFailures": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many targets of the rollout may fail; one more stops it. A percentage is of all targets, rounded down. Default: no bound.",
          "minimum": 0
        },
        "maxInfrastructureFailures": {
          "x-kubernetes-int-or-string": true,
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a count, or a percentage from 0% to 100%",
          "description": "How many of those with `maxInfrastructureFailures` may fail for a cause in the infrastructure. Default: no bound.",
          "minimum": 0
        },
        "shared": {
          "type": "array",
          "description": "Budgets shared with other rollouts. What those use must be told to the engine; as long as it is not known, nothing is released.",
          "items": {
            "type": "object",
            "description": "A shared budget. At least one bound must be given.",
            "required": [
              "name"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "Its name, the same in every strategy that shares it.",
                "minLength": 1,
                "maxLength": 63
              },
              "maxConcurrent": {
                "type": "integer",
                "description": "How many targets of all these rollouts may be on the way at once.",
                "minimum": 1
              },
              "maxFailures": {
                "type": "integer",
                "description": "How many targets of all these rollouts may have failed: while there are more, nothing is released.",
                "minimum": 0
              }
            },
            "x-kubernetes-validations": [
              {
                "rule": "has(self.maxConcurrent) || has(self.maxFailures)",
                "message": "needs maxConcurrent, maxFailures or both"
              }
            ]
          },
          "maxItems": 8,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "name"
          ]
        }
      }
    },
    "failures": {
      "type": "object",
      "description": "The class of a failure. `change`: the new revision is bad. `infrastructure`: something under it is. `invalid`: it can never work, the rollout is aborted at once. A target that was not seen for all of its deadline, or whose cluster was not ready, failed by the infrastructure; all else by the change.",
      "properties": {
        "classes": {
          "type": "array",
          "description": "Reasons that say it: the first that fits counts.",
          "items": {
            "type": "object",
            "description": "One class of failures, and the reasons that belong to it.",
            "required": [
              "class",
              "reasons"
            ],
            "properties": {
              "class": {
                "type": "string",
                "description": "The class of these failures.",
                "enum": [
                  "change",
                  "infrastructure",
                  "invalid"
                ]
              },
              "reasons": {
                "type": "array",
                "description": "Reasons as reports give them: `ImagePullBackOff`.",
                "items": {
                  "type": "string",
                  "description": "A reason of a failure, as reports give it.",
                  "minLength": 1,
                  "maxLength": 1024
                },
                "minItems": 1,
                "maxItems": 64,
                "x-kubernetes-list-type": "set"
              }
            }
          },
          "maxItems": 16
        },
        "preexisting": {
          "type": "string",
          "description": "How the failure of a target that was broken before this rollout released it counts. `ignore`: no budget counts it, as it is not this rollout's. `count`: it counts as any other failure. Default: `ignore`.",
          "enum": [
            "ignore",
            "count"
          ]
        }
      }
    },
    "retry": {
      "type": "object",
      "description": "A target that fails is tried again, in its place, before it counts as failed. Default: it is not.",
      "required": [
        "attempts"
      ],
      "properties": {
        "attempts": {
          "type": "integer",
          "description": "How often a target is tried in all, the first time included.",
          "minimum": 1,
          "maximum": 100
        },
        "first": {
          "type": "string",
          "description": "The pause before the second time. Default: `1m`.",
          "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
          "x-landfall-expects": "a duration like 30m"
        },
        "factor": {
          "type": "integer",
          "description": "By how much each pause is longer than the one before. Default: 2.",
          "minimum": 1,
          "maximum": 100
        },
        "longest": {
          "type": "string",
          "description": "The longest pause between two tries, at which the pauses stop growing. Default: `30m`.",
          "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
          "x-landfall-expects": "a duration like 30m"
        },
        "jitter": {
          "type": "string",
          "description": "The part of a pause that chance may take away, so that not all begin at once; the same for the same target and try. Default: `20%`.",
          "pattern": "^(100|[1-9]?[0-9])%$",
          "x-landfall-expects": "a percentage from 0% to 100%"
        },
        "classes": {
          "type": "array",
          "description": "Failures of which classes. Default: `change` and `infrastructure`.",
          "items": {
            "type": "string",
            "description": "A class of failures that is tried again.",
            "enum": [
              "change",
              "infrastructure"
            ]
          },
          "minItems": 1,
          "x-kubernetes-list-type": "set"
        }
      }
    },
    "membership": {
      "type": "object",
      "description": "The treatment of targets that are added or removed while the rollout is on its way.",
      "properties": {
        "added": {
          "type": "string",
          "description": "A new target joins a wave (`join`), or is held until the next attempt (`hold`). Default: `join`.",
          "enum": [
            "join",
            "hold"
          ]
        },
        "addedCounts": {
          "type": "boolean",
          "description": "Whether a new target counts: against the limits on what is on the way, and when it fails. If not, it is released as soon as its wave is open. Default: true."
        },
        "removed": {
          "type": "string",
          "description": "A target that is removed while it is on the way is forgotten (`forget`), or counts as failed in the wave that is open (`fail`). Default: `forget`.",
          "enum": [
            "forget",
            "fail"
          ]
        }
      }
    },
    "orderLabel": {
      "type": "string",
      "description": "A label with a whole number: the lowest goes first, what has none last, and `order` decides among equals. Default: `order` alone.",
      "minLength": 1,
      "maxLength": 317
    }
  }
};
