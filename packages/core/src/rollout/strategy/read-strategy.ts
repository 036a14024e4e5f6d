import {
  canonicalJson,
  hashJson,
  type IntOrPercent,
  type Json,
  type Problem,
  type Result,
} from "../../object/index.ts";
import { askedByStrategy } from "../gates/table.ts";
import { invalid, readDuration, readLimit, readWord } from "../model/read-fields.ts";
import { DEFAULT_SILENCE } from "../model/silence.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { Strategy, StrategyWave } from "../model/strategy.ts";
import { readBudgets, readDomains, readFailures, readMembership, readRetry, readWeight } from "./read-policies.ts";
import { readWave } from "./read-wave.ts";

const ALL: IntOrPercent = { percent: 100 };

/**
 * Checks a strategy that is valid by its schema, and prepares it for planning. Validate the content of a file with
 * `validateRolloutStrategy` first: a value of another shape throws. Problems name the field below `at`:
 * `InvalidStrategy`, `InvalidSelector`, `InvalidIntOrPercent`, `InvalidDuration`, `InvalidWindow`.
 *
 * @example
 * ```ts
 * import { readStrategy } from "@landfall/core/rollout";
 *
 * const strategy = readStrategy({
 *   waves: [
 *     { name: "canary", select: { count: 1 }, soak: "1h" },
 *     { name: "rest", select: { rest: true }, maxFailures: "10%" },
 *   ],
 * });
 * if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
 * ```
 */
export function readStrategy(spec: StrategySpec, at = "spec"): Result<Strategy> {
  const problems: Problem[] = [];
  const waves = spec.waves.map((wave, index) => readWave(wave, `${at}.waves[${index}]`, problems));
  problems.push(...checkNames(waves), ...checkRest(spec, at), ...checkRising(waves));
  const deadline =
    spec.deadline === "none" ? undefined : readDuration(spec.deadline ?? "30m", `${at}.deadline`, problems);
  const value: Strategy = {
    hash: hashJson(membershipOf(spec)),
    ...textOf(spec),
    waves,
    ...readChoices(spec, at, problems),
    salt: spec.salt,
    saltBy: readWord(spec.saltBy, `${at}.saltBy`, ["rollout", "revision"], problems),
    orderLabel: spec.orderLabel,
    deadline,
    staleAfter: readDuration(spec.staleAfter ?? "15m", `${at}.staleAfter`, problems),
    maxSilent: readLimit(spec.maxSilent, `${at}.maxSilent`, DEFAULT_SILENCE, 0, problems),
    rollbackConcurrent: readLimit(spec.rollback?.maxConcurrent, `${at}.rollback.maxConcurrent`, ALL, 1, problems),
    domains: readDomains(spec.failureDomains, `${at}.failureDomains`, problems),
    gates: askedByStrategy(spec, at, problems),
    budgets: readBudgets(spec.budgets, `${at}.budgets`, problems),
    failures: readFailures(spec.failures, `${at}.failures`, problems),
    retry: readRetry(spec.retry, `${at}.retry`, problems),
    membership: readMembership(spec.membership, `${at}.membership`, problems),
    weight: readWeight(spec.weight, `${at}.weight`, problems),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value, problems };
}

const LONGEST_TEXT = 16_384;

/** Returns the text of a strategy that is stored with its plan, unless it is too long. */
function textOf(spec: StrategySpec): Pick<Strategy, "text"> {
  const text = canonicalJson(JSON.parse(JSON.stringify(spec)) as Json);
  return text.length > LONGEST_TEXT ? {} : { text };
}

type Choices = Pick<
  Strategy,
  | "leftover"
  | "order"
  | "dependencies"
  | "onFailure"
  | "onStop"
  | "onUnreachable"
  | "onSupersede"
  | "holdOn"
  | "inventory"
  | "onRecovery"
>;

/** Reads the fields that are one word; the first word is the default. */
function readChoices(spec: StrategySpec, at: string, problems: Problem[]): Choices {
  const read = <T extends string>(field: keyof Choices, words: readonly [T, ...T[]]): T =>
    readWord(spec[field], `${at}.${field}`, words, problems);
  return {
    leftover: read("leftover", ["error", "lastWave", "hold"]),
    order: read("order", ["hash", "name"]),
    dependencies: read("dependencies", ["honour", "ignore"]),
    onFailure: read("onFailure", ["hold", "rollback"]),
    onStop: read("onStop", ["leave", "restore"]),
    onUnreachable: read("onUnreachable", ["fail", "skip"]),
    inventory: read("inventory", ["live", "frozen"]),
    onRecovery: read("onRecovery", ["leave", "count", "retry"]),
    holdOn: read("holdOn", ["regression", "failure", "never"]),
    onSupersede: read("onSupersede", ["restart", "fastForward", "queue", "refuse"]),
  };
}

/** Returns the part of a strategy that decides about waves and their members. */
function membershipOf(spec: StrategySpec): Json {
  const { waves, leftover = "error", order = "hash", orderLabel, salt, saltBy, failureDomains, weight } = spec;
  return {
    leftover,
    order,
    salt: salt ?? null,
    waves: waves.map(({ name, select }) => ({ name, select: select as Json })),
    ...(failureDomains !== undefined && {
      domain: failureDomains.label,
      maxPerWave: failureDomains.maxPerWave ?? null,
    }),
    ...(saltBy === "revision" && { saltBy }),
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
