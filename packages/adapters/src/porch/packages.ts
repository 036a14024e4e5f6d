import {
  compareText,
  findCondition,
  getConditions,
  type KubeObject,
  parseApiVersion,
  readPath,
  readString,
  refOf,
} from "@landfall/core/object";
import type { PackageUse, PackageWish, RepositoryPackage, RepositoryRevision } from "../systems/repository-package.ts";
import { isPublished, packageRevisions, readPackageRevision, upstreamRevision, variantRevision } from "./read.ts";

/** Returns the packages of PackageRevisions and PackageVariants, sorted by name; other objects are ignored. */
export function porchPackages(objects: readonly KubeObject[]): readonly RepositoryPackage[] {
  const found = new Map<string, Found>();
  const at = (repository = "", name = ""): Found => {
    const key = `${repository}/${name}`;
    const there = found.get(key) ?? { repository, package: name, revisions: [] };
    found.set(key, there);
    return there;
  };
  for (const object of objects) {
    const text = (...path: readonly string[]): string | undefined => readString(object, path);
    if (isKind(object, "porch.kpt.dev", "PackageRevision"))
      at(text("spec", "repository"), text("spec", "packageName")).revisions.push(object);
    if (isKind(object, "config.porch.kpt.dev", "PackageVariant"))
      at(text("spec", "downstream", "repo"), text("spec", "downstream", "package")).wish = wishOf(object);
  }
  const packages = [...found.values()].map(read).toSorted((a, b) => compareText(keyOf(a), keyOf(b)));
  const retired = (key: string): ReadonlySet<string> =>
    new Set(found.get(key)?.revisions.flatMap((one) => (isRetired(one) ? revisionOf(one).revision : [])));
  return packages.map((one) => ({ ...one, downstream: usesOf(keyOf(one), packages, retired(keyOf(one))) }));
}

interface Found {
  readonly repository: string;
  readonly package: string;
  readonly revisions: KubeObject[];
  wish?: PackageWish;
}

type Own = Omit<RepositoryPackage, "downstream">;

function isKind({ apiVersion = "", kind }: KubeObject, group: string, name: string): boolean {
  return kind === name && parseApiVersion(apiVersion).group === group;
}

function keyOf(one: Own): string {
  return `${one.repository}/${one.package}`;
}

function wishOf(variant: KubeObject): PackageWish {
  const text = (field: string): string | undefined => readString(variant, ["spec", "upstream", field]);
  const revision = variantRevision(variant) ?? text("workspaceName");
  const of = `${text("repo") ?? ""}/${text("package") ?? ""}`;
  const waitsFor = whyNot(variant);
  return {
    by: `PackageVariant ${refOf(variant).name}`,
    of,
    ...(revision !== undefined && { revision }),
    ...(waitsFor !== undefined && { waitsFor }),
  };
}

/** Returns what a PackageVariant says of itself when it makes no drafts: Stalled, else Ready that is False. */
function whyNot(variant: KubeObject): string | undefined {
  const { conditions } = getConditions(variant);
  const stalled = findCondition(conditions, "Stalled");
  const ready = findCondition(conditions, "Ready");
  const said = stalled?.status === "True" ? stalled : ready?.status === "False" ? ready : undefined;
  return (
    said && [said.reason ?? said.type, said.message].filter((text) => text !== undefined && text !== "").join(": ")
  );
}

function isRetired(revision: KubeObject): boolean {
  return readString(revision, ["spec", "lifecycle"]) === "DeletionProposed";
}

function read({ repository, package: name, revisions, wish }: Found): Own {
  const sorted = revisions.toSorted((a, b) => numberOf(a) - numberOf(b) || compareText(refOf(a).name, refOf(b).name));
  const published = sorted.findLast((one) => isPublished(one) && numberOf(one) >= 0);
  const pending = sorted.filter((one) => !isPublished(one)).map(revisionOf);
  return {
    repository,
    package: name,
    ...(wish !== undefined && { wish }),
    ...(published !== undefined && { published: revisionOf(published) }),
    pending,
  };
}

/** Returns the number of a revision, 3 for `v3` or 3; Porch's -1 is the branch, which is no revision. */
function numberOf(object: KubeObject): number {
  const value = readPath(object, ["spec", "revision"]);
  return typeof value === "number" ? value : Number(/^v(\d{1,9})$/.exec(String(value))?.[1] ?? 0);
}

function revisionOf(object: KubeObject): RepositoryRevision {
  const { name } = refOf(object);
  const upstream = upstreamRevision(object);
  const lifecycle = readString(object, ["spec", "lifecycle"]) ?? "Draft";
  const waitsFor = isPublished(object) ? undefined : waitOf(object, lifecycle);
  return {
    name,
    revision: packageRevisions(object).wanted ?? name,
    lifecycle,
    ...(upstream !== undefined && { upstream }),
    ...(waitsFor !== undefined && { waitsFor }),
  };
}

function waitOf(object: KubeObject, lifecycle: string): string {
  const { reason, message } = readPackageRevision(object, { target: { cluster: "", package: "" } });
  if (reason === "Draft") return "somebody has to propose it";
  if (reason === "Proposed") return "somebody has to approve it";
  return `${reason}: ${message ?? `the revision is ${lifecycle}`}`;
}

function usesOf(upstream: string, packages: readonly Own[], retired: ReadonlySet<string>): readonly PackageUse[] {
  const users = packages.filter(({ wish }) => wish?.of === upstream);
  const revisions = new Set(
    users.flatMap(({ wish, published, pending }) =>
      [wish?.revision, published?.upstream, ...pending.map((one) => one.upstream)].filter((one) => one !== undefined),
    ),
  );
  const those = (is: (one: Own) => boolean): readonly string[] => users.filter(is).map(keyOf);
  return [...revisions].toSorted(compareText).map((revision) => ({
    revision,
    wantedBy: those(({ wish }) => wish?.revision === revision),
    publishedIn: those(({ published }) => published?.upstream === revision),
    pendingIn: those(({ pending }) => pending.some((one) => one.upstream === revision)),
    ...(retired.has(revision) && { deletionProposed: true }),
  }));
}
