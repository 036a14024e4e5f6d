import { entriesOf, isSchema, type Schema } from "./kind.ts";

/**
 * Moves every object schema that occurs more than once to `$defs`, so that it is written once. Schemas are compared by
 * text, so descriptions must be removed before.
 */
export function shareParts(root: Schema): Schema {
  const counts = new Map<string, number>();
  count(root, counts);
  for (const [, definition] of entriesOf(root["$defs"])) count(definition, counts);
  const names = new Map<string, string>();
  const shared: Record<string, Schema> = {};
  const visit = (node: Schema): Schema => {
    const text = JSON.stringify(node);
    if (!isShareable(node) || (counts.get(text) ?? 0) < 2) return mapParts(node, visit);
    const known = names.get(text);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = `shared${names.size}`;
    names.set(text, name);
    shared[name] = mapParts(node, visit);
    return { $ref: `#/$defs/${name}` };
  };
  const { $defs, ...rest } = root;
  const definitions = Object.fromEntries(entriesOf($defs).map(([name, schema]) => [name, mapParts(schema, visit)]));
  const result = mapParts(rest, visit);
  const all = { ...definitions, ...shared };
  return Object.keys(all).length === 0 ? result : { ...result, $defs: all };
}

function isShareable(node: Schema): boolean {
  return isSchema(node["properties"]);
}

function count(node: Schema, counts: Map<string, number>): void {
  const text = JSON.stringify(node);
  if (isShareable(node)) counts.set(text, (counts.get(text) ?? 0) + 1);
  mapParts(node, (part) => {
    count(part, counts);
    return part;
  });
}

/** Applies a change to each schema directly below a schema, except branches of `anyOf` and similar. */
function mapParts(node: Schema, change: (part: Schema) => Schema): Schema {
  const result: Record<string, unknown> = { ...node };
  if (isSchema(node["properties"])) {
    result["properties"] = Object.fromEntries(
      entriesOf(node["properties"]).map(([name, part]) => [name, change(part)]),
    );
  }
  for (const keyword of ["items", "additionalProperties"]) {
    const part = node[keyword];
    if (isSchema(part)) result[keyword] = change(part);
  }
  return result;
}
