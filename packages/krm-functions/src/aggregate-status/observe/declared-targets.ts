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

/** A target that the package declares, so somebody wants something deployed there. */
export interface DeclaredTarget {
  readonly target: Target & { readonly package: string };
  /** The delivery object that declares the target. */
  readonly object: KubeObject;
  /** The wanted revision; for a pinned delivery the one that it would have without the pin. */
  readonly wanted: string | undefined;
  /** All delivery objects that declare the target, beginning with `object`. */
  readonly objects: readonly KubeObject[];
  /** Whether the holders are unknown, because the hold ledger cannot be read. */
  readonly unreadable: boolean;
  readonly labels: { readonly [label: string]: string };
}

/** The targets that the deliveries of a package declare. */
export interface DeclaredTargets {
  readonly targets: ReadonlyMap<string, DeclaredTarget>;
  /** The targets by cluster and ref of the delivery object, to find them from a snapshot. */
  readonly byObject: ReadonlyMap<string, DeclaredTarget>;
  readonly problems: readonly Problem[];
}

/**
 * The targets declared by the package's delivery objects, and by instances that name their target. If several declare
 * one target, the one nearest to the cluster determines the wanted revision, then the first by ref; a hold on any of
 * them holds the target. An object without a target is a problem, never a guess.
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

/** Whether an object names no target; an instance without one may be part of another delivery. */
function isUnsaid({ problems }: Result<Target>): boolean {
  return problems.some(({ code }) => code === "NoTarget");
}

/**
 * The declared deliveries, beginning with the nearest to its cluster: the first for a target determines the wanted
 * revision.
 */
function deliveriesOf({ declared }: FleetInput): FleetInput["declared"] {
  return declared.toSorted(
    (a, b) => a.declares.rank - b.declares.rank || (refKey(refOf(a.object)) < refKey(refOf(b.object)) ? -1 : 1),
  );
}

function holdWith(first: DeclaredTarget, other: DeclaredTarget): DeclaredTarget {
  const objects = [...first.objects, ...other.objects];
  return { ...first, objects, unreadable: first.unreadable || other.unreadable };
}

/** The key of a delivery object on one cluster. */
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

/** An unreadable ledger becomes a warning: the status is still worth reporting, only the holders are unknown. */
function asWarning(problem: Problem): Problem {
  return { ...problem, severity: "warning" };
}

/** The target of a delivery object, including its package. */
export function deliveryTarget(
  object: KubeObject,
  resolver: TargetResolver,
  context: Parameters<typeof targetOf>[2],
): Result<DeclaredTarget["target"]> {
  const target = targetOf(object, resolver, context);
  return target.ok ? success(withPackage(target.value, object)) : target;
}

/** The target that a delivery object names; if it has no package, the object's name is used. */
export function withPackage(target: Target, object: KubeObject): DeclaredTarget["target"] {
  const { group, kind, name } = refOf(object);
  const common = target.package ?? (PACKAGE_NAMES.get(`${group}/${kind}`)?.(object) || name);
  return { cluster: target.cluster, package: common };
}

/** The object without its holds: values that they saved are restored where the held value is still in place. */
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
