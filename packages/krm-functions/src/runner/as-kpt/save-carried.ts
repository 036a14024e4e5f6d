import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  annotationOf,
  type DocumentNode,
  type ListStyle,
  Refusal,
  removeAnnotation,
  removeEmptyAnnotations,
  writeDocuments,
} from "../../kyaml/index.ts";
import { openItem } from "../../sdk/inside.ts";
import type { FileChange } from "../changes.ts";
import { goJson } from "../documents.ts";
import { AT, type Carried } from "./carried.ts";
import { notAsKpt } from "./not-as-kpt.ts";
import type { OpenedFile } from "./read-carried.ts";

/**
 * The changes to files as kpt makes them: each file gets the objects that name it, ordered by index; a file without
 * objects is deleted.
 */
export function saveCarried(
  root: string,
  files: readonly OpenedFile[],
  carried: readonly Carried[],
): Result<readonly FileChange[]> {
  const byPath = new Map<string, Carried[]>();
  for (const one of carried) {
    const path = pathOf(root, one);
    if (path === undefined) return failure(leaves(annotationOf(one.node, AT.path)));
    const there = byPath.get(path);
    if (there === undefined) byPath.set(path, [one]);
    else there.push(one);
  }
  const before = new Map(files.filter(({ entries }) => entries.length > 0).map((file) => [file.path, file.text]));
  const changes: FileChange[] = [];
  const problems: Problem[] = [];
  for (const path of new Set([...before.keys(), ...byPath.keys()])) {
    const after = textOf(path, byPath.get(path) ?? []);
    if (!after.ok) problems.push(...after.problems);
    else if (after.value !== before.get(path)) changes.push({ path, before: before.get(path), after: after.value });
  }
  if (problems.length > 0) return { ok: false, problems };
  return success(changes.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

function pathOf(root: string, { node }: Carried): string | undefined {
  const named = annotationOf(node, AT.path);
  const packagePath = annotationOf(node, AT.packagePath);
  const path = posix.relative(root, posix.join(packagePath === "" ? root : packagePath, named));
  return path === "" || path.startsWith("..") || posix.isAbsolute(named) || named.split("/").includes("..")
    ? undefined
    : path;
}

function leaves(path: string): Problem {
  const message = `the path ${JSON.stringify(path)} leaves the package`;
  return { code: "PathOutsidePackage", severity: "error", message };
}

function textOf(path: string, carried: readonly Carried[]): Result<string | undefined> {
  if (carried.length === 0) return success(undefined);
  const sorted = [...carried].sort((a, b) => indexOf(a) - indexOf(b));
  const styled = sorted.map((one): readonly [DocumentNode, ListStyle] => {
    const style = annotationOf(one.node, AT.listStyle) === "wide" ? "wide" : "compact";
    for (const key of Object.values(AT)) removeAnnotation(one.node, key);
    removeEmptyAnnotations(one.node);
    return [{ root: one.node, head: one.top?.head ?? "", foot: one.top?.foot ?? "" }, style];
  });
  try {
    const text = writeDocuments(styled);
    return path.endsWith(".json") && styled.length === 1 ? jsonOf(text, path) : success(text);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failure({ ...notAsKpt(error), file: { path } });
  }
}

/** The index of an object; one without an index comes first. */
function indexOf({ node }: Carried): number {
  const index = annotationOf(node, AT.index);
  return index === "" ? -1 : Number(index);
}

function jsonOf(text: string, path: string): Result<string> {
  const item = openItem(text);
  if (!item.ok) return item;
  const object = item.value.toObject();
  if (!hasOddNumber(object)) return success(goJson(object));
  return failure({ ...notAsKpt(new Refusal("a number in JSON of more than 15 digits")), file: { path } });
}

/** Whether a value holds a number that programs may parse or format differently. */
function hasOddNumber(value: unknown): boolean {
  if (typeof value === "number") return !/^-?\d{1,15}(?:\.\d{1,15})?$/.test(String(value));
  return typeof value === "object" && value !== null && Object.values(value).some(hasOddNumber);
}
