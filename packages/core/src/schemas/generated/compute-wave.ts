// Generated from schemas/fn.landfall.dev/compute-wave.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./compute-wave.validate.ts";
import { acceptVerbSchema } from "./accept-verb.ts";
import { attemptVerbSchema } from "./attempt-verb.ts";
import { clearVerbSchema } from "./clear-verb.ts";
import { retryVerbSchema } from "./retry-verb.ts";
import { rolloutStrategySpecSchema } from "./rollout-strategy-spec.ts";
import { rolloutVerbSchema } from "./rollout-verb.ts";
import { rolloutWindowSchema } from "./rollout-window.ts";
import { runVerbSchema } from "./run-verb.ts";
import { scopeSchema } from "./scope.ts";
import { targetRuleSchema } from "./target-rule.ts";
import { targetVerbSchema } from "./target-verb.ts";
import { waveVerbSchema } from "./wave-verb.ts";

export type * from "./compute-wave.types.ts";

/** The JSON Schema of ComputeWave, as written in schemas/fn.landfall.dev/compute-wave.schema.json. */
export const computeWaveSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "ComputeWave",
  "type": "object",
  "description": "Config of the function compute-wave: strategy, inventory, previous plan and reports in; which targets are released and which wait, and why, out.",
  "required": [
    "apiVersion",
    "kind",
    "rollout",
    "revision"
  ],
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
      "description": "`ComputeWave`.",
      "enum": [
        "ComputeWave"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "rollout": {
      "type": "string",
      "description": "Name of the rollout, and of the RolloutPlan that is read back and written.",
      "minLength": 1,
      "maxLength": 240
    },
    "package": {
      "type": "string",
      "description": "The package that is rolled out. Default: whole clusters; then the reports must not name several packages for one.",
      "minLength": 1,
      "maxLength": 512
    },
    "revision": {
      "type": "string",
      "description": "The revision that targets are to reach. Another one than that of the plan begins a new attempt: every target waits for its wave again.",
      "minLength": 1,
      "maxLength": 1024
    },
    "mode": {
      "type": "string",
      "description": "Whether what is decided is carried out (`live`), or only judged, planned and reported (`shadow`): then nothing is ordered, annotated or held, deadlines do not run, and no other rollout has to make way. From one to the other a rollout begins anew, as nothing of a shadow was done. Default: `live`.",
      "enum": [
        "live",
        "shadow"
      ]
    },
    "restart": {
      "type": "integer",
      "description": "Counting this up begins a new attempt at the same revision, after the cause of a failure was removed. Default: 0.",
      "minimum": 0
    },
    "restartedBy": {
      "$ref": "#/$defs/rolloutVerb",
      "description": "Name of the person or program that counted `restart` up."
    },
    "strategy": {
      "$ref": "#/$defs/rolloutStrategySpec",
      "description": "The strategy, inline. Default: `strategyRef`."
    },
    "strategyRef": {
      "type": "string",
      "description": "Name of the RolloutStrategy in the package. Default: the only one there is.",
      "minLength": 1,
      "maxLength": 253
    },
    "now": {
      "type": "string",
      "description": "The time of this run. Default: that of the package's `Clock`, which `landfall snapshot --into DIR --clock` writes. A report is no clock: where neither says it, the render succeeds with the warning `ClockMissing`, nothing starts, and no deadline runs out. A time before that of the plan counts as the plan's.",
      "format": "date-time"
    },
    "maxSkew": {
      "type": "string",
      "description": "How far a report may be ahead of the time of this run, where `now` or a `Clock` gives it. One that is further ahead is refused by name (`ReportAhead`) and moves nothing; one that is less far ahead counts when its time has come. Default: `5m`.",
      "pattern": "^([0-9]+(\\.[0-9]+)?(ms|s|m|h))+$",
      "x-landfall-expects": "a duration like 5m"
    },
    "pause": {
      "$ref": "#/$defs/rolloutVerb",
      "description": "Release nothing more until this is removed; what is on the way is still watched."
    },
    "handbrake": {
      "$ref": "#/$defs/rolloutVerb",
      "description": "Stop everything at once, also rollbacks and deadlines, until this is removed. What is seen is still noted."
    },
    "resumedBy": {
      "$ref": "#/$defs/rolloutVerb",
      "description": "Who took back a pause, a handbrake, a skip or a pin the last time, and why. It changes nothing."
    },
    "approvals": {
      "type": "array",
      "description": "Leave to open waves that ask for approval. Taking one back after the wave has opened changes nothing.",
      "items": {
        "$ref": "#/$defs/waveVerb"
      }
    },
    "promotions": {
      "type": "array",
      "description": "Waves to pass without soak, metrics and approval, also those whose proof is gone; what is on the way must still land. Once used, it is not taken back.",
      "items": {
        "$ref": "#/$defs/waveVerb"
      }
    },
    "skips": {
      "type": "array",
      "description": "Targets to go on without: held as long as they are listed, whether they wait, are on the way or have failed. A failure stays counted.",
      "items": {
        "$ref": "#/$defs/targetVerb",
        "description": "One target to go on without, and who asked for it."
      },
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": [
        "target"
      ]
    },
    "pins": {
      "type": "array",
      "description": "Targets that keep the revision they have: they are held, do not count for completion, and are not rolled back.",
      "items": {
        "$ref": "#/$defs/targetVerb",
        "description": "One target that keeps its revision, and who asked for it."
      },
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": [
        "target"
      ]
    },
    "retries": {
      "type": "array",
      "description": "Targets that failed, to try again in their place. The failure counts no more.",
      "items": {
        "$ref": "#/$defs/retryVerb"
      }
    },
    "accepts": {
      "type": "array",
      "description": "Landed targets that are not as they landed (silent, or not Current any more), and over which later releases may go on all the same; each in one attempt.",
      "items": {
        "$ref": "#/$defs/acceptVerb"
      }
    },
    "clears": {
      "type": "array",
      "description": "Revisions that were stopped, aborted or rolled back, and that rollbacks may go back to again; each up to one attempt.",
      "items": {
        "$ref": "#/$defs/clearVerb"
      }
    },
    "rollback": {
      "$ref": "#/$defs/attemptVerb",
      "description": "Send the targets that an attempt has released back, each to its own last known good. Taking this back changes nothing: only a new attempt goes forward again."
    },
    "abort": {
      "$ref": "#/$defs/attemptVerb",
      "description": "End an attempt where it is: nothing more is released, and what is on the way stays. Taking this back changes nothing: only a new attempt goes forward again."
    },
    "clusters": {
      "type": "array",
      "description": "Targets, given here. With `inventory`: in addition.",
      "items": {
        "type": "object",
        "description": "One target: a cluster, and the package on it if there is one.",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name of the cluster.",
            "minLength": 1,
            "maxLength": 253
          },
          "labels": {
            "type": "object",
            "description": "Labels of the target, by which waves select it.",
            "additionalProperties": {
              "type": "string"
            }
          }
        }
      },
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": [
        "name"
      ]
    },
    "inventory": {
      "type": "array",
      "description": "Which objects of the package are targets: those that match one of these. A cluster (ClusterProfile, Cluster of Cluster API, Karmada and Rancher Fleet, ManagedCluster, cluster Secret of Argo CD) is known by its name, a PlacementDecision stands for the clusters it has chosen, any other object for the cluster it says it is about. Its labels are the target's; those of a chosen cluster are of its own object. Default: all objects that are a cluster, if there are no `clusters`.",
      "items": {
        "type": "object",
        "description": "Every field given must match; at least one must be given.",
        "properties": {
          "group": {
            "type": "string",
            "description": "API group; `\"\"` is the core group."
          },
          "kind": {
            "type": "string",
            "description": "Kind of the objects. Default: any."
          },
          "namespace": {
            "type": "string",
            "description": "Namespace of the objects. Default: any."
          },
          "name": {
            "type": "string",
            "description": "Name of the objects. Default: any."
          },
          "labelSelector": {
            "type": "object",
            "description": "Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.",
            "x-kubernetes-preserve-unknown-fields": true
          }
        }
      }
    },
    "targets": {
      "type": "array",
      "description": "Which target an object is about: rules as in every config of ours. They must agree with what the object says itself.",
      "items": {
        "$ref": "#/$defs/targetRule"
      }
    },
    "subPackagesAreClusters": {
      "type": "boolean",
      "description": "The name of the sub-package that holds an object is its cluster. Default: false."
    },
    "fleet": {
      "type": "string",
      "description": "Name of the fleet whose FleetReport is read. Default: `fleet`.",
      "minLength": 1,
      "maxLength": 253
    },
    "recordTz": {
      "type": "boolean",
      "description": "Write down, with every decision of a plan that has windows, the version of the time zone data of the machine that made it. It is all that depends on the machine: with `false` every machine writes the same bytes. Default: true."
    },
    "annotate": {
      "type": "boolean",
      "description": "Write `landfall.dev/wave` to the objects that deliver to the targets. Default: true."
    },
    "alsoWrite": {
      "type": "array",
      "description": "Write the waves in the words of these systems too: `argo-cd` as the annotation `argocd.argoproj.io/sync-wave` of Applications, `flux` as `spec.dependsOn` of Kustomizations and HelmReleases on those of the wave before. What others wrote there stays. Default: none.",
      "items": {
        "type": "string",
        "description": "The system in whose words the waves are written too.",
        "enum": [
          "argo-cd",
          "flux"
        ]
      },
      "x-kubernetes-list-type": "set"
    },
    "actuate": {
      "type": "array",
      "description": "Write the revision of every target that may move into the objects that deliver to it, each in the words of its system; objects of targets that wait, are held or have failed stay as they are. An object that somebody else holds is not moved, and a result says so. Default: none; then something else carries the waves out.",
      "items": {
        "type": "object",
        "description": "How one system is written, and which of its objects: every criterion given must match. Default: all of them.",
        "required": [
          "system"
        ],
        "properties": {
          "system": {
            "type": "string",
            "description": "`config-sync`: the source of RootSyncs and RepoSyncs. `flux`: the source of a Kustomization, or the chart version of a HelmRelease. `argo-cd`: `targetRevision` of Applications. `porch`: the upstream revision of PackageVariants. `karmada`: `dispatchingOnClusters` of policies names the clusters that are not released. `field`: the field at `path` of any object that delivers to a target.",
            "enum": [
              "config-sync",
              "flux",
              "argo-cd",
              "porch",
              "karmada",
              "field"
            ]
          },
          "group": {
            "type": "string",
            "description": "API group; `\"\"` is the core group."
          },
          "kind": {
            "type": "string",
            "description": "Kind of the objects. Default: any."
          },
          "namespace": {
            "type": "string",
            "description": "Namespace of the objects. Default: any."
          },
          "name": {
            "type": "string",
            "description": "Name of the objects. Default: any."
          },
          "labelSelector": {
            "type": "object",
            "description": "Label selector for the labels of the objects (`matchLabels`, `matchExpressions`). Default: any labels.",
            "x-kubernetes-preserve-unknown-fields": true
          },
          "path": {
            "type": "string",
            "description": "With system `field`: where the revision is, such as `spec.topology.version` or `metadata.annotations[\"example.com/version\"]`.",
            "minLength": 1,
            "maxLength": 1024
          },
          "template": {
            "type": "string",
            "description": "With system `field`: what is written, with `{revision}` for the revision. Default: the revision itself.",
            "maxLength": 1024,
            "pattern": "[{]revision[}]",
            "x-landfall-expects": "a text with {revision} in it"
          }
        }
      },
      "maxItems": 64
    },
    "scope": {
      "$ref": "#/$defs/scope"
    },
    "steps": {
      "type": "object",
      "description": "The steps inside a target when its wave releases it: the objects that a task of the StepPlan applies are moved when that task begins, and are held until then. A target has landed when its run is complete. How far it is, is kept in a StepRun. Default: everything that delivers to a target is moved at once.",
      "properties": {
        "plan": {
          "type": "string",
          "description": "Name of the StepPlan in the package. Its selectors choose among what delivers to the target; `{cluster}` and `{package}` in names of objects stand for those of the target. Default: the only one there is.",
          "minLength": 1,
          "maxLength": 253
        },
        "parameters": {
          "type": "object",
          "description": "Parameters of the runs. A value may name others, and `CLUSTER_NAME`, `PACKAGE_NAME` and `REVISION` of the target, as `$(name)`, and fields of its Cluster and infrastructure cluster, as `$(Cluster.spec.controlPlaneEndpoint.host)`: a value that is not there yet is waited for by name, and a run keeps what it began with; `$$(` is a `$(` as it stands. A circle is refused by name. Default: those of the plan.",
          "additionalProperties": {
            "type": "string"
          }
        },
        "commands": {
          "type": "array",
          "description": "The commands of people for the steps of a target, each for one opening of one run: it counts once.",
          "items": {
            "$ref": "#/$defs/runVerb"
          }
        },
        "results": {
          "type": "array",
          "description": "What is known of tasks that no render carries out itself: how a job does, that something is gone. Of a child run its StepRun in the package tells. All of it may be said again.",
          "items": {
            "type": "object",
            "description": "The last word on one try of one task, by whoever carries it out.",
            "required": [
              "target",
              "run",
              "task",
              "outcome",
              "at"
            ],
            "properties": {
              "target": {
                "type": "string",
                "description": "The target as the plan names it: `<cluster>` or `<cluster>/<package>`.",
                "minLength": 1,
                "maxLength": 766
              },
              "run": {
                "type": "string",
                "description": "The uid of the run, as its StepRun says: a word about another run does not count.",
                "minLength": 1,
                "maxLength": 64
              },
              "task": {
                "type": "string",
                "description": "The task, as `<phase>/<step>/<task>`.",
                "minLength": 1,
                "maxLength": 255
              },
              "attempt": {
                "type": "integer",
                "description": "Which try it is about, from 1. Default: 1.",
                "minimum": 1
              },
              "outcome": {
                "type": "string",
                "description": "`Succeeded`: a job has ended well, a deletion was seen to be done. `Running`: a job is alive. `Retry`: it failed, and may succeed at another try. `Failed`: no other try can help.",
                "enum": [
                  "Succeeded",
                  "Running",
                  "Retry",
                  "Failed"
                ]
              },
              "at": {
                "type": "string",
                "description": "When the outcome was seen. RFC 3339, UTC.",
                "minLength": 1,
                "maxLength": 64
              },
              "reason": {
                "type": "string",
                "description": "Why, as one word in PascalCase for programs.",
                "maxLength": 253
              },
              "message": {
                "type": "string",
                "description": "One sentence for people.",
                "maxLength": 1024
              },
              "progress": {
                "type": "number",
                "description": "How far a job is, from 0 to 100 per cent."
              }
            }
          },
          "maxItems": 10000
        }
      }
    },
    "output": {
      "type": "string",
      "description": "Directory of the plan in the package. Default: `rollouts`.",
      "minLength": 1,
      "maxLength": 253
    },
    "metrics": {
      "type": "array",
      "description": "The measurements for the metric gates of the strategy; samples of StatusSnapshots in the package count too. A value counts only for the target or wave that it was measured of; of several of the same, the newest.",
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
            "minLength": 1,
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
            "description": "The target that it was measured of: it counts while that is one of the wave, and has landed. Default: the whole wave.",
            "minLength": 1,
            "maxLength": 507
          },
          "wave": {
            "type": "string",
            "description": "Name of the wave that it was measured of. Default: any wave that asks for the metric.",
            "minLength": 1,
            "maxLength": 63
          },
          "revision": {
            "type": "string",
            "description": "The revision that it was measured of. Default: the one that is rolled out.",
            "minLength": 1,
            "maxLength": 1024
          }
        }
      },
      "maxItems": 1000
    },
    "shared": {
      "type": "array",
      "description": "The use that rollouts outside of this package make of the shared budgets of the strategy; those in the package are counted without. As long as a shared budget is not named here, their use is unknown, and nothing starts (`SharedUnknown`).",
      "items": {
        "type": "object",
        "description": "The use that rollouts elsewhere make of one shared budget.",
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "Name of the budget, as in the strategy.",
            "minLength": 1,
            "maxLength": 63
          },
          "onTheWay": {
            "type": "integer",
            "description": "How many of their targets are on the way. Default: 0.",
            "minimum": 0
          },
          "failures": {
            "type": "integer",
            "description": "How many of their targets have failed. Default: 0.",
            "minimum": 0
          }
        }
      },
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": [
        "name"
      ]
    }
  },
  "$defs": {
    "acceptVerb": acceptVerbSchema,
    "attemptVerb": attemptVerbSchema,
    "clearVerb": clearVerbSchema,
    "retryVerb": retryVerbSchema,
    "rolloutStrategySpec": rolloutStrategySpecSchema,
    "rolloutVerb": rolloutVerbSchema,
    "rolloutWindow": rolloutWindowSchema,
    "runVerb": runVerbSchema,
    "scope": scopeSchema,
    "targetRule": targetRuleSchema,
    "targetVerb": targetVerbSchema,
    "waveVerb": waveVerbSchema
  }
};

/** Checks a value that should be a ComputeWave; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateComputeWave(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
