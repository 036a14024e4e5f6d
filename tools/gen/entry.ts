import { camelName, isPart, type Kind } from "./kind.ts";
import { sourceOf } from "./source.ts";

/**
 * The module of one kind: type, schema, validator. Public as `@landfall/core/schemas/<slug>`. For a part: type and
 * schema.
 */
export function entryOf(kind: Kind, banner: string): string {
  if (isPart(kind)) return partOf(kind, banner);
  const schema = `${camelName(kind)}Schema`;
  const importOf = (part: Kind, local: string): string => `import { ${local} } from "./${part.slug}.ts";`;
  const { imports, text } = sourceOf(kind, kind.schema, importOf, 2);
  const head = [
    banner,
    'import type { Problem } from "../../object/problem.ts";',
    'import { type JsonSchema, problemsOf } from "../problems.ts";',
    `import { check, schema } from "./${kind.slug}.validate.ts";`,
    ...imports,
  ];
  return `${head.join("\n")}

export type * from "./${kind.slug}.types.ts";

/** The JSON Schema of ${kind.name}, as written in ${kind.file}. */
export const ${schema}: JsonSchema = ${text};

/** Checks a value that should be a ${kind.name}; an empty list means that it is valid. Problems: \`UnknownField\`, \`MissingField\`, \`WrongType\`, \`SchemaViolation\`. */
export function validate${kind.name}(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
`;
}

function partOf(part: Kind, banner: string): string {
  return `${banner}
import type { JsonSchema } from "../problems.ts";

export type * from "./${part.slug}.types.ts";

/** The JSON Schema of ${part.name}, as written in ${part.file}; it stands in the \`$defs\` of the kinds that have it. */
export const ${camelName(part)}Schema: JsonSchema = ${JSON.stringify(part.schema, null, 2)};
`;
}

/** The list of all kinds. Public as `@landfall/core/schemas`. */
export function indexOf(kinds: readonly Kind[], banner: string): string {
  const lines = kinds.map((kind) => {
    if (isPart(kind)) return `export type { ${kind.name} } from "./${kind.slug}.ts";`;
    return `export { type ${kind.name}, ${camelName(kind)}Schema, validate${kind.name} } from "./${kind.slug}.ts";`;
  });
  return `${[banner, ...lines].join("\n")}\n`;
}
