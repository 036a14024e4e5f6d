import { failure, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { type Resource, startCache } from "@landfall/kubernetes";
import { kindsOfWords } from "./look.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { unlistable } from "./read-kinds.ts";

/** A record of the changes of a cluster's objects. */
export interface Recorded {
  /** Every version of each object that changed during the recording, including the one before its first change. */
  readonly versions: readonly KubeObject[];
  /** The number of watched objects. */
  readonly objects: number;
}

export interface RecordWish {
  /** The words that kubectl would take after its verb; empty for all objects of the kinds. */
  readonly words: readonly string[];
  readonly kinds: (resource: Resource) => boolean;
  /** The length of the recording in milliseconds; `stop` ends it sooner. */
  readonly for: number;
  readonly stop: AbortSignal;
}

/**
 * Records the changes of a cluster's objects, including their managed fields. Problems: `UnknownKind`, and why it
 * cannot be asked; a kind that may not be watched is a warning, and an error if none may.
 */
export async function recordChanges(cluster: OpenCluster, wish: RecordWish): Promise<Result<Recorded>> {
  try {
    const meant = await kindsOfWords(cluster, wish.words, wish.kinds);
    if (!meant.ok) return meant;
    const { kinds, includes } = meant.value;
    const versions: KubeObject[] = [];
    const changed = new Set<string>();
    const caches = kinds.map((resource) => {
      const { group, kind, version, namespaced } = resource;
      const where = namespaced && cluster.namespace !== undefined ? { namespace: cluster.namespace } : {};
      const cache = startCache(cluster.client, { group, kind, version }, { ...where, project: (object) => object });
      cache.onChange((change) => {
        if (change.type !== "changed" || !includes(change.object)) return;
        const uid = String(change.object.metadata?.uid);
        if (!changed.has(uid)) versions.push(change.previous);
        changed.add(uid);
        versions.push(change.object);
      });
      return { resource, cache };
    });
    await cluster.client.ports.clock.sleep(wish.for, wish.stop);
    const states = caches.map(({ resource, cache }) => ({ resource, size: cache.size, ...cache.state() }));
    for (const { cache } of caches) cache.stop();
    const unread = states.filter(({ synced }) => !synced);
    const problems = unreadProblems(cluster, unread);
    if (unread.length > 0 && unread.length === states.length)
      return { ok: false, problems: problems.map((one) => ({ ...one, severity: "error" })) };
    return success({ versions, objects: states.reduce((sum, { size }) => sum + size, 0) }, problems);
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

interface Unread {
  readonly resource: Resource;
  readonly problem?: unknown;
}

/** One warning for all kinds that may not be watched, and each other problem once. */
function unreadProblems(cluster: OpenCluster, unread: readonly Unread[]): readonly Problem[] {
  const told = unread.flatMap(({ resource, problem }) =>
    problem === undefined ? [] : [{ resource, problem: problemOf(problem, cluster.name) }],
  );
  const forbidden = told.filter(({ problem }) => problem.code === "Forbidden").map(({ resource }) => resource);
  const [other] = told.filter(({ problem }) => problem.code !== "Forbidden");
  return [
    ...unlistable(forbidden, cluster, "watch"),
    ...(other === undefined ? [] : [{ ...other.problem, severity: "warning" } as const]),
  ];
}
