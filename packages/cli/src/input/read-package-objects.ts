import { posix } from "node:path";
import { type FileLocation, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { isTemplate, nothingButTemplates, type PackageFiles, templateLeftOut } from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { readDocuments } from "./read-text.ts";
import { readSources, type SourceFile } from "./sources.ts";

/** An object that was found in a directory or file. */
export interface FoundObject {
  readonly object: KubeObject;
  readonly file: FileLocation;
  /** The path of the object's sub-package below the directory; `""` in the root. */
  readonly subPackage: string;
}

/**
 * Reads all objects behind the paths of a command line: directories, files, or `-` for stdin. Writes nothing. A
 * document without a Kubernetes object is left out with an info `NotAResource`. An unreadable one is an error in a file
 * that was named. In a directory it is left out with a warning, which becomes an error if nothing else is found.
 */
export function readPackageObjects(paths: readonly string[], io: Io): Result<readonly FoundObject[]> {
  const sources = readSources(paths, io);
  if (!sources.ok) return sources;
  const packages = packagesOf(sources.value);
  const found: FoundObject[] = [];
  const problems: Problem[] = [...sources.problems];
  for (const source of sources.value.files) {
    sources.value.onRead?.(source.path, 0, 1);
    const subPackage = homeOf(packages, source.path);
    for (const { object, file } of objectsOf(source, problems)) found.push({ object, file, subPackage });
  }
  const isUnread = found.length === 0;
  const told = isUnread ? nothingButTemplates(problems) : problems;
  const all = told.map((one): Problem => (isUnread && one.severity === "warning" ? asError(one) : one));
  return all.some(({ severity }) => severity === "error") ? { ok: false, problems: all } : success(found, all);
}

/** The objects of a file, indexed as in kpt: every document, and every item of a List, counts. */
function objectsOf(
  { name: path, text, isNamed }: SourceFile,
  problems: Problem[],
): readonly Omit<FoundObject, "subPackage">[] {
  let index = 0;
  const severity = isNamed ? "error" : "warning";
  if (isNamed && text.trim() === "")
    problems.push({ code: "EmptyInput", severity, message: "there is nothing to read", file: { path } });
  return readDocuments(text.replace(/^\uFEFF/, "")).flatMap((document): readonly Omit<FoundObject, "subPackage">[] => {
    if (!document.ok) {
      const file = { path, index: index++ };
      const isLeft = !isNamed && isTemplate(text);
      problems.push(
        ...document.problems.map((one) => (isLeft ? templateLeftOut(file) : asFound({ ...one, file }, severity))),
      );
      return [];
    }
    const said = [...document.problems];
    return document.value.flatMap((value): readonly Omit<FoundObject, "subPackage">[] => {
      const file = { path, index: index++ };
      const missing = missingOf(value);
      if (missing === undefined) {
        // A problem of the document, such as a repeated key, is assigned to its first object.
        problems.push(...said.splice(0).map((one) => ({ ...one, file })));
        return [{ object: value, file }];
      }
      problems.push(notAResource(missing, file));
      return [];
    });
  });
}

/** Adapts the problem of a document: one without an object is only a note in a directory. */
function asFound(problem: Problem, severity: "error" | "warning"): Problem {
  if (problem.code !== "NotAnObject" || severity === "error") return { ...problem, severity };
  return { ...problem, code: "NotAResource", severity: "info" };
}

function asError(problem: Problem): Problem {
  return { ...problem, severity: "error" };
}

function missingOf(value: KubeObject): string | undefined {
  const { kind, name } = refOf(value);
  if (typeof value.apiVersion !== "string" || value.apiVersion === "") return "apiVersion";
  if (kind === "") return "kind";
  return name === "" ? "metadata.name" : undefined;
}

function notAResource(field: string, file: FileLocation): Problem {
  return { code: "NotAResource", severity: "info", message: `it has no ${field}: it is no object`, field, file };
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
