import type { RevisionPair } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { listAt } from "../delivery.ts";
import { dryVersionOf, newestDryCommit } from "./hydration.ts";
import { isHydrated, leadingRevision, leadingTarget, type SourceVersion } from "./sources.ts";

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * The revision the spec asks for, as it spells it: a commit, tag, branch, range or chart version. Of several sources that
 * of the first that delivers manifests, of a hydrated Application that of the dry source.
 */
export function declaredRevision(application: KubeObject): string | undefined {
  return isHydrated(application)
    ? readString(application, ["spec", "sourceHydrator", "drySource", "targetRevision"])
    : leadingTarget(application, application.spec);
}

/**
 * The commit wanted, as far as the spec or the last comparison knows one; and the one the cluster has. Where a revision
 * is wanted by name, both are names: the cluster has the one that was compared with and is synced.
 */
export function argoRevisions(application: KubeObject, named?: string): RevisionPair {
  const sync = readPath(application, ["status", "sync"]);
  const compared = versionOf(application, sync, readPath(sync, ["comparedTo"]));
  const last = listAt(application, ["status", "history"]).at(-1);
  const seen = readString(sync, ["status"]) === "Synced" ? compared : versionOf(application, last, last);
  if (named !== undefined && !COMMIT.test(named)) return { wanted: named, observed: seen.name };
  const declared = declaredRevision(application);
  const newest = isHydrated(application) ? newestDryCommit(application) : compared.commit;
  return { wanted: declared !== undefined && COMMIT.test(declared) ? declared : newest, observed: seen.commit };
}

/** The version of the source that people write; of a hydrated Application that from which the commit was rendered. */
function versionOf(application: KubeObject, revisions: unknown, sources: unknown): SourceVersion {
  const commit = leadingRevision(application, revisions);
  if (isHydrated(application)) return dryVersionOf(application, commit);
  return { commit, name: leadingTarget(application, sources) };
}
