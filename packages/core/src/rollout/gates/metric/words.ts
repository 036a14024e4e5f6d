import { formatDuration } from "../../../object/index.ts";
import type { MetricGate } from "../../model/asked.ts";
import { nameSome } from "../../model/name-some.ts";
import type { GateVerdict, JudgedMetric, JudgedValue } from "./judge-metric.ts";

/** Describes a metric gate for readers of a plan: `errors at most 0.01 over 15m, by all`. */
export function describeMetric({ name, min, max, window, judge = "worst", quorum, from }: MetricGate): string {
  const bounds = [...(min === undefined ? [] : [`at least ${min}`]), ...(max === undefined ? [] : [`at most ${max}`])];
  const over = window === 0 ? "" : ` over ${formatDuration(window)}`;
  const many = quorum === undefined ? "all" : "int" in quorum ? String(quorum.int) : `${quorum.percent}%`;
  const by = judge === "worst" ? "" : judge === "all" ? " at every target" : ` at ${many} of the targets`;
  return `${name} ${bounds.join(" and ")}${over}${by}${from === undefined ? "" : `, as ${from} measures`}`;
}

/** Describes why a metric gate is shut: `errors (0.9 at a, must be at most 0.01)`. */
export function whyMetricHolds({ gate, values, unmeasured, needed }: JudgedMetric): string {
  const bad = values.filter(({ verdict }) => verdict !== "pass");
  const good = new Set(values.filter(({ verdict }) => verdict === "pass").map(({ measured }) => measured.target));
  good.delete(undefined);
  const parts = [
    ...(needed === undefined ? [] : [`good at ${good.size} of ${needed} targets`]),
    ...(bad[0] === undefined ? [] : [sayValue(gate, bad[0])]),
    ...(bad.length > 1 ? [`${bad.length - 1} more ${bad.length > 2 ? "do" : "does"} not pass`] : []),
    ...(unmeasured.length > 0 && values.length > 0 ? [`not measured at ${nameSome(unmeasured)}`] : []),
    ...(values.length === 0 ? ["not measured yet"] : []),
  ];
  return `${gate.name} (${parts.join("; ")})`;
}

const SAID: Readonly<Record<Exclude<GateVerdict, "pass" | "fail">, string>> = {
  missing: "no number",
  early: "its window began before the last landing",
  stale: "too old, or of a time to come",
};

function sayValue(gate: MetricGate, { measured, verdict }: JudgedValue): string {
  const at = measured.target === undefined ? "" : ` at ${measured.target}`;
  if (verdict !== "fail" && verdict !== "pass") return `${SAID[verdict]}${at}`;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = gate;
  return `${measured.value}${at}, must be ${measured.value < min ? `at least ${min}` : `at most ${max}`}`;
}
