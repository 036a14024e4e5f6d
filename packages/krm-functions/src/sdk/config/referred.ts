import { isMap } from "@landfall/core/object";

/**
 * Merges a schema with the `$defs` definition that its `$ref` names in the whole schema; the schema's own keywords win.
 */
export function referred(whole: { readonly [key: string]: unknown }, schema: unknown): unknown {
  if (!isMap(schema) || typeof schema["$ref"] !== "string") return schema;
  const name = schema["$ref"].replace("#/$defs/", "");
  const { $defs } = whole;
  const definition = isMap($defs) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
  return isMap(definition) ? { ...definition, ...schema } : schema;
}
