import type { IntOrPercent, Problem } from "../../object/index.ts";
import type {
  Budgets,
  DomainBounds,
  FailureRules,
  Membership,
  RetryRule,
  SharedBudget,
  WeightRule,
} from "../model/policies.ts";
import { invalid, readDuration, readLimit, readWhole, readWord } from "../model/read-fields.ts";
import type { StrategySpec } from "../model/spec.ts";

const ALL: IntOrPercent = { percent: 100 };
const MOST = Number.MAX_SAFE_INTEGER;
export const HEAVIEST = 1_000_000_000;

export function readDomains(
  spec: StrategySpec["failureDomains"],
  field: string,
  problems: Problem[],
): DomainBounds | undefined {
  if (spec === undefined) return undefined;
  return {
    label: spec.label,
    maxConcurrent: readLimit(spec.maxConcurrent, `${field}.maxConcurrent`, ALL, 1, problems),
    maxPerWave: readLimit(spec.maxPerWave, `${field}.maxPerWave`, ALL, 1, problems),
    maxFailures: readLimit(spec.maxFailures, `${field}.maxFailures`, undefined, 0, problems),
    maxFailing: readLimit(spec.maxFailing, `${field}.maxFailing`, undefined, 0, problems),
  };
}

export function readBudgets(spec: StrategySpec["budgets"], field: string, problems: Problem[]): Budgets {
  const { maxFailures, maxInfrastructureFailures, shared = [] } = spec ?? {};
  const names = new Set(shared.map(({ name }) => name));
  if (names.size < shared.length) problems.push(invalid(`${field}.shared`, "has two budgets of one name"));
  return {
    maxFailures: readLimit(maxFailures, `${field}.maxFailures`, undefined, 0, problems),
    maxInfrastructureFailures: readLimit(
      maxInfrastructureFailures,
      `${field}.maxInfrastructureFailures`,
      undefined,
      0,
      problems,
    ),
    shared: shared.map((one, index) => readShared(one, `${field}.shared[${index}]`, problems)),
  };
}

function readShared(spec: SharedBudget, field: string, problems: Problem[]): SharedBudget {
  const { name, maxConcurrent, maxFailures } = spec;
  if (maxConcurrent === undefined && maxFailures === undefined)
    problems.push(invalid(field, "needs maxConcurrent, maxFailures or both"));
  const at = (bound: string): string => `${field}.${bound}`;
  return {
    name,
    ...(maxConcurrent !== undefined && {
      maxConcurrent: readWhole(maxConcurrent, at("maxConcurrent"), 1, [1, MOST], problems),
    }),
    ...(maxFailures !== undefined && {
      maxFailures: readWhole(maxFailures, at("maxFailures"), 0, [0, MOST], problems),
    }),
  };
}

export function readFailures(spec: StrategySpec["failures"], field: string, problems: Problem[]): FailureRules {
  const { classes = [], preexisting } = spec ?? {};
  const words = ["change", "infrastructure", "invalid"] as const;
  return {
    classes: classes.map((one, index) => ({
      class: readWord(one.class, `${field}.classes[${index}].class`, words, problems),
      reasons: one.reasons,
    })),
    preexisting: readWord(preexisting, `${field}.preexisting`, ["ignore", "count"], problems),
  };
}

export function readRetry(spec: StrategySpec["retry"], field: string, problems: Problem[]): RetryRule | undefined {
  if (spec === undefined) return undefined;
  const { attempts, first = "1m", factor, longest = "30m", jitter, classes = ["change", "infrastructure"] } = spec;
  const share = readLimit(jitter, `${field}.jitter`, { percent: 20 }, 0, problems);
  if ("int" in share) problems.push(invalid(`${field}.jitter`, "must be a percentage"));
  return {
    attempts: readWhole(attempts, `${field}.attempts`, 1, [1, 100], problems),
    first: readDuration(first, `${field}.first`, problems),
    factor: readWhole(factor, `${field}.factor`, 2, [1, 100], problems),
    longest: readDuration(longest, `${field}.longest`, problems),
    jitter: "percent" in share ? share.percent / 100 : 0,
    classes: classes.map((one) => readWord(one, `${field}.classes`, ["change", "infrastructure"], problems)),
  };
}

export function readMembership(spec: StrategySpec["membership"], field: string, problems: Problem[]): Membership {
  const { added, addedCounts = true, removed } = spec ?? {};
  return {
    added: readWord(added, `${field}.added`, ["join", "hold"], problems),
    addedCounts,
    removed: readWord(removed, `${field}.removed`, ["forget", "fail"], problems),
  };
}

export function readWeight(spec: StrategySpec["weight"], field: string, problems: Problem[]): WeightRule | undefined {
  if (spec === undefined) return undefined;
  const whole = readWhole(spec.default, `${field}.default`, 1, [1, HEAVIEST], problems);
  return { label: spec.label, default: whole };
}
