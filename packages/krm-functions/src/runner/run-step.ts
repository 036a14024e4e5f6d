import { type ItemId, otherCode, type Problem, type Result } from "@landfall/core/object";
import type { KrmFunction } from "../sdk/function.ts";
import { openListDocument } from "../sdk/inside.ts";
import { processList } from "../sdk/process-list.ts";
import type { FunctionResult } from "../sdk/result.ts";
import type { Entry } from "./entries.ts";
import { syncOrder } from "./sync-order.ts";

/** The entries after a step, and its results. */
export interface StepOutcome {
  readonly entries: readonly Entry[];
  readonly results: readonly FunctionResult[];
}

/**
 * Runs one function on entries as kpt would: as one ResourceList of text, the config as YAML text at column 0. `order`: fields
 * stand where they did before, as kpt puts them (`kpt`), or where the function put them (`function`).
 */
export function runStep<Config>(
  fn: KrmFunction<Config>,
  entries: readonly Entry[],
  config: string | undefined,
  order: "kpt" | "function" = "kpt",
): Result<StepOutcome> {
  const outcome = processList(fn, listText(entries, config));
  // Repeated keys were reported when the file was read, with their line in the file.
  const results = outcome.results.filter(({ tags }) => tags?.["code"] !== "DuplicateKey");
  if (outcome.exitCode !== 0) return { ok: false, problems: results.map((result) => resultProblem(result)) };
  const document = openListDocument(outcome.output);
  if (!document.ok) return document;
  const origins = new Map(
    entries.flatMap(({ item, origin }) => (origin === undefined ? [] : [[idKey(item.id), origin]])),
  );
  const given = new Map(entries.map(({ item }) => [idKey(item.id), item]));
  const after = document.value.items.map((item): Entry => {
    const origin = origins.get(idKey(item.id));
    origins.delete(idKey(item.id));
    const before = given.get(idKey(item.id));
    if (before !== undefined && order === "kpt") syncOrder(before, item);
    return origin === undefined ? { item } : { item, origin };
  });
  return { ok: true, value: { entries: after, results }, problems: [] };
}

/** The key of an item's identity: package-path, path and index. */
export function idKey({ packagePath, path, index }: ItemId): string {
  return `${packagePath}\0${path}\0${index}`;
}

function listText(entries: readonly Entry[], config: string | undefined): string {
  const items = entries.map(({ item }) => `- ${indent(item.text).slice(2)}`);
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\n";
  const list = items.length === 0 ? "items: []\n" : `items:\n${items.join("")}`;
  return `${head}${list}${config === undefined ? "" : `functionConfig:\n${indent(config)}`}`;
}

/** Only a line feed ends a line here; JavaScript's `^` would also match after U+2028. */
function indent(text: string): string {
  const lines = text.endsWith("\n") ? text : `${text}\n`;
  return lines.replaceAll(/(?<![^\n])(?=[^\n])/g, "  ");
}

/** A result of a function as a problem. */
export function resultProblem({ message, severity, resourceRef, field, file, tags }: FunctionResult): Problem {
  const [group = ""] = resourceRef?.apiVersion.includes("/") === true ? resourceRef.apiVersion.split("/") : [];
  return {
    code: otherCode(tags?.["code"] ?? "FunctionFailed"),
    severity,
    message,
    ...(resourceRef === undefined
      ? {}
      : { ref: { group, kind: resourceRef.kind, namespace: resourceRef.namespace ?? "", name: resourceRef.name } }),
    ...(field === undefined ? {} : { field: field.path }),
    ...(file === undefined ? {} : { file }),
  };
}
