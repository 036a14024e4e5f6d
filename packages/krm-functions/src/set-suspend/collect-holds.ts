import { type Problem, parseTime } from "@landfall/core/object";
import { CATALOGUE, collectExpired, isLedgerKey, stripHolds } from "@landfall/core/suspend";
import { type Item, isKptfile, type KrmFunction, type ResourceList } from "../sdk/index.ts";
import { DOCS } from "./docs.ts";
import { type Projection, projectFor } from "./project.ts";

/** What to remove: holds that are past their end by `now`, or `all` holds whoever has them. */
export interface CollectHolds {
  readonly now: string;
  readonly all?: boolean;
}

const SCHEMA = {
  type: "object",
  required: ["apiVersion", "kind", "now"],
  properties: {
    apiVersion: { type: "string" },
    kind: { type: "string" },
    metadata: { type: "object" },
    now: { type: "string" },
    all: { type: "boolean" },
  },
};

/**
 * Removes holds that are past their end, or all of them, as if each holder had let go; results name each hold that
 * went. Run by `landfall gc`: an explicit act, and never in the same run as holding.
 */
export const collectHolds: KrmFunction<CollectHolds> = {
  name: "collect-holds",
  docs: { ...DOCS, short: "Remove holds that are past their end.", hidden: true },
  config: {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "CollectHolds",
    schema: SCHEMA,
    validate: (value) => (nowOf(value) === undefined ? [noTime()] : []),
  },
  run(list, config) {
    const now = nowOf(config);
    if (now === undefined) return list.addProblem(noTime());
    const project = projectFor(CATALOGUE);
    const results = list.items.filter(hasHolds).map((item) => ({ item, result: remove(item, project, config, now) }));
    for (const { item, result } of results) for (const problem of result.problems) list.addProblem(problem, item);
    if (results.some(({ result }) => !result.ok)) return;
    report(list, list.apply(results.flatMap(({ result }) => (result.ok ? result.value : []))));
  },
};

function remove(
  item: Item,
  project: Projection,
  { all }: CollectHolds,
  now: number,
): ReturnType<typeof collectExpired> {
  const at = item.id.path === "" ? {} : { item: item.id };
  const object = project(item);
  return all === true
    ? stripHolds(object, { catalogue: CATALOGUE, ...at })
    : collectExpired(object, { catalogue: CATALOGUE, now, ...at });
}

function hasHolds(item: Item): boolean {
  return !isKptfile(item) && Object.keys(item.annotations).some((key) => isLedgerKey(key));
}

function report(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) list.addProblem(problem);
}

function nowOf(config: unknown): number | undefined {
  return parseTime((config as { readonly now?: unknown } | null)?.now);
}

function noTime(): Problem {
  return { code: "InvalidConfig", severity: "error", message: "now must be a time with a zone", field: "now" };
}
