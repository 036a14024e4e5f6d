import {
  formatRef,
  isMap,
  type Json,
  type KubeObject,
  type Problem,
  type ProblemCode,
  readPath,
} from "@landfall/core/object";
import { CATALOGUE, LEDGER_KIND, stripHolds } from "@landfall/core/suspend";
import { writePlace } from "../compute-wave/wave-elsewhere.ts";
import {
  createItem,
  createResourceList,
  type Item,
  isKptfile,
  type KrmFunction,
  type ResourceList,
} from "../sdk/index.ts";
import { removeHolds } from "../set-suspend/remove-holds.ts";

/** If one object cannot be restored: `error` (the default) changes nothing, `warn` changes the others. */
export interface Strip {
  readonly onRefused?: "error" | "warn";
}

const OURS = /^(?:fn\.)?landfall\.dev\//;
const STEP = /(?:^|\/)(?:set-suspend|compute-wave|aggregate-status)(?:\.cjs|[:@].*)?$/;

/**
 * Removes everything of Landfall from a package: holds, restoring the previous values as in `resume`; annotations;
 * conditions, readiness gates and pipeline steps of Kptfiles; objects of our groups. A result names each. A hold that
 * cannot be removed is an error, and nothing changes; with `onRefused: warn` its object stays as it is.
 */
export const strip: KrmFunction<Strip> = {
  name: "strip",
  docs: { short: "Take everything of Landfall out of a package.", hidden: true },
  config: {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "Strip",
    schema: { type: "object", properties: { onRefused: { type: "string" } } },
    validate: () => [],
  },
  mayDelete: true,
  run: (list, { onRefused }) => stripList(list, onRefused),
};

/** Runs `strip` for functions that offer it as an option; such functions must be allowed to delete items. */
export function stripList(list: ResourceList, onRefused: "error" | "warn" = "error"): void {
  const others = list.items.filter((item) => !OURS.test(item.apiVersion));
  const refused = removeHolds(
    list,
    (object, at) => stripHolds(object, { catalogue: CATALOGUE, ...at }),
    CATALOGUE,
    onRefused,
  );
  if (refused === undefined) return;
  for (const item of others) {
    if (refused.has(item)) continue;
    stripAnnotations(list, item);
    if (isKptfile(item)) stripKptfile(list, item);
  }
  const isOurs = ({ apiVersion, kind }: Item): boolean =>
    // Ledgers are kept if any object was refused, because its holds are still needed.
    OURS.test(apiVersion) && (refused.size === 0 || kind !== LEDGER_KIND.kind);
  for (const item of list.items.filter(isOurs)) {
    list.addProblem(said("ObjectRemoved", `${formatRef(item.ref)} is removed`));
    list.remove(item);
  }
}

function stripAnnotations(list: ResourceList, item: Item): void {
  const keys = Object.keys(item.annotations).filter((key) => OURS.test(key));
  if (keys.length === 0) return;
  writePlace(item, undefined, new Set());
  for (const key of keys) item.delete(["metadata", "annotations", key]);
  if (Object.keys(item.annotations).length === 0) item.delete(["metadata", "annotations"]);
  list.addProblem(said("AnnotationsRemoved", `${keys.join(", ")} removed`), item);
}

/**
 * An object without its holds, before and after the removal of our annotations and of the values that they stand for.
 */
export function strippedObject(object: KubeObject): { readonly before: KubeObject; readonly after: KubeObject } {
  const item = createItem(object as unknown as { readonly [key: string]: Json }, { path: "" });
  const before = item.toObject();
  stripAnnotations(createResourceList({ items: [item] }), item);
  return { before, after: item.toObject() };
}

/** The lists of a Kptfile that can contain entries of ours, and a test for such entries. */
const LISTS: readonly {
  readonly path: readonly string[];
  readonly key: string;
  readonly is: (entry: unknown) => boolean;
}[] = [
  { path: ["status"], key: "conditions", is: (entry) => OURS.test(textAt(entry, "type")) },
  { path: ["info"], key: "readinessGates", is: (entry) => OURS.test(textAt(entry, "conditionType")) },
  { path: ["pipeline"], key: "mutators", is: isStep },
  { path: ["pipeline"], key: "validators", is: isStep },
];

function stripKptfile(list: ResourceList, kptfile: Item): void {
  for (const { path, key, is } of LISTS) {
    const entries = kptfile.get([...path, key]);
    if (!Array.isArray(entries) || !entries.some((entry) => is(entry))) continue;
    for (const [at, entry] of [...entries.entries()].toReversed()) if (is(entry)) kptfile.delete([...path, key, at]);
    if (entries.every((entry) => is(entry))) kptfile.delete([...path, key]);
    const parent = kptfile.get(path);
    if (isMap(parent) && Object.keys(parent).length === 0) kptfile.delete(path);
    list.addProblem(said("KptfileStripped", `entries of ${[...path, key].join(".")} are removed`), kptfile);
  }
}

function isStep(entry: unknown): boolean {
  const [command = ""] = textAt(entry, "exec").trim().split(/\s+/);
  return STEP.test(command) || /\/landfall-dev\//.test(textAt(entry, "image"));
}

function textAt(entry: unknown, field: string): string {
  const value = readPath(entry, [field]);
  return typeof value === "string" ? value : "";
}

function said(code: ProblemCode, message: string): Problem {
  return { code, severity: "info", message };
}
