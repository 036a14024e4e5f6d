import { type Evidence, type PlannedWave } from "@landfall/core/rollout";
import { answering, type Defect, eachWave, told, without } from "./faulty-engine.ts";

/** Evidence from a report about another rollout's target. */
const ELSEWHERE: Evidence = { health: "Current", actuation: "Succeeded", freshness: "fresh", landed: true };

/** Defects in the proof of a wave, in the memory of removed targets, and in the accepted time. */
export const DEFECTS_OF_PROOF: readonly Defect[] = [
  {
    invariant: 27,
    what: "a wave whose targets are gone asks nothing",
    engine: told((plan, before, inputs) => [
      eachWave(plan, (wave) => (wave.targets.length > 0 ? wave : without(without(wave, "soak"), "approval"))),
      before && without(before, "gone"),
      inputs,
    ]),
  },
  {
    invariant: 27,
    what: "a wave of which everything is skipped asks nothing",
    engine: told((plan, before, inputs) => {
      const skipped = new Set((inputs.skips ?? []).map(({ target }) => target));
      const isLeft = (wave: PlannedWave): boolean => wave.targets.some(({ key }) => !skipped.has(key));
      return [eachWave(plan, (wave) => (isLeft(wave) ? wave : without(wave, "soak"))), before, inputs];
    }),
  },
  {
    invariant: 29,
    what: "a time that no report bears out is believed",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        evidence: new Map([...inputs.evidence, ["elsewhere", { ...ELSEWHERE, observedAt: inputs.now }]]),
      },
    ]),
  },
  {
    invariant: 30,
    what: "of several meters the one that is good is believed",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      { ...inputs, metrics: (inputs.metrics ?? []).filter(({ value }) => value === 0) },
    ]),
  },
  {
    invariant: 31,
    what: "a cluster that is not ready is told all the same",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      { ...inputs, evidence: new Map([...inputs.evidence].map(([key, seen]) => [key, without(seen, "blockedBy")])) },
    ]),
  },
  {
    invariant: 47,
    what: "a report that does not count is taken for none, so that its target may start",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        evidence: new Map(
          [...inputs.evidence].filter(([, seen]) => inputs.now - (seen.observedAt ?? 0) <= plan.staleAfter),
        ),
      },
    ]),
  },
  {
    invariant: 28,
    what: "what left the inventory is forgotten",
    engine: answering((decision) => ({ ...decision, state: without(decision.state, "gone") })),
  },
];
