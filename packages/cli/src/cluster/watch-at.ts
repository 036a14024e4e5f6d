import { failure, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { type ApiError, type Cache, startCache } from "@landfall/kubernetes";
import { kindsIn, type Looked, planLook } from "./look.ts";
import type { AskedOf, LookPlan } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";
import { unlistable } from "./read-kinds.ts";

/** A cluster in which somebody looks on. */
export interface Watched {
  /** The objects that are known by now. */
  looked(): Looked;
  /** How many of its lists have been read, or cannot be. */
  progress(): { readonly read: number; readonly all: number };
  /** The kinds that may not be read, as one warning; none where all may. */
  hidden(): readonly Problem[];
  /** Why nothing new arrives, of the lists that were read before: since when, in milliseconds since 1970. */
  away(): { readonly since: number; readonly why: string } | undefined;
  /** Calls the listener when anything changes. */
  onNews(listener: () => void): void;
  stop(): void;
}

/** Follows what is asked of a cluster with what is evidence about it. Problems: `UnknownKind`, and why it cannot be asked. */
export async function watchAt(cluster: OpenCluster, asked: AskedOf): Promise<Result<Watched>> {
  try {
    const plan = await planLook(cluster, asked);
    return plan.ok ? success(start(cluster, plan.value)) : plan;
  } catch (error) {
    return failure(problemOf(error, cluster.name));
  }
}

/** Failures of a list that no trying helps against. */
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
