import {
  failure,
  type Problem,
  parseApiVersion,
  parseLabelSelector,
  type Result,
  success,
  type Target,
  targetKey,
} from "@landfall/core/object";
import type { RolloutTarget } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { roleOf } from "../aggregate-status/kinds.ts";
import type { Item, ResourceList } from "../sdk/index.ts";
import type { TargetReader } from "./target-reader.ts";

type Rule = NonNullable<ComputeWave["inventory"]>[number];

const CRITERIA = ["kind", "namespace", "name"] as const;

/** The targets, and the objects of the package that stand for them. */
export interface Inventory {
  readonly targets: readonly RolloutTarget[];
  /** Objects of the inventory that are no cluster: they deliver to their target. */
  readonly deliveries: readonly Item[];
  /** The clusters of the package that are targets, by whatever the inventory says. */
  readonly clusters: readonly Item[];
}

/**
 * The targets that the config gives and those of the package's inventory, for the package that is rolled out. Problems:
 * `NoTargets`, `InvalidInventory`, `InvalidSelector`, `ConflictingLabels` for two objects of one target, and those of
 * `targetOf` for an object that the config selects and that names no target.
 */
export function readInventory(list: ResourceList, config: ComputeWave, reader: TargetReader): Result<Inventory> {
  const given = (config.clusters ?? []).map(({ name, labels = {} }) => ({ target: targetFor(name, config), labels }));
  const selects = compileRules(config);
  if (!selects.ok) return selects;
  const problems: Problem[] = [];
  const clusters: RolloutTarget[] = [];
  const delivered = new Map<string, RolloutTarget>();
  const deliveries: Item[] = [];
  for (const item of list.items.filter(selects.value)) {
    if (isCluster(item)) {
      clusters.push({ target: targetFor(item.name, config), labels: item.labels, ref: item.ref });
      continue;
    }
    const target = reader.targetOf(item);
    if (!target.ok) problems.push(...target.problems.map((problem) => ({ ...problem, ref: item.ref })));
    else if (isOf(target.value, config.package)) {
      deliveries.push(item);
      mergeTarget(
        delivered,
        { target: targetFor(target.value.cluster, config), labels: item.labels, ref: item.ref },
        problems,
      );
    }
  }
  const targets = [...given, ...clusters, ...delivered.values()];
  if (targets.length === 0 && problems.length === 0) problems.push(noTargets(config));
  if (problems.length > 0) return failure(...problems);
  const names = new Set(targets.map(({ target }) => target.cluster));
  return success({
    targets,
    deliveries,
    clusters: list.items.filter((item) => isCluster(item) && names.has(item.name)),
  });
}

/** Whether an object about a target is about the package that is rolled out; one that names no package is. */
export function isOf(target: Target, ofPackage: string | undefined): boolean {
  return target.package === undefined || ofPackage === undefined || target.package === ofPackage;
}

/** The target of the rollout on a cluster. */
export function targetFor(cluster: string, { package: ofPackage }: ComputeWave): Target {
  return ofPackage === undefined ? { cluster } : { cluster, package: ofPackage };
}

/** Whether an item is a cluster, as some system knows it. */
function isCluster({ apiVersion, kind }: Item): boolean {
  return roleOf(parseApiVersion(apiVersion).group, kind) === "cluster";
}

function compileRules({ inventory, clusters }: ComputeWave): Result<(item: Item) => boolean> {
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
  const labels = parseLabelSelector(rule.labelSelector ?? {});
  if (!labels.ok) {
    problems.push(
      ...labels.problems.map((problem) => ({ ...problem, field: `${field}.labelSelector.${problem.field}` })),
    );
  }
  return (item) =>
    CRITERIA.every((criterion) => rule[criterion] === undefined || rule[criterion] === item[criterion]) &&
    (rule.group === undefined || rule.group === parseApiVersion(item.apiVersion).group) &&
    labels.ok &&
    labels.value(item.labels);
}

/** Several objects may deliver to one target; their labels together are the target's. */
function mergeTarget(all: Map<string, RolloutTarget>, target: RolloutTarget, problems: Problem[]): void {
  const key = targetKey(target.target);
  const known = all.get(key);
  if (known === undefined) {
    all.set(key, target);
    return;
  }
  for (const [label, value] of Object.entries(target.labels)) {
    if (!Object.hasOwn(known.labels, label) || known.labels[label] === value) continue;
    const message = `two objects of target ${key} have different labels ${label}: ${known.labels[label]} and ${value}`;
    problems.push({
      code: "ConflictingLabels",
      severity: "error",
      message,
      field: "metadata.labels",
      ...(target.ref !== undefined && { ref: target.ref }),
    });
  }
  all.set(key, { ...known, labels: { ...known.labels, ...target.labels } });
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
