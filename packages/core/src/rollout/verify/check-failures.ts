import type { Change } from "../model/change.ts";
import type { Retry } from "../model/inputs.ts";
import type { Report } from "../model/invariants.ts";
import type { RolloutState, WaveState } from "../model/state.ts";
import type { CheckedStep } from "./checked-step.ts";

/** The spent part of one budget of failures. */
interface Spent {
  readonly what: string;
  readonly spent: number;
  readonly bound: number;
}

const NONE = Number.POSITIVE_INFINITY;
const failuresOf = ({ failures, forgiven = 0 }: WaveState): number => failures - forgiven;
const apartOf = ({ infrastructure = 0, forgivenInfrastructure = 0 }: WaveState): number =>
  infrastructure - forgivenInfrastructure;

/** Returns every budget of failures of a plan: of waves, domains, the rollout, and shared ones. */
export function budgetsOf({ plan, after, inputs }: CheckedStep): readonly Spent[] {
  const { maxFailures = NONE, maxInfrastructureFailures = NONE, shared = [] } = plan.budgets ?? {};
  const sum = (of: (wave: WaveState) => number): number => after.waves.reduce((all, wave) => all + of(wave), 0);
  const [failures, apart] = [sum(failuresOf), sum(apartOf)];
  const bounds = new Map(plan.domains?.map((domain) => [domain.name, domain.maxFailures]));
  return [
    ...plan.waves.flatMap(({ name, ...bound }, index): readonly Spent[] => {
      const wave = after.waves[index] ?? { name, failures: 0 };
      return [
        { what: `wave ${name}`, spent: failuresOf(wave), bound: bound.maxFailures },
        { what: `wave ${name}`, spent: apartOf(wave), bound: bound.maxInfrastructureFailures ?? NONE },
      ];
    }),
    ...(after.domains ?? []).map((domain) => ({
      what: `domain ${domain.name}`,
      spent: domain.failures - (domain.forgiven ?? 0),
      bound: bounds.get(domain.name) ?? NONE,
    })),
    {
      what: "failure domains",
      spent: (after.domains ?? []).filter((domain) => domain.failures > (domain.forgiven ?? 0)).length,
      bound: plan.maxFailingDomains ?? NONE,
    },
    { what: "the rollout", spent: failures, bound: maxFailures },
    { what: "the rollout", spent: apart, bound: maxInfrastructureFailures },
    ...shared.map(({ name, maxFailures: bound = NONE }) => ({
      what: `budget ${name}`,
      spent: failures + apart + (inputs.shared?.find((use) => use.name === name)?.failures ?? 0),
      bound,
    })),
  ];
}

