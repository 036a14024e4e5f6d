import { type Fields, isMap, type Problem, type Result, readPath, success } from "@landfall/core/object";
import type { ItemSelector } from "../sdk/function.ts";
import type { Item } from "../sdk/inside.ts";
import { compilePredicate } from "../sdk/matches.ts";

/** A selector in a Kptfile: an `ItemSelector` that may also name the whole apiVersion. */
export type PipelineSelector = ItemSelector & { readonly apiVersion?: string };

/** One function of a Kptfile's pipeline. */
export interface PipelineStep {
  readonly role: "mutator" | "validator";
  /** The function's name: the last part of the `exec` command or of the image, without tag and extension. */
  readonly function: string;
  readonly configPath?: string;
  readonly configMap?: { readonly [key: string]: string };
  readonly selectors: readonly PipelineSelector[];
  readonly exclude: readonly PipelineSelector[];
}

/** Reads the pipeline of a Kptfile in the order in which kpt runs it: mutators, then validators. */
export function readPipeline(kptfile: Item): Result<readonly PipelineStep[]> {
  const steps: PipelineStep[] = [];
  const problems: Problem[] = [];
  for (const [key, role] of [
    ["mutators", "mutator"],
    ["validators", "validator"],
  ] as const) {
    const entries = kptfile.get(["pipeline", key]);
    for (const [at, entry] of (Array.isArray(entries) ? entries : []).entries()) {
      const step = readStep(role, entry);
      if (step !== undefined) steps.push(step);
      else problems.push(badStep(kptfile, `pipeline.${key}[${at}]`));
    }
  }
  return problems.length > 0 ? { ok: false, problems } : success(steps);
}

/** Whether a step gets an object: one of its selectors matches, or it has none, and no exclusion matches. */
export function isSelected({ selectors, exclude }: PipelineStep, item: Item): boolean {
  const matches = ({ apiVersion, ...rest }: PipelineSelector): boolean =>
    (apiVersion === undefined || item.apiVersion === apiVersion) && compilePredicate(rest)(item);
  return (selectors.length === 0 || selectors.some(matches)) && !exclude.some(matches);
}

function readStep(role: PipelineStep["role"], entry: unknown): PipelineStep | undefined {
  if (!isMap(entry)) return undefined;
  const name = functionName(entry);
  if (name === undefined) return undefined;
  const configPath = readPath(entry, ["configPath"]);
  const configMap = readPath(entry, ["configMap"]);
  return {
    role,
    function: name,
    ...(typeof configPath === "string" ? { configPath } : {}),
    ...(isMap(configMap) ? { configMap: stringsOf(configMap) } : {}),
    selectors: selectorsOf(entry, "selectors"),
    exclude: selectorsOf(entry, "exclude"),
  };
}

function functionName(entry: Fields): string | undefined {
  const exec = readPath(entry, ["exec"]);
  const image = readPath(entry, ["image"]);
  const [command] = typeof exec === "string" ? exec.trim().split(/\s+/) : typeof image === "string" ? [image] : [];
  const last = command?.split("/").at(-1) ?? "";
  const name = last
    .replace(/@.*$/, "")
    .replace(/:.*$/, "")
    .replace(/\.[cm]?js$/, "");
  return name === "" ? undefined : name;
}

function selectorsOf(entry: Fields, key: string): readonly PipelineSelector[] {
  const list = readPath(entry, [key]);
  return (Array.isArray(list) ? list : []).filter(isMap).map((selector): PipelineSelector => {
    const texts = ["apiVersion", "kind", "name", "namespace"].flatMap((name) => {
      const value = readPath(selector, [name]);
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    });
    const maps = ["labels", "annotations"].flatMap((name) => {
      const value = readPath(selector, [name]);
      return isMap(value) ? [[name, stringsOf(value)]] : [];
    });
    return Object.fromEntries([...texts, ...maps]);
  });
}

function stringsOf(map: Fields): { readonly [key: string]: string } {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, String(value)]));
}

function badStep(kptfile: Item, field: string): Problem {
  const message = "a step needs exec or image with the name of a function";
  return { code: "BadPipeline", severity: "error", message, ref: kptfile.ref, field, file: { path: kptfile.id.path } };
}
