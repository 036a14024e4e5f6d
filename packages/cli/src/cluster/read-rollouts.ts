import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { nearestName, type Rollout } from "@landfall/core/schemas";
import { type RolloutPackage, rolloutPackage } from "@landfall/krm-functions/compute-wave";
import {
  apiVersionOf,
  pageNames,
  type Resource,
  readStoredRollout,
  rolloutKinds,
  rolloutObjects,
} from "@landfall/kubernetes";
import { listable } from "./kinds.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { readKinds } from "./read-kinds.ts";

/** Rollouts of a cluster, and the objects on which they are decided. */
export interface RolloutsRead {
  readonly cluster: OpenCluster;
  /** The requested Rollouts. */
  readonly meant: readonly KubeObject[];
  /** All Rollouts of the namespaces. */
  readonly all: readonly KubeObject[];
  /** Objects of all kinds on which Rollouts are decided. */
  readonly objects: readonly KubeObject[];
}

/** A Rollout as stored at this moment, and the objects on which it is decided. */
export interface RolloutNow extends RolloutPackage {
  readonly rollout: KubeObject;
}

const OWN = "landfall.dev";

/**
 * Reads the Rollout with a name, or all, with the objects on which they are decided. Problems: `NoRollout` with what
 * was probably meant, `SeveralRollouts`, and why they cannot be read; a kind that may not be listed is a warning.
 */
export async function readRollouts(cluster: OpenCluster, name?: string): Promise<Result<RolloutsRead>> {
  try {
    const served = listable(await cluster.client.discovery.all());
    const kind = served.find(({ group, kind: one }) => group === OWN && one === "Rollout");
    if (kind === undefined) return failure(noKind(cluster.name));
    const found = await readKinds(cluster, [kind]);
    if (!found.ok) return found;
    const all = found.value.map(({ object }) => ({ apiVersion: apiVersionOf(kind), kind: kind.kind, ...object }));
    const meant = name === undefined ? all : all.filter((one) => refOf(one).name === name);
    const unclear = name === undefined ? undefined : whyUnclear(cluster, name, all, meant);
    if (unclear !== undefined) return failure(unclear);
    const kinds = rolloutKinds(served, all).filter((one) => one !== kind);
    const [only] = name === undefined ? [] : meant;
    const where = only === undefined ? cluster.namespace : refOf(only).namespace;
    const [inside, around] = await Promise.all([
      readKinds({ ...cluster, namespace: where }, kinds.filter(isOurs)),
      readKinds(
        { ...cluster, namespace: undefined },
        kinds.filter((one) => !isOurs(one)),
      ),
    ]);
    if (!inside.ok) return inside;
    const objects = [...inside.value, ...(around.ok ? around.value : [])].map(({ object }) => object);
    const told = [...found.problems, ...inside.problems, ...around.problems];
    return success(
      { cluster, meant, all, objects },
      told.map((one): Problem => ({ ...one, severity: one.severity === "error" ? "warning" : one.severity })),
    );
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

/** The number of times that a plan whose pages are replaced meanwhile is read again. */
const TRIES = 5;

/** Reads a Rollout and its pages consistently, as they are now; `NoRollout` if it was deleted. */
export async function readRolloutNow(read: RolloutsRead, meant: KubeObject): Promise<Result<RolloutNow>> {
  const { cluster, all, objects } = read;
  try {
    for (let tries = 1; ; tries++) {
      const stored = await readStoredRollout(cluster.client, refOf(meant));
      if (stored === undefined) return failure(gone(cluster.name, meant));
      const { rollout, pages } = stored;
      if (pages.length < pageNames(rollout).length && tries < TRIES) continue;
      const others = all.filter((one) => one.metadata?.uid !== rollout.metadata?.uid);
      const around = rolloutObjects(rollout, objects, [...others, rollout]);
      const made = rolloutPackage({
        rollout: rollout as unknown as Rollout,
        objects: [...around, ...pages],
        seen: objects.filter((one) => refOf(one).group !== OWN),
        cluster: cluster.name,
        now: cluster.now(),
      });
      return success({ ...made, rollout });
    }
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

function isOurs({ group }: Resource): boolean {
  return group === OWN;
}

function noKind(cluster: string): Problem {
  const message = `${cluster} serves no Rollouts`;
  const hint = "apply schemas/crds/rollout.crd.yaml; for a directory, leave --context out";
  return { code: "NoRollout", severity: "error", message, hint };
}

function whyUnclear(
  { name: cluster, namespace }: OpenCluster,
  name: string,
  all: readonly KubeObject[],
  meant: readonly KubeObject[],
): Problem | undefined {
  const where = namespace === undefined ? cluster : `the namespace ${namespace} of ${cluster}`;
  if (meant.length > 1) {
    const places = meant.map((object) => refOf(object).namespace).sort();
    const message = `there are several Rollouts ${name} in ${where}: in ${places.join(", ")}`;
    return { code: "SeveralRollouts", severity: "error", message, hint: "name the namespace with -n" };
  }
  if (meant.length === 1) return undefined;
  const names = [...new Set(all.map((object) => refOf(object).name))].sort();
  const near = nearestName(name, names);
  const others = names.length === 0 ? "there is none at all" : `there is ${names.slice(0, FEW).join(", ")}`;
  const further = namespace === undefined ? "" : "; -A looks in all namespaces";
  const hint = near === undefined ? `${others}${further}` : `did you mean ${near}?`;
  return { code: "NoRollout", severity: "error", message: `there is no Rollout ${name} in ${where}`, hint };
}

const FEW = 8;

function gone(cluster: string, rollout: KubeObject): Problem {
  const message = `it was deleted from ${cluster} meanwhile`;
  return { code: "NoRollout", severity: "error", message, ref: refOf(rollout) };
}
