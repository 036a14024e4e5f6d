import {
  blockOnCluster,
  freshnessJudge,
  type Observation,
  type Suspended,
  summarizeTarget,
  withStaleText,
  withSuspensionText,
} from "@landfall/core/aggregate";
import {
  compareRefs,
  compareTargets,
  type KubeObject,
  type Problem,
  refKey,
  refOf,
  type Target,
  type TargetResolver,
  targetKey,
} from "@landfall/core/object";
import { readLedger } from "@landfall/core/suspend";
import { clockProblems } from "../clock-ahead.ts";
import type { LiveParts, LiveTarget } from "./collector.ts";
import { type DeclaredTarget, type DeclaredTargets, declaredTargets } from "./declared-targets.ts";
import { type FleetInput, type PackageObject, readFleet } from "./fleet-input.ts";
import { withHoldNotes, withHoldsOf } from "./hold-notes.ts";
import { liveParts } from "./live-parts.ts";
import { selectsNothing } from "./selects-nothing.ts";
import { unresolvedReferences } from "./unresolved.ts";

/** Options for observing a fleet: the time, the stale limit, and the wanted revisions. */
export interface FleetOptions {
  readonly resolver: TargetResolver;
  /** The current time, in milliseconds since the epoch. Default: that of the newest snapshot. */
  readonly now?: number | undefined;
  /** The age in milliseconds after which an observation is stale. */
  readonly staleAfter: number;
  /** The wanted revision by package, which overrides the one that the package declares. */
  readonly wanted?: { readonly [name: string]: string } | undefined;
  /** The wanted revisions that the config itself names; a package without a target is then reported. */
  readonly named?: { readonly [name: string]: string } | undefined;
  /** Further revisions that samples may refer to, besides the wanted ones. */
  readonly revisions?: readonly string[] | undefined;
  /** The packages to observe; absent: all. */
  readonly packages?: readonly string[] | undefined;
  /** Whether to keep the observations of each part of a target. Default: no. */
  readonly keepParts?: boolean | undefined;
}

