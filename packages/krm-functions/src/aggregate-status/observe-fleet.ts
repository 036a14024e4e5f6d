import {
  blockOnCluster,
  judgeFreshness,
  type Observation,
  type Suspended,
  summarizeTarget,
  withSuspensionText,
} from "@landfall/core/aggregate";
import {
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
import { type DeclaredTarget, declaredTargets } from "./declared-targets.ts";
import { type FleetInput, type PackageObject, readFleet } from "./fleet-input.ts";
import { liveParts } from "./live-parts.ts";

/** How a fleet is looked at. */
export interface FleetOptions {
  readonly resolver: TargetResolver;
  /** Milliseconds since the epoch. Default: the newest snapshot. */
  readonly now?: number | undefined;
  /** Milliseconds. */
  readonly staleAfter: number;
  /** Revision wanted by package; wins over what the package declares. */
  readonly wanted?: { readonly [name: string]: string } | undefined;
  /** Only these packages. */
  readonly packages?: readonly string[] | undefined;
}

/** One observation for each target, in order of cluster and package, and what goes with it. */
export interface FleetObservations {
  readonly observations: readonly Observation[];
  /** The delivery object in the package that declares a target, by target. */
  readonly declared: ReadonlyMap<string, KubeObject>;
  /** Labels of the target's cluster and delivery, by target. */
  readonly labels: ReadonlyMap<string, { readonly [label: string]: string }>;
  /** Objects in snapshots that belong to no target, by cluster. */
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

/**
 * What state every target of a fleet package is in: those its delivery objects declare and those its snapshots show.
 * Pure; the order of the objects never matters.
 */
export function observeFleet(objects: readonly PackageObject[], options: FleetOptions): FleetObservations {
  const input = readFleet(objects);
  const declared = declaredTargets(input, options.resolver);
  const live = liveParts(input, declared, options.resolver);
  const targets = new Map<string, Target>();
  for (const { target } of [...declared.targets.values(), ...live.parts.values()])
    targets.set(targetKey(target), target);
  const now = options.now ?? input.newest;
  const chosen = [...targets.values()]
    .filter((target) => options.packages === undefined || options.packages.includes(target.package ?? ""))
    .toSorted(compareTargets);
  const observations = chosen.map((target) => {
    const key = targetKey(target);
    const parts = live.parts.get(key)?.observations ?? [];
    const judged = now === undefined ? parts : parts.map((part) => judgeFreshness(part, now, options.staleAfter));
    return observeTarget(target, judged, declared.targets.get(key), input, options);
  });
  return {
    observations,
    declared: new Map([...declared.targets].map(([key, { object }]) => [key, object])),
    labels: new Map(chosen.map((target) => [targetKey(target), labelsOf(target, declared.targets, input)])),
    unclaimed: live.unclaimed,
    problems: [...input.problems, ...declared.problems, ...live.problems],
  };
}

function observeTarget(
  target: Target,
  parts: readonly Observation[],
  declared: DeclaredTarget | undefined,
  input: FleetInput,
  { wanted = {} }: FleetOptions,
): Observation {
  const name = target.package ?? "";
  const revision = Object.hasOwn(wanted, name) ? wanted[name] : declared?.wanted;
  const seen = withSuspensionText(withHolds(summarizeTarget(target, parts, revision), declared, input));
  const notReady = input.clusters.get(target.cluster)?.notReady;
  return notReady === undefined ? seen : blockOnCluster(seen, notReady);
}

/**
 * A hold counts when the live delivery carries it, and no sooner: what the package says of holds is what a later step
 * of the same render writes, and must not change what this one says when it runs again.
 */
function withHolds(observation: Observation, declared: DeclaredTarget | undefined, input: FleetInput): Observation {
  if (declared === undefined) return observation;
  const live = input.live.get(observation.target.cluster);
  const ledgers = declared.objects
    .map((object) => live?.get(refKey(refOf(object)))?.object)
    .filter((twin) => twin !== undefined)
    .map((twin) => readLedger(twin));
  const holds = [
    ...new Set(ledgers.flatMap((ledger) => (ledger.ok ? ledger.value.holds : [])).map(({ holder }) => holder)),
  ];
  const unreadable = declared.unreadable || ledgers.some((ledger) => !ledger.ok);
  if (holds.length === 0 && !unreadable) return observation;
  const suspended: Suspended = unreadable ? "unknown" : "yes";
  return { ...observation, holds: holds.toSorted(), axes: { ...observation.axes, suspended } };
}

function labelsOf(
  target: Target,
  declared: ReadonlyMap<string, DeclaredTarget>,
  input: FleetInput,
): { readonly [label: string]: string } {
  return { ...declared.get(targetKey(target))?.labels, ...input.clusters.get(target.cluster)?.labels };
}
