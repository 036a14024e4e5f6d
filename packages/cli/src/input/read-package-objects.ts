import { posix } from "node:path";
import { type FileLocation, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import {
  holdsAction,
  isTemplate,
  nothingButTemplates,
  type PackageFiles,
  templateLeftOut,
} from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { isOfKustomize } from "./kustomize-patches.ts";
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
  const mayBeTemplate = isTemplate(text);
  return readDocuments(text.replace(/^\uFEFF/, "")).flatMap((document): readonly Omit<FoundObject, "subPackage">[] => {
    const file = { path, index };
    if (mayBeTemplate && (!document.ok || document.value.some(holdsAction))) {
      index++;
      problems.push(asTemplate(file, isNamed));
      return [];
    }
    if (!document.ok) {
      index++;
      problems.push(...document.problems.map((one) => asFound({ ...one, file }, severity, text)));
      return [];
    }
    const said = [...document.problems];
    return document.value.flatMap((value): readonly Omit<FoundObject, "subPackage">[] => {
      const file = { path, index: index++ };
      const why = whyNoObject(value);
      if (why === undefined) {
        // A problem of the document, such as a key that is there twice, is said of its first object.
        problems.push(...said.splice(0).map((one) => ({ ...one, file })));
        return [{ object: value, file }];
      }
      problems.push({ code: "NotAResource", severity: "info", ...why, file });
      return [];
    });
  });
}

/** A template is left out of a directory; it is an error where it was named, as anything else that cannot be read. */
function asTemplate(file: FileLocation, isNamed: boolean): Problem {
  const left = templateLeftOut(file);
  return isNamed ? asError(left) : left;
}

/**
 * The problem of a document that is no map and so no object, or of a file of another program (a tsconfig.json with
 * comments): in a directory nothing to warn of.
 */
function asFound(problem: Problem, severity: "error" | "warning", text: string): Problem {
  const isForeign = problem.code === "NotAnObject" || (problem.code === "BadJson" && !text.includes("apiVersion"));
  if (!isForeign || severity === "error") return { ...problem, severity };
  return { ...problem, code: "NotAResource", severity: "info" };
}

function asError(problem: Problem): Problem {
  return { ...problem, severity: "error" };
}

/** Why a value is no object, at which field. */
function whyNoObject(value: KubeObject): { readonly message: string; readonly field: string } | undefined {
  const given = [
    ["apiVersion", value.apiVersion],
    ["kind", value.kind],
    ["metadata.name", value.metadata?.name],
  ] as const;
  for (const [field, one] of given) {
    if (typeof one === "number" || typeof one === "boolean")
      return { message: `it is ${String(one)}, which is no text: put it in quotes`, field };
    if (typeof one !== "string" || one === "") return { message: `it has no ${field}: it is no object`, field };
  }
  if (isOfKustomize(String(value.apiVersion)))
    return { message: "it configures kustomize: it is no object of a cluster", field: "apiVersion" };
  return undefined;
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
