import { type IntOrPercent, type Problem, parseLabelSelector } from "../../object/index.ts";
import { askedByWave } from "../gates/table.ts";
import type { Ramp } from "../model/ramp.ts";
import { invalid, readLimit, readWhole } from "../model/read-fields.ts";
import type { Labels, StrategySpec } from "../model/spec.ts";
import type { Share, StrategyWave } from "../model/strategy.ts";

type WaveSpec = StrategySpec["waves"][number];

const ALL: IntOrPercent = { percent: 100 };
const NONE: IntOrPercent = { int: 0 };

export function readWave(wave: WaveSpec, field: string, problems: Problem[]): StrategyWave {
  const { matchLabels, matchExpressions, targets } = wave.select;
  const choosesLabels = matchLabels !== undefined || matchExpressions !== undefined;
  const selector = parseLabelSelector({ matchLabels, matchExpressions });
  if (!selector.ok) {
    problems.push(...selector.problems.map((problem) => ({ ...problem, field: `${field}.select.${problem.field}` })));
  }
  const names = targets === undefined ? undefined : new Set(targets);
  const matches = (key: string, labels: Labels): boolean =>
    (names === undefined || names.has(key)) && (!choosesLabels || !selector.ok || selector.value(labels));
  const chooses = choosesLabels || names !== undefined;
  const apart = wave.maxInfrastructureFailures;
  return {
    name: wave.name,
    field,
    chooses,
    matches,
    share: readShare(wave, chooses, field, problems),
    maxConcurrent: readLimit(wave.maxConcurrent, `${field}.maxConcurrent`, ALL, 1, problems),
    ramp: readRamp(wave.ramp, `${field}.ramp`, problems),
    maxFailures: readLimit(wave.maxFailures, `${field}.maxFailures`, NONE, 0, problems),
    maxInfrastructureFailures: readLimit(apart, `${field}.maxInfrastructureFailures`, undefined, 0, problems),
    gates: askedByWave(wave, field, problems),
    minProof: readWhole(wave.minProof, `${field}.minProof`, 1, [1, MOST], problems),
    coverage: wave.select.coverage?.labels,
  };
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
  if (count !== undefined) return { kind: "count", count: readWhole(count, `${at}.count`, 1, [1, MOST], problems) };
  if (cumulative !== undefined) return { kind: "cumulative", percent: readShareOf(cumulative, at, problems) };
  return coverage === undefined ? { kind: "all" } : { kind: "count", count: Number.POSITIVE_INFINITY };
}

const MOST = Number.MAX_SAFE_INTEGER;

function readShareOf(text: string, at: string, problems: Problem[]): number {
  const [, digits] = /^(100|[1-9][0-9]?)%$/.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  const what = `must be a percentage from 1% to 100%, not ${JSON.stringify(String(text).slice(0, 63))}`;
  problems.push(invalid(`${at}.cumulative`, what));
  return 100;
}

function readRamp(spec: WaveSpec["ramp"], field: string, problems: Problem[]): Ramp | undefined {
  if (spec === undefined) return undefined;
  return {
    start: readWhole(spec.start, `${field}.start`, 1, [1, MOST], problems),
    factor: readWhole(spec.factor, `${field}.factor`, 2, [2, 100], problems),
  };
}
