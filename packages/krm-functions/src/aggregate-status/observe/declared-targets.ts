import { labelsOf } from "@landfall/adapters/inventory";
import { PACKAGE_NAMES } from "@landfall/adapters/systems";
import {
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
  type Target,
  type TargetResolver,
  targetKey,
  targetOf,
} from "@landfall/core/object";
import { type Ledger, readLedger } from "@landfall/core/suspend";
import type { DeclaredObject, FleetInput } from "./fleet-input.ts";

/** A target the package declares: somebody wants something there. */
export interface DeclaredTarget {
  readonly target: Target & { readonly package: string };
  /** The delivery object that declares it. */
  readonly object: KubeObject;
  /** The revision wanted; of a pinned delivery the one it would have without the pin. */
  readonly wanted: string | undefined;
  /** All delivery objects that declare it, that one first. */
  readonly objects: readonly KubeObject[];
  /** Whether its holders are unknown because the ledger cannot be read. */
  readonly unreadable: boolean;
  readonly labels: { readonly [label: string]: string };
}

/** The targets that the deliveries of a package declare. */
export interface DeclaredTargets {
  readonly targets: ReadonlyMap<string, DeclaredTarget>;
  /** The same by cluster and ref of the delivery object: how it is found again in a snapshot. */
  readonly byObject: ReadonlyMap<string, DeclaredTarget>;
  readonly problems: readonly Problem[];
}

/**
 * The targets that the delivery objects of the package declare, and the instances that say where they belong. Of several for one target the one nearest to the cluster decides what is wanted, then the first by ref; whoever
 * holds one of them holds the target. What has no target is a problem, never a guess.
 */
export function declaredTargets(input: FleetInput, resolver: TargetResolver): DeclaredTargets {
  const targets = new Map<string, DeclaredTarget>();
  const problems: Problem[] = [];
  for (const entry of deliveriesOf(input)) {
    const target = deliveryTarget(entry.object, resolver, { subPackage: entry.subPackage });
    if (entry.role === "instance" && isUnsaid(target)) continue;
    const ledger = readLedger(entry.object);
    problems.push(...target.problems, ...ledger.problems.map(asWarning));
    if (!target.ok) continue;
    const key = targetKey(target.value);
    const made = declare(entry, target.value, ledger, input);
    const first = targets.get(key);
    targets.set(key, first === undefined ? made : holdWith(first, made));
  }
  const byObject = new Map(
    [...targets.values()].map((entry) => [objectKey(entry.target.cluster, refOf(entry.object)), entry]),
  );
  return { targets, byObject, problems };
}

/** An instance may be just one of the objects that another delivery brings. */
function isUnsaid({ problems }: Result<Target>): boolean {
  return problems.some(({ code }) => code === "NoTarget");
}

/** The declared deliveries, the nearest to its cluster first: the first one of a target decides the wanted revision. */
function deliveriesOf({ declared }: FleetInput): FleetInput["declared"] {
  return declared.toSorted(
    (a, b) => a.declares.rank - b.declares.rank || (refKey(refOf(a.object)) < refKey(refOf(b.object)) ? -1 : 1),
  );
}

function holdWith(first: DeclaredTarget, other: DeclaredTarget): DeclaredTarget {
  const objects = [...first.objects, ...other.objects];
  return { ...first, objects, unreadable: first.unreadable || other.unreadable };
}

/** A delivery object on one cluster. */
export function objectKey(cluster: string, ref: ObjectRef): string {
  return `${cluster} ${refKey(ref)}`;
}

function declare(
  { object, declares }: DeclaredObject,
  target: DeclaredTarget["target"],
  ledger: Result<Ledger>,
  input: FleetInput,
): DeclaredTarget {
  const free = ledger.ok ? withoutHolds(object, ledger.value) : object;
  return {
    target,
    object,
    wanted: declares.revision?.(free, (ref) => input.sources.get(refKey(ref))),
    objects: [object],
    unreadable: !ledger.ok,
    labels: labelsOf(object),
  };
}

/** Status is still worth reporting where the ledger is not: who holds it is then unknown. */
function asWarning(problem: Problem): Problem {
  return { ...problem, severity: "warning" };
}

/** The target of a delivery object, with its package. */
export function deliveryTarget(
  object: KubeObject,
  resolver: TargetResolver,
  context: Parameters<typeof targetOf>[2],
): Result<DeclaredTarget["target"]> {
  const target = targetOf(object, resolver, context);
  return target.ok ? success(withPackage(target.value, object)) : target;
}

/** The target a delivery object names; without a package of its own its name is the package. */
export function withPackage(target: Target, object: KubeObject): DeclaredTarget["target"] {
  const { group, kind, name } = refOf(object);
  const common = target.package ?? (PACKAGE_NAMES.get(`${group}/${kind}`)?.(object) || name);
  return { cluster: target.cluster, package: common };
}

/** The object as it would be without its holds: what they saved is put back where they still stand. */
function withoutHolds(object: KubeObject, ledger: Ledger): KubeObject {
  let free: unknown = object;
  for (const { fields } of ledger.saved.values())
    for (const { path, prev } of fields) free = replaceAt(free, path, "value" in prev ? prev.value : undefined);
  return free as KubeObject;
}

function replaceAt(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (node === null || typeof node !== "object") return node;
  if (Array.isArray(node)) return node.map((entry, index) => (index === key ? replaceAt(entry, rest, value) : entry));
  const entries = Object.entries(node).map(([name, entry]) => [
    name,
    name === key ? replaceAt(entry, rest, value) : entry,
  ]);
  const added = Object.hasOwn(node, key) ? [] : [[key, replaceAt({}, rest, value)]];
  return Object.fromEntries([...entries, ...added]);
}
