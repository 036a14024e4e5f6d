import { posix, resolve } from "node:path";
import { type FileLocation, failure, type KubeObject, type Result, success } from "@landfall/core/object";
import { evalPackage, type PackageFiles, readPackage } from "@landfall/krm-functions/runner";
import type { KrmFunction, ResourceList } from "@landfall/krm-functions/sdk";
import { notADirectory } from "./not-a-directory.ts";

/** An object of a directory. */
export interface FoundObject {
  readonly object: KubeObject;
  readonly file: FileLocation;
  /** The path of its sub-package below the directory; `""` in the root. */
  readonly subPackage: string;
}

/** All objects of a package or of any other directory of resources, as kpt would read them. Nothing is written. */
export function readPackageObjects(directory: string): Result<readonly FoundObject[]> {
  const missing = notADirectory(directory, directory);
  if (missing !== undefined) return failure(missing);
  const files = readPackage(resolve(directory));
  if (!files.ok) return files;
  const found: FoundObject[] = [];
  const packages = packagesOf(files.value);
  const look = ({ items }: ResourceList): void => {
    for (const item of items) {
      const { path, index } = item.id;
      found.push({ object: plain(item.toObject()), file: { path, index }, subPackage: homeOf(packages, path) });
    }
  };
  const read = evalPackage(files.value, reader(look), { form: "any" });
  return read.ok ? success(found, read.problems) : read;
}

/** A function that only looks: so that files are read as functions get them. */
export function reader(look: (list: ResourceList) => void): KrmFunction<unknown> {
  return { name: "read", config: { apiVersion: "", kind: "", schema: {}, validate: () => [] }, run: look };
}

const OF_KPT = /^(?:internal\.config\.kubernetes\.io\/|config\.kubernetes\.io\/(?:path|index)$|config\.k8s\.io\/id$)/;

/** Without the annotations by which functions are told where an item is. */
function plain(object: KubeObject): KubeObject {
  const { annotations, ...metadata } = object.metadata ?? {};
  const own = Object.entries(annotations ?? {}).filter(([key]) => !OF_KPT.test(key));
  return {
    ...object,
    metadata: { ...metadata, ...(own.length === 0 ? {} : { annotations: Object.fromEntries(own) }) },
  };
}

function packagesOf({ files }: PackageFiles): readonly string[] {
  return files.flatMap(({ path }) =>
    posix.basename(path) === "Kptfile" && path !== "Kptfile" ? [posix.dirname(path)] : [],
  );
}

function homeOf(packages: readonly string[], path: string): string {
  const above = packages.filter((directory) => path.startsWith(`${directory}/`));
  return above.reduce((deepest, directory) => (directory.length > deepest.length ? directory : deepest), "");
}
