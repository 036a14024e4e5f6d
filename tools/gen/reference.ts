import { crdSchema } from "./derive.ts";
import { entriesOf, fixedValue, isClosed, isSchema, type Kind, listOf, type Schema } from "./kind.ts";

/** The reference page of a kind: one table row for each field, in the order of the schema. */
export function referenceOf(kind: Kind, banner: string): string {
  const apiVersion = fixedValue(kind, "apiVersion");
  const head = [`# ${kind.name}`, "", cell(kind.schema["description"])];
  if (apiVersion !== undefined) head.push("", `\`apiVersion: ${apiVersion}\`, \`kind: ${fixedValue(kind, "kind")}\``);
  head.push("", isClosed(kind) ? "Unknown fields are errors." : "Unknown fields are kept.");
  const table = ["| field | type | required | default | description |", "| --- | --- | --- | --- | --- |"];
  return [banner, "", ...head, "", ...table, ...rowsOf(crdSchema(kind), "", kind.schema), ""].join("\n");
}

function rowsOf(schema: Schema, path: string, root?: Schema): readonly string[] {
  const required = listOf((root ?? schema)["required"]);
  return entriesOf(schema["properties"]).flatMap(([name, property]) => {
    const at = path === "" ? name : `${path}.${name}`;
    const source = root === undefined ? property : { ...property, ...sourceOf(root, name) };
    const need = required.includes(name) ? "yes" : "";
    const row = [`\`${at}\``, typeText(property), need, defaultText(property), describe(source)];
    return [`| ${row.join(" | ")} |`, ...below(property, at)];
  });
}

/** The description in our schema: that of the CRD for apiVersion, kind and metadata says nothing about the kind. */
function sourceOf(root: Schema, name: string): Schema {
  const source = new Map(entriesOf(root["properties"])).get(name) ?? {};
  return Object.fromEntries(
    Object.entries(source).filter(([keyword]) => keyword === "description" || keyword === "enum"),
  );
}

function below(schema: Schema, path: string): readonly string[] {
  if (isSchema(schema["items"])) return below(schema["items"], `${path}[]`);
  if (isSchema(schema["additionalProperties"])) return below(schema["additionalProperties"], `${path}.*`);
  return rowsOf(schema, path);
}

function typeText(schema: Schema): string {
  if (schema["x-kubernetes-int-or-string"] === true) return "integer or string";
  if (isSchema(schema["items"])) return `list of ${typeText(schema["items"])}`;
  if (isSchema(schema["additionalProperties"])) return `map of ${typeText(schema["additionalProperties"])}`;
  if (schema["x-kubernetes-embedded-resource"] === true) return "Kubernetes object";
  if (schema["format"] === "date-time") return "time";
  return typeof schema["type"] === "string" ? schema["type"] : "any";
}

function defaultText(schema: Schema): string {
  return schema["default"] === undefined ? "" : cell(`\`${JSON.stringify(schema["default"])}\``);
}

function describe(schema: Schema): string {
  const items = isSchema(schema["items"]) ? schema["items"] : schema;
  const allowed = listOf(items["enum"]).map((value) => `\`${String(value)}\``);
  const text = cell(schema["description"] ?? "");
  return allowed.length > 0 ? `${text} One of ${allowed.join(", ")}.`.trim() : text;
}

/** Formats text as one line that can neither break the table nor be read as HTML. */
function cell(text: unknown): string {
  return String(text).replaceAll(/\s+/g, " ").replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
