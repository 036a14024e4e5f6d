import { failure, isMap, type Problem, parseTarget, type Result, success, type Target } from "@landfall/core/object";
import type { Evidence } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import {
  advance,
  type Bindings,
  type FilledBindings,
  fillBindings,
  type StoredRun,
  type Trigger,
} from "@landfall/core/steps";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { runsBySubject } from "../../stored/step-runs.ts";
import type { Deliveries } from "../facts/deliveries.ts";
import { readRuntimeSources, type SourcesOf } from "../facts/runtime-sources.ts";
import { findStepPlan } from "./find-step-plan.ts";
import { readRunItems } from "./stored-runs.ts";
import { planForTarget, type TargetPlan } from "./target-plan.ts";

/** One target with its steps and its stored run. */
export interface Leg {
  readonly key: string;
  readonly target: Target;
  /** The delivery objects, each with the key of its line in the report. */
  readonly items: ReadonlyMap<Item, string | undefined>;
  readonly planned: TargetPlan;
  /**
   * Returns the parameters of a run to a revision: those of the config, with references filled in for this target. A
   * run that has begun keeps the values that it took from objects.
   */
  readonly bind: (revision: string, run?: Pick<Trigger, "revision" | "parameters">) => BoundParameters;
  /** The parameters for the config's revision, without those whose value is missing. */
  readonly parameters: Bindings;
  /** The StepRun objects of the target. */
  readonly pages: readonly Item[];
  readonly stored: StoredRun | undefined;
}

/** The parameters, or the values that are missing for them. */
export type BoundParameters = Pick<FilledBindings, "values" | "missing">;

/** The inputs from which legs are read. */
export interface LegSources {
  /** The keys of the targets of the rollout. */
  readonly targets: readonly string[];
  readonly deliveries: Deliveries;
  /** The evidence from the reports, by target key. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** The time of the run, in milliseconds since the epoch; `undefined` if unknown. */
  readonly now: number | undefined;
}

/**
 * The targets of a rollout with their steps. Problems: those of `findStepPlan`, `planForTarget` and `readRun`;
 * `SharedReport` if objects of different steps share a line of the report; and errors in the trigger that the config
 * gives.
 */
export function readLegs(list: ResourceList, config: ComputeWave, sources: LegSources): Result<readonly Leg[]> {
  const found = findStepPlan(list, config);
  if (!found.ok) return found;
  const runs = runsBySubject(list, config.rollout);
  const problems: Problem[] = [];
  let runtime: SourcesOf | undefined;
  const sourcesOf: SourcesOf = (cluster) => (runtime ??= readRuntimeSources(list))(cluster);
  const legs = sources.targets.flatMap((key): readonly Leg[] => {
    const target = parseTarget(key);
    if (!target.ok) return [];
    const all = sources.deliveries.items.get(key) ?? [];
    const pages = runs.get(key) ?? [];
    const bind = binderOf(target.value, config, sourcesOf);
    const bound = bind(config.revision, triggerOf(pages));
    problems.push(...bound.problems);
    if (!bound.ok) return [];
    const { values: parameters, missing } = bound.value;
    const planned = planForTarget(found.value, target.value, all, parameters ?? {}, missing.length > 0);
    problems.push(...planned.problems);
    if (!planned.ok) return [];
    const items = new Map(all.map((item) => [item, sources.deliveries.reportKeyOf(item)]));
    const shared = sharedReport(key, items, planned.value);
    if (shared !== undefined) problems.push(shared);
    const stored = readRunItems(pages, { now: sources.now, plan: planned.value.plan });
    problems.push(...stored.problems);
    if (!stored.ok) return [];
    return [
      {
        key,
        target: target.value,
        items,
        planned: planned.value,
        bind: (revision, run) => {
          const again = bind(revision, run);
          return again.ok ? again.value : { missing: [] };
        },
        parameters: parameters ?? {},
        pages,
        stored: stored.value,
      },
    ];
  });
  const first = legs.find(({ bind }) => bind(config.revision).values !== undefined);
  if (first !== undefined) problems.push(...badTrigger(first, config));
  return problems.some(({ severity }) => severity === "error") ? failure(...problems) : success(legs, problems);
}

