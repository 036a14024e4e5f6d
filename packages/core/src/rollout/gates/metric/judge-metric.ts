import { isSameRevision } from "../../../aggregate/index.ts";
import { millisOf, resolveIntOrPercent, type TimeInput } from "../../../object/index.ts";
import type { Measurement, MetricGate } from "../../model/asked.ts";

/**
 * The verdict on a value. `missing`: there is none; `early`: it was measured before the wave had landed; `stale`: it is
 * too old, or from the future.
 */
export type GateVerdict = "pass" | "fail" | "missing" | "early" | "stale";

/**
 * Judges one value. Only `pass` lets a wave through. `landedAt` is when its last target landed, in milliseconds. Throws
 * a `RangeError` if `now` is not a time.
 */
export function judgeGate(
  gate: MetricGate,
  measured: Measurement | undefined,
  times: { readonly landedAt: number; readonly now: TimeInput; readonly staleAfter: number },
): GateVerdict {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, window } = gate;
  const now = millisOf(times.now);
  if (measured === undefined || !Number.isFinite(measured.value) || !Number.isFinite(measured.at)) return "missing";
  const { value, at } = measured;
  if (at > now || now - at > times.staleAfter) return "stale";
  if (at - window < times.landedAt) return "early";
  return value >= min && value <= max ? "pass" : "fail";
}

/** The facts by which a metric is judged. Times in milliseconds. */
export interface MetricFacts {
  readonly wave: string;
  readonly revision: string;
  readonly now: number;
  readonly staleAfter: number;
  readonly landedKeys: () => ReadonlySet<string>;
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
}

/** A measured value that counts, with its verdict. */
export interface JudgedValue {
  readonly measured: Measurement;
  readonly verdict: GateVerdict;
}

/** One metric gate, judged by all its measurements. */
export interface JudgedMetric {
  readonly gate: MetricGate;
  readonly passes: boolean;
  /** The newest value that counts of each target and of the whole wave, the worst first. */
  readonly values: readonly JudgedValue[];
  /** Landed targets without a value, if each must have one; sorted. */
  readonly unmeasured: readonly string[];
  /** The number of targets whose value must pass, with `quorum`. */
  readonly needed: number | undefined;
}

/**
 * Judges a metric gate. Values never count if they are of another wave or revision, or of targets that have not landed
 * in the wave. Values of the whole wave must pass whatever the gate requires of its targets.
 *
 * | `judge`  | it passes when                                             |
 * | -------- | ---------------------------------------------------------- |
 * | `worst`  | there is a value, and each passes                          |
 * | `all`    | each passes, and every landed target has one               |
 * | `quorum` | at least `quorum` landed targets have a passing value, and no failing one of the same time |
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

/** Returns the newest value of each target and of the whole wave; all values if several have the same time. */
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

/** Returns whether a time is newer than another; a time that is not finite is older than every finite one. */
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

/** Orders values by how far they are outside the bounds, the worst first, then by target. */
function compareValues(gate: MetricGate, { measured: a }: JudgedValue, { measured: b }: JudgedValue): number {
  const [one, other] = [marginOf(gate, a.value), marginOf(gate, b.value)];
  if (one !== other) return one < other ? -1 : 1;
  return (a.target ?? "") < (b.target ?? "") ? -1 : 1;
}

/** Returns how far within the bounds a value is; for a value that is not a number, minus infinity. */
function marginOf(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: MetricGate,
  value: number,
): number {
  const margin = Math.min(value - min, max - value);
  return Number.isNaN(margin) ? Number.NEGATIVE_INFINITY : margin;
}
