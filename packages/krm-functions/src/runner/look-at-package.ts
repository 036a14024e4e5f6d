import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { ResourceList } from "../sdk/function.ts";
import { ItemError } from "../sdk/inside.ts";
import { createResourceList } from "../sdk/list.ts";
import { type Foreign, openFile } from "./entries.ts";
import { itemsOfObjects } from "./items-of-objects.ts";
import type { PackageFiles } from "./package-files.ts";

/**
 * Calls `look` with all resources of the files as a function would get them, for read-only use: no list is formatted,
 * nothing is compared, and changes to the items are lost. Problems: those of the files, and of the first unreadable
 * item. `foreign` as in `evalPackage`.
 */
export function lookAtPackage<T>(
  files: PackageFiles,
  look: (list: ResourceList) => T,
  foreign: Foreign = "refuse",
): Result<T> {
  const problems: Problem[] = [];
  const items = files.files.flatMap((file) => {
    files.onRead?.(file.path, 0, 1);
    const light = itemsOfObjects(file);
    if (light !== undefined) return light;
    const opened = openFile(file, { packagePath: "", path: file.path, inPlace: true }, foreign, files.onRead);
    problems.push(...opened.problems);
    return opened.ok ? opened.value.entries.map(({ item }) => item) : [];
  });
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  try {
    return success(look(createResourceList({ items })), problems);
  } catch (error) {
    if (error instanceof ItemError) return failure(error.problem);
    throw error;
  }
}
