import {
  type Edit,
  failure,
  formatTime,
  type Json,
  type KubeObject,
  millisOf,
  otherCode,
  type Problem,
  type Result,
  success,
} from "@landfall/core/object";
import { type PlanContent, type RolloutStepInput, writePlan, writeRolloutStatus } from "@landfall/core/rollout";
import {
  type AggregateStatus,
  type ComputeWave,
  type Rollout,
  type RolloutPlan,
  validateComputeWave,
} from "@landfall/core/schemas";
import { editsBetween } from "@landfall/core/suspend";
import { aggregateStatus } from "../aggregate-status/index.ts";
import {
  createItem,
  createResourceList,
  type FunctionResult,
  type Item,
  itemOfObject,
  type ResourceList,
} from "../sdk/index.ts";
import { runRollout } from "./compute-wave.ts";

/** The result of one step, to be processed in this order: store the plan, then change the objects. */
export interface RolloutStep {
  readonly pages: readonly RolloutPlan[];
  readonly status: NonNullable<Rollout["status"]>;
  readonly changes: readonly { readonly object: KubeObject; readonly edits: readonly Edit[] }[];
  /** The milliseconds after `now` of the input at which time alone will change something; absent if never. */
  readonly requeueAfter?: number;
  /** The results to report. */
  readonly results: readonly FunctionResult[];
}

/**
 * One reconciliation of a Rollout in a cluster: computes with the functions aggregate-status and compute-wave, and
 * returns the result as data. The given objects are not changed, and must not change meanwhile. The same input gives
 * the same step. Problems: those of both functions. Throws a `RangeError` if `now` is not a time.
 */
export function stepRollout(given: RolloutStepInput): Result<RolloutStep> {
  const input = inMillis(given);
  const { objects } = input;
  const items = itemsOf(input);
  const list = createResourceList({ items });
  const before = items.map((item) => item.toObject());
  aggregateStatus.run(list, statusConfig(input));
  const told = list.results.length;
  const config = configOf(input);
  const faults = validateComputeWave(config);
  if (faults.length > 0) return failure(...faults);
  const content = runRollout(list, config);
  const problems = list.results.filter(({ severity }) => severity === "error").map(problemOf);
  if (content === undefined || problems.length > 0) return failure(...problems);
  const changes = objects.flatMap((object, index) => {
    const [old, item] = [before[index], items[index]];
    if (old === undefined || item?.changed !== true || OURS.test(object.apiVersion ?? "")) return [];
    const edits = editsBetween(old, item.toObject());
    return edits.length === 0 ? [] : [{ object, edits }];
  });
  return success({ ...stored(input, content), changes, results: list.results.slice(told) });
}

/** A Rollout of a cluster in the form of a package. */
export interface RolloutPackage {
  /** The objects and snapshots that the decision rests on, with the reports made from them, and the config. */
  readonly list: ResourceList;
  /** The Rollout's spec as a ComputeWave. */
  readonly config: Item;
}

/**
 * The package on which `stepRollout` decides, to inspect a Rollout of a cluster like one in a directory. Throws a
 * `RangeError` if `now` is not a time.
 */
export function rolloutPackage(given: RolloutStepInput): RolloutPackage {
  const input = inMillis(given);
  const { name } = input.rollout.metadata as { readonly name?: unknown };
  const config = createItem(
    { ...configOf(input), metadata: { name: String(name) } } as unknown as { readonly [key: string]: Json },
    { path: "rollout.yaml", index: 0 },
  );
  const list = createResourceList({ items: [config, ...itemsOf(input)] });
  aggregateStatus.run(list, statusConfig(input));
  return { list, config };
}

type Timed = RolloutStepInput<number>;

function inMillis(input: RolloutStepInput): Timed {
  return { ...input, now: millisOf(input.now) };
}

function itemsOf(input: Timed): Item[] {
  return [...input.objects, snapshotOf(input)].map((object, index) =>
    itemOfObject(object as unknown as { readonly [key: string]: Json }, { path: "cluster.yaml", index }),
  );
}

const OURS = /^landfall\.dev\//;

function stored({ rollout, now }: Timed, content: PlanContent): Pick<RolloutStep, "pages" | "status" | "requeueAfter"> {
  const pages = writePlan(content);
  const { generation } = rollout.metadata as { readonly generation?: number };
  const status = writeRolloutStatus({ ...content, pages: pages.length });
  return {
    pages,
    status: { ...(generation !== undefined && { observedGeneration: generation }), ...status },
    ...(content.next !== undefined && { requeueAfter: content.next - now }),
  };
}

/** A snapshot of the objects observed in this cluster. */
function snapshotOf({ cluster, now, seen }: Timed): KubeObject {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: `live-${cluster}` },
    spec: { cluster, observedAt: formatTime(now), items: seen },
  } as unknown as KubeObject;
}

function statusConfig({ rollout, now }: Timed): AggregateStatus {
  const { package: name = "", revision, targets } = rollout.spec;
  return {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "AggregateStatus",
    now: formatTime(now),
    ...(targets !== undefined && { targets }),
    ...(name !== "" && { wanted: { [name]: revision }, packages: [name] }),
  };
}

/** Turns a Rollout into a ComputeWave with its name and the time. The controller writes no wave annotations. */
function configOf({ rollout, now }: Timed): ComputeWave {
  return {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "ComputeWave",
    annotate: false,
    ...rollout.spec,
    rollout: String((rollout.metadata as { readonly name?: unknown }).name),
    now: formatTime(now),
  };
}

function problemOf({ severity, message, tags, field }: FunctionResult): Problem {
  return {
    code: otherCode(tags?.["code"] ?? ""),
    severity,
    message,
    ...(field !== undefined && { field: field.path }),
  };
}
