import {
  hashJson,
  type IntOrPercent,
  type Json,
  type Problem,
  parseDuration,
  parseIntOrPercent,
  parseLabelSelector,
  type Result,
} from "../object/index.ts";
import type { RolloutStrategy } from "../schemas/generated/rollout-strategy.ts";
import type { MetricGate } from "./metric-gates.ts";
import type { SupersedePolicy } from "./supersede.ts";
import { readWindow, type Window, type WindowSpec, type Windows } from "./windows.ts";

/** What a RolloutStrategy says, and the field `strategy` of the function config ComputeWave. */
export type StrategySpec = RolloutStrategy["spec"];
type WaveSpec = StrategySpec["waves"][number];

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
  readonly maxFailures: IntOrPercent;
  /** How long its targets must be seen healthy before it is through, in milliseconds. */
  readonly soak: number;
  /** Whether somebody must approve that it opens. */
  readonly approval: boolean;
  readonly metrics: readonly MetricGate[];
  /** It takes one target of every combination of values that these labels have. */
  readonly coverage: readonly string[] | undefined;
}

/** Bounds on the targets that share the value of a label; those without it share one domain. */
export interface DomainBounds {
  readonly label: string;
  /** How many of a domain may be on the way at once; a percentage is of the domain, rounded down, at least 1. */
  readonly maxConcurrent: IntOrPercent;
  /** How many of a domain a wave may take. */
  readonly maxPerWave: IntOrPercent;
}

/** A strategy that was checked once: see `readStrategy`. Durations in milliseconds. */
export interface Strategy {
  /** Of what it says about waves and their members; limits and times may change while a rollout runs. */
  readonly hash: string;
  readonly waves: readonly StrategyWave[];
  readonly leftover: "error" | "lastWave" | "hold";
  readonly order: "name" | "hash";
  readonly salt: string | undefined;
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
}

const DEFAULTS = {
  leftover: "error",
  order: "hash",
  dependencies: "honour",
  deadline: "30m",
  staleAfter: "15m",
} as const;
const ALL: IntOrPercent = { percent: 100 };
const NONE: IntOrPercent = { int: 0 };

/**
 * Checks a strategy that is valid by its schema and makes it ready to be asked. Problems name the field below `at`:
 * `InvalidStrategy`, `InvalidSelector`, `InvalidIntOrPercent`, `InvalidDuration`.
 */
export function readStrategy(spec: StrategySpec, at = "spec"): Result<Strategy> {
  const problems: Problem[] = [];
  const waves = spec.waves.map((wave, index) => readWave(wave, `${at}.waves[${index}]`, problems));
  problems.push(...checkNames(waves), ...checkRest(spec, at), ...checkRising(waves));
  const deadlineText = spec.deadline ?? DEFAULTS.deadline;
  const deadline = deadlineText === "none" ? undefined : readDuration(deadlineText, `${at}.deadline`, problems);
  const staleAfter = readDuration(spec.staleAfter ?? DEFAULTS.staleAfter, `${at}.staleAfter`, problems);
  const rollbackConcurrent = readLimit(spec.rollback?.maxConcurrent, `${at}.rollback.maxConcurrent`, ALL, 1, problems);
  const domains = readDomains(spec.failureDomains, `${at}.failureDomains`, problems);
  const windows = readWindows(spec.windows, `${at}.windows`, problems);
  if (problems.length > 0) return { ok: false, problems };
  const { onFailure = "hold", onUnreachable = "fail", onSupersede = "restart" } = spec;
  const { leftover = DEFAULTS.leftover, order = DEFAULTS.order, dependencies = DEFAULTS.dependencies, salt } = spec;
  const hash = membershipHash(spec.waves, {
    leftover,
    order,
    salt: salt ?? null,
    ...(domains !== undefined && { domain: domains.label, maxPerWave: spec.failureDomains?.maxPerWave ?? null }),
  });
  return {
    ok: true,
    value: {
      hash,
      waves,
      leftover,
      order,
      salt,
      dependencies,
      deadline,
      staleAfter,
      onFailure,
      onUnreachable,
      rollbackConcurrent,
      domains,
      windows,
      onSupersede,
    },
    problems,
  };
}

function membershipHash(waves: readonly WaveSpec[], rest: { readonly [key: string]: Json }): string {
  const members = waves.map(({ name, select }) => ({ name, select: select as Json }));
  return hashJson({ ...rest, waves: members });
}

