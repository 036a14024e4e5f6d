import { failure, type Json, type Problem, type Result, success } from "@landfall/core/object";
import { openItem, splitDocuments } from "@landfall/krm-functions/sdk";

type Fields = { readonly [key: string]: Json };

/**
 * The objects of a text: JSON or YAML, one document or many (of JSON one after the other, each from the beginning of a
 * line), single objects or a `List` (also of lists). Problems name the document.
 */
export function readObjectsFromText(text: string, path: string): Result<readonly Fields[]> {
  if (text.trim() === "") {
    return failure({ code: "EmptyInput", severity: "error", message: "there is nothing to read", file: { path } });
  }
  const objects: Fields[] = [];
  const problems: Problem[] = [];
  for (const [index, document] of documentsOf(text).entries()) {
    const value = parseDocument(document);
    if (!value.ok) problems.push(...value.problems.map((problem) => ({ ...problem, file: { path, index } })));
    else objects.push(...unwrap(value.value));
  }
  return problems.length > 0 ? failure(...problems) : success(objects);
}

function documentsOf(text: string): readonly string[] {
  if (/^\s*[{[]/.test(text)) return jsonDocumentsOf(text);
  const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end).replace(/^---[ \t]*\r?\n/, ""));
  return documents.filter((document) => /^[^\S\n]*[^#\s]/m.test(document));
}

/** One value, or as `kubectl get --watch -o json` has them: one after the other, each from the beginning of a line. */
function jsonDocumentsOf(text: string): readonly string[] {
  const parts = text.split(/\r?\n(?:---[^\S\n]*\r?\n)?(?=\{)/);
  return parts.length > 1 && parts.every((part) => isJson(part)) ? parts : [text];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseDocument(text: string): Result<Json> {
  if (/^\s*[{[]/.test(text)) {
    try {
      return success(JSON.parse(text) as Json);
    } catch (error) {
      const message = `no JSON: ${error instanceof Error ? error.message : String(error)}`;
      return failure({ code: "BadJson", severity: "error", message });
    }
  }
  const item = openItem(text);
  return item.ok ? success(item.value.toObject() as unknown as Json) : item;
}

/** The objects in a list, or the object itself. What is none of both is left out by whoever checks. */
function unwrap(value: Json): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(unwrap);
  if (typeof value !== "object" || value === null) return [{ value }];
  const fields = value as Fields;
  const { kind, items } = fields;
  if (typeof kind === "string" && kind.endsWith("List") && Array.isArray(items)) return items.flatMap(unwrap);
  return [fields];
}