/**
 * The problem of two objects in different steps with one line in the report: nothing tells which of them has landed.
 */
function sharedReport(
  key: string,
  items: ReadonlyMap<Item, string | undefined>,
  { owners }: TargetPlan,
): Problem | undefined {
  const byLine = new Map<string, Item>();
  for (const [item, line] of items) {
    if (line === undefined) continue;
    const other = byLine.get(line);
    byLine.set(line, item);
    if (other === undefined || owners.get(other) === owners.get(item)) continue;
    const message = `${other.name} and ${item.name} of target ${key} are in different steps, and are reported as one: ${line}`;
    const hint = "give each a package of its own in landfall.dev/target, and the rollout none";
    return { code: "SharedReport", severity: "error", message, ref: item.ref, hint };
  }
  return undefined;
}

type Binder = (
  revision: string,
  run?: Pick<Trigger, "revision" | "parameters">,
) => Result<Pick<FilledBindings, "values" | "missing">>;

const NO_SOURCES: ReturnType<SourcesOf> = new Map();

/**
 * Makes the function that fills in the parameters of one target: they may refer to each other, to the target, and to
 * fields of its Cluster, as `$(NAME)`.
 */
function binderOf({ cluster, package: name = "" }: Target, { steps }: ComputeWave, sourcesOf: SourcesOf): Binder {
  const template = steps?.parameters ?? {};
  const isLive = Object.values(template).some((text) => /\$\([^()]*\./.test(text));
  return (revision, run) => {
    const given = { CLUSTER_NAME: cluster, PACKAGE_NAME: name, REVISION: revision };
    const filled = fillBindings(template, given, isLive ? sourcesOf(cluster) : NO_SOURCES);
    if (!filled.ok)
      return failure(...filled.problems.map((one) => ({ ...one, field: `steps.parameters.${one.field ?? ""}` })));
    const { live } = filled.value;
    if (run?.parameters === undefined || run.revision !== revision || live.length === 0) return filled;
    const taken = live.flatMap((one) =>
      Object.hasOwn(run.parameters ?? {}, one) ? [[one, run.parameters?.[one] ?? ""]] : [],
    );
    const kept = fillBindings({ ...template, ...escaped(taken) }, given, sourcesOf(cluster));
    return kept.ok ? kept : filled;
  };
}

/** Escapes values that were taken from objects before, so that nothing in them is read as a reference. */
function escaped(entries: readonly (readonly string[])[]): Bindings {
  return Object.fromEntries(entries.map(([name = "", text = ""]) => [name, text.replaceAll("$(", "$$$$(")]));
}

/** The revision and parameters of a stored run's trigger. */
function triggerOf(pages: readonly Item[]): Pick<Trigger, "revision" | "parameters"> {
  const first = pages.find((item) => (item.get(["spec", "page", "index"]) ?? 0) === 0);
  const [revision, parameters] = [first?.get(["spec", "revision"]), first?.get(["spec", "parameters"])];
  return {
    ...(typeof revision === "string" && { revision }),
    ...(isMap(parameters) && { parameters: parameters as Bindings }),
  };
}

/**
 * The problems of the trigger, which are the same for every target, because revision and parameters come from the
 * config.
 */
function badTrigger({ planned: { plan }, key, parameters }: Leg, { revision }: ComputeWave): readonly Problem[] {
  const trigger = { plan: plan.name, subject: key, revision, parameters };
  const { problems } = advance(plan, undefined, { now: 0, trigger, observations: new Map() });
  return problems
    .filter(({ severity }) => severity === "error")
    .map((one) => ({ ...one, field: one.field === "revision" ? "revision" : `steps.${one.field ?? "parameters"}` }));
}