function readWave(wave: WaveSpec, field: string, problems: Problem[]): StrategyWave {
  const { matchLabels, matchExpressions, targets } = wave.select;
  const choosesLabels = matchLabels !== undefined || matchExpressions !== undefined;
  const selector = parseLabelSelector({ matchLabels, matchExpressions });
  if (!selector.ok) {
    problems.push(...selector.problems.map((problem) => ({ ...problem, field: `${field}.select.${problem.field}` })));
  }
  const names = targets === undefined ? undefined : new Set(targets);
  const matches = (key: string, labels: Labels): boolean =>
    (names === undefined || names.has(key)) && (!choosesLabels || !selector.ok || selector.value(labels));
  return {
    name: wave.name,
    field,
    chooses: choosesLabels || names !== undefined,
    matches,
    share: readShare(wave, choosesLabels || names !== undefined, field, problems),
    maxConcurrent: readLimit(wave.maxConcurrent, `${field}.maxConcurrent`, ALL, 1, problems),
    maxFailures: readLimit(wave.maxFailures, `${field}.maxFailures`, NONE, 0, problems),
    soak: wave.soak === undefined ? 0 : readDuration(wave.soak, `${field}.soak`, problems),
    approval: wave.approval ?? false,
    metrics: (wave.metrics ?? []).map((gate, index) => readGate(gate, `${field}.metrics[${index}]`, problems)),
    coverage: wave.select.coverage?.labels,
  };
}

function readGate(gate: NonNullable<WaveSpec["metrics"]>[number], field: string, problems: Problem[]): MetricGate {
  const { name, min, max } = gate;
  if (min === undefined && max === undefined) problems.push(invalid(field, "needs min, max or both"));
  if (min !== undefined && max !== undefined && min > max) problems.push(invalid(field, "lets no value pass"));
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return {
    name,
    ...bounds,
    window: gate.window === undefined ? 0 : readDuration(gate.window, `${field}.window`, problems),
  };
}

function readDomains(
  spec: StrategySpec["failureDomains"],
  field: string,
  problems: Problem[],
): DomainBounds | undefined {
  if (spec === undefined) return undefined;
  const maxConcurrent = readLimit(spec.maxConcurrent, `${field}.maxConcurrent`, ALL, 1, problems);
  const maxPerWave = readLimit(spec.maxPerWave, `${field}.maxPerWave`, ALL, 1, problems);
  return { label: spec.label, maxConcurrent, maxPerWave };
}

function readWindows(spec: StrategySpec["windows"], field: string, problems: Problem[]): Windows | undefined {
  if (spec === undefined) return undefined;
  const read = (list: readonly WindowSpec[] | undefined, name: string): readonly Window[] =>
    (list ?? []).map((one, index) => readWindow(one, `${field}.${name}[${index}]`, problems));
  return { allow: read(spec.allow, "allow"), deny: read(spec.deny, "deny") };
}

function readShare(wave: WaveSpec, chooses: boolean, field: string, problems: Problem[]): Share {
  const { count, cumulative, rest, coverage } = wave.select;
  const at = `${field}.select`;
  const sizes = [count, cumulative].filter((size) => size !== undefined).length;
  if (sizes > 1) problems.push(invalid(at, "takes either count or cumulative"));
  if (rest === true && (chooses || sizes > 0 || coverage !== undefined)) problems.push(invalid(at, "takes rest alone"));
  if (rest !== true && !chooses && sizes === 0 && coverage === undefined) {
    problems.push(invalid(at, "selects nothing: give labels, targets, coverage, count, cumulative or rest"));
  }
  if (count !== undefined) return { kind: "count", count };
  if (cumulative !== undefined) return { kind: "cumulative", percent: Number.parseInt(cumulative, 10) };
  return coverage === undefined ? { kind: "all" } : { kind: "count", count: Number.POSITIVE_INFINITY };
}

function readLimit(
  value: unknown,
  field: string,
  otherwise: IntOrPercent,
  least: number,
  problems: Problem[],
): IntOrPercent {
  if (value === undefined) return otherwise;
  const limit = parseIntOrPercent(value, field);
  if (!limit.ok) {
    problems.push(...limit.problems);
    return otherwise;
  }
  if ("int" in limit.value ? limit.value.int < least : limit.value.percent < least) {
    problems.push(invalid(field, `must be at least ${least}`, "to release nothing, pause the rollout"));
  }
  return limit.value;
}

function readDuration(text: string, field: string, problems: Problem[]): number {
  const duration = parseDuration(text);
  if (duration !== undefined && duration > 0) return duration;
  const message = `${field} must be a duration like 30m, not ${JSON.stringify(text.slice(0, 63))}`;
  problems.push({ code: "InvalidDuration", severity: "error", field, message });
  return 0;
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

function invalid(field: string, what: string, hint?: string): Problem {
  const message = `${field} ${what}`;
  return { code: "InvalidStrategy", severity: "error", field, message, ...(hint !== undefined && { hint }) };
}
