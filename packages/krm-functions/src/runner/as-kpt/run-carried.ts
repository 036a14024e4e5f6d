import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  annotationOf,
  collectionNode,
  copyComments,
  copyNode,
  fieldOf,
  isCollection,
  Refusal,
  readDocument,
  removeAnnotation,
  scalarNode,
  setAnnotation,
  syncFieldOrder,
  writeDocuments,
  type YamlNode,
} from "../../kyaml/index.ts";
import type { KrmFunction } from "../../sdk/function.ts";
import { processList } from "../../sdk/process-list.ts";
import type { CarrierOutcome } from "../run-pipelines.ts";
import { resultProblem } from "../run-step.ts";
import { AT, type Carried, PAIRS } from "./carried.ts";
import { checkLists } from "./check-lists.ts";
import { notAsKpt } from "./not-as-kpt.ts";

/** The config of a call, and other inputs of a function besides its objects. */
interface Call {
  readonly config: YamlNode | undefined;
  /** The package path for objects that the function adds. */
  readonly packagePath: string;
}

/** Runs one function on objects as kpt does. */
export function runCarried<Config>(
  fn: KrmFunction<Config>,
  given: readonly Carried[],
  call: Call,
): Result<CarrierOutcome<Carried>> {
  try {
    return run(fn, given, call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failure(notAsKpt(error));
  }
}

function run<Config>(
  fn: KrmFunction<Config>,
  given: readonly Carried[],
  { config, packagePath }: Call,
): Result<CarrierOutcome<Carried>> {
  for (const [at, { node }] of given.entries()) {
    setAnnotation(node, AT.migration, String(at));
    setAnnotation(node, AT.id, String(at + 1));
    setAnnotation(node, AT.oldId, String(at + 1));
  }
  const outcome = processList(fn, listText(given, config));
  // Repeated keys were reported when the file was read, with their line in the file.
  const results = outcome.results.filter(({ tags }) => tags?.["code"] !== "DuplicateKey");
  if (outcome.exitCode !== 0) return { ok: false, problems: results.map((result) => resultProblem(result)) };
  const items = fieldOf(readDocument(outcome.output)?.root, "items")?.value;
  const nodes = items === undefined || !isCollection(items) ? [] : items.content;
  for (const node of nodes) restoreAbout(node, given);
  for (const node of nodes) settle(node, packagePath);
  const twice = placedTwice(nodes);
  if (twice !== undefined) return failure(twice);
  return success({ entries: nodes.map((node) => ({ node, top: undefined })), results });
}

/** Restores an object, and names it in the refusal if kpt's outcome is not certain. */
function restoreAbout(node: YamlNode, given: readonly Carried[]): void {
  try {
    restore(node, given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const name = nameOf(node);
    throw new Refusal(`${name} in ${annotationOf(node, AT.path)}: ${error.message}`);
  }
}

function nameOf(node: YamlNode): string {
  const [kind, name] = [fieldOf(node, "kind"), fieldOf(fieldOf(node, "metadata")?.value, "name")];
  return [kind, name].map((field) => (field?.value.kind === "scalar" ? field.value.value : "?")).join(" ");
}

function listText(given: readonly Carried[], config: YamlNode | undefined): string {
  const items = collectionNode(
    "list",
    given.map(({ node }) => copyNode(node)),
  );
  const fields: (readonly [string, YamlNode])[] = [
    ["apiVersion", scalarNode("config.kubernetes.io/v1")],
    ["kind", scalarNode("ResourceList")],
    ["items", items],
    ...(config === undefined ? [] : [["functionConfig", config] as const]),
  ];
  const root = collectionNode(
    "map",
    fields.flatMap(([name, value]) => [scalarNode(name), value]),
  );
  return writeDocuments([[{ root, head: "", foot: "" }, "compact"]]);
}

/** Restores what the function may have dropped from an object: comments, and the order of fields. */
function restore(node: YamlNode, given: readonly Carried[]): void {
  const id = annotationOf(node, AT.id) || annotationOf(node, AT.oldId);
  const before = given[Number(id) - 1];
  if (id === "" || before === undefined) return;
  checkLists(before.node, node);
  copyComments(before.node, node, before.top);
  syncFieldOrder(before.node, node);
  removeAnnotation(node, AT.id);
  removeAnnotation(node, AT.oldId);
}

/** Writes the path and index under both spellings of the annotations, by copying the one that is missing. */
function settle(node: YamlNode, packagePath: string): void {
  if (packagePath !== "" && annotationOf(node, AT.packagePath) === "") setAnnotation(node, AT.packagePath, packagePath);
  for (const [key, old] of PAIRS) {
    const value = annotationOf(node, key);
    const oldValue = annotationOf(node, old);
    if (value === "" && oldValue !== "") setAnnotation(node, key, oldValue);
    else if (value !== "" && oldValue === "") setAnnotation(node, old, value);
  }
  removeAnnotation(node, AT.migration);
}

function placedTwice(nodes: readonly YamlNode[]): Problem | undefined {
  const seen = new Set<string>();
  for (const node of nodes) {
    const [path, index] = [annotationOf(node, AT.path), annotationOf(node, AT.index)];
    const key = [annotationOf(node, AT.packagePath), path, index].join("\0");
    if (seen.has(key)) {
      const message = `two objects are to be document ${index} of ${path}`;
      return { code: "PlacedTwice", severity: "error", message, file: { path } };
    }
    seen.add(key);
  }
  return undefined;
}
