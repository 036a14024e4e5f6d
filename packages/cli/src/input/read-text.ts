import { failure, isMap, type Json, type Problem, type Result, success } from "@landfall/core/object";
import { openItem, type PlacedDocument, placedDocuments, readJson } from "@landfall/krm-functions/sdk";

type Fields = { readonly [key: string]: Json };

/** One document of a text: the objects of a `List` one by one, or the reason why it is unreadable. */
export type TextDocument = Result<readonly Fields[]>;

/**
 * Reads the objects of a text: JSON or YAML, one document or several (JSON documents each begin on a new line), single
 * objects or a `List` (which may be nested). Problems name the document.
 */
export function readObjectsFromText(text: string, path: string): Result<readonly Fields[]> {
  if (text.trim() === "") {
    return failure({ code: "EmptyInput", severity: "error", message: "there is nothing to read", file: { path } });
  }
  const documents = readDocuments(text);
  const problems = documents.flatMap((document, index): readonly Problem[] =>
    document.problems.map((problem) => ({ ...problem, file: { path, index } })),
  );
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  return success(
    documents.flatMap((one) => (one.ok ? one.value : [])),
    problems,
  );
}

/** The documents of a text that hold more than comments, in order. */
export function readDocuments(text: string): readonly TextDocument[] {
  const json = readJsonDocuments(text);
  if (json !== undefined) return json;
  return placedDocuments(text).map(readYaml);
}

function readYaml({ text, linesAbove }: PlacedDocument): TextDocument {
  const item = openItem(text, linesAbove);
  return item.ok ? success(unwrap(item.value.toObject() as unknown as Json), item.problems) : item;
}

/**
 * Reads one JSON value, or several as `kubectl get --watch -o json` prints them, each beginning on a new line.
 * `undefined` for text that is not JSON and may be YAML in flow style. Broken text that can only be meant as JSON is
 * one document with the parser's error.
 */
function readJsonDocuments(text: string): readonly TextDocument[] | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const whole = parseJson(text);
  if (whole.ok) return [whole];
  const parts = text.split(/\r?\n(?:---[^\S\n]*\r?\n)?(?=\{)/).map(parseJson);
  if (parts.length > 1 && parts.every(({ ok }) => ok)) return parts;
  return /^\s*[{[]\s*(?:"|$)/.test(text) ? [whole] : undefined;
}

function parseJson(text: string): TextDocument {
  const value = readJson(text);
  if (value !== undefined) return success(unwrap(value));
  try {
    JSON.parse(text);
    return readYaml({ text, linesAbove: 0 });
  } catch (error) {
    const message = `no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return failure({ code: "BadJson", severity: "error", message });
  }
}

/** The objects in a list, or the object itself. Other values are passed on, to be rejected by the caller. */
function unwrap(value: Json): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(unwrap);
  if (typeof value !== "object" || value === null) return [{ value }];
  const fields = value as Fields;
  const { kind, items, metadata } = fields;
  // A named object is no List, even if its kind ends in List.
  const isNamed = isMap(metadata) && Object.hasOwn(metadata, "name");
  const isList = typeof kind === "string" && kind.endsWith("List") && !isNamed;
  if (isList && Array.isArray(items)) return items.flatMap(unwrap);
  return [fields];
}
