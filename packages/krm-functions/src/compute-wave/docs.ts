import type { FunctionDocs } from "../sdk/index.ts";

/** The texts that `--help` and `--doc` print. */
export const DOCS: FunctionDocs = {
  short: "Decide which targets of a fleet may change next.",
  long: `A RolloutStrategy puts the targets of the inventory into waves. The first wave is released at once; the next one
when every target of the one before has landed: Current at the new revision, seen by a report that was made after its
release. Too many failures stop the rollout. What is decided, and how far it is, is kept in a RolloutPlan in the package;
rendering again with the same inputs changes nothing.

The number of its wave, from 0, is written to every object that delivers to a target (annotation landfall.dev/wave).
set-suspend with plan holds what is not released. Or, with actuate, the revision is written into the objects of those
targets that are released, in the words of Config Sync, Flux, Argo CD, Porch or Karmada, and into no other.

With steps, a StepPlan says in which order what delivers to a released target may move, and what must be seen before it
goes on; how far each target is, is kept in a StepRun.`,
  examples: `apiVersion: fn.landfall.dev/v1alpha1
kind: ComputeWave
metadata:
  name: compute-wave
rollout: shop
package: shop
revision: v1.4.0
strategy:
  waves:
    - name: canary
      select: {matchLabels: {tier: canary}}
    - name: half
      select: {cumulative: 50%}
      maxConcurrent: 2
    - name: rest
      select: {rest: true}
      maxFailures: 10%
`,
  image: "ghcr.io/landfall-dev/compute-wave",
  description: "Decide which targets of a fleet may change next, and why",
  tags: ["mutator", "rollout"],
  sourceURL: "https://github.com/landfall-dev/landfall/tree/main/packages/krm-functions/src/compute-wave",
  examplePackageURLs: [],
  license: "Apache-2.0",
  hidden: false,
};
