import type { KubeObject } from "@landfall/core/object";
import { badRequest } from "./failure.ts";

type Test = (object: KubeObject) => boolean;

/** The test that the selectors of a query make: of labels as kubectl's `-l`, of fields `metadata.name` and `metadata.namespace`. */
export function selectionOf(query: URLSearchParams): Test {
  const tests = [
    ...requirements(query.get("labelSelector")).map(labelTest),
    ...requirements(query.get("fieldSelector")).map(fieldTest),
  ];
  return (object) => tests.every((test) => test(object));
}

/** The parts of a selector: commas inside of parentheses part nothing. */
function requirements(selector: string | null): readonly string[] {
  return (selector ?? "")
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function labelTest(text: string): Test {
  const set = /^(\S+)\s+(in|notin)\s*\(([^)]*)\)$/.exec(text);
  if (set !== null) {
    const [, key = "", word, list = ""] = set;
    const values = list.split(",").map((value) => value.trim());
    return (object) => values.includes(labelOf(object, key) ?? "\0") === (word === "in");
  }
  const pair = /^([^=!]+?)\s*(!=|==|=)\s*(.*)$/.exec(text);
  if (pair !== null) {
    const [, key = "", sign, value] = pair;
    return (object) => (labelOf(object, key) === value) === (sign !== "!=");
  }
  return text.startsWith("!")
    ? (object) => labelOf(object, text.slice(1).trim()) === undefined
    : (object) => labelOf(object, text) !== undefined;
}

function fieldTest(text: string): Test {
  const [, field, sign, value] = /^metadata\.(name|namespace)(!=|==|=)(.*)$/.exec(text) ?? [];
  if (field === undefined) throw badRequest(`field selector ${text} is not known`);
  return ({ metadata }) => ((metadata as { readonly [key: string]: unknown })[field] === value) === (sign !== "!=");
}

function labelOf({ metadata }: KubeObject, key: string): string | undefined {
  const labels = metadata?.labels;
  return labels !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined;
}
