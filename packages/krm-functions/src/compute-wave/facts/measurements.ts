import { groupBy, readSnapshot } from "@landfall/core/aggregate";
import { type KubeObject, type Problem, parseTarget, parseTime } from "@landfall/core/object";
import { type Measurement, nameSome, type Plan } from "@landfall/core/rollout";
import type { ComputeWave, StatusSnapshot } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";

/** The measurements and the warnings about them. */
export interface Measured {
  readonly metrics: readonly Measurement[];
  readonly problems: readonly Problem[];
}

/**
 * The values that the plan's metric gates need: from the config, and from samples of that name in the package's
 * snapshots. A sample belongs to the target that its labels `cluster` and `package` name; without a `cluster` label to
 * the targets of the snapshot's cluster; if that has no target, to the whole wave, provided that the gate's `from`
 * names that cluster. If a snapshot has several series for one target, none counts: a warning `SeveralSeries`, and the
 * gate stays closed. A sample without a target is a warning `SampleOfNobody`. An invalid snapshot counts for nothing,
 * and is a warning.
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

/** The targets and waves that samples can be bound to. */
interface Places {
  /** The keys of the plan's targets, by cluster. */
  readonly keysIn: ReadonlyMap<string, readonly string[]>;
  /** Clusters whose samples a gate takes as values of the whole wave. */
  readonly hubs: ReadonlySet<string>;
}

/** Binds the series of one metric in a snapshot to the targets or wave that they measure. */
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

/** The package of a target key; undefined for a target without one, which accepts samples of every package. */
function packageOf(key: string): string | undefined {
  const target = parseTarget(key);
  return target.ok ? target.value.package : undefined;
}

/**
 * The value of a label. If the scrape adds a label of the same name, as it often does for `cluster`, the exporter's own
 * is called `exported_…`.
 */
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

/** Removes the value of an ambiguous measurement, so that its gate stays closed. */
function withoutValue(one: Measurement): Measurement {
  return { ...one, value: Number.NaN };
}

/** A snapshot without its objects, which are many and hold no measurement. */
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
