import { inventoryRow } from "@landfall/adapters/inventory";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import type { FoundObject } from "../input/read-package-objects.ts";
import { kindKey, listable } from "./kinds.ts";
import { type NamedObject, readWords } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { readKinds } from "./read-kinds.ts";

/** One line of a selection: the objects of a cluster that somebody means by kinds and names. */
export interface Lead {
  readonly group?: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
}

/** The objects of a cluster that may be written. */
export interface Holdable {
  readonly found: readonly FoundObject[];
  /** The selection of those that are meant. */
  readonly leads: readonly Lead[];
}

export interface HoldableWish {
  /** The words that kubectl would take behind its verb: kinds, names, `KIND/NAME`. */
  readonly words: readonly string[];
  /** Kinds that flags name; none: all. */
  readonly kinds: readonly Lead[];
  /** The kinds that a selection without kinds can mean. */
  readonly canBeMeant: (resource: Resource) => boolean;
  /** Whether labels of clusters are asked for: then it is read which there are. */
  readonly inventory: boolean;
  /** Whether all objects of Landfall's own kinds are read. */
  readonly ours?: boolean;
}

/** The kinds that a wish is about. */
export interface HoldableKinds {
  /** The kinds that are meant. */
  readonly own: readonly Resource[];
  /** The kinds that may decide about them, keep their holds, or say which clusters there are. */
  readonly beside: readonly Resource[];
}

interface MeantKinds extends HoldableKinds {
  readonly isNamed: boolean;
  readonly leads: readonly Lead[];
}

/** The kinds that are read, and of which objects may be written, for a wish. Problems: `UnknownKind`, and why it cannot be asked. */
export async function kindsHeld(cluster: OpenCluster, wish: HoldableWish): Promise<Result<HoldableKinds>> {
  try {
    return await meantKinds(cluster, wish);
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

/**
 * Reads what is meant in a cluster, and what may decide about it: kinds of other projects that can be held, and those of its
 * own group, in all namespaces. A kind that was named and may not be listed is an error; another one is a warning, and missing.
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
 * Whether objects of a kind are read beside those that are meant: they may decide about these, keep their holds, or
 * tell which clusters there are.
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

/** A kind that was named and may not be read is no kind without objects. */
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
  /** The kind of which objects may not be read. */
  readonly hidden?: Resource;
}

/** In all namespaces; where that is forbidden, in the one that is asked about. */
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
