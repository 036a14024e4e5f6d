import { countStates, type Parts, parts } from "./explain-parts.ts";
import { describeStop, NEW_ATTEMPT, stopOf, UNBRAKED } from "./explain-stop.ts";
import type { Plan, PlannedWave } from "./plan.ts";
import { goesBack } from "./roll-back.ts";
import type { RolloutState, TargetState } from "./state.ts";

const SEEN = "when newer reports show them there";

/** Of a rollout that is on its way back, or is back. */
export function rollbackOf(plan: Plan, state: RolloutState, forward: string): Parts {
  const { phase, revision, at, brakedBy } = state;
  const counts = plan.waves.map((wave) => countStates(wave, state));
  const sum = (word: TargetState["state"]): number => counts.reduce((all, count) => all + count[word], 0);
  const all = [...state.targets.values()];
  const failed = all.filter(({ reason }) => reason === "RollbackFailed").length;
  const left = all.filter((target) => goesBack(target, revision) && target.reason !== "Pinned").length;
  const [onTheWay, there] = [sum("RollingBack"), sum("RolledBack")];
  const back = there === 1 ? "1 target is back at what it had" : `${there} targets are back at what they had`;
  const but = failed > 0 ? `, ${failed} failed to` : "";
  if (phase === "RolledBack") return parts(`rollout of ${revision} is rolled back: ${back}${but}`, at, forward);
  const why = stopOf(plan, state) === undefined ? "" : `, as ${describeStop(plan, state)}`;
  const more = left > 0 ? `, ${left} to follow` : "";
  const message = `rollout of ${revision} is rolling back${why}: ${back}${but}, ${onTheWay} on the way${more}`;
  if (brakedBy === undefined) return parts(message, at, SEEN);
  return parts(`${message}; stopped by the handbrake of ${brakedBy}`, at, UNBRAKED);
}

/** Of one of its waves. */
export function waveBackOf(plan: Plan, state: RolloutState, wave: PlannedWave): Parts {
  const { name, targets } = wave;
  const { RolledBack, RollingBack } = countStates(wave, state);
  const message = `wave ${name}: ${RolledBack} of ${targets.length} rolled back, ${RollingBack} on the way`;
  if (RollingBack > 0) return parts(message, state.at, SEEN);
  const [turn] = targets.flatMap(({ key }) => turnOf(plan, state, key) ?? []);
  return parts(message, state.at, turn?.releasedBy ?? NEW_ATTEMPT);
}

/**
 * Of a target that is to be sent back and has to wait for its turn; `undefined` for any other. While there is room
 * for more on the way back, nothing waits: what stays then is pinned.
 */
export function turnOf(plan: Plan, state: RolloutState, key: string): Parts | undefined {
  const { phase, revision, targets, brakedBy } = state;
  const target = targets.get(key);
  if (phase !== "RollingBack" || target === undefined || target.reason === "Pinned" || !goesBack(target, revision))
    return undefined;
  const { lastGood = "", since } = target;
  const waits = `${key} waits to be sent back to ${lastGood}`;
  if (brakedBy !== undefined) return parts(`${waits}: the handbrake of ${brakedBy} keeps it`, since, UNBRAKED);
  const onTheWay = [...targets.values()].filter(({ state: word }) => word === "RollingBack").length;
  if (onTheWay < plan.rollbackConcurrent) return undefined;
  const cap = `${plan.rollbackConcurrent} may be on the way back at once`;
  return parts(`${waits}: ${cap}, the last released first`, since, "when one of them is back");
}
