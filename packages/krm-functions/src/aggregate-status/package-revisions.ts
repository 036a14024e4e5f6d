import { isPublished, readPackageRevision, upstreamRevision } from "@landfall/adapters/porch";
import { groupBy, type Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString, refKey, type Target } from "@landfall/core/object";
import type { LiveObject } from "./fleet-input.ts";
import { asPart } from "./live-object.ts";

/** The repository and the package in it. */
export function packageKey(repository: string | undefined, name: string | undefined): string {
  return `${repository ?? ""} ${name ?? ""}`;
}

/** Of a PackageRevision. */
export function packageOfRevision({ object }: LiveObject): string {
  return packageKey(readString(object, ["spec", "repository"]), readString(object, ["spec", "packageName"]));
}

/**
 * What the PackageRevisions of one target say of it, each package's for itself: the last one published, and beside it
 * a draft only if it is what brings the revision wanted. `upstream` is the revision that a PackageVariant wants, where
 * one decides what the target wants; otherwise the revisions are not the target's.
 */
export function packageRevisionParts(
  target: Target,
  revisions: readonly LiveObject[],
  upstream: string | undefined,
): readonly Observation[] {
  const packages = groupBy(revisions, packageOfRevision);
  return [...packages.values()].flatMap((all) =>
    choose(all, upstream).map(({ object, observedAt }) => {
      const observation = readPackageRevision(object, { target, observedAt, upstream });
      const part = asPart(observation, object);
      return upstream === undefined ? part : { ...part, revision: observation.revision, unsaid: observation.unsaid };
    }),
  );
}

function choose(revisions: readonly LiveObject[], upstream: string | undefined): readonly LiveObject[] {
  const sorted = revisions.toSorted(byNumber);
  const published = sorted.findLast(({ object }) => isPublished(object));
  const drafts = sorted.filter(({ object }) => !isPublished(object));
  if (published === undefined) return drafts.slice(-1);
  if (upstream === undefined || upstreamRevision(published.object) === upstream) return [published];
  return [published, ...drafts.filter(({ object }) => upstreamRevision(object) === upstream).slice(-1)];
}

function byNumber(a: LiveObject, b: LiveObject): number {
  const [first, second] = [keyOf(a), keyOf(b)];
  return numberOf(a.object) - numberOf(b.object) || (first < second ? -1 : first > second ? 1 : 0);
}

function keyOf({ ref }: LiveObject): string {
  return refKey(ref);
}

/** 3 of `v3` or 3; a draft has none, and Porch's -1 is the branch. */
function numberOf(object: KubeObject): number {
  const revision = readPath(object, ["spec", "revision"]);
  if (typeof revision === "number") return revision;
  const digits = typeof revision === "string" ? /^v(\d{1,9})$/.exec(revision)?.[1] : undefined;
  return digits === undefined ? 0 : Number(digits);
}
