import { readSnapshot } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, parseTime } from "@landfall/core/object";
import type { Measurement, Plan } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";

/** What was measured, and warnings. */
export interface Measured {
  readonly metrics: readonly Measurement[];
  readonly problems: readonly Problem[];
}

/**
 * The values that the metric gates of a plan ask for: those of the config, and samples of that name in the snapshots of
 * the package. A snapshot that has several series of a name has none that counts: a warning `SeveralSeries`, and the
 * gate holds. Of one that is not valid nothing counts, and what is wrong is a warning.
 */
export function readMeasurements(list: ResourceList, config: ComputeWave, plan: Plan): Measured {
  const told = (config.metrics ?? []).map((one) => ({ ...one, at: parseTime(one.at) ?? Number.NaN }));
  const asked = new Set(plan.waves.flatMap(({ metrics = [] }) => metrics.map(({ name }) => name)));
  if (asked.size === 0) return { metrics: told, problems: [] };
  const sampled: Measurement[] = [];
  const problems: Problem[] = [];
  for (const item of list.select({ group: "landfall.dev", kind: "StatusSnapshot" })) {
    const samples = item.get(["spec", "samples"]);
    if (samples === undefined) continue;
    const snapshot = readSnapshot(withoutItems(item));
    problems.push(...snapshot.problems.map((problem): Problem => ({ ...problem, severity: "warning" })));
    if (!snapshot.ok) continue;
    for (const name of asked) {
      const series = (snapshot.value.samples ?? []).filter(({ metric }) => metric === name);
      const [only] = series;
      if (series.length > 1) problems.push({ ...severalSeries(name, series.length), ref: item.ref });
      else if (only !== undefined) sampled.push({ name, value: Number(only.value), at: only.at * 1000 });
    }
  }
  return { metrics: [...told, ...sampled], problems };
}

/** A snapshot but for the objects that it holds: they are many, and measure nothing. */
function withoutItems(item: Item): KubeObject {
  const [cluster, observedAt, samples] = ["cluster", "observedAt", "samples"].map((field) => item.get(["spec", field]));
  const { apiVersion, kind, name } = item;
  return { apiVersion, kind, metadata: { name }, spec: { cluster, observedAt, items: [], samples } };
}

function severalSeries(name: string, count: number): Problem {
  const message = `${count} series of metric ${name}: a gate needs one value, and holds`;
  const hint = "sum them up in the query, or record them under one name";
  return { code: "SeveralSeries", severity: "warning", message, field: "spec.samples", hint };
}
