import { judgeGate } from "../gates/metric/judge.ts";
import type { Approval } from "../model/inputs.ts";
import type { MetricGate } from "../model/metrics.ts";
import type { RolloutState, WaveState } from "../model/state.ts";
import { type Draft, setWave } from "./draft.ts";

/**
 * Every target has its last word, and the metrics of the wave are as they must be; where some say nothing of the
 * revision, at least one has landed: silence proves nothing.
 */
export function isWaveThrough(draft: Draft, wave: number): boolean {
  const { plan, tallies } = draft;
  const { terminal = 0, landed = 0, unreachable = 0, unproved = 0 } = tallies[wave] ?? {};
  if (terminal !== plan.waves[wave]?.targets.length || (unreachable + unproved > 0 && landed === 0)) return false;
  return failedGate(draft, wave) === undefined;
}

/** As `findUnproved`, from the tallies of a draft. */
export function unprovedWave({ plan, tallies }: Draft): number {
  return tallies.findIndex(
    ({ terminal, landed, unreachable, unproved }, wave) =>
      unproved > 0 && landed === 0 && unreachable === 0 && terminal === plan.waves[wave]?.targets.length,
  );
}

/** The first metric gate that keeps a wave from being through. */
function failedGate({ plan, waves, tallies, gates, moment }: Draft, wave: number): MetricGate | undefined {
  const { metrics = [], targets = [] } = plan.waves[wave] ?? {};
  const { landedAt, promotedBy } = waves[wave] ?? {};
  if (targets.length === 0 || landedAt !== undefined || promotedBy !== undefined) return undefined;
  const times = { landedAt: tallies[wave]?.lastLanding ?? 0, now: moment.now, staleAfter: moment.staleAfter };
  return metrics.find((gate) => judgeGate(gate, gates.metrics.get(gate.name), times) !== "pass");
}

/** Whether an approval is for this attempt at this revision. */
export function isForAttempt({ revision, attempt }: Approval, start: RolloutState): boolean {
  return revision === start.revision && attempt === start.attempt;
}

/** Opens the wave that is due, if it has the approval it needs, and passes those that are through. */
export function openWaves(draft: Draft, approvals: readonly Approval[]): void {
  const { plan, moment, changes } = draft;
  let before = plan.waves.slice(0, draft.wave).every((_, wave) => isWaveThrough(draft, wave));
  for (; draft.wave < plan.waves.length; draft.wave += 1) {
    const { wave } = draft;
    if (draft.waves[wave]?.landedAt !== undefined) {
      before &&= isWaveThrough(draft, wave);
      continue;
    }
    if (draft.waves[wave]?.openedAt === undefined) {
      const { name, approval: needed = false, targets = [] } = plan.waves[wave] ?? {};
      const approval = approvals.find((one) => one.wave === name && isForAttempt(one, draft.start));
      const isFree = targets.length === 0 || draft.waves[wave]?.promotedBy !== undefined;
      if (needed && approval === undefined && !isFree) return;
      setWave(draft, wave, { openedAt: moment.now, ...(approval !== undefined && { approvedBy: approval.by }) });
      changes.push({ kind: "opened", wave });
    }
    if (!before || !isWaveThrough(draft, wave)) return;
    setWave(draft, wave, { landedAt: moment.now, ...evidenceOfGates(draft, wave) });
    changes.push({ kind: "passed", wave });
  }
}

function evidenceOfGates({ plan, waves, gates }: Draft, wave: number): Pick<WaveState, "metrics"> {
  const { metrics = [] } = plan.waves[wave] ?? {};
  if (metrics.length === 0 || waves[wave]?.promotedBy !== undefined) return {};
  return { metrics: metrics.flatMap(({ name }) => gates.metrics.get(name) ?? []) };
}
