import { type KubeObject, type Path, readPath, readString } from "@landfall/core/object";
import { listAt } from "../delivery.ts";

/** One version of an Application's source: the commit, and the name by which it was requested. */
export interface SourceVersion {
  readonly commit?: string | undefined;
  readonly name?: string | undefined;
}

const HYDRATOR: Path = ["spec", "sourceHydrator"];

/** Returns whether the manifests are rendered to a branch first (Argo CD's source hydrator). */
export function isHydrated(application: KubeObject): boolean {
  return readString(application, [...HYDRATOR, "drySource", "repoURL"]) !== undefined;
}

/**
 * Returns the sources with which Argo CD compares: for a hydrated Application the rendered branch; a list takes
 * precedence over a single source.
 */
export function declaredSources(application: KubeObject): readonly unknown[] {
  if (!isHydrated(application)) return sourcesAt(application, ["spec"]);
  const repoURL = readString(application, [...HYDRATOR, "drySource", "repoURL"]);
  const sync: Path = [...HYDRATOR, "syncSource"];
  const [path, targetRevision] = [
    readString(application, [...sync, "path"]),
    readString(application, [...sync, "targetBranch"]),
  ];
  return [{ repoURL, path, targetRevision }];
}

/** Returns the sources with which Argo CD last compared. */
export function comparedSources(application: KubeObject): readonly unknown[] {
  return sourcesAt(application, ["status", "sync", "comparedTo"]);
}

function sourcesAt(application: unknown, path: Path): readonly unknown[] {
  const list = listAt(application, [...path, "sources"]);
  return list.length > 0 ? list : [readPath(application, [...path, "source"])];
}

/** Returns whether manifests come from a source; other sources only provide values. */
export function isDelivering(source: unknown): boolean {
  return ["path", "chart"].some((field) => readString(source, [field]) !== undefined);
}

/** Returns the revision of the leading source in a sync status, a sync result or an entry of the history. */
export function leadingRevision(application: KubeObject, root: unknown): string | undefined {
  const revision = leading(application, root, "revision");
  return typeof revision === "string" && revision !== "" ? revision : undefined;
}

/** Returns the leading source of a spec, a comparison or an entry of the history. */
export function leadingSource(application: KubeObject, root: unknown): unknown {
  return leading(application, root, "source");
}

/** Returns a field of the leading source: the first of several that delivers, whose revision is the Application's. */
function leading(application: KubeObject, root: unknown, field: "revision" | "source"): unknown {
  const list = listAt(root, [`${field}s`]);
  const index = Math.max(0, declaredSources(application).findIndex(isDelivering));
  return list.length > 0 ? list[index] : readPath(root, [field]);
}
