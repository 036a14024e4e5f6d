import type { RevisionPair } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { isChartVersion } from "../chart-version.ts";
import { listAt } from "../delivery.ts";
import { dryVersionOf, newestDryVersion } from "./hydration.ts";
import { isHydrated, leadingRevision, leadingSource, type SourceVersion } from "./sources.ts";

const TARGET = ["targetRevision"];
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Returns the revision that the spec requests, in its spelling: a commit, tag, branch or chart version. Of several
 * sources that of the first with manifests, of a hydrated Application that of the dry source. `undefined` for `HEAD`,
 * and for a range of charts, since what these stand for has another name.
 */
export function declaredApplicationRevision(application: KubeObject): string | undefined {
  const name = askedRevision(application);
  const isChart = readString(leadingSource(application, application.spec), ["chart"]) !== undefined;
  return name === undefined || name === "HEAD" || (isChart && !isChartVersion(name)) ? undefined : name;
}

function askedRevision(application: KubeObject): string | undefined {
  return isHydrated(application)
    ? readString(application, ["spec", "sourceHydrator", "drySource", "targetRevision"])
    : readString(leadingSource(application, application.spec), TARGET);
}

/**
 * Returns the wanted revision, as far as the spec or the last comparison names one, and the one in the cluster: the
 * compared one if that is synced, else the last deployed one. Spelt as Flux does, with the requested name and the
 * commit or digest (`v7@sha1:…`), so that either is recognized.
 */
export function argoRevisions(application: KubeObject): RevisionPair {
  const sync = readPath(application, ["status", "sync"]);
  const compared = versionOf(application, sync, readPath(sync, ["comparedTo"]));
  const last = listAt(application, ["status", "history"]).at(-1);
  const seen = readString(sync, ["status"]) === "Synced" ? compared : versionOf(application, last, last);
  const newest = isHydrated(application) ? newestDryVersion(application) : compared;
  return { wanted: wantedRevision(application, newest), observed: spell(seen) };
}

/** Returns the newest version; if its name is not the one in the spec, it says nothing about that. */
function wantedRevision(application: KubeObject, newest: SourceVersion): string | undefined {
  const name = askedRevision(application);
  if (name !== undefined && COMMIT.test(name)) return name;
  return newest.name === name ? spell(newest) : declaredApplicationRevision(application);
}

/**
 * Returns the version of the source that people write; for a hydrated Application, the one from which the commit was
 * rendered.
 */
function versionOf(application: KubeObject, revisions: unknown, sources: unknown): SourceVersion {
  const commit = leadingRevision(application, revisions);
  if (isHydrated(application)) return dryVersionOf(application, commit);
  return { commit, name: readString(leadingSource(application, sources), TARGET) };
}

/** Spells a version. A chart is named by its version, whatever range was requested. */
function spell({ name, commit }: SourceVersion): string | undefined {
  if (name === undefined || commit === undefined || name === "HEAD" || COMMIT.test(name)) return commit;
  if (COMMIT.test(commit)) return `${name}@sha1:${commit}`;
  return DIGEST.test(commit) && name !== commit ? `${name}@${commit}` : commit;
}
