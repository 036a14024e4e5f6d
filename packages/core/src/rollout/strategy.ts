import { hashJson, type IntOrPercent, type Json, type Problem, type Result } from "../object/index.ts";
import type { RolloutStrategy } from "../schemas/generated/rollout-strategy.ts";
import type { FailureRules } from "./failures.ts";
import type { MetricGate } from "./metric-gates.ts";
import type { Ramp } from "./ramp.ts";
import { invalid, readDuration, readLimit, readWord } from "./strategy-fields.ts";
import {
  type Budgets,
  type DomainBounds,
  type Membership,
  type RetryRule,
  readBudgets,
  readDomains,
  readFailures,
  readMembership,
  readRetry,
  readWeight,
  readWindows,
  type WeightRule,
} from "./strategy-policies.ts";
import { readWave } from "./strategy-wave.ts";
import type { SupersedePolicy } from "./supersede.ts";
import type { Windows } from "./windows.ts";

/** What a RolloutStrategy says, and the field `strategy` of the function config ComputeWave. */
export type StrategySpec = RolloutStrategy["spec"];

/** A set of labels. */
export type Labels = { readonly [key: string]: string };

/** How many of the targets that match, and that no earlier wave has, a wave takes. */
export type Share =
  | { readonly kind: "all" }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "cumulative"; readonly percent: number };

/** One wave of a strategy, ready to be asked. */
export interface StrategyWave {
  readonly name: string;
  /** Where it is: `waves[1]`. */
  readonly field: string;
  /** Whether it chooses by labels or names at all. */
  readonly chooses: boolean;
  readonly matches: (key: string, labels: Labels) => boolean;
  readonly share: Share;
  readonly maxConcurrent: IntOrPercent;
  /** How `maxConcurrent` is reached; `undefined`: at once. */
  readonly ramp: Ramp | undefined;
  readonly maxFailures: IntOrPercent;
  /** `undefined`: these count among `maxFailures`. */
  readonly maxInfrastructureFailures: IntOrPercent | undefined;
  /** How long its targets must be seen healthy before it is through, in milliseconds. */
  readonly soak: number;
  /** How often they must be seen healthy. */
  readonly minSamples: number;
  /** Whether somebody must approve that it opens. */
  readonly approval: boolean;
  readonly metrics: readonly MetricGate[];
  /** It takes one target of every combination of values that these labels have. */
  readonly coverage: readonly string[] | undefined;
}

/** A strategy that was checked once: see `readStrategy`. Durations in milliseconds. */
export interface Strategy {
  /** Of what it says about waves and their members; limits and times may change while a rollout runs. */
  readonly hash: string;
  readonly waves: readonly StrategyWave[];
  readonly leftover: "error" | "lastWave" | "hold";
  readonly order: "name" | "hash";
  readonly salt: string | undefined;
  /** The label with the number by which targets are ordered first; those without it come last. */
  readonly orderLabel: string | undefined;
  readonly dependencies: "honour" | "ignore";
  /** `undefined`: none. */
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly onFailure: "hold" | "rollback";
  readonly onUnreachable: "fail" | "skip";
  /** How many targets may be on their way back at once. */
  readonly rollbackConcurrent: IntOrPercent;
  readonly domains: DomainBounds | undefined;
  readonly windows: Windows | undefined;
  readonly onSupersede: SupersedePolicy;
  readonly budgets: Budgets;
  readonly failures: FailureRules;
  readonly retry: RetryRule | undefined;
  readonly membership: Membership;
  /** `undefined`: all weigh the same. */
  readonly weight: WeightRule | undefined;
}

const ALL: IntOrPercent = { percent: 100 };

/**
 * Checks a strategy that is valid by its schema and makes it ready to be asked. What a file says is checked with
 * `validateRolloutStrategy` before; a value of another shape is a mistake and throws. Problems name the field below `at`:
 * `InvalidStrategy`, `InvalidSelector`, `InvalidIntOrPercent`, `InvalidDuration`, `InvalidWindow`.
 */
