import type { Told } from "../judge/told.ts";
import { areThrough } from "../model/are-through.ts";
import type { PlannedPhase } from "../model/plan.ts";
import type { PhaseState, StepState } from "../model/run.ts";
import { isThrough } from "../model/words.ts";
import { advanceStep } from "./advance-step.ts";
import { beginStep } from "./begin-step.ts";

/** Returns the next states of all phases, dependencies first; the same list if nothing changes. */
export function advancePhases(
  phases: readonly PlannedPhase[],
  order: readonly number[],
  states: readonly PhaseState[],
  told: Told,
  mayBegin: boolean,
): readonly PhaseState[] {
  let next: PhaseState[] | undefined;
  for (const index of order) {
    const [phase, known] = [phases[index], (next ?? states)[index]];
    if (phase === undefined || known === undefined) continue;
    const isNext = known.state === "Pending" && mayBegin && areThrough(phase.dependsOn, phases, next ?? states);
    if (known.state !== "Running" && !isNext) continue;
    const begun = isNext ? { ...known, state: "Running" as const, since: told.now } : known;
    const moved = advancePhase(phase, begun, told, mayBegin);
    if (moved === known) continue;
    next ??= [...states];
    next[index] = moved;
  }
  return next ?? states;
}

function advancePhase(phase: PlannedPhase, state: PhaseState, told: Told, mayBegin: boolean): PhaseState {
  let steps: StepState[] | undefined;
  for (const index of phase.order) {
    const [step, known] = [phase.steps[index], (steps ?? state.steps)[index]];
    if (step === undefined || known === undefined) continue;
    const isNext =
      known.state === "Pending" && mayBegin && areThrough(step.dependsOn, phase.steps, steps ?? state.steps);
    if (known.state !== "Running" && !isNext) continue;
    const next = advanceStep(step, isNext ? beginStep(step, known, told.now) : known, told);
    if (next === known) continue;
    steps ??= [...state.steps];
    steps[index] = next;
  }
  const moved = steps === undefined ? state : { ...state, steps };
  if (moved.steps.some((step) => step.state === "Failed")) return { ...moved, state: "Failed", since: told.now };
  if (moved.steps.every((step) => isThrough(step.state))) return { ...moved, state: "Complete", since: told.now };
  return moved;
}
