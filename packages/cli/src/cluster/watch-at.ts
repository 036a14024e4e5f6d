import { failure, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { type ApiError, type Cache, startCache } from "@landfall/kubernetes";
import { kindsIn, type Looked, planLook } from "./look.ts";
import type { AskedOf, LookPlan } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { unlistable } from "./read-kinds.ts";

/** A cluster whose objects are watched. */
export interface Watched {
  /** The objects known so far. */
  looked(): Looked;
  /** The number of lists that were read or failed for good, and of all lists. */
  progress(): { readonly read: number; readonly all: number };
  /** One warning for the kinds that may not be read; none if all may. */
  hidden(): readonly Problem[];
  /**
   * The reason why changes of lists that were read have stopped arriving, and since when, in milliseconds since the
   * epoch.
   */
  away(): { readonly since: number; readonly why: string } | undefined;
  /** Calls the listener on every change. */
  onNews(listener: () => void): void;
  stop(): void;
}

/**
 * Watches the requested objects of a cluster, with those that are evidence about them. Problems: `UnknownKind`, and why
 * it cannot be asked.
 */
export async function watchAt(cluster: OpenCluster, asked: AskedOf): Promise<Result<Watched>> {
  try {
    const plan = await planLook(cluster, asked);
    return plan.ok ? success(start(cluster, plan.value)) : plan;
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

/** The codes of failures that retrying does not solve. */
const CLOSED: ReadonlySet<ApiError["code"]> = new Set(["Forbidden", "NotFound"]);

function start(cluster: OpenCluster, { meant, kinds, namespaces, counts }: LookPlan): Watched {
  const caches = namespaces.flatMap((namespace, at) =>
    kindsIn(kinds, at).map((resource) => {
      const { group, kind, version, namespaced } = resource;
      const where = namespaced && namespace !== undefined ? { namespace } : {};
      return { resource, cache: startCache(cluster.client, { group, kind, version }, where) };
    }),
  );
  const isClosed = ({ cache }: { readonly cache: Cache }): boolean => {
    const { synced, problem } = cache.state();
    return !synced && problem !== undefined && CLOSED.has(problem.code);
  };
  return {
    looked() {
      const objects = caches.flatMap(({ cache }) => [...cache.values()]).filter(counts);
      const found = objects.map((object: KubeObject) => ({ object, file: { path: cluster.name }, subPackage: "" }));
      return { found, meant };
    },
    progress: () => ({
      read: caches.filter((one) => one.cache.state().synced || isClosed(one)).length,
      all: caches.length,
    }),
    hidden() {
      const forbidden = caches.filter(({ cache }) => cache.state().problem?.code === "Forbidden");
      return unlistable(
        forbidden.map(({ resource }) => resource),
        { ...cluster, namespace: namespaces[0] },
        "watch",
      );
    },
    away() {
      const silent = caches.map((one) => ({ ...one.cache.state(), isClosed: isClosed(one) }));
      const [first] = silent
        .filter((one) => !one.live && !one.isClosed && one.problem !== undefined)
        .sort((a, b) => a.since - b.since);
      return first === undefined ? undefined : { since: first.since, why: first.problem?.message ?? "" };
    },
    onNews(listener) {
      for (const { cache } of caches) {
        cache.onChange(listener);
        cache.onState(listener);
      }
    },
    stop() {
      for (const { cache } of caches) cache.stop();
    },
  };
}
