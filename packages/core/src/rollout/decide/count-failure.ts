import { counterOf } from "../judge/counters.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { Aborted, DomainFailures, RolloutState, TargetState, WaveState } from "../model/state.ts";

/** The failures counted so far, while targets are observed. */
export interface Failures {
  readonly waves: WaveState[];
  domains: readonly DomainFailures[];
  aborted: Aborted | undefined;
  /** Waves in which something failed: there the ramp begins again. */
  readonly setBack: Set<number>;
}

/** Starts with the failures that had been counted before. */
export function openFailures(waves: readonly WaveState[], { domains = NO_DOMAINS, aborted }: RolloutState): Failures {
  return { waves: [...waves], domains, aborted, setBack: new Set() };
}

/** The same list wherever there is none, so that nothing seems to have changed. */
export const NO_DOMAINS: readonly DomainFailures[] = [];

/** A target that has failed, and where. */
export interface Failed {
  readonly wave: number;
  readonly planned: PlannedTarget;
  readonly target: TargetState;
}

/** Counts a target that has failed, once, in its wave and its failure domain. What can never work aborts the attempt. */
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

/** Takes a failure out of what is tolerated, without forgetting it: somebody asked to try the target again. */
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
