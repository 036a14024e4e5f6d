import { formatDuration, type Problem } from "../../../object/index.ts";
import { listOf, rowCodec, SURE_TIME, same, type Table } from "../../../run/codec.ts";
import type { Measurement, MetricGate } from "../../model/asked.ts";
import { invalid, readDuration } from "../../model/read-fields.ts";
import type { WaveSpec } from "../../model/spec.ts";
import type { Gate, GateFacts, GateRow } from "../gate.ts";
import { checkMetrics } from "./check.ts";
import { judgeGate } from "./judge-metric.ts";

const MEASUREMENT: Table<Measurement, NonNullable<GateRow["metrics"]>[number]> = {
  name: same(),
  value: same(),
  at: SURE_TIME,
};

/** Metrics must be as they must be, measured after all of a wave has landed. What is not known holds. */
export const metric: Gate = {
  kind: "metric",
  keeps: "passing",
  read({ metrics = [] }, field, problems) {
    if (metrics.length === 0) return {};
    return { metrics: metrics.map((one, index) => readMetric(one, `${field}.metrics[${index}]`, problems)) };
  },
  describe({ metrics = [] }) {
    if (metrics.length === 0) return undefined;
    const texts = metrics.map(({ name, min, max, window }) => {
      const bounds = [
        ...(min === undefined ? [] : [`at least ${min}`]),
        ...(max === undefined ? [] : [`at most ${max}`]),
      ];
      return `${name} ${bounds.join(" and ")}${window === 0 ? "" : ` over ${formatDuration(window)}`}`;
    });
    return `metrics: ${texts.join("; ")}`;
  },
  judge({ metrics = [] }, facts) {
    if (metrics.length === 0) return undefined;
    const landedAt = lastLanding(facts);
    const holds = (one: MetricGate): boolean =>
      judgeGate(one, facts.metrics.get(one.name), { ...facts, landedAt }) !== "pass";
    if (!metrics.some(holds)) return undefined;
    return () => {
      const names = metrics.map(({ name }) => name);
      const earliest = Math.max(...metrics.map(({ window }) => landedAt + window));
      return {
        says: `waits for its metrics: ${names.join(", ")}`,
        releasedBy: "when newer measurements are as they must be",
        ...(earliest > facts.now && { until: earliest }),
        who: [
          { by: "measurement", names: metrics.filter(holds).map(({ name }) => name) },
          { by: "person", verb: "promote", wave: facts.wave },
        ],
      };
    };
  },
  remember({ metrics = [] }, { state, metrics: measured }) {
    if (metrics.length === 0 || state?.promotedBy !== undefined) return {};
    return { metrics: metrics.flatMap(({ name }) => measured.get(name) ?? []) };
  },
  stores: { metrics: listOf(rowCodec(MEASUREMENT)) },
  simulate({ metrics = [] }, { now, isDue, hasLanded, reportsEvery }) {
    if (metrics.length === 0) return {};
    const measured = metrics.map(({ name, min, max = 0 }) => ({ name, value: min ?? max, at: now }));
    return { metrics: measured, next: isDue && hasLanded ? now + reportsEvery : undefined };
  },
  check: { step: checkMetrics },
};

function lastLanding({ landed }: GateFacts): number {
  return landed().reduce((last, { since = 0 }) => Math.max(last, since), 0);
}

function readMetric(spec: NonNullable<WaveSpec["metrics"]>[number], field: string, problems: Problem[]): MetricGate {
  const { name, min, max } = spec;
  if (min === undefined && max === undefined) problems.push(invalid(field, "needs min, max or both"));
  if ([min, max].some(Number.isNaN)) problems.push(invalid(field, "has a bound that is no number"));
  if (min !== undefined && max !== undefined && min > max) problems.push(invalid(field, "lets no value pass"));
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const window = spec.window === undefined ? 0 : readDuration(spec.window, `${field}.window`, problems);
  return { name, ...bounds, window };
}
