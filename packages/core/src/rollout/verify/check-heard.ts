import { judgeVerb, type SaidVerb, VERBS } from "../explain/verbs.ts";
import type { Blocker, Verb } from "../model/blocker.ts";
import type { Report } from "../model/invariants.ts";
import { isPromoted, type RolloutState, type TargetState } from "../model/state.ts";
import type { CheckedStep } from "./checked-step.ts";

/** Checks invariant 46: a verb that a blocker names as its end is accepted. */
export function checkHeard({ plan, after, decision: { blockers } }: CheckedStep, report: Report): void {
  const found = [
    blockers.ofRollout(),
    blockers.ofWish(),
    ...plan.waves.map((_, wave) => blockers.ofWave(wave)),
    ...Array.from(blockers.targets(), ([, blocker]) => blocker),
  ];
  for (const blocker of found) {
    const refused = blocker === undefined ? undefined : firstRefused(blocker, after);
    if (refused !== undefined) report(46, `the blocker ${blocker?.kind} names a verb that is refused: ${refused}`);
  }
}

const WAITING: TargetState = { state: "Waiting" };

function firstRefused({ who, kind }: Blocker, state: RolloutState): string | undefined {
  for (const one of who) {
    if (one.by !== "person" || !isSaid(one.verb)) continue;
    // Behind a clock that is ahead another attempt begins at the right time, also while this one is on its way.
    if (one.verb === "restart" && kind === "ClockAhead" && state.phase !== "RollingBack") continue;
    for (const target of one.targets ?? [one.target]) {
      const known = target === undefined ? undefined : (state.targets.get(target) ?? WAITING);
      const answer = judgeVerb(one.verb, state, known);
      if ("refuses" in answer) return `${one.verb} ${target ?? ""}: ${answer.refuses}`;
    }
    const wave = state.waves.find(({ name }) => name === one.wave);
    if (one.verb === "approve" && wave?.openedAt !== undefined) return `approve ${one.wave}: it is open`;
    if (one.verb === "promote" && isPromoted(wave)) return `promote ${one.wave}: it is promoted`;
  }
  return undefined;
}

function isSaid(verb: Verb | SaidVerb): verb is SaidVerb {
  return Object.hasOwn(VERBS, verb);
}