/** Checks invariants 8 and 11: every failure counts once, in the right budget, and stays counted. */
export function checkFailures(step: CheckedStep, report: Report): void {
  const { plan, after, same, decision, isBraked, inputs } = step;
  // A failure on the way back is none of the way forward.
  const isBack = same?.phase === "RollingBack" || same?.phase === "RolledBack";
  const failed = isBack
    ? []
    : decision.changes.filter(({ kind, reason }) => kind === "failed" && reason !== "RollbackFailed");
  if (isBraked && failed.some(({ reason }) => reason === "DeadlineExceeded"))
    report(11, "a deadline ran out under the handbrake");
  for (const [index, { name }] of plan.waves.entries()) {
    const was = same?.waves.find((wave) => wave.name === name);
    const now = after.waves[index];
    const fresh = failed.filter(({ wave }) => wave === index).map((change) => counterOf(step, index, change));
    for (const counter of ["failures", "infrastructure", "uncounted"] as const) {
      const [before, more] = [was?.[counter] ?? 0, fresh.filter((one) => one === counter).length];
      if ((now?.[counter] ?? 0) !== before + more)
        report(8, `wave ${name} counts ${now?.[counter] ?? 0} ${counter} after ${before} and ${more} more`);
    }
    const leftOut = [...(inputs.skips ?? []), ...(inputs.pins ?? [])].filter(
      ({ target }) => same?.targets.get(target)?.state === "Failed",
    );
    const recovered = plan.onRecovery !== "retry" ? 0 : countBack(step, index);
    const asked = (inputs.retries ?? []).filter((retry) => isAsked(step, retry)).length + leftOut.length + recovered;
    const forgiven = (wave: WaveState | undefined): number =>
      (wave?.forgiven ?? 0) + (wave?.forgivenInfrastructure ?? 0);
    if (forgiven(now) < forgiven(was) || forgiven(now) > forgiven(was) + asked)
      report(8, `wave ${name} forgives what nobody asked to try again`);
  }
  for (const { target = "", cause, reason } of failed) {
    const isOurs = reason === "DependencyFailed" || same?.targets.get(target)?.brokenBefore === true;
    if (cause !== "invalid" && isInvalid(step, target, reason))
      report(8, `${target} can never work, and counts as any other`);
    if (cause === "preexisting" && !isOurs) report(8, `${target} counts as broken before, and was not`);
  }
  checkDomains(step, failed, report);
  if (failed.some(({ cause }) => cause === "invalid") && after.aborted === undefined)
    report(8, "what can never work did not end the attempt");
  if (same?.aborted !== undefined && after.aborted !== same.aborted) report(8, "an abort was taken back");
}

function checkDomains(step: CheckedStep, failed: readonly Change[], report: Report): void {
  const { plan, after, same } = step;
  if (plan.domains === undefined) return;
  const domainOf = new Map(
    plan.waves.flatMap(({ targets }) => targets.map(({ key, domain }) => [key, domain] as const)),
  );
  const areAllCounted = plan.maxFailingDomains !== undefined;
  for (const { name, maxFailures } of plan.domains) {
    const own = failed.filter(({ target = "" }) => domainOf.get(target) === name);
    const fresh = own.filter((change) => counterOf(step, change.wave ?? -1, change) !== "uncounted").length;
    const count = (state: RolloutState | undefined): number =>
      state?.domains?.find((domain) => domain.name === name)?.failures ?? 0;
    if ((maxFailures !== undefined || areAllCounted) && count(after) !== count(same) + fresh)
      report(8, `domain ${name} counts ${count(after)} failures after ${count(same)} and ${fresh} more`);
  }
}

/** Returns how many targets of a wave that had missed their deadline are no longer failed. */
function countBack({ plan, same, after }: CheckedStep, wave: number): number {
  const isBack = (key: string): boolean =>
    same?.targets.get(key)?.reason === "DeadlineExceeded" && after.targets.get(key)?.state !== "Failed";
  return (plan.waves[wave]?.targets ?? []).filter(({ key }) => isBack(key)).length;
}

/** Returns whether a request to retry names the try that failed. */
function isAsked({ after, same }: CheckedStep, { target, attempt, tries = 1 }: Retry): boolean {
  return attempt === after.attempt && (same?.targets.get(target)?.tries ?? 1) === tries;
}

/** Returns whether a target failed for an observed reason that the rules classify as `invalid`. */
function isInvalid({ plan, inputs }: CheckedStep, target: string, reason = ""): boolean {
  const ruled = plan.failures?.classes.find(({ reasons }) => reasons.includes(reason));
  return inputs.evidence.get(target)?.reason === reason && ruled?.class === "invalid";
}

type Counter = "failures" | "infrastructure" | "uncounted";

function counterOf({ plan, after, same }: CheckedStep, wave: number, { target = "", cause, reason }: Change): Counter {
  const isFree = [after, same].some((state) => state?.targets.get(target)?.joined === true);
  if (isFree || cause === "preexisting" || reason === "DependencyFailed") return "uncounted";
  const apart = plan.waves[wave]?.maxInfrastructureFailures !== undefined;
  return cause === "infrastructure" && apart ? "infrastructure" : "failures";
}
