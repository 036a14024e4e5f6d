import type { FunctionDocs } from "../sdk/index.ts";

/** The texts that `--help` and `--doc` print. */
export const DOCS: FunctionDocs = {
  short: "Hold objects, or let your own holds go.",
  long: `Suspending adds a hold: a holder, an effect and perhaps a reason, an actor and an end, kept in one annotation
of the object. The object stays suspended as long as it has one live hold. Letting go removes your own hold alone;
with the last one the value from before comes back, if nobody changed it meanwhile.

An effect is asked for, never a word: reconcile, delivery, scheduling, new-runs, run, rollout and others. Where a
system has no switch for delivery, its revision is pinned. With plan, a RolloutPlan is followed: what it has not
released is held by rollout/<plan>, what it has released is let go.

A hold is bound to the group, kind, namespace and name of its object, so that a copy is never taken for held: run
set-suspend after functions that set namespaces or names.`,
  examples: `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
metadata:
  name: freeze-edge
suspend: true
holder: release.example.com/freeze-42
effects: [delivery, reconcile]
reason: INC-1
until: "2026-12-01T06:00:00Z"
now: "2026-11-21T09:00:00Z"
targets:
  - clusters: [edge-1, edge-2]
exclude:
  - kind: CronJob
`,
  image: "ghcr.io/landfall-dev/set-suspend",
  description: "Hold objects for a reason, or let your own holds go",
  tags: ["mutator", "suspend", "rollout"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/set-suspend",
  examplePackageURLs: [],
  license: "Apache-2.0",
  hidden: false,
};
