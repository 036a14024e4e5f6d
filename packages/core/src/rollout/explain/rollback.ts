import { goesBack } from "../judge/goes-back.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { countStates, type Parts, parts } from "./parts.ts";
import { NEW_ATTEMPT, UNBRAKED } from "./standstill.ts";

const SEEN = "when newer reports show them there";

/** Of a rollout that is on its way back, or is back. */
export function rollbackOf(plan: Plan, state: RolloutState, stop: string | undefined, forward: string): Parts {
  const { phase, revision, at, brakedBy } = state;
  const counts = plan.waves.map((wave) => countStates(wave, state));
  const sum = (word: TargetState["state"]): number => counts.reduce((all, count) => all + count[word], 0);
  const all = [...state.targets.values()];
  const failed = all.filter(({ reason }) => reason === "RollbackFailed").length;
  const left = queueOf(plan, state) === undefined ? 0 : all.filter((target) => isQueued(state, target)).length;
  const [onTheWay, there] = [sum("RollingBack"), sum("RolledBack")];
  const back = there === 1 ? "1 target is back at what it had" : `${there} targets are back at what they had`;
  const but = failed > 0 ? `, ${failed} failed to` : "";
  if (phase === "RolledBack") return parts(`rollout of ${revision} is rolled back: ${back}${but}`, at, forward);
  const why = stop === undefined ? "" : `, as ${stop}`;
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
  const queue = queueOf(plan, state);
  const waits = targets.some(({ key }) => isQueued(state, state.targets.get(key)));
  return parts(message, state.at, waits && queue !== undefined ? queue.until : NEW_ATTEMPT);
}

/** Of a target that is to be sent back and has to wait for its turn; `undefined` for any other. */
export function turnOf(plan: Plan, state: RolloutState, key: string): Parts | undefined {
  const target = state.targets.get(key);
  const queue = isQueued(state, target) ? queueOf(plan, state) : undefined;
  if (queue === undefined) return undefined;
  return parts(`${key} waits to be sent back to ${target?.lastGood ?? ""}: ${queue.why}`, target?.since, queue.until);
}

/** Whether a target is to be sent back, if it is not pinned. */
function isQueued({ revision }: RolloutState, target: TargetState | undefined): boolean {
  return target !== undefined && target.reason !== "Pinned" && goesBack(target, revision);
}

/** Why what is to be sent back waits; `undefined` if nothing does: what stays although there is room is pinned. */
function queueOf(
  { rollbackConcurrent }: Plan,
  { phase, targets, brakedBy }: RolloutState,
): { readonly why: string; readonly until: string } | undefined {
  if (phase !== "RollingBack") return undefined;
  if (brakedBy !== undefined) return { why: `the handbrake of ${brakedBy} keeps it`, until: UNBRAKED };
  const onTheWay = [...targets.values()].filter(({ state }) => state === "RollingBack").length;
  if (onTheWay < rollbackConcurrent) return undefined;
  return {
    why: `${rollbackConcurrent} may be on the way back at once, the last released first`,
    until: "when one of them is back",
  };
}
