import { entriesOf, isSchema, type Schema } from "./kind.ts";

/**
 * The same schema with every object schema that stands in it more than once moved to `$defs`, so that it is
 * written once. Equal means equal text, so the prose must be gone.
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

/** A schema with each schema directly below it changed; branches of `anyOf` and its like stay. */
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
