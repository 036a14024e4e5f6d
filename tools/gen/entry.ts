import { camelName, type Kind } from "./kind.ts";

/** The module of one kind: type, schema, validator. Public as `@landfall/core/schemas/<slug>`. */
export function entryOf(kind: Kind, banner: string): string {
  const schema = `${camelName(kind)}Schema`;
  return `${banner}
import type { Problem } from "../../object/problem.ts";
import { type JsonSchema, problemsOf } from "../problems.ts";
import { check, schema } from "./${kind.slug}.validate.ts";

export type * from "./${kind.slug}.types.ts";

/** The JSON Schema of ${kind.name}, as written in ${kind.file}. */
export const ${schema}: JsonSchema = ${JSON.stringify(kind.schema, null, 2)};

/** What is wrong with a value that should be a ${kind.name}; empty if nothing is. */
export function validate${kind.name}(value: unknown): readonly Problem[] {
  return problemsOf(check, schema, value);
}
`;
}

/** The list of all kinds. Public as `@landfall/core/schemas`. */
export function indexOf(kinds: readonly Kind[], banner: string): string {
  const lines = kinds.map(
    (kind) => `export { type ${kind.name}, ${camelName(kind)}Schema, validate${kind.name} } from "./${kind.slug}.ts";`,
  );
  return `${[banner, ...lines].join("\n")}\n`;
}
