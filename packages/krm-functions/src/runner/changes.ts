import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { documentText, type Entry, isUntouched, type OpenFile } from "./entries.ts";

/** The change of one file by a run, by its path from the root: a new text, or `after: undefined` for a deleted file. */
export interface FileChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The files that the functions changed, ordered by path. Untouched documents keep their bytes. */
export function collectChanges(
  root: string,
  files: readonly OpenFile[],
  entries: readonly Entry[],
): Result<readonly FileChange[]> {
  const byFile = new Map<string, Entry[]>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const path = fileOf(root, entry);
    if (!path.ok) problems.push(...path.problems);
    else if (byFile.get(path.value)?.push(entry) === undefined) byFile.set(path.value, [entry]);
  }
  const opened = new Map(files.map((file) => [file.path, file]));
  const changes: FileChange[] = [];
  for (const path of new Set([...opened.keys(), ...byFile.keys()])) {
    const change = changeOf(path, opened.get(path), byFile.get(path) ?? []);
    if (!change.ok) problems.push(...change.problems);
    else if (change.value.before !== change.value.after) changes.push(change.value);
  }
  if (problems.length > 0) return { ok: false, problems };
  return success(changes.sort((a, b) => (a.path < b.path ? -1 : 1)));
}

/**
 * The file for an entry: the one it came from, else the one in its annotations, else `<namespace>/<kind>_<name>.yaml`
 * as in kpt.
 */
function fileOf(root: string, { item, origin }: Entry): Result<string> {
  if (origin !== undefined) return success(origin.file);
  const { packagePath } = item.id;
  const named = item.id.path || posix.join(item.namespace, `${item.kind.toLowerCase()}_${item.name}.yaml`);
  const absolute = posix.join(packagePath === "" ? root : packagePath, named);
  const path = posix.relative(root, absolute);
  const leaves = path === "" || path === ".." || path.startsWith("../") || posix.isAbsolute(item.id.path);
  if (!leaves && !named.split("/").includes("..")) return success(path);
  const message = `the path ${JSON.stringify(named)} leaves the package`;
  return failure({ code: "PathOutsidePackage", severity: "error", message, ref: item.ref });
}

function changeOf(path: string, file: OpenFile | undefined, entries: readonly Entry[]): Result<FileChange> {
  const before = file?.segments.map(({ separator, text }) => separator + text).join("");
  const kept = new Map(
    entries.flatMap((entry) => (entry.origin === undefined ? [] : [[entry.origin.document, entry]])),
  );
  const added = entries.filter(({ origin }) => origin === undefined).sort((a, b) => a.item.id.index - b.item.id.index);
  const isSame =
    added.length === 0 && kept.size === (file?.entries.length ?? 0) && [...kept.values()].every(isUntouched);
  if (isSame) return success({ path, before, after: before });

  const problems: Problem[] = [];
  const textOf = (entry: Entry, original: string): string => {
    if (isUntouched(entry)) return original;
    const text = documentText(entry);
    if (!text.ok) problems.push(...text.problems);
    if (!text.ok) return "";
    const endsLine = original === "" || original.endsWith("\n");
    return endsLine ? text.value : text.value.replace(/\r?\n$/, "");
  };
  const parts: string[] = [];
  for (const [at, segment] of (file?.segments ?? []).entries()) {
    const entry = kept.get(at);
    if (entry === undefined && segment.slot?.flow === true) problems.push(cannotLeave(path));
    if (segment.hasContent && entry === undefined) continue;
    const text = entry === undefined ? segment.text : textOf(entry, segment.text);
    parts.push((parts.length === 0 && at > 0 ? "" : segment.separator) + text);
  }
  for (const entry of added) parts.push((parts.length === 0 ? "" : "---\n") + textOf(entry, ""));
  if (problems.length > 0) return { ok: false, problems };
  return success({ path, before, after: parts.length === 0 ? undefined : joinDocuments(parts) });
}

function cannotLeave(path: string): Problem {
  const message = "an item of a List in flow style cannot be taken out of it";
  return { code: "EditRefused", severity: "error", message, file: { path }, hint: "write the List in block style" };
}

/** Joins documents; one that is followed by another gets a final line break. */
function joinDocuments(parts: readonly string[]): string {
  return parts
    .map((part, at) => (/^(?:---|\.\.\.)/.test(parts[at + 1] ?? "") && /[^\n]$/.test(part) ? `${part}\n` : part))
    .join("");
}
