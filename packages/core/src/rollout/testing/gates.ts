import type { Gate, GateFacts, GateStep } from "../gates/gate.ts";
import type { Asked } from "../model/asked.ts";
import type { PlannedTarget } from "../model/plan.ts";
import type { RolloutState, TargetState, WaveState } from "../model/state.ts";

const targetOf = (key: string): PlannedTarget => ({ key, dependsOn: [] });

/**
 * Returns the facts for a gate of wave `w`, with targets `a`, `b`, …, at second 100; everything else is unknown unless
 * given.
 */
export function factsWith(
  known: Partial<Omit<GateFacts, "landed" | "landedKeys">> & { readonly landed?: readonly TargetState[] },
): GateFacts {
  const { landed = [], ...rest } = known;
  return {
    wave: "w",
    size: 1,
    revision: "v2",
    attempt: 1,
    now: 100_000,
    staleAfter: 60_000,
    state: undefined,
    approvals: new Map(),
    metrics: new Map(),
    ...rest,
    landed: () => landed,
    landedKeys: () => new Set(["a", "b", "c", "d"].slice(0, landed.length)),
  };
}

/** Returns a step of a rollout with wave `w` and target `a`, at second 100. */
export function stepWith({
  waves = [{ name: "w", failures: 0 }],
  was,
  is,
  ...rest
}: Partial<GateStep> & {
  readonly waves?: readonly WaveState[];
  /** The state of the target before and after the step. */
  readonly was?: TargetState;
  readonly is?: TargetState;
}): GateStep {
  const state: RolloutState = {
    revision: "v2",
    attempt: 1,
    restart: 0,
    at: 100_000,
    phase: "Running",
    wave: 0,
    waves,
    targets: new Map(),
  };
  const stateWith = (target: TargetState | undefined): RolloutState =>
    target === undefined ? state : { ...state, targets: new Map([["a", target]]) };
  return {
    wave: 0,
    name: "w",
    targets: [targetOf("a")],
    before: was === undefined ? undefined : stateWith(was),
    after: stateWith(is),
    changes: [],
    evidence: new Map(),
    approvals: [],
    metrics: [],
    staleAfter: 60_000,
    now: 100_000,
    isPaused: false,
    resumes: false,
    ...rest,
  };
}

/** Returns what a gate's check reports: `16: what is wrong`. */
export function reported({ check }: Gate, asked: Asked, step: GateStep): readonly string[] {
  const found: string[] = [];
  check.step(asked, step, (invariant, message) => found.push(`${invariant}: ${message}`));
  return found;
}
