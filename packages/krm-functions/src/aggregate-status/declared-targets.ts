import { declaredRevision as argoRevision } from "@landfall/adapters/argo-cd";
import { declaredRevision as syncRevision } from "@landfall/adapters/config-sync";
import { declaredRevision as fluxRevision, sourceRefs } from "@landfall/adapters/flux";
import { labelsOf } from "@landfall/adapters/inventory";
import { instanceVersions } from "@landfall/adapters/kudo";
import { variantRevision } from "@landfall/adapters/porch";
import { profileRef } from "@landfall/adapters/sveltos";
import {
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  type Result,
  readString,
  refKey,
  refOf,
  success,
  type Target,
  type TargetResolver,
  targetKey,
  targetOf,
} from "@landfall/core/object";
import { type Ledger, readLedger } from "@landfall/core/suspend";
import type { FleetInput, PackageObject } from "./fleet-input.ts";
import type { Role } from "./kinds.ts";

/** A target the package declares: somebody wants something there. */
export interface DeclaredTarget {
  readonly target: Target & { readonly package: string };
  /** The delivery object that declares it. */
  readonly object: KubeObject;
  /** The revision wanted; of a pinned delivery the one it would have without the pin. */
  readonly wanted: string | undefined;
  /** All delivery objects that declare it, that one first. */
  readonly objects: readonly KubeObject[];
  /** Who holds it is not known: the ledger cannot be read. */
  readonly unreadable: boolean;
  readonly labels: { readonly [label: string]: string };
}

/** What the deliveries of a package declare, by target. */
export interface DeclaredTargets {
  readonly targets: ReadonlyMap<string, DeclaredTarget>;
  /** The same by cluster and ref of the delivery object: how it is found again in a snapshot. */
  readonly byObject: ReadonlyMap<string, DeclaredTarget>;
  readonly problems: readonly Problem[];
}

/** What brings a package into a cluster; a PackageVariant only brings it to the repository. The first of a target decides. */
export const DELIVERIES: readonly Role[] = ["sync", "flux", "application", "manifest-work", "instance", "variant"];

/**
 * The targets that the delivery objects of the package declare: RootSyncs, RepoSyncs, Kustomizations, HelmReleases,
 * Applications, ManifestWorks, PackageVariants, and the Instances that say where they belong.
 * Of several for one target the one nearest to the cluster decides what is wanted, then the first by ref; whoever
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

/** An Instance may be just one of the objects that another delivery brings. */
function isUnsaid({ problems }: Result<Target>): boolean {
  return problems.some(({ code }) => code === "NoTarget");
}

function deliveriesOf({ declared }: FleetInput): FleetInput["declared"] {
  const key = ({ object, role }: FleetInput["declared"][number]): string =>
    `${DELIVERIES.indexOf(role)} ${refKey(refOf(object))}`;
  const deliveries = declared.filter(({ role }) => DELIVERIES.includes(role));
  return deliveries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
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
  { object, role }: PackageObject & { readonly role: Role },
  target: DeclaredTarget["target"],
  ledger: Result<Ledger>,
  input: FleetInput,
): DeclaredTarget {
  const free = ledger.ok ? withoutHolds(object, ledger.value) : object;
  return {
    target,
    object,
    wanted: revisionOf(free, role, input),
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

/** Objects with another name in each cluster: what they have in common is the package. */
const PACKAGE_NAMES = new Map<string, (object: KubeObject) => string | undefined>([
  ["config.porch.kpt.dev/PackageVariant", (variant) => readString(variant, ["spec", "downstream", "package"])],
  ["config.projectsveltos.io/ClusterSummary", (summary) => profileRef(summary)?.name],
  ["clusterstack.x-k8s.io/ClusterAddon", () => "cluster-addon"],
]);

function revisionOf(object: KubeObject, role: Role, input: FleetInput): string | undefined {
  if (role === "sync") return syncRevision(object);
  if (role === "application") return argoRevision(object);
  if (role === "manifest-work") return undefined;
  if (role === "instance") return instanceVersions(object).wanted;
  if (role === "variant") return variantRevision(object);
  const own = fluxRevision(object);
  if (own !== undefined) return own;
  const source = sourceRefs(object)
    .map((ref) => input.sources.get(refKey(ref)))
    .find((found) => found !== undefined);
  return source === undefined ? undefined : fluxRevision(source);
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
