import {
  type InventoryEntry,
  type InventoryPart,
  inventoryEntries,
  inventoryRow,
  mergeEntries,
  readInventory as readEntries,
  toRolloutTargets,
} from "@landfall/adapters/inventory";
import { failure, type Problem, parseApiVersion, type Result, success, type Target } from "@landfall/core/object";
import type { RolloutTarget } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { selectorOf } from "../item-selector.ts";
import { byKind } from "./by-kind.ts";
import type { FactReader } from "./target-facts.ts";

type Rule = NonNullable<ComputeWave["inventory"]>[number];

/** An object of the package that is a cluster. */
export interface ClusterItem {
  readonly item: Item;
  readonly cluster: string;
}

/** The targets, and the objects of the package that they were read from. */
export interface Inventory {
  readonly targets: readonly RolloutTarget[];
  /** Objects of the inventory that are neither clusters nor placements: they deliver to their target. */
  readonly deliveries: readonly Item[];
  /** The cluster objects of the package, whatever way the inventory names them. */
  readonly clusters: readonly ClusterItem[];
}

/**
 * The targets from the config and the package's inventory, for the package that is rolled out. Problems: `NoTargets`,
 * `InvalidInventory`, `InvalidSelector`, `ConflictingLabels` for two objects of one target, and those of `targetOf` for
 * an object that the config selects and that names no target. A cluster that is being deleted is no target: a warning
 * `ClusterLeaving`.
 */
export function readInventory(list: ResourceList, config: ComputeWave, reader: FactReader): Result<Inventory> {
  const given = (config.clusters ?? []).map(({ name, labels = {} }) => ({ target: targetFor(name, config), labels }));
  const partOf = createPartReader();
  const selects = compileRules(config, partOf);
  if (!selects.ok) return selects;
  const selected = itemsByPart(list, { selects: selects.value, partOf, reader });
  const clusters = readClusters(list, selected, partOf);
  const delivered = readDelivered(selected.get("delivery") ?? [], config, reader);
  const problems = [...clusters.problems, ...delivered.problems];
  if (!clusters.ok || !delivered.ok) return failure(...problems);
  const entries = mergeEntries([...clusters.value, ...delivered.value.entries], problems);
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  const targets = [...given, ...toRolloutTargets(entries, config.package)];
  if (targets.length === 0) return failure(...problems, noTargets(config));
  const names = new Set(targets.map(({ target }) => target.cluster));
  return success(
    {
      targets,
      deliveries: delivered.value.items,
      clusters: clusterItems(list, partOf).filter(({ cluster }) => names.has(cluster)),
    },
    problems,
  );
}

type Parts = ReadonlyMap<string, readonly Item[]>;

/** The functions that are called with every item. */
interface Questions {
  readonly selects: (item: Item) => boolean;
  readonly partOf: PartReader;
  readonly reader: FactReader;
}

/**
 * Groups the items by their part in the inventory. Facts of a delivery are read here, while its parsed tree is still
 * cached.
 */
function itemsByPart(list: ResourceList, { selects, partOf, reader }: Questions): Parts {
  const parts = new Map<string, Item[]>();
  for (const item of list.items) {
    if (!selects(item)) continue;
    const part = partOf(item) ?? "delivery";
    if (part === "delivery") reader(item);
    const same = parts.get(part);
    if (same === undefined) parts.set(part, [item]);
    else same.push(item);
  }
  return parts;
}

/**
 * Reads the cluster objects, and the clusters that placements chose, with the labels of their cluster objects if
 * present.
 */
function readClusters(list: ResourceList, parts: Parts, partOf: PartReader): Result<readonly InventoryEntry[]> {
  const choices = parts.get("choice") ?? [];
  const selected = [...(parts.get("cluster") ?? []), ...choices].map((item) => item.toObject());
  const known = choices.length === 0 ? [] : clusterItems(list, partOf).map(({ item }) => item.toObject());
  return readEntries(selected, known);
}

interface Delivered {
  readonly entries: readonly InventoryEntry[];
  readonly items: readonly Item[];
}

function readDelivered(items: readonly Item[], config: ComputeWave, reader: FactReader): Result<Delivered> {
  const problems: Problem[] = [];
  const entries: InventoryEntry[] = [];
  const own = items.filter((item) => {
    const { target, labels } = reader(item);
    if (!target.ok) problems.push(...target.problems.map((problem) => ({ ...problem, ref: item.ref })));
    if (!target.ok || !isOf(target.value, config.package)) return false;
    entries.push({ cluster: target.value.cluster, labels, ref: item.ref });
    return true;
  });
  return problems.length > 0 ? failure(...problems) : success({ entries, items: own });
}

/** All cluster objects that some system recognises. */
function clusterItems(list: ResourceList, partOf: PartReader): readonly ClusterItem[] {
  const clusters: ClusterItem[] = [];
  for (const item of list.items) {
    const entries = partOf(item) === "cluster" ? inventoryEntries(item.toObject()) : undefined;
    if (entries?.ok === true) for (const { cluster } of entries.value) clusters.push({ item, cluster });
  }
  return clusters;
}

/** Whether a target belongs to the package that is rolled out; one without a package does. */
export function isOf(target: Target, ofPackage: string | undefined): boolean {
  return target.package === undefined || ofPackage === undefined || target.package === ofPackage;
}

/** The rollout's target on a cluster. */
export function targetFor(cluster: string, { package: ofPackage }: ComputeWave): Target {
  return ofPackage === undefined ? { cluster } : { cluster, package: ofPackage };
}

/** Returns the part (cluster, choice, delivery) that an item has in the inventory. */
type PartReader = (item: Item) => InventoryPart | undefined;

/** Returns a reader of the part, which reads labels only for kinds that need them. */
function createPartReader(): PartReader {
  const rowOfKind = byKind(({ apiVersion, kind }) => inventoryRow(parseApiVersion(apiVersion).group, kind));
  return (item) => {
    const row = rowOfKind(item);
    const { apiVersion, kind } = item;
    const isOne = row?.isOne === undefined || row.isOne({ apiVersion, kind, metadata: { labels: item.labels } });
    return isOne ? row?.part : undefined;
  };
}

function compileRules({ inventory, clusters }: ComputeWave, partOf: PartReader): Result<(item: Item) => boolean> {
  const isCluster = (item: Item): boolean => partOf(item) === "cluster";
  if (inventory === undefined) return success(clusters === undefined ? isCluster : () => false);
  const problems: Problem[] = [];
  const tests = inventory.map((rule, index) => compileRule(rule, `inventory[${index}]`, problems));
  if (problems.length > 0) return failure(...problems);
  return success((item) => tests.some((test) => test(item)));
}

function compileRule(rule: Rule, field: string, problems: Problem[]): (item: Item) => boolean {
  if (Object.keys(rule).length === 0) {
    const message = `${field} selects by nothing: give group, kind, namespace, name or labelSelector`;
    problems.push({ code: "InvalidInventory", severity: "error", field, message });
  }
  const selects = selectorOf(rule, field);
  problems.push(...selects.problems);
  return selects.ok ? selects.value : () => false;
}

function noTargets(config: ComputeWave): Problem {
  const field = config.inventory === undefined ? "clusters" : "inventory";
  const message = "the inventory has no targets";
  return {
    code: "NoTargets",
    severity: "error",
    message,
    field,
    hint: "give clusters, or select the objects of the package that are targets",
  };
}
