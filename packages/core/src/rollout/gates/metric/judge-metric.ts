import { isSameRevision } from "../../../aggregate/index.ts";
import { resolveIntOrPercent } from "../../../object/index.ts";
import type { Measurement, MetricGate } from "../../model/asked.ts";

/** `missing`: no value; `early`: of a time before the wave had landed; `stale`: too old, or of a time to come. */
export type GateVerdict = "pass" | "fail" | "missing" | "early" | "stale";

/** Judges one value. Only `pass` lets a wave through: what is not known holds. `landedAt`: when its last target landed. */
export function judgeGate(
  gate: MetricGate,
  measured: Measurement | undefined,
  times: { readonly landedAt: number; readonly now: number; readonly staleAfter: number },
): GateVerdict {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, window } = gate;
  if (measured === undefined || !Number.isFinite(measured.value) || !Number.isFinite(measured.at)) return "missing";
  const { value, at } = measured;
  if (at > times.now || times.now - at > times.staleAfter) return "stale";
  if (at - window < times.landedAt) return "early";
  return value >= min && value <= max ? "pass" : "fail";
}

/** The facts by which a metric is judged, of those that every gate has. Times in milliseconds. */
export interface MetricFacts {
  readonly wave: string;
  readonly revision: string;
  readonly now: number;
  readonly staleAfter: number;
  readonly landedKeys: () => ReadonlySet<string>;
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
}

/** A value that counts, with its verdict. */
export interface JudgedValue {
  readonly measured: Measurement;
  readonly verdict: GateVerdict;
}

/** One gate, judged by all that was measured. */
export interface JudgedMetric {
  readonly gate: MetricGate;
  readonly passes: boolean;
  /** The newest value of each target, and of the whole wave, that counts: the worst first. */
  readonly values: readonly JudgedValue[];
  /** Landed targets without one, where each must have one; sorted. */
  readonly unmeasured: readonly string[];
  /** How many targets must have a value that passes, where that is asked. */
  readonly needed: number | undefined;
}

/**
 * Judges a gate. Values of targets that have not landed in the wave, of another wave or another revision never count. Those of
 * the whole wave must pass whatever the gate asks of its targets.
 *
 * | `judge`  | it passes when                                             |
 * | -------- | ---------------------------------------------------------- |
 * | `worst`  | there is a value, and each passes                          |
 * | `all`    | each passes, and every landed target has one               |
 * | `quorum` | so many of the landed targets have one that passes, and none of the same time that does not |
 */
export function judgeMetric(gate: MetricGate, facts: MetricFacts, landedAt: number): JudgedMetric {
  const { judge, quorum } = gate;
  const landed = facts.landedKeys();
  const values = newestOf(gate, facts, landed)
    .map((measured): JudgedValue => ({ measured, verdict: judgeGate(gate, measured, { ...facts, landedAt }) }))
    .toSorted((a, b) => Number(a.verdict === "pass") - Number(b.verdict === "pass") || compareValues(gate, a, b));
  const measured = new Set(values.map((one) => one.measured.target));
  const unmeasured = judge === "all" ? [...landed].filter((key) => !measured.has(key)).sort() : [];
  const isGood = ({ verdict }: JudgedValue): boolean => verdict === "pass";
  if (judge !== "quorum")
    return { gate, values, unmeasured, needed: undefined, passes: isWhole(values) && unmeasured.length === 0 };
  const needed = Math.max(1, resolveIntOrPercent(quorum ?? { percent: 100 }, landed.size, "up"));
  const bad = new Set(values.filter((one) => !isGood(one)).map((one) => one.measured.target));
  const good = new Set(values.map((one) => one.measured.target).filter((target) => !bad.has(target)));
  const ofWave = values.filter((one) => one.measured.target === undefined);
  good.delete(undefined);
  return { gate, values, unmeasured, needed, passes: ofWave.every(isGood) && good.size >= needed };
}

function isWhole(values: readonly JudgedValue[]): boolean {
  return values.length > 0 && values.every(({ verdict }) => verdict === "pass");
}

/** The newest of each target, and of the whole wave; where several are of one time, each. */
function newestOf(gate: MetricGate, facts: MetricFacts, landed: ReadonlySet<string>): readonly Measurement[] {
  const found = new Map<string | undefined, Measurement[]>();
  for (const one of facts.metrics.get(gate.name) ?? []) {
    if (!counts(one, gate, facts, landed)) continue;
    const known = found.get(one.target);
    const [first] = known ?? [];
    if (known === undefined || first === undefined || isNewer(one.at, first.at)) found.set(one.target, [one]);
    else if (Object.is(one.at, first.at)) known.push(one);
  }
  return [...found.values()].flat();
}

/** Whether a time is newer than another; a time that is not finite is older than every finite one. */
function isNewer(at: number, than: number): boolean {
  return at > than || (Number.isFinite(at) && !Number.isFinite(than));
}

function counts(
  { target, wave, revision, from }: Measurement,
  gate: MetricGate,
  facts: MetricFacts,
  landed: ReadonlySet<string>,
): boolean {
  if (wave !== undefined && wave !== facts.wave) return false;
  if (revision !== undefined && !isSameRevision(facts.revision, revision)) return false;
  return target === undefined ? from === undefined || from === gate.from : landed.has(target);
}

/** The value farthest out of the bounds first; of equal ones by the target. */
function compareValues(gate: MetricGate, { measured: a }: JudgedValue, { measured: b }: JudgedValue): number {
  const [one, other] = [marginOf(gate, a.value), marginOf(gate, b.value)];
  if (one !== other) return one < other ? -1 : 1;
  return (a.target ?? "") < (b.target ?? "") ? -1 : 1;
}

/** How far within the bounds a value is; what is no number is farthest out. */
function marginOf(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: MetricGate,
  value: number,
): number {
  const margin = Math.min(value - min, max - value);
  return Number.isNaN(margin) ? Number.NEGATIVE_INFINITY : margin;
}
