import { groupBy, readSnapshot } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, parseTarget, parseTime } from "@landfall/core/object";
import { type Measurement, nameSome, type Plan } from "@landfall/core/rollout";
import type { ComputeWave, StatusSnapshot } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";

/** The measurements, and warnings. */
export interface Measured {
  readonly metrics: readonly Measurement[];
  readonly problems: readonly Problem[];
}

/**
 * The values that the metric gates of a plan ask for: those of the config, and samples of that name in the snapshots of
 * the package. A sample is of the target that its label `cluster` names, and `package` where it has that; without one, of the
 * targets of its snapshot's cluster; where that has none, of the whole wave, if the gate is `from` there. A snapshot that has
 * several series of one target has none of it that counts: a warning `SeveralSeries`, and the gate holds. What is of no
 * target is a warning `SampleOfNobody`. Of a snapshot that is not valid nothing counts, and what is wrong is a warning.
 */
export function readMeasurements(list: ResourceList, config: ComputeWave, plan: Plan): Measured {
  const told = (config.metrics ?? []).map((one) => ({ ...one, at: parseTime(one.at) ?? Number.NaN }));
  const gates = plan.waves.flatMap(({ metrics = [] }) => metrics);
  if (gates.length === 0) return { metrics: told, problems: [] };
  const places: Places = { keysIn: keysByCluster(plan), hubs: new Set(gates.flatMap(({ from = [] }) => from)) };
  const asked = new Set(gates.map(({ name }) => name));
  const sampled: Measurement[] = [];
  const problems: Problem[] = [];
  for (const item of list.select({ group: "landfall.dev", kind: "StatusSnapshot" })) {
    if (item.get(["spec", "samples"]) === undefined) continue;
    const snapshot = readSnapshot(withoutItems(item));
    problems.push(...snapshot.problems.map((problem): Problem => ({ ...problem, severity: "warning" })));
    if (!snapshot.ok) continue;
    const { cluster, samples = [] } = snapshot.value;
    for (const name of asked) {
      const series = samples.filter(({ metric }) => metric === name);
      const found = measure(series, cluster, places);
      sampled.push(...found.metrics);
      problems.push(...found.problems.map((problem) => ({ ...problem, ref: item.ref })));
    }
  }
  return { metrics: [...told, ...sampled], problems };
}

type Sample = NonNullable<StatusSnapshot["spec"]["samples"]>[number];

/** The target or wave that a sample was measured of. */
interface Places {
  /** The targets of the plan by their clusters. */
  readonly keysIn: ReadonlyMap<string, readonly string[]>;
  /** Clusters that a gate takes values of the whole wave from. */
  readonly hubs: ReadonlySet<string>;
}

/** The series of one metric in a snapshot, each bound to what it was measured of. */
function measure(series: readonly Sample[], cluster: string, places: Places): Measured {
  const bound: Measurement[] = [];
  const foreign = new Set<string>();
  for (const sample of series) {
    const own = bindSample(sample, cluster, places);
    if (own.length === 0) foreign.add(labelOf(sample, "cluster") ?? cluster);
    for (const one of own) bound.push(one);
  }
  const found = groupBy(bound, ({ target, wave, revision, from }) => JSON.stringify([target, wave, revision, from]));
  const metric = series[0]?.metric ?? "";
  const problems = [...found.values()].flatMap((all) => (all.length > 1 ? [severalSeries(metric, all)] : []));
  const metrics = [...found.values()].flatMap((all) => (all.length > 1 ? all.map(withoutValue) : all));
  if (foreign.size > 0) problems.push(ofNobody(metric, [...foreign].sort()));
  return { metrics, problems };
}

function bindSample(sample: Sample, cluster: string, { keysIn, hubs }: Places): readonly Measurement[] {
  const { metric: name, value, at } = sample;
  const [wave, revision] = [labelOf(sample, "wave"), labelOf(sample, "revision")];
  const one = { name, value: Number(value), at: at * 1000, ...(wave && { wave }), ...(revision && { revision }) };
  const own = labelOf(sample, "cluster");
  const keys = keysIn.get(own ?? cluster) ?? [];
  const inPackage = labelOf(sample, "package");
  const isOf = (key: string): boolean => inPackage === undefined || packageOf(key) === inPackage;
  if (keys.length > 0) return keys.filter(isOf).map((target) => ({ ...one, target }));
  return own === undefined && hubs.has(cluster) ? [{ ...one, from: cluster }] : [];
}

/** A target without a package is of every one. */
function packageOf(key: string): string | undefined {
  const target = parseTarget(key);
  return target.ok ? target.value.package : undefined;
}

/** A scrape that adds a label of that name, as many add `cluster`, renames the exporter's. */
function labelOf({ labels = {} }: Sample, name: string): string | undefined {
  const label = labels[`exported_${name}`] ?? labels[name];
  return label === "" ? undefined : label;
}

function keysByCluster({ waves }: Plan): ReadonlyMap<string, readonly string[]> {
  const keys = waves.flatMap(({ targets }) => targets.map(({ key }) => key));
  return groupBy(keys, (key) => {
    const target = parseTarget(key);
    return target.ok ? target.value.cluster : key;
  });
}

/** The problem with measurements of which nobody knows which value counts: so the gate holds. */
function withoutValue(one: Measurement): Measurement {
  return { ...one, value: Number.NaN };
}

/** A snapshot but for the objects that it holds: they are many, and measure nothing. */
function withoutItems(item: Item): KubeObject {
  const [cluster, observedAt, samples] = ["cluster", "observedAt", "samples"].map((field) => item.get(["spec", field]));
  const { apiVersion, kind, name } = item;
  return { apiVersion, kind, metadata: { name }, spec: { cluster, observedAt, items: [], samples } };
}

function severalSeries(name: string, all: readonly Measurement[]): Problem {
  const target = all[0]?.target;
  const of = target === undefined ? "" : ` of target ${target}`;
  const message = `${all.length} series of metric ${name}${of}: a gate needs one value, and holds`;
  const hint = "sum them up in the query, or record them under one name";
  return { code: "SeveralSeries", severity: "warning", message, field: "spec.samples", hint };
}

function ofNobody(name: string, clusters: readonly string[]): Problem {
  const message = `a sample of metric ${name} is of ${nameSome(clusters)}, where no wave has a target: it does not count`;
  const hint = `label it with cluster, or, where it is of the whole wave, give the metric from: ${JSON.stringify(clusters[0] ?? "")} in the strategy`;
  return { code: "SampleOfNobody", severity: "warning", message, field: "spec.samples", hint };
}
