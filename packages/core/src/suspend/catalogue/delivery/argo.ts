import type { Mechanism } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";

/** The mechanisms of Argo CD, Rollouts and Workflows. Source: their API types and documents. */
export const ARGO: readonly Mechanism[] = [
  {
    id: "argocd-automated-enabled",
    group: "argoproj.io",
    kind: "Application",
    effect: "delivery",
    site: {
      kind: "field",
      path: ["spec", "syncPolicy", "automated", "enabled"],
      truth: "false",
      on: false,
      off: "restore",
      requires: ["spec", "syncPolicy", "automated"],
    },
    stops: "no automatic sync, prune or self-heal; comparing and syncing by hand go on (from 3.1 on)",
    hazards: [],
    cautions: [
      {
        path: ["metadata", "ownerReferences"],
        message:
          "its owner, such as an ApplicationSet, reverts the change unless it ignores differences in /spec/syncPolicy",
      },
    ],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf("argoproj/argo-cd", "controller/appcontroller.go", "ApplicationController.autoSync"),
  },
  {
    id: "argocd-skip-reconcile",
    group: "argoproj.io",
    kind: "Application",
    effect: "reconcile",
    site: {
      kind: "annotation",
      path: ["metadata", "annotations", "argocd.argoproj.io/skip-reconcile"],
      truth: "parse-bool",
      on: "true",
      off: "delete",
    },
    stops: "the Application is not processed at all",
    hazards: ["blocks-deletion"],
    meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
    evidence: "code",
    source: codeOf("argoproj/argo-cd", "controller/appcontroller.go", "ApplicationController.canProcessApp"),
  },
  {
    id: "argo-rollout-paused",
    group: "argoproj.io",
    kind: "Rollout",
    effect: "rollout",
    site: { kind: "field", path: ["spec", "paused"], truth: "bool", on: true, off: { value: false } },
    stops: "the update stays at its step; scaling still acts",
    hazards: [],
    cautions: [
      {
        path: ["status", "pauseConditions"],
        message: "the controller has paused it too (status.pauseConditions); a hold never clears that",
      },
    ],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf("argoproj/argo-rollouts", "rollout/context.go", "rolloutContext.haltProgress"),
  },
  ...(["Workflow", "CronWorkflow"] as const).map(
    (kind): Mechanism => ({
      id: `argo-${kind.toLowerCase()}-suspend`,
      group: "argoproj.io",
      kind,
      effect: "new-runs",
      site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: "delete" },
      ...(kind === "Workflow"
        ? {
            stops: "no further nodes start; running pods go on, and so does the time of activeDeadlineSeconds",
            hazards: [],
            finishedBy: ["Completed"],
            source: codeOf("argoproj/argo-workflows", "workflow/controller/operator.go", "wfOperationCtx.operate"),
          }
        : {
            // The change of the object on resume is a turn of `runOutstandingWorkflows`.
            stops: "no new Workflows start; on resume the last one missed does, if startingDeadlineSeconds allows it",
            hazards: ["backlog-on-resume"],
            source: codeOf(
              "argoproj/argo-workflows",
              "workflow/cron/operator.go",
              "cronWfOperationCtx.enforceRuntimePolicy",
            ),
          }),
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
    }),
  ),
];
