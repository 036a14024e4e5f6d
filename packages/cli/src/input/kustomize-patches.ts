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

const BUILTIN = "builtin";

/** Whether an object of this API version configures kustomize, and never reaches a cluster. */
export function isOfKustomize(apiVersion: string): boolean {
  return apiVersion === BUILTIN || apiVersion.startsWith("kustomize.config.k8s.io/");
}

/** Whether a file of this name is a kustomization. */
export function isKustomization(name: string): boolean {
  return KUSTOMIZATIONS.has(name);
}

/**
 * Returns the files that kustomizations apply as patches, each with a note: they look like objects, and are none. A
 * file that any kustomization names as a resource, too, is an object. `textOf` returns the text of a file, if there is one.
 */
export function patchFiles(
  kustomizations: readonly PackageFile[],
  textOf: (path: string) => string | undefined,
): ReadonlyMap<string, Problem> {
  if (!kustomizations.some(({ text }) => APPLIES.test(text))) return new Map();
  const read = kustomizations.map(({ path, text }): Kustomization => {
    const inDirectory = (file: string): string => posix.join(posix.dirname(path), file);
    return { path, inDirectory, values: valuesIn(text) };
  });
  const resourcesOf = ({ values, inDirectory }: Kustomization): readonly string[] =>
    values.flatMap((value) => textsOf(value["resources"])).map(inDirectory);
  const patches = new Map<string, Problem>();
  for (const { path, inDirectory, values } of read) {
    const configs = values
      .flatMap((value) => textsOf(value["transformers"]))
      .flatMap((entry) => (isInline(entry) ? [entry] : configTexts(inDirectory(entry), textOf)));
    const named = [
      ...values.flatMap(namedIn),
      ...configs.flatMap((text) => valuesIn(text ?? "").flatMap(namedByConfig)),
    ];
    for (const file of named.map(inDirectory)) patches.set(file, note(file, path));
  }
  for (const file of read.flatMap(resourcesOf)) patches.delete(file);
  return patches;
}

/** The configs in a file, or in the resources of a directory with a kustomization. */
function configTexts(place: string, textOf: (path: string) => string | undefined): readonly (string | undefined)[] {
  const inside = [...KUSTOMIZATIONS]
    .flatMap((name) => valuesIn(textOf(posix.join(place, name)) ?? ""))
    .flatMap((value) => textsOf(value["resources"]));
  return inside.length === 0 ? [textOf(place)] : inside.map((file) => textOf(posix.join(place, file)));
}

/** The text of every kustomization that applies patches. */
const APPLIES = /patches|transformers/;

interface Kustomization {
  readonly path: string;
  readonly inDirectory: (file: string) => string;
  readonly values: readonly Value[];
}

type Value = { readonly [key: string]: unknown };

function valuesIn(text: string): readonly Value[] {
  return readDocuments(text).flatMap((document): readonly Value[] => (document.ok ? document.value : []));
}

/** The files of strategic merge patches and JSON patches; a patch may stand in the kustomization itself, too. */
function namedIn(value: Value): readonly string[] {
  const listed = ["patches", "patchesJson6902"].flatMap((field) => listOf(value[field]));
  const paths = listed.map((patch) => (isMap(patch) ? patch["path"] : undefined));
  return [...textsOf(paths), ...textsOf(value["patchesStrategicMerge"]).filter((text) => !isInline(text))];
}

/** The patch files of a transformer that is built into kustomize. Its paths begin where its kustomization lies. */
function namedByConfig({ apiVersion, path, paths }: Value): readonly string[] {
  return apiVersion === BUILTIN ? textsOf([path, ...listOf(paths)]).filter((text) => !isInline(text)) : [];
}

function isInline(text: string): boolean {
  return text.includes("\n");
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
