import {
  type Edit,
  failure,
  formatTime,
  type Json,
  type KubeObject,
  type Problem,
  type Result,
  success,
} from "@landfall/core/object";
import { type PlanContent, writePlan, writeRolloutStatus } from "@landfall/core/rollout";
import type { AggregateStatus, ComputeWave, Rollout, RolloutPlan } from "@landfall/core/schemas";
import { editsBetween } from "@landfall/core/suspend";
import { aggregateStatus } from "../aggregate-status/index.ts";
import { createItem, createResourceList, type FunctionResult } from "../sdk/index.ts";
import { computeWave, runRollout } from "./compute-wave.ts";

/** What one step of a rollout in a cluster is decided on. */
export interface RolloutStepInput {
  readonly rollout: Rollout;
  /** Strategies, budgets, plans of rollouts, reports, the inventory, and what delivers to the targets. */
  readonly objects: readonly KubeObject[];
  /** What is seen of the fleet in this cluster itself: objects with their status, as they are now. */
  readonly seen: readonly KubeObject[];
  /** The name of this cluster. */
  readonly cluster: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/** What is to be done, in this order: the plan is stored, then the objects are changed. */
export interface RolloutStep {
  readonly pages: readonly RolloutPlan[];
  readonly status: NonNullable<Rollout["status"]>;
  readonly changes: readonly { readonly object: KubeObject; readonly edits: readonly Edit[] }[];
  /** When time alone changes something, in milliseconds since 1970. */
  readonly nextLook?: number;
  /** What there is to tell. */
  readonly results: readonly FunctionResult[];
}

/**
 * One step of a Rollout that lies in a cluster: what aggregate-status and compute-wave say of these objects, as data.
 * The same input gives the same step. Problems: those of both functions.
 */
export function stepRollout(input: RolloutStepInput): Result<RolloutStep> {
  const { objects, rollout } = input;
  const items = [...objects, snapshotOf(input)].map((object, index) =>
    createItem(object as unknown as { readonly [key: string]: Json }, { path: "cluster.yaml", index }),
  );
  const list = createResourceList({ items });
  const before = items.map((item) => item.toObject());
  aggregateStatus.run(list, statusConfig(input));
  const told = list.results.length;
  const config = configOf(input);
  const faults = computeWave.config.validate(config);
  if (faults.length > 0) return failure(...faults);
  const content = runRollout(list, config);
  const problems = list.results.filter(({ severity }) => severity === "error").map(problemOf);
  if (content === undefined || problems.length > 0) return failure(...problems);
  const changes = objects.flatMap((object, index) => {
    const [old, item] = [before[index], items[index]];
    if (old === undefined || item === undefined || OURS.test(object.apiVersion ?? "")) return [];
    const edits = editsBetween(old, item.toObject());
    return edits.length === 0 ? [] : [{ object, edits }];
  });
  return success({ ...stored(rollout, content), changes, results: list.results.slice(told) });
}

const OURS = /^landfall\.dev\//;

function stored(rollout: Rollout, content: PlanContent): Pick<RolloutStep, "pages" | "status" | "nextLook"> {
  const pages = writePlan(content);
  const { generation } = rollout.metadata as { readonly generation?: number };
  const status = writeRolloutStatus({ ...content, pages: pages.length });
  const { nextLook } = content;
  return {
    pages,
    status: { ...(generation !== undefined && { observedGeneration: generation }), ...status },
    ...(nextLook !== undefined && { nextLook }),
  };
}

/** What this cluster itself tells of the fleet. */
function snapshotOf({ cluster, now, seen }: RolloutStepInput): KubeObject {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: `live-${cluster}` },
    spec: { cluster, observedAt: formatTime(now), items: seen },
  } as unknown as KubeObject;
}

function statusConfig({ rollout, now }: RolloutStepInput): AggregateStatus {
  const { package: name = "", revision, targets } = rollout.spec;
  return {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "AggregateStatus",
    now: formatTime(now),
    ...(targets !== undefined && { targets }),
    ...(name !== "" && { wanted: { [name]: revision }, packages: [name] }),
  };
}

/** A Rollout says what a ComputeWave says, but for its name and the time. The controller leaves annotations alone. */
function configOf({ rollout, now }: RolloutStepInput): ComputeWave {
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
  return { code: tags?.["code"] ?? "", severity, message, ...(field !== undefined && { field: field.path }) };
}
