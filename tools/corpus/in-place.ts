import type { Problem } from "@landfall/core/object";
import { evalPackage, type PackageFiles } from "@landfall/krm-functions/runner";
import { EditError, type KrmFunction, type ResourceList } from "@landfall/krm-functions/sdk";
import { parseAllDocuments } from "yaml";
import { CLEAN, type Passage } from "./report.ts";

const MARK = "corpus.example.dev/seen";

function functionOf(run: (list: ResourceList) => void): KrmFunction<unknown> {
  const config = { apiVersion: "fn.example.dev/v1", kind: "Corpus", schema: { properties: {} }, validate: () => [] };
  return { name: "corpus", config, run };
}

/** Reads all objects and reports unreadable documents; documents without an object do not count. */
export function readAll(files: PackageFiles): Passage {
  let objects = 0;
  const outcome = evalPackage(
    files,
    functionOf(({ items }) => void (objects = items.length)),
    LEAVE,
  );
  const refused = outcome.problems.filter(({ severity, code }) => severity !== "info" && code !== "DuplicateKey");
  return { name: "read", good: objects, what: "objects", ...CLEAN, refused: refused.map(said) };
}

/** Checks that a function without effect changes nothing. */
export function doNothing(files: PackageFiles): Passage {
  const outcome = evalPackage(
    files,
    functionOf(({ items }) => items.forEach((item) => item.toObject())),
    LEAVE,
  );
  const changed = outcome.ok ? outcome.value.changes.map(({ path }) => path) : outcome.problems.map(said);
  return { name: "no-op", good: files.files.length - changed.length, what: "files", ...CLEAN, changed };
}

/** Checks that adding an annotation to every object changes nothing else in it, and no other document. */
export function annotate(files: PackageFiles): Passage {
  const refused: string[] = [];
  const outcome = evalPackage(
    files,
    functionOf(({ items }) => {
      for (const item of items) {
        try {
          item.set(["metadata", "annotations", MARK], "yes");
        } catch (error) {
          if (!(error instanceof EditError)) throw error;
          refused.push(`${item.id.path}: ${error.message}`);
        }
      }
    }),
    LEAVE,
  );
  if (!outcome.ok) return { name: "annotate", good: 0, what: "files", ...CLEAN, refused: outcome.problems.map(said) };
  const changed: string[] = [];
  const lost: string[] = [];
  for (const { path, before = "", after } of outcome.value.changes) {
    const [was, is] = [valuesOf(before), valuesOf(after ?? "")];
    if (after === undefined || is.length < was.length) lost.push(path);
    else if (JSON.stringify(was) !== JSON.stringify(is)) changed.push(path);
  }
  const good = outcome.value.changes.length - changed.length - lost.length;
  return { name: "annotate", good, what: "files", refused, changed, lost };
}

const LEAVE = { form: "any", foreign: "leave" } as const;

/**
 * The values of all documents as another library reads them, with the spelling of every scalar, and without the added
 * annotation.
 */
function valuesOf(text: string): readonly unknown[] {
  return parseAllDocuments(text, { schema: "failsafe", uniqueKeys: false, merge: false })
    .map((document): unknown => document.toJS({ maxAliasCount: -1 }) as unknown)
    .filter((value) => value !== null && value !== "")
    .map(withoutMark);
}

function withoutMark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMark);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value)
    .filter(([key]) => key !== MARK)
    .map(([key, field]): [string, unknown] => [key, withoutMark(field)])
    .filter(([key, field]) => key !== "annotations" || JSON.stringify(field) !== "{}");
  return Object.fromEntries(fields);
}

export function said({ code, message, file }: Problem): string {
  return `${file === undefined ? "" : `${file.path}: `}${code}: ${message}`;
}
