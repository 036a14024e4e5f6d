import { getConditions, type KubeObject, type Problem, refOf } from "@landfall/core/object";
import { ApiError, type Resource } from "@landfall/kubernetes";
import { problemOf } from "../cluster/problem-of.ts";
import { applyOne, bodyOf, readBack } from "./apply-one.ts";
import { conflictOf, resourceOf, type Tried, type Trying } from "./try-out.ts";
import { kindOf } from "./what-to-apply.ts";

/** The progress of a run: the objects that were written, and where it stopped. */
export interface Carried {
  readonly written: readonly Tried[];
  /** The change at which the run stopped, and the reason. */
  readonly stopped?: { readonly at: Tried; readonly problems: readonly Problem[] };
  readonly notBegun: readonly Tried[];
}

/** The longest time until a new definition is served, in milliseconds, and the interval at which that is checked. */
const SERVED_WITHIN = 20_000;
const LOOK_EVERY = 250;

/** Writes all objects that differ, one after the other, and stops at the first that cannot be written. */
export async function carryOn(all: readonly Tried[], trying: Trying): Promise<Carried> {
  const todo = all.filter(({ outcome }) => outcome !== "unchanged");
  const written: Tried[] = [];
  for (const [at, one] of todo.entries()) {
    const problems = await writeOne(one, trying);
    if (problems.length > 0) return { written, stopped: { at: one, problems }, notBegun: todo.slice(at + 1) };
    written.push(one);
  }
  return { written, notBegun: [] };
}

async function writeOne({ found, object, before, outcome: tried }: Tried, trying: Trying): Promise<readonly Problem[]> {
  const { cluster, force } = trying;
  const about = { ref: refOf(object), file: found.file };
  try {
    const options = { dryRun: false, force, isNew: before === undefined };
    const patience = tried === "untried" ? SERVED_WITHIN : 0;
    const outcome = await untilServed(object, trying, patience, (resource) =>
      applyOne(cluster.client, resource, bodyOf(object, resource, cluster.namespace), options),
    );
    if (!outcome.written)
      return outcome.conflicts.map((one) => ({ ...conflictOf(one, before ?? object, cluster), ...about }));
    if (kindOf(object) === "apiextensions.k8s.io/CustomResourceDefinition") await untilEstablished(object, trying);
    return [];
  } catch (error) {
    return [{ ...problemOf(error, cluster.name), ...about }];
  }
}

/** Does the work once the object's kind is served, which takes a moment after its definition was written. */
async function untilServed<T>(
  object: KubeObject,
  { cluster }: Trying,
  patience: number,
  work: (resource: Resource) => Promise<T>,
): Promise<T> {
  const { clock } = cluster.client.ports;
  for (const end = clock.now() + patience; ; await clock.sleep(LOOK_EVERY)) {
    const resource = await resourceOf(object, cluster);
    try {
      if (resource !== undefined) return await work(resource);
      if (clock.now() > end) throw new ApiError("NotFound", `${object.kind} of ${object.apiVersion} is not served yet`);
    } catch (error) {
      const isEarly = error instanceof ApiError && error.code === "NotFound" && clock.now() < end;
      if (!isEarly) throw error;
    }
  }
}

async function untilEstablished(definition: KubeObject, { cluster }: Trying): Promise<void> {
  const { clock } = cluster.client.ports;
  for (const end = clock.now() + SERVED_WITHIN; clock.now() < end; await clock.sleep(LOOK_EVERY)) {
    const now = await readBack(cluster.client, definition);
    const { conditions } = getConditions(now ?? {});
    if (conditions.some(({ type, status }) => type === "Established" && status === "True")) return;
  }
}
