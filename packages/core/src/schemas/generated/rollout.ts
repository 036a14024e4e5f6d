// Generated from schemas/landfall.dev/rollout.schema.json by `npm run gen`. Do not edit.
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./rollout.validate.ts";
import { acceptVerbSchema } from "./accept-verb.ts";
import { attemptVerbSchema } from "./attempt-verb.ts";
import { clearVerbSchema } from "./clear-verb.ts";
import { conditionSchema } from "./condition.ts";
import { retryVerbSchema } from "./retry-verb.ts";
import { rolloutAbortSchema } from "./rollout-abort.ts";
import { rolloutCountsSchema } from "./rollout-counts.ts";
import { rolloutNextSchema } from "./rollout-next.ts";
import { rolloutVerbSchema } from "./rollout-verb.ts";
import { targetRuleSchema } from "./target-rule.ts";
import { targetVerbSchema } from "./target-verb.ts";
import { waveVerbSchema } from "./wave-verb.ts";

export type * from "./rollout.types.ts";

/** The JSON Schema of Rollout, as written in schemas/landfall.dev/rollout.schema.json. */
export const rolloutSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "Rollout",
  "type": "object",
  "description": "One revision of a package on its way through a fleet: what is wanted, what people say about it, and how far it is. Its members and memory are in RolloutPlans.",
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
      "description": "`Rollout`.",
      "enum": [
        "Rollout"
      ]
    },
    "metadata": {
      "type": "object",
      "description": "Standard object metadata."
    },
    "spec": {
      "type": "object",
      "description": "The wanted revision, and the words of people about it.",
      "required": [
        "revision",
        "strategyRef"
      ],
      "properties": {
        "package": {
          "type": "string",
          "description": "The package that is rolled out. Default: whole clusters.",
          "minLength": 1,
          "maxLength": 512
        },
        "revision": {
          "type": "string",
          "description": "The revision that targets are to reach. Another one than that of the plan begins a new attempt: every target waits for its wave again.",
          "minLength": 1,
          "maxLength": 1024
        },
        "strategyRef": {
          "type": "string",
          "description": "Name of the RolloutStrategy.",
          "minLength": 1,
          "maxLength": 253
        },
        "inventory": {
          "type": "array",
          "description": "Which objects of the cluster are targets: those that match one of these. A cluster (ClusterProfile, Cluster of Cluster API, Karmada and Rancher Fleet, ManagedCluster, cluster Secret of Argo CD) is known by its name, a PlacementDecision stands for the clusters it has chosen, any other object for the cluster it says it is about. Its labels are the target's; those of a chosen cluster are of its own object. Default: all objects that are a cluster.",
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
          "description": "Targets that failed, to try again in their place. The failure that is tried again counts no more; if the target fails again, that counts.",
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
        }
      }
    },
    "status": {
      "type": "object",
      "description": "How far it is, in a size that does not grow with the fleet: at most 64 KiB for 100 waves. The plan has every target.",
      "properties": {
        "observedGeneration": {
          "type": "integer",
          "format": "int64",
          "description": "Generation of the spec that this is about.",
          "minimum": 0
        },
        "plan": {
          "type": "object",
          "description": "The RolloutPlan that has the targets.",
          "required": [
            "name",
            "hash",
            "pages"
          ],
          "properties": {
            "name": {
              "type": "string",
              "description": "Name of the RolloutPlan that is the first page.",
              "minLength": 1,
              "maxLength": 253
            },
            "hash": {
              "type": "string",
              "description": "Hash of the plan: of waves, members and limits.",
              "minLength": 1,
              "maxLength": 64
            },
            "pages": {
              "type": "integer",
              "description": "Number of RolloutPlan objects that hold the plan.",
              "minimum": 1
            }
          }
        },
        "revision": {
          "type": "string",
          "description": "The revision that is on its way.",
          "maxLength": 1024
        },
        "attempt": {
          "type": "integer",
          "description": "Number of the attempt, from 1.",
          "minimum": 1
        },
        "at": {
          "type": "string",
          "description": "The `now` of the last run that changed anything.",
          "format": "date-time"
        },
        "startedAt": {
          "type": "string",
          "format": "date-time",
          "description": "When this attempt began. RFC 3339, UTC."
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
        "brakedBy": {
          "type": "string",
          "description": "Who pulled the handbrake; absent where nobody did.",
          "maxLength": 253
        },
        "pausedBy": {
          "type": "string",
          "description": "Who paused it, where that is known.",
          "minLength": 1,
          "maxLength": 253
        },
        "aborted": {
          "$ref": "#/$defs/rolloutAbort"
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
                "description": "The reason why the wave waits, for people; only for a wave that is open or stopped.",
                "maxLength": 256
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
              "infrastructure": {
                "type": "integer",
                "description": "Failures for a cause in the infrastructure, where they count apart.",
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
        "exceptions": {
          "type": "array",
          "description": "The targets that need somebody most: failed, held, or waiting to be tried again; the worst and oldest first.",
          "items": {
            "type": "object",
            "description": "One target that needs somebody, and why.",
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
              "since": {
                "type": "string",
                "description": "Since when it is in this state. RFC 3339, UTC.",
                "format": "date-time"
              },
              "tries": {
                "type": "integer",
                "description": "How often this attempt has tried it, where that is more than once.",
                "minimum": 2
              }
            }
          },
          "maxItems": 16,
          "x-kubernetes-list-type": "map",
          "x-kubernetes-list-map-keys": [
            "target"
          ]
        },
        "moreExceptions": {
          "type": "integer",
          "description": "Number of exceptions that are not listed.",
          "minimum": 0
        },
        "decisions": {
          "type": "object",
          "description": "The end of the decision log that the RolloutPlan holds.",
          "required": [
            "head",
            "count"
          ],
          "properties": {
            "head": {
              "type": "string",
              "description": "Hash of its newest entry.",
              "minLength": 1,
              "maxLength": 64
            },
            "count": {
              "type": "integer",
              "description": "How many entries it has had: decisions in a row in which nothing but times moved on are one.",
              "minimum": 1
            }
          }
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
        }
      }
    }
  },
  "x-landfall-printer-columns": [
    {
      "name": "Revision",
      "type": "string",
      "jsonPath": ".status.revision"
    },
    {
      "name": "Phase",
      "type": "string",
      "jsonPath": ".status.phase"
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
    },
    {
      "name": "Age",
      "type": "date",
      "jsonPath": ".metadata.creationTimestamp"
    }
  ],
  "$defs": {
    "acceptVerb": acceptVerbSchema,
    "attemptVerb": attemptVerbSchema,
    "clearVerb": clearVerbSchema,
    "condition": conditionSchema,
    "retryVerb": retryVerbSchema,
    "rolloutAbort": rolloutAbortSchema,
    "rolloutCounts": rolloutCountsSchema,
    "rolloutNext": rolloutNextSchema,
    "rolloutVerb": rolloutVerbSchema,
    "targetRule": targetRuleSchema,
    "targetVerb": targetVerbSchema,
    "waveVerb": waveVerbSchema
  }
};

/** Checks a value that should be a Rollout; an empty list means that it is valid. Problems: `UnknownField`, `MissingField`, `WrongType`, `SchemaViolation`. */
export function validateRollout(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
