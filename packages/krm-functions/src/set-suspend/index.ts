import { formatTime, type ObjectRef, type Problem, type Result, success } from "@landfall/core/object";
import { nearestName, type SetSuspend } from "@landfall/core/schemas";
import type { Catalogue } from "@landfall/core/suspend";
import type { KrmFunction, ResourceList } from "../sdk/index.ts";
import { inConfig, problemResult } from "../sdk/results.ts";
import { readClock } from "../stored/clock.ts";
import { stripList } from "../strip/strip.ts";
import { asksForIn } from "../targets/asks-for.ts";
import { readTargets, type TargetReader } from "../targets/target-reader.ts";
import { VERSION } from "../version.ts";
import { type Ask, checkStrip, readAsk } from "./ask.ts";
import { changeItems } from "./change-items.ts";
import { CONFIG } from "./config.ts";
import { DOCS } from "./docs.ts";
import { type Ledgers, openLedgers } from "./ledgers.ts";
import { findPlan } from "./plan.ts";
import { lazyPolicies } from "./select/lazy-policies.ts";
import { type Needing, wantNeeded } from "./select/needed.ts";
import { plannedRemovals } from "./select/planned-removals.ts";
import { projectFor, type Sight } from "./select/project.ts";
import { type ItemSelection, readSelection } from "./select/select.ts";
import { widen } from "./select/widen.ts";
import type { Listener } from "./told.ts";
import { type Want, wantAlike, wantAsPlanned } from "./wanted.ts";

export { type CollectHolds, collectHolds } from "./collect-holds.ts";
export { catalogueWith, type OwnMechanisms } from "./own-catalogue.ts";
export type { Listener, Told, ToldOutcome } from "./told.ts";

/**
 * Places or releases the holds of a holder on objects, as the config says or, with `plan`, as a RolloutPlan says. If
 * one object is refused, the run fails and writes nothing; a second run changes nothing. The order of items is
 * irrelevant.
 */
export const setSuspend: KrmFunction<SetSuspend> = setSuspendTelling(() => undefined);

/**
 * Makes the function `set-suspend` with a listener that is told the outcome of each target. `cluster`: the cluster of
 * objects that name none.
 */
export function setSuspendTelling(tell: Listener, cluster?: string): KrmFunction<SetSuspend> {
  return {
    name: "set-suspend",
    version: VERSION,
    docs: DOCS,
    config: CONFIG,
    mayDeleteWith: ({ strip }) => strip === true,
    run: (list, config) => run(list, config, { tell, cluster }),
  };
}

/** The listener, and the cluster of objects that name none. */
interface Circumstances {
  readonly tell: Listener;
  readonly cluster: string | undefined;
}

function run(list: ResourceList, config: SetSuspend, circumstances: Circumstances): void {
  if (config.strip === true) return stripAll(list, config);
  const clock = readClock(list, config.now);
  if (!clock.ok) return refuse(list, clock.problems);
  return hold(list, { ...config, ...(clock.value !== undefined && { now: formatTime(clock.value) }) }, circumstances);
}

function hold(list: ResourceList, config: SetSuspend, { tell, cluster }: Circumstances): void {
  const ask = readAsk(config);
  if (!ask.ok) return refuse(list, ask.problems);
  const { targetOf: rules, subPackagesAreClusters } = config;
  const said = { rules, field: "targetOf", subPackagesAreClusters };
  const targetOf = readTargets(list, { ...said, otherwise: cluster });
  const saidOf = cluster === undefined ? targetOf : readTargets(list, said);
  if (!targetOf.ok) return refuse(list, targetOf.problems);
  if (!saidOf.ok) return refuse(list, saidOf.problems);
  const ledgers = openLedgers(list, ask.value.catalogue);
  if (!ledgers.ok) return refuse(list, ledgers.problems);
  const sight = sightOf(ask.value.catalogue, ledgers.value);
  const selection = readSelection(config, ask.value.catalogue, sight, targetOf.value, saidOf.value);
  if (!selection.ok) return refuse(list, selection.problems);
  const widened = widen(list, config, ask.value, sight, selection.value.select, targetOf.value);
  if (!widened.ok) return refuse(list, widened.problems);
  for (const problem of widened.problems) {
    if (problem.severity === "error") refuseApart(list, problem, tell);
    else say(list, problem);
  }
  const others = readWant(list, config, ask.value, targetOf.value);
  const { select, want } = withNeeded(others, widened.value, {
    list,
    config,
    ask: ask.value,
    sight,
    targetOf: targetOf.value,
  });
  const changed: ObjectRef[] = [];
  const noted = noting(tell, changed);
  const changes = changeItems({ list, ask: ask.value, ledgers: ledgers.value, select, want, tell: noted });
  const unmet = [changes.unselectable, changes.unplanned].find((problems) => problems.length > 0);
  if (unmet !== undefined) return refuse(list, unmet);
  if (changes.selected === 0) reportNoMatch(list, config);
  reportUnmet(list, config, withoutMet(list, widened.value, selection.value.unmetClusters()));
  reportUnplaced(list, selection.value.unplaced());
  for (const result of changes.results) list.addResult(result);
  if (changes.refused) return;
  if (ask.value.expired) reportExpired(list, config);
  if (changes.unwritable.length > 0) return refuse(list, changes.unwritable);
  ledgers.value.write();
  const later = [...lazyPolicies(list, changed), ...plannedRemovals(list, sight, ask.value.now)];
  for (const problem of later) say(list, problem);
}