export function readStrategy(spec: StrategySpec, at = "spec"): Result<Strategy> {
  const problems: Problem[] = [];
  const waves = spec.waves.map((wave, index) => readWave(wave, `${at}.waves[${index}]`, problems));
  problems.push(...checkNames(waves), ...checkRest(spec, at), ...checkRising(waves));
  const deadline =
    spec.deadline === "none" ? undefined : readDuration(spec.deadline ?? "30m", `${at}.deadline`, problems);
  const value: Strategy = {
    hash: hashJson(membershipOf(spec)),
    waves,
    ...readChoices(spec, at, problems),
    salt: spec.salt,
    orderLabel: spec.orderLabel,
    deadline,
    staleAfter: readDuration(spec.staleAfter ?? "15m", `${at}.staleAfter`, problems),
    rollbackConcurrent: readLimit(spec.rollback?.maxConcurrent, `${at}.rollback.maxConcurrent`, ALL, 1, problems),
    domains: readDomains(spec.failureDomains, `${at}.failureDomains`, problems),
    windows: readWindows(spec.windows, `${at}.windows`, problems),
    budgets: readBudgets(spec.budgets, `${at}.budgets`, problems),
    failures: readFailures(spec.failures, `${at}.failures`, problems),
    retry: readRetry(spec.retry, `${at}.retry`, problems),
    membership: readMembership(spec.membership, `${at}.membership`, problems),
    weight: readWeight(spec.weight, `${at}.weight`, problems),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value, problems };
}

type Choices = Pick<Strategy, "leftover" | "order" | "dependencies" | "onFailure" | "onUnreachable" | "onSupersede">;

/** Fields of one word; the first is the default. */
function readChoices(spec: StrategySpec, at: string, problems: Problem[]): Choices {
  const read = <T extends string>(field: keyof Choices, words: readonly [T, ...T[]]): T =>
    readWord(spec[field], `${at}.${field}`, words, problems);
  return {
    leftover: read("leftover", ["error", "lastWave", "hold"]),
    order: read("order", ["hash", "name"]),
    dependencies: read("dependencies", ["honour", "ignore"]),
    onFailure: read("onFailure", ["hold", "rollback"]),
    onUnreachable: read("onUnreachable", ["fail", "skip"]),
    onSupersede: read("onSupersede", ["restart", "fastForward", "queue", "refuse"]),
  };
}

/** What a strategy says about waves and their members. */
function membershipOf(spec: StrategySpec): Json {
  const { waves, leftover = "error", order = "hash", orderLabel, salt, failureDomains, weight } = spec;
  return {
    leftover,
    order,
    salt: salt ?? null,
    waves: waves.map(({ name, select }) => ({ name, select: select as Json })),
    ...(failureDomains !== undefined && {
      domain: failureDomains.label,
      maxPerWave: failureDomains.maxPerWave ?? null,
    }),
    ...(orderLabel !== undefined && { orderLabel }),
    ...(weight !== undefined && { weight: { ...weight } }),
  };
}

function checkNames(waves: readonly StrategyWave[]): readonly Problem[] {
  const seen = new Set<string>();
  return waves.flatMap(({ name, field }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [invalid(`${field}.name`, `is the name of an earlier wave too: ${JSON.stringify(name)}`)];
  });
}

function checkRest(spec: StrategySpec, at: string): readonly Problem[] {
  return spec.waves.flatMap(({ select }, index) =>
    select.rest === true && index < spec.waves.length - 1
      ? [invalid(`${at}.waves[${index}].select.rest`, "leaves nothing for the waves after it: make it the last")]
      : [],
  );
}

function checkRising(waves: readonly StrategyWave[]): readonly Problem[] {
  let before = 0;
  return waves.flatMap(({ share, field }) => {
    if (share.kind !== "cumulative") return [];
    const falls = share.percent <= before;
    const message = `must be more than the ${before}% of the waves before it: it counts them too`;
    before = Math.max(before, share.percent);
    return falls ? [invalid(`${field}.select.cumulative`, message)] : [];
  });
}
