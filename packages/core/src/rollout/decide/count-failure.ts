import { counterOf } from "../judge/counters.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { Aborted, DomainFailures, RolloutState, TargetState, WaveState } from "../model/state.ts";

/** The failures counted so far in this decision. */
export interface Failures {
  readonly waves: WaveState[];
  domains: readonly DomainFailures[];
  aborted: Aborted | undefined;
  /** Waves in which a target failed, so that their ramps start over. */
  readonly setBack: Set<number>;
}

/** Starts a count from the failures that earlier decisions counted. */
export function openFailures(waves: readonly WaveState[], { domains = NO_DOMAINS, aborted }: RolloutState): Failures {
  return { waves: [...waves], domains, aborted, setBack: new Set() };
}

/** One shared empty list, so that "no failures" is always the same object and does not count as a change. */
export const NO_DOMAINS: readonly DomainFailures[] = [];

/** A target that has failed, with its place in the plan. */
export interface Failed {
  readonly wave: number;
  readonly planned: PlannedTarget;
  readonly target: TargetState;
}

/**
 * Counts a failed target once, in its wave and in its failure domain. A failure of class `invalid` aborts the attempt.
 */
export function countFailure(failures: Failures, plan: Plan, { wave, planned, target }: Failed, now: number): void {
  const counter = counterOf(plan, wave, target);
  setWave(failures, wave, { [counter]: (failures.waves[wave]?.[counter] ?? 0) + 1 });
  if (counter !== "uncounted") {
    countInDomain(failures, plan, planned, "failures");
    failures.setBack.add(wave);
  }
  if (target.cause === "invalid" && failures.aborted === undefined) {
    const { reason, message } = target;
    const why = message ?? reason ?? "";
    failures.aborted = { at: now, reason: "InvalidChange", message: `${planned.key}: ${why}` };
  }
}

/** Takes a failure out of the tolerated number when somebody asks to retry the target; the failure stays on record. */
export function forgive(failures: Failures, plan: Plan, { wave, planned, target }: Failed): void {
  const counter = counterOf(plan, wave, target);
  if (counter === "uncounted") return;
  const field: keyof WaveState = counter === "failures" ? "forgiven" : "forgivenInfrastructure";
  setWave(failures, wave, { [field]: (failures.waves[wave]?.[field] ?? 0) + 1 });
  countInDomain(failures, plan, planned, "forgiven");
}

/** Changes fields of a wave's state. */
export function setWave({ waves }: Pick<Failures, "waves">, index: number, change: Partial<WaveState>): void {
  const wave = waves[index];
  if (wave !== undefined) waves[index] = { ...wave, ...change };
}

function countInDomain(
  failures: Failures,
  plan: Plan,
  { domain }: PlannedTarget,
  field: "failures" | "forgiven",
): void {
  const isBounded = plan.domains?.some(
    ({ name, maxFailures }) => name === domain && (maxFailures !== undefined || plan.maxFailingDomains !== undefined),
  );
  if (domain === undefined || isBounded !== true) return;
  const known = failures.domains.find(({ name }) => name === domain) ?? { name: domain, failures: 0 };
  if (field === "forgiven" && (known.forgiven ?? 0) >= known.failures) return;
  const counted: DomainFailures = { ...known, [field]: (known[field] ?? 0) + 1 };
  const others = failures.domains.filter(({ name }) => name !== domain);
  failures.domains = [...others, counted].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
