import { failure, isMap, type Problem, type Result, success } from "@landfall/core/object";
import { type FileChange, isResourceFile, type PackageFile, type RunOutcome } from "@landfall/krm-functions/runner";
import { EditError, type Item, openItem } from "@landfall/krm-functions/sdk";
import type { Sources } from "../input/sources.ts";
import type { FileEdit } from "./run-on.ts";

const KIND = "PackageRevisionResources";
const RESOURCES = ["spec", "resources"] as const;

/**
 * Lets an edit of files also accept a PackageRevisionResources of Porch, whose `spec.resources` maps each path of a
 * package to its text: the edit runs on these files, and changes are written into the map. Other sources are edited as
 * usual.
 */
export function inPackageRevision(run: FileEdit["run"]): FileEdit["run"] {
  return (sources, form) => {
    const [file, ...others] = sources.files;
    if (file === undefined || others.length > 0 || !file.isNamed || !file.text.includes(KIND))
      return run(sources, form);
    const opened = openItem(file.text);
    if (!opened.ok || opened.value.kind !== KIND) return run(sources, form);
    const inside = filesIn(opened.value, file.path);
    if (!inside.ok) return inside;
    const outcome = run(packageOf(sources, inside.value), form);
    if (!outcome.ok) return outcome;
    const changes = changesTo(file, opened.value, outcome.value);
    return changes.ok ? success({ ...outcome.value, changes: changes.value }, outcome.problems) : changes;
  };
}

function packageOf(sources: Sources, files: readonly PackageFile[]): Sources {
  return { ...sources, root: "/", files: files.map((one) => ({ ...one, isNamed: false, name: one.path })) };
}

/** The resource files of the package, in the order of their paths. */
function filesIn(item: Item, place: string): Result<readonly PackageFile[]> {
  const malformed = (field: string, message: string): Problem => {
    return { code: "BadPackageRevision", severity: "error", message, field, file: { path: place } };
  };
  const resources = item.get(RESOURCES);
  if (!isMap(resources)) return failure(malformed("spec.resources", "it must map paths to texts"));
  const files: PackageFile[] = [];
  for (const [path, text] of Object.entries(resources)) {
    const field = `spec.resources[${JSON.stringify(path)}]`;
    if (typeof text !== "string") return failure(malformed(field, "it must be a text: put it in quotes"));
    if (!isInside(path)) return failure(malformed(field, "its path leads out of the package: take it out"));
    if (isResourceFile(path.split("/").at(-1) ?? "")) files.push({ path, text });
  }
  return success(files.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

/** Whether a path stays in its package: it is relative, and goes up nowhere. */
function isInside(path: string): boolean {
  return path !== "" && !path.startsWith("/") && !path.split("/").includes("..");
}

function changesTo(file: PackageFile, item: Item, { changes }: RunOutcome): Result<readonly FileChange[]> {
  if (changes.length === 0) return success([]);
  try {
    for (const { path, after } of changes) {
      if (after === undefined) item.delete([...RESOURCES, path]);
      else item.set([...RESOURCES, path], after);
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return failure({ code: "EditRefused", severity: "error", message: error.message, ref: item.ref });
  }
  return success([{ path: file.path, before: file.text, after: item.text }]);
}
