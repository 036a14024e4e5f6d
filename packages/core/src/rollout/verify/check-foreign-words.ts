import type { DecideInputs } from "../model/inputs.ts";
import type { Report } from "../model/invariants.ts";
import type { RolloutState } from "../model/state.ts";
import { hashState } from "../store/hashes.ts";
import type { CheckedStep, DecidingEngine } from "./checked-step.ts";

/** Checks invariant 34: requests for another attempt, revision or wave do not change the decision. */
export function checkForeignWords(step: CheckedStep, engine: DecidingEngine, report: Report): void {
  const { plan, before, inputs, after } = step;
  const own = withoutForeign(inputs, after);
  if (own === inputs) return;
  const again = engine.decide(plan, before, own).state;
  if (again !== after && hashState(again) !== hashState(after))
    report(34, "requests for another attempt, revision or wave changed the decision");
}

/** Returns the inputs without requests for other attempts, revisions and waves; the same object if there are none. */
function withoutForeign(
  inputs: DecideInputs<number>,
  { attempt, revision, waves }: RolloutState,
): DecideInputs<number> {
  const names = new Set(waves.map(({ name }) => name));
  const isOfAttempt = (word: { readonly attempt: number } | undefined): boolean => word?.attempt === attempt;
  const isOfWave = (word: NonNullable<DecideInputs["approvals"]>[number]): boolean =>
    isOfAttempt(word) && word.revision === revision && names.has(word.wave);
  const { approvals = [], promotions = [], accepts = [], retries = [], abort, rollback } = inputs;
  const isOwn =
    approvals.every(isOfWave) &&
    promotions.every(isOfWave) &&
    [...accepts, ...retries].every(isOfAttempt) &&
    [abort, rollback].every((word) => word === undefined || isOfAttempt(word));
  if (isOwn) return inputs;
  return {
    ...inputs,
    approvals: approvals.filter(isOfWave),
    promotions: promotions.filter(isOfWave),
    accepts: accepts.filter(isOfAttempt),
    retries: retries.filter(isOfAttempt),
    abort: isOfAttempt(abort) ? abort : undefined,
    rollback: isOfAttempt(rollback) ? rollback : undefined,
  };
}