/** A listener that also notes which objects were changed. */
function noting(tell: Listener, changed: ObjectRef[]): Listener {
  return (told) => {
    if (told.outcome === "done") changed.push(told.ref);
    tell(told);
  };
}

/** Extends selection and wishes by the objects that held or released ones need. */
function withNeeded(
  others: Result<Want>,
  select: ItemSelection,
  of: Omit<Needing, "select" | "want">,
): { readonly select: ItemSelection; readonly want: Result<Want> } {
  if (!others.ok) return { select, want: others };
  const { wants, problems } = wantNeeded({ ...of, select, want: others.value });
  for (const problem of problems) say(of.list, problem);
  if (wants.size === 0) return { select, want: others };
  return {
    select: (item) => {
      const needed = wants.get(item);
      return needed === undefined ? select(item) : success(needed);
    },
    want: success((one) => {
      const needed = wants.get(one.item);
      return needed === undefined ? others.value(one) : success(needed);
    }),
  };
}

function sightOf(catalogue: Catalogue, { see }: Ledgers): Sight {
  const project = projectFor(catalogue);
  return { part: (item) => see(item, project(item)), whole: (item) => see(item, item.toObject()) };
}

function stripAll(list: ResourceList, config: SetSuspend): void {
  const problems = checkStrip(config);
  if (problems.length > 0) return refuse(list, problems);
  stripList(list);
}

function readWant(list: ResourceList, config: SetSuspend, ask: Ask, targetOf: TargetReader): Result<Want> {
  if (config.plan === undefined) return success(wantAlike(ask));
  const plan = findPlan(list, config.plan);
  return plan.ok ? success(wantAsPlanned(ask, plan.value, targetOf, asksForIn(list))) : plan;
}

function refuse(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) say(list, problem);
}

/** Reports the refusal of one object as a warning, where the other objects are changed all the same. */
function refuseApart(list: ResourceList, problem: Problem, tell: Listener): void {
  const result = problemResult({ ...problem, severity: "warning" });
  list.addResult({ ...result, tags: { ...result.tags, refused: "true" } });
  if (problem.ref !== undefined)
    tell({ ref: problem.ref, ...(problem.file && { file: problem.file }), outcome: "refused", problems: [problem] });
}

/** Adds a problem to the list; one that has a field and no object is about the config. */
function say(list: ResourceList, problem: Problem): void {
  list.addProblem(problem.ref === undefined && problem.field !== undefined ? inConfig(problem) : problem);
}

function reportNoMatch(list: ResourceList, config: SetSuspend): void {
  const severity = config.onNoMatch === "error" ? "error" : "info";
  const hint = likelyKind(list, config);
  const message = "no object matches the targets";
  say(list, { code: "NothingSelected", severity, message, field: "targets", ...(hint !== undefined && { hint }) });
}

/** Suggests the kind that a misspelt kind in the config probably means. */
function likelyKind(list: ResourceList, { targets = [] }: SetSuspend): string | undefined {
  const kinds = [...new Set(list.items.map(({ kind }) => kind))];
  const unknown = targets.flatMap(({ kind }) => (kind === undefined || kinds.includes(kind) ? [] : [kind]));
  const [meant] = unknown.flatMap((kind) => nearestName(kind, kinds) ?? []);
  return meant === undefined ? undefined : `did you mean ${meant}?`;
}

/** The clusters that no object is about, without those for which an object that decides is held in place of others. */
function withoutMet(list: ResourceList, select: ItemSelection, clusters: readonly string[]): readonly string[] {
  if (clusters.length === 0) return clusters;
  const met = new Set(
    list.items.flatMap((item) => {
      const selected = select(item);
      return selected.ok ? (selected.value?.clusters ?? []) : [];
    }),
  );
  return clusters.filter((name) => !met.has(name));
}

/**
 * Reports requested clusters that no selected object is about: a misspelt cluster would otherwise stay unsuspended
 * unnoticed.
 */
function reportUnmet(list: ResourceList, config: SetSuspend, clusters: readonly string[]): void {
  if (clusters.length === 0) return;
  const severity = config.onNoMatch === "error" ? "error" : "warning";
  const message = `nothing that was selected is about ${clusters.slice(0, 10).join(", ")}`;
  const hint = "see whether the clusters are written as the package has them";
  say(list, { code: "ClusterUnknown", severity, message, field: "targets", hint });
}

function reportUnplaced(list: ResourceList, count: number): void {
  if (count === 0) return;
  const objects = count === 1 ? "1 object does" : `${count} objects do`;
  const message = `${objects} not say which cluster they are about, and are left alone`;
  const hint = "say it with the label or annotation landfall.dev/target, or select them in another way";
  say(list, { code: "NoTarget", severity: "info", message, hint });
}

function reportExpired(list: ResourceList, config: SetSuspend): void {
  const message = `until ${config.until ?? ""} is past: nothing is held, and what was held is let go`;
  say(list, { code: "HoldExpired", severity: "info", message, field: "until" });
}
