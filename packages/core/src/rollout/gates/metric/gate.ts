import type { Problem } from "../../../object/index.ts";
import { listOf, rowCodec, SURE_TIME, same, type Table } from "../../../run/codec.ts";
import type { Measurement, MetricGate, MetricJudge } from "../../model/asked.ts";
import { invalid, readDuration, readLimit, readWord } from "../../model/read-fields.ts";
import type { WaveSpec } from "../../model/spec.ts";
import type { Gate, GateFacts, GateRow } from "../gate.ts";
import { checkMetrics } from "./check.ts";
import { judgeMetric } from "./judge-metric.ts";
import { describeMetric, whyMetricHolds } from "./words.ts";

const MEASUREMENT: Table<Measurement, NonNullable<GateRow["metrics"]>[number]> = {
  name: same(),
  value: same(),
  at: SURE_TIME,
  target: same(),
  wave: same(),
  revision: same(),
  from: same(),
};

/**
 * The metric gate: metrics, measured after the whole wave has landed, must be within their bounds. An unknown value
 * does not pass.
 */
export const metric: Gate = {
  kind: "metric",
  keeps: "passing",
  read({ metrics = [] }, field, problems) {
    if (metrics.length === 0) return {};
    return { metrics: metrics.map((one, index) => readMetric(one, `${field}.metrics[${index}]`, problems)) };
  },
  describe({ metrics = [] }) {
    return metrics.length === 0 ? undefined : `metrics: ${metrics.map(describeMetric).join("; ")}`;
  },
  judge({ metrics = [] }, facts) {
    if (metrics.length === 0) return undefined;
    const landedAt = lastLanding(facts);
    const holding = metrics.map((one) => judgeMetric(one, facts, landedAt)).filter(({ passes }) => !passes);
    if (holding.length === 0) return undefined;
    return () => {
      const earliest = Math.max(...holding.map(({ gate }) => landedAt + gate.window));
      return {
        says: `waits for its metrics: ${holding.map(whyMetricHolds).join(", ")}`,
        releasedBy: "when newer measurements are as they must be",
        ...(earliest > facts.now && { until: earliest }),
        who: [
          { by: "measurement", names: holding.map(({ gate }) => gate.name) },
          { by: "person", verb: "promote", wave: facts.wave },
        ],
      };
    };
  },
  remember({ metrics = [] }, facts) {
    if (metrics.length === 0 || facts.state?.promotedBy !== undefined) return {};
    const landedAt = lastLanding(facts);
    const worst = (one: MetricGate): Measurement | undefined =>
      judgeMetric(one, facts, landedAt).values.find(({ verdict }) => verdict === "pass")?.measured;
    return { metrics: metrics.flatMap((one) => worst(one) ?? []) };
  },
  stores: { metrics: listOf(rowCodec(MEASUREMENT)) },
  simulate({ metrics = [] }, { now, isDue, hasLanded, reportsEvery, targets }) {
    if (metrics.length === 0) return {};
    const measured = metrics.flatMap(({ name, min, max = 0, judge = "worst" }): readonly Measurement[] => {
      const one = { name, value: min ?? max, at: now };
      return judge === "worst" ? [one] : targets.map((target) => ({ ...one, target }));
    });
    return { metrics: measured, next: isDue && hasLanded ? now + reportsEvery : undefined };
  },
  check: { step: checkMetrics },
};

function lastLanding({ landed }: GateFacts): number {
  return landed().reduce((last, { since = 0 }) => Math.max(last, since), 0);
}

type Spec = NonNullable<WaveSpec["metrics"]>[number];

function readMetric(spec: Spec, field: string, problems: Problem[]): MetricGate {
  const { name, min, max } = spec;
  if (min === undefined && max === undefined) problems.push(invalid(field, "needs min, max or both"));
  if ([min, max].some(Number.isNaN)) problems.push(invalid(field, "has a bound that is no number"));
  if (min !== undefined && max !== undefined && min > max) problems.push(invalid(field, "lets no value pass"));
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const window = spec.window === undefined ? 0 : readDuration(spec.window, `${field}.window`, problems);
  return { name, ...bounds, window, ...readJudge(spec, field, problems) };
}

function readJudge(spec: Spec, field: string, problems: Problem[]): Pick<MetricGate, "judge" | "quorum" | "from"> {
  const judge = readWord<MetricJudge>(spec.judge, `${field}.judge`, ["worst", "all", "quorum"], problems);
  const quorum = readLimit(spec.quorum, `${field}.quorum`, undefined, 1, problems);
  if ((judge === "quorum") !== (spec.quorum !== undefined))
    problems.push(invalid(field, "needs quorum where judge is quorum, and nowhere else"));
  const { from } = spec;
  return {
    ...(judge !== "worst" && { judge }),
    ...(quorum !== undefined && { quorum }),
    ...(from !== undefined && { from }),
  };
}
