import { createRequire } from "node:module";
import type { Ajv as AjvClass, Options } from "ajv";
import { validatorSchema } from "./derive.ts";
import type { Kind } from "./kind.ts";
import { shareParts } from "./share.ts";

const require = createRequire(import.meta.url);
const { Ajv } = require("ajv") as { readonly Ajv: new (options: Options) => AjvClass };
const { default: standaloneCode } = require("ajv/dist/standalone") as {
  readonly default: (ajv: AjvClass, validate: unknown) => string;
};

const OPTIONS: Options = {
  allErrors: true,
  allowUnionTypes: true,
  inlineRefs: false,
  messages: false,
  ownProperties: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  code: { source: true, esm: true, lines: true },
};

/** The one helper that ajv's code asks for, from us: the generated file needs nothing else at run time. */
const LENGTH = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;\n/;

/** How ajv notes one error: seven lines each, where one does. */
const NOTE =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

/** Where in the schema: said only inside branches, whose errors are left out. */
const PLAIN_PATH = /,schemaPath:"(?!#?[^"]*\/(?:anyOf|oneOf|not)\/)[^"]*"/g;

/** ajv's standalone code for a kind, as a module of its own that exports `check` and the `schema` behind it. */
export function validatorOf(kind: Kind, banner: string): string {
  const schema = shareParts(validatorSchema(kind));
  const ajv = new Ajv(OPTIONS);
  ajv.addVocabulary(["x-landfall-expects"]);
  let code = standaloneCode(ajv, ajv.compile(schema));
  const main = /^export const validate = (\w+);\nexport default \1;\n/m.exec(code);
  if (main === null) throw new Error(`ajv's code for ${kind.file} has no export`);
  const json = JSON.stringify(schema);
  code = code.replace('"use strict";\n', "").replace(main[0], "").replace(` = ${json};`, " = schema;");
  code = code.replaceAll(NOTE, "(vErrors ??= []).push($2);").replaceAll(PLAIN_PATH, "");
  const imports = ['import type { Check, JsonSchema } from "../problems.ts";'];
  const length = LENGTH.exec(code);
  if (length !== null) {
    imports.push(`import { codePoints as ${length[1]} } from "../runtime.ts";`);
    code = code.replace(length[0], "");
  }
  if (/\brequire\(/.test(code))
    throw new Error(`ajv's code for ${kind.file} requires what tools/gen/validator.ts does not replace`);
  const exported = [`export const schema: JsonSchema = ${json};`, `export const check: Check = ${main[1]};`];
  return ["// @ts-nocheck", banner, ...imports, "", ...exported, "", code.trim(), ""].join("\n");
}
