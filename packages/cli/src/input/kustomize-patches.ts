import { posix } from "node:path";
import { isMap, type Problem } from "@landfall/core/object";
import type { PackageFile } from "@landfall/krm-functions/runner";
import { readDocuments } from "./read-text.ts";

/** The names under which kustomize finds its file in a directory. */
export const KUSTOMIZATIONS: ReadonlySet<string> = new Set([
  "kustomization.yaml",
  "kustomization.yml",
  "Kustomization",
]);

/** Whether a file of this name is a kustomization. */
export function isKustomization(name: string): boolean {
  return KUSTOMIZATIONS.has(name);
}

/**
 * Returns the files that kustomizations apply as patches, each with a note: they look like objects, and are none. A
 * file that a kustomization names as a resource, too, is an object.
 */
export function patchFiles(kustomizations: readonly PackageFile[]): ReadonlyMap<string, Problem> {
  const patches = new Map<string, Problem>();
  const resources: string[] = [];
  for (const { path, text } of kustomizations) {
    if (!text.includes("patches")) continue;
    const inDirectory = (file: string): string => posix.join(posix.dirname(path), file);
    for (const document of readDocuments(text)) {
      for (const value of document.ok ? document.value : []) {
        resources.push(...textsOf(value["resources"]).map(inDirectory));
        for (const file of namedIn(value).map(inDirectory)) patches.set(file, note(file, path));
      }
    }
  }
  for (const file of resources) patches.delete(file);
  return patches;
}

/** The files of strategic merge patches and JSON patches; a patch may stand in the kustomization itself, too. */
function namedIn(value: { readonly [key: string]: unknown }): readonly string[] {
  const listed = ["patches", "patchesJson6902"].flatMap((field) => listOf(value[field]));
  const paths = listed.map((patch) => (isMap(patch) ? patch["path"] : undefined));
  return [...textsOf(paths), ...textsOf(value["patchesStrategicMerge"]).filter((text) => !text.includes("\n"))];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((one) => typeof one === "string");
}

function note(path: string, kustomization: string): Problem {
  const message = `a patch that ${kustomization} applies, which is no object`;
  return { code: "NotAResource", severity: "info", message, file: { path } };
}
