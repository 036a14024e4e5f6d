import { groupBy, type Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString, refKey, refOf, type Target, targetKey } from "@landfall/core/object";
import { asPart } from "../part.ts";
import type { Gathered, Gathering, SeenObject } from "../systems/contract.ts";
import { isPublished, readPackageRevision, upstreamRevision } from "./read.ts";

/**
 * Groups the observed PackageRevisions by target: the one that each names, or that of the PackageVariant that
 * writes its package.
 */
export function gatherPackageRevisions({ objects, declared, targetOf }: Gathering): Gathered {
  const targets = variantTargets({ objects, declared, targetOf });
  const found = new Map<string, { readonly target: Target; readonly revisions: SeenObject[] }>();
  const unclaimed: SeenObject[] = [];
  for (const seen of objects.filter(({ ref }) => ref.kind === "PackageRevision")) {
    const target = targetOf(seen.object) ?? targets.get(packageOfRevision(seen));
    if (target === undefined) {
      unclaimed.push(seen);
      continue;
    }
    const entry = found.get(targetKey(target));
    if (entry === undefined) found.set(targetKey(target), { target, revisions: [seen] });
    else entry.revisions.push(seen);
  }
  const parts = [...found].map(([key, { target, revisions }]) => {
    const declaration = declared.get(key);
    const upstream = declaration !== undefined && isVariant(declaration.object) ? declaration.wanted : undefined;
    return { target, observations: readRevisions(target, revisions, upstream) };
  });
  return { parts, unclaimed };
}

/**
 * Returns the target of the PackageVariant that writes a package, by repository and package; a target that the package
 * itself declares takes precedence.
 */
function variantTargets({ objects, declared, targetOf }: Gathering): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>();
  for (const { object } of objects) {
    const target = isVariant(object) ? targetOf(object) : undefined;
    if (target !== undefined) targets.set(packageOfVariant(object), target);
  }
  for (const { objects: all, target } of declared.values())
    for (const object of all) if (isVariant(object)) targets.set(packageOfVariant(object), target);
  return targets;
}

function isVariant(object: KubeObject): boolean {
  return refOf(object).kind === "PackageVariant";
}

function packageOfVariant(variant: KubeObject): string {
  const downstream = (field: string): string => readString(variant, ["spec", "downstream", field]) ?? "";
  return `${downstream("repo")} ${downstream("package")}`;
}

function packageOfRevision({ object }: SeenObject): string {
  return `${readString(object, ["spec", "repository"]) ?? ""} ${readString(object, ["spec", "packageName"]) ?? ""}`;
}

/**
 * Returns the observations of one target by its revisions, package by package: the last published one, and a draft too
 * only if it brings the wanted revision. `upstream` is the revision that a PackageVariant wants, if one decides about
 * the target; otherwise the revisions are not the target's.
 */
function readRevisions(
  target: Target,
  revisions: readonly SeenObject[],
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

function choose(revisions: readonly SeenObject[], upstream: string | undefined): readonly SeenObject[] {
  const sorted = revisions.toSorted(byNumber);
  const published = sorted.findLast(({ object }) => isPublished(object));
  const drafts = sorted.filter(({ object }) => !isPublished(object));
  if (published === undefined) return drafts.slice(-1);
  if (upstream === undefined || upstreamRevision(published.object) === upstream) return [published];
  return [published, ...drafts.filter(({ object }) => upstreamRevision(object) === upstream).slice(-1)];
}

function byNumber(a: SeenObject, b: SeenObject): number {
  const [first, second] = [refKey(a.ref), refKey(b.ref)];
  return numberOf(a.object) - numberOf(b.object) || (first < second ? -1 : first > second ? 1 : 0);
}

/**
 * Returns the number of a revision that is written as `v3` or 3: 0 for a draft, which has none, and -1 for the revision
 * of the branch.
 */
function numberOf(object: KubeObject): number {
  const revision = readPath(object, ["spec", "revision"]);
  if (typeof revision === "number") return revision;
  const digits = typeof revision === "string" ? /^v(\d{1,9})$/.exec(revision)?.[1] : undefined;
  return digits === undefined ? 0 : Number(digits);
}
