import type { TargetState } from "@landfall/core/rollout";
import { answering, type Defect, eachWave, told, without, withTargets } from "./faulty-engine.ts";

/** Defects in the classification of failures, their cost, and retries. */
export const DEFECTS_OF_BUDGETS: readonly Defect[] = [
  {
    invariant: 7,
    what: "a ramp is not looked at",
    engine: told((plan, ...rest) => [eachWave(plan, (wave) => without(wave, "ramp")), ...rest]),
  },
  {
    invariant: 7,
    what: "what others use of a shared budget is forgotten",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      { ...inputs, shared: (inputs.shared ?? []).map((use) => ({ ...use, onTheWay: 0 })) },
    ]),
  },
  {
    invariant: 8,
    what: "failures by the infrastructure have no bound",
    engine: told((plan, ...rest) => [
      eachWave(
        { ...plan, ...(plan.budgets && { budgets: without(plan.budgets, "maxInfrastructureFailures") }) },
        (wave) => ({
          ...wave,
          ...(wave.maxInfrastructureFailures !== undefined && { maxInfrastructureFailures: 99 }),
        }),
      ),
      ...rest,
    ]),
  },
  {
    invariant: 8,
    what: "failures of a domain have no bound",
    engine: told((plan, before, inputs) => [
      { ...plan, ...(plan.domains && { domains: plan.domains.map((domain) => without(domain, "maxFailures")) }) },
      before,
      inputs,
    ]),
  },
  {
    invariant: 8,
    what: "everything counts as broken before",
    engine: answering((decision) =>
      withTargets(decision, (target) => (target.state === "Released" ? { ...target, brokenBefore: true } : target)),
    ),
  },
  {
    invariant: 8,
    what: "what can never work is a failure like any other",
    engine: told((plan, ...rest) => [without(plan, "failures"), ...rest]),
  },
  {
    invariant: 10,
    what: "one look is enough",
    engine: told((plan, ...rest) => [eachWave(plan, (wave) => without(wave, "minSamples")), ...rest]),
  },
  {
    invariant: 12,
    what: "an abort is not heard",
    engine: told((plan, before, inputs) => [plan, before, without(inputs, "abort")]),
  },
  {
    invariant: 8,
    what: "a word to try again counts for ever",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        retries: (inputs.retries ?? []).map((one) => ({ ...one, tries: before?.targets.get(one.target)?.tries ?? 1 })),
      },
    ]),
  },
  {
    invariant: 20,
    what: "no pause is kept between two tries",
    engine: told((plan, before, inputs) => [
      plan,
      before && { ...before, targets: new Map([...before.targets].map(([key, target]) => [key, hurry(target)])) },
      inputs,
    ]),
  },
];

function hurry(target: TargetState): TargetState {
  return target.retryAt === undefined ? target : { ...target, retryAt: 0 };
}