/** One observation for each target, ordered by cluster and package, and related facts. */
export interface FleetObservations {
  readonly observations: readonly Observation[];
  /**
   * The object that stands for each target: the delivery that declares it in the package, else an observed one, else its
   * only instance.
   */
  readonly delivery: ReadonlyMap<string, KubeObject>;
  /** The labels of each target's cluster and delivery; targets without labels are absent. */
  readonly labels: ReadonlyMap<string, { readonly [label: string]: string }>;
  /** The sorted keys of targets whose wanted revision neither the delivery object nor a rollout names. */
  readonly unsaid: readonly string[];
  /** The observations of each part, by target; empty unless `keepParts` is set. */
  readonly parts: ReadonlyMap<string, readonly Observation[]>;
  /** The number of objects in snapshots that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/**
 * Observes every target of a fleet package: those that its delivery objects declare and those that its snapshots show.
 * Pure; the order of the objects does not matter.
 */
export function observeFleet(objects: Iterable<PackageObject>, options: FleetOptions): FleetObservations {
  return observeInput(readFleet(objects), options);
}

/** Like `observeFleet`, for objects that are already sorted by role. */
export function observeInput(input: FleetInput, options: FleetOptions): FleetObservations {
  const declared = declaredTargets(input, options.resolver);
  const wantedOf = ({ package: name = "", ...target }: Target): string | undefined =>
    wantedRevision(name, declared.targets.get(targetKey({ ...target, package: name })), options);
  const wanted = [
    ...Object.values(options.wanted ?? {}),
    ...[...declared.targets.values()].map((entry) => entry.wanted ?? ""),
  ];
  const revisions = [...(options.revisions ?? []), ...wanted];
  const live = liveParts(input, declared, { resolver: options.resolver, revisions, wantedOf });
  const now = options.now ?? newestTime(input);
  const judge = now === undefined ? undefined : freshnessJudge(now, options.staleAfter);
  const observations: Observation[] = [];
  const delivery = new Map<string, KubeObject>();
  const labels = new Map<string, Labels>();
  const unsaid: string[] = [];
  const kept = new Map<string, readonly Observation[]>();
  const { resolver, packages, named: ofConfig } = options;
  const selections = { resolver, packages, wanted: ofConfig };
  for (const { key, target, live: seen = NOT_SEEN, declared: about } of chooseTargets(declared, live, options)) {
    const parts = judge === undefined ? seen.observations : seen.observations.map(judge);
    if (options.keepParts === true) kept.set(key, parts);
    observations.push(observeTarget(target, parts, { declared: about, input, deliveries: seen.deliveries }, options));
    if (about !== undefined && wantedRevision(target.package ?? "", about, options) === undefined) unsaid.push(key);
    const object = about?.object ?? firstOf(seen.deliveries) ?? onlyOf(seen.instances);
    if (object !== undefined) delivery.set(key, object);
    const own = mergeLabels(about?.labels, input.clusters.get(target.cluster)?.labels);
    if (own !== NO_LABELS) labels.set(key, own);
  }
  return {
    observations,
    delivery,
    labels,
    unsaid: unsaid.sort(),
    parts: kept,
    unclaimed: live.unclaimed,
    problems: [
      ...input.problems,
      ...clockProblems(input.newest, options.now, options.staleAfter),
      ...declared.problems,
      ...live.problems,
      ...unresolvedReferences(input),
      ...selectsNothing(selections, input, new Set(observations.map(({ target }) => target.package ?? ""))),
    ],
  };
}

type Labels = DeclaredTarget["labels"];

const NO_LABELS: Labels = {};

/** Merges the labels of a delivery and its cluster; those of the cluster win. */
function mergeLabels(delivery: Labels = NO_LABELS, cluster: Labels = NO_LABELS): Labels {
  return delivery === NO_LABELS ? cluster : { ...delivery, ...cluster };
}

interface ChosenTarget {
  readonly key: string;
  readonly target: Target;
  readonly declared: DeclaredTarget | undefined;
  readonly live: LiveTarget | undefined;
}

const NOT_SEEN: Omit<LiveTarget, "target"> = { observations: [], deliveries: [], instances: [] };

function onlyOf(objects: readonly KubeObject[]): KubeObject | undefined {
  return objects.length === 1 ? objects[0] : undefined;
}

/** The targets that are declared or were observed, ordered by cluster and package. */
function chooseTargets(
  { targets }: DeclaredTargets,
  { parts }: LiveParts,
  { packages }: FleetOptions,
): readonly ChosenTarget[] {
  const chosen: ChosenTarget[] = [];
  for (const [key, declared] of targets) chosen.push({ key, target: declared.target, declared, live: parts.get(key) });
  for (const [key, live] of parts)
    if (live.observations.length > 0 && !targets.has(key))
      chosen.push({ key, target: live.target, declared: undefined, live });
  return chosen
    .filter(({ target }) => packages === undefined || packages.includes(target.package ?? ""))
    .toSorted((a, b) => compareTargets(a.target, b.target));
}

/** The time of the newest snapshot, in milliseconds since the epoch. */
function newestTime({ newest }: FleetInput): number | undefined {
  let last: number | undefined;
  for (const { time } of newest.values()) if (time !== undefined && (last === undefined || time > last)) last = time;
  return last;
}

function firstOf(objects: readonly KubeObject[]): KubeObject | undefined {
  return objects.length < 2 ? objects[0] : objects.toSorted((a, b) => compareRefs(refOf(a), refOf(b)))[0];
}

interface TargetInput {
  readonly declared: DeclaredTarget | undefined;
  readonly input: FleetInput;
  /** The delivery objects as observed. */
  readonly deliveries: readonly KubeObject[];
}

function observeTarget(
  target: Target,
  parts: readonly Observation[],
  { declared, input, deliveries }: TargetInput,
  options: FleetOptions,
): Observation {
  const revision = wantedRevision(target.package ?? "", declared, options);
  const twins = declared === undefined ? [] : liveTwins(target, declared, input, deliveries);
  const summary = summarizeTarget(target, parts, revision);
  const held = declared === undefined ? withLiveHolds(summary, deliveries) : withHolds(summary, declared, twins);
  const seen = withHoldNotes(withStaleText(withSuspensionText(held)), [...twins, ...deliveries]);
  const notReady = input.clusters.get(target.cluster)?.notReady;
  return notReady === undefined ? seen : blockOnCluster(seen, notReady);
}

function wantedRevision(
  name: string,
  declared: DeclaredTarget | undefined,
  { wanted = {} }: FleetOptions,
): string | undefined {
  return Object.hasOwn(wanted, name) ? wanted[name] : declared?.wanted;
}

/**
 * Adds the holds of the live delivery. Holds in the package are ignored: a later step of the same render writes them,
 * and this step must give the same result when it runs again.
 */
function withHolds(observation: Observation, declared: DeclaredTarget, twins: readonly KubeObject[]): Observation {
  const ledgers = twins.map((twin) => readLedger(twin));
  const holds = [
    ...new Set(ledgers.flatMap((ledger) => (ledger.ok ? ledger.value.holds : [])).map(({ holder }) => holder)),
  ];
  const unreadable = declared.unreadable || ledgers.some((ledger) => !ledger.ok);
  if (holds.length === 0 && !unreadable) return observation;
  const suspended: Suspended = unreadable ? "unknown" : "yes";
  return { ...observation, holds: holds.toSorted(), axes: { ...observation.axes, suspended } };
}

/** Names who holds a target that was only observed, by the ledgers of its deliveries. */
function withLiveHolds(observation: Observation, deliveries: readonly KubeObject[]): Observation {
  if (observation.axes.suspended === "no") return observation;
  const ledgers = deliveries.map((delivery) => readLedger(delivery));
  const holds = ledgers.flatMap((ledger) => (ledger.ok ? ledger.value.holds : []));
  return withHoldsOf(observation, holds);
}

/** The declared deliveries of a target as observed, in the target's cluster or on their hub. */
function liveTwins(
  target: Target,
  declared: DeclaredTarget,
  input: FleetInput,
  deliveries: readonly KubeObject[],
): readonly KubeObject[] {
  const keys = new Set(declared.objects.map((object) => refKey(refOf(object))));
  const there = [...keys].flatMap((each) => input.live.get(target.cluster)?.get(each)?.object ?? []);
  return [...new Set([...there, ...deliveries.filter((object) => keys.has(refKey(refOf(object))))])];
}
