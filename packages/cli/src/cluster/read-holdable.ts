import { inventoryRow } from "@landfall/adapters/inventory";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import type { FoundObject } from "../input/read-package-objects.ts";
import { kindKey, listable } from "./kinds.ts";
import { type NamedObject, readWords } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { readKinds } from "./read-kinds.ts";

/** One line of a selection: objects of a cluster, by kind and name. */
export interface Lead {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
}

/** The objects of a cluster that may be changed. */
export interface Holdable {
  readonly found: readonly FoundObject[];
  /** The selection of the requested objects. */
  readonly leads: readonly Lead[];
}

export interface HoldableWish {
  /** The words that kubectl would take after its verb: kinds, names, `KIND/NAME`. */
  readonly words: readonly string[];
  /** The kinds that flags name; empty for all. */
  readonly kinds: readonly Lead[];
  /** The kinds that a selection without kinds can refer to. */
  readonly canBeMeant: (resource: Resource) => boolean;
  /** Whether clusters are selected by label, so that the inventory must be read. */
  readonly inventory: boolean;
  /** Whether to read all objects of Landfall's own kinds. */
  readonly ours?: boolean;
}

/** The kinds that a request concerns. */
export interface HoldableKinds {
  /** The requested kinds. */
  readonly own: readonly Resource[];
  /** The kinds that may decide about those, keep their holds, or list the clusters. */
  readonly beside: readonly Resource[];
}

interface MeantKinds extends HoldableKinds {
  readonly isNamed: boolean;
  readonly leads: readonly Lead[];
}

/**
 * The kinds that are read for a request, and of which objects may be changed. Problems: `UnknownKind`, and why the
 * cluster cannot be asked.
 */
export async function kindsHeld(cluster: OpenCluster, wish: HoldableWish): Promise<Result<HoldableKinds>> {
  try {
    return await meantKinds(cluster, wish);
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

/**
 * Reads the requested objects of a cluster, and those that may decide about them: kinds of other projects that can be
 * held, and those of the same group, in all namespaces. A named kind that may not be listed is an error; any other is
 * left out with a warning.
 */
export async function readHoldable(cluster: OpenCluster, wish: HoldableWish): Promise<Result<Holdable>> {
  try {
    const kinds = await meantKinds(cluster, wish);
    if (!kinds.ok) return kinds;
    const { own, beside, isNamed, leads } = kinds.value;
    const [first, others] = await Promise.all([
      readOwn(cluster, own, isNamed),
      Promise.all(beside.map((one) => readBeside(cluster, one))),
    ]);
    if (!first.ok) return first;
    const hidden = cannotSee(
      cluster,
      others.flatMap((one) => one.hidden ?? []),
    );
    const found = [...first.value, ...others.flatMap((one) => one.found)];
    return success({ found, leads }, [...first.problems, ...hidden]);
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

async function meantKinds(cluster: OpenCluster, wish: HoldableWish): Promise<Result<MeantKinds>> {
  const served = listable(await cluster.client.discovery.all());
  const meant = await readWords(cluster, wish.words);
  if (!meant.ok) return meant;
  const { kinds, named } = meant.value;
  const chosen = [...kinds, ...served.filter((one) => wish.kinds.some((lead) => isOf(one, lead)))];
  const isNamed = wish.words.length + wish.kinds.length > 0;
  const own = isNamed ? chosen : served.filter((one) => isWithin(cluster, one) && wish.canBeMeant(one));
  const beside = served.filter((one) => !own.includes(one) && isBeside(one, own, wish));
  const whole = chosen.filter((kind) => !named.some(({ resource }) => resource === kind));
  const byName = named.map(({ resource, name }) => ({ ...leadOf(cluster, resource), name }));
  const everything = cluster.namespace === undefined ? {} : { namespace: cluster.namespace };
  const leads = isNamed ? [...byName, ...whole.map((kind) => leadOf(cluster, kind))] : [everything];
  return success({ own, beside, isNamed, leads });
}

function isOf(resource: Resource, { kind, group }: Lead): boolean {
  return resource.kind === kind && (group === undefined || resource.group === group);
}

function isWithin({ namespace }: OpenCluster, { namespaced }: Resource): boolean {
  return namespaced || namespace === undefined;
}

function leadOf({ namespace }: OpenCluster, { group, kind, namespaced }: NamedObject["resource"]): Lead {
  return { group, kind, ...(namespaced && namespace !== undefined && { namespace }) };
}

/**
 * Whether objects of a kind are read besides the requested ones: they may decide about those, keep their holds, or list
 * the clusters.
 */
function isBeside(
  resource: Resource,
  own: readonly Resource[],
  { canBeMeant, inventory, ours = false }: HoldableWish,
): boolean {
  if (resource.group === "landfall.dev") return ours || resource.kind === "SuspensionLedger";
  if (inventory && inventoryRow(resource.group, resource.kind) !== undefined) return true;
  if (!canBeMeant(resource)) return false;
  return !isOfKubernetes(resource) || own.some(({ group }) => group === resource.group);
}

function isOfKubernetes({ group }: Resource): boolean {
  return !group.includes(".") || (group.endsWith(".k8s.io") && !group.endsWith(".x-k8s.io"));
}

/** Reads the requested kinds; a named kind that may not be read is an error, because it may well have objects. */
async function readOwn(
  cluster: OpenCluster,
  kinds: readonly Resource[],
  isNamed: boolean,
): Promise<Result<readonly FoundObject[]>> {
  const read = await readKinds(cluster, kinds);
  if (!isNamed || !read.ok) return read;
  const errors = read.problems.map((problem): Problem => ({ ...problem, severity: "error" }));
  return errors.length > 0 ? failure(...errors) : read;
}

interface Beside {
  readonly found: readonly FoundObject[];
  /** The kind whose objects may not be read. */
  readonly hidden?: Resource;
}

/** Reads a kind in all namespaces or, if that is forbidden, in the question's. */
async function readBeside(cluster: OpenCluster, resource: Resource): Promise<Beside> {
  const read = await readKinds({ ...cluster, namespace: undefined }, [resource]);
  if (read.ok) return { found: read.value };
  const again = cluster.namespace === undefined || !resource.namespaced ? read : await readKinds(cluster, [resource]);
  return again.ok ? { found: again.value } : { found: [], hidden: resource };
}

const MANY = 6;

function cannotSee({ name }: OpenCluster, hidden: readonly Resource[]): readonly Problem[] {
  if (hidden.length === 0) return [];
  const names = hidden.slice(0, MANY).map(kindKey).join(", ");
  const more = hidden.length > MANY ? ` and ${hidden.length - MANY} more kinds` : "";
  const message = `${name}: you may not list ${names}${more}: whether they decide about what is meant is not known`;
  return [{ code: "Forbidden", severity: "warning", message, hint: "ask for the role that landfall rbac prints" }];
}
