import { createRequire } from "node:module";
import type { Ajv as AjvClass, Options } from "ajv";
import { validatorSchema } from "./derive.ts";
import type { Kind } from "./kind.ts";

const require = createRequire(import.meta.url);
const { Ajv } = require("ajv") as { readonly Ajv: new (options: Options) => AjvClass };
const { default: standaloneCode } = require("ajv/dist/standalone") as {
  readonly default: (ajv: AjvClass, validate: unknown) => string;
};

const OPTIONS: Options = {
  allErrors: true,
  allowUnionTypes: true,
  messages: false,
  ownProperties: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  verbose: true,
  code: { source: true, esm: true, lines: true },
};

/** The helpers that ajv's code asks for, from us: the generated file needs nothing else at run time. */
const HELPERS: readonly (readonly [RegExp, string])[] = [
  [
    /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;\n/,
    'import { codePoints as $1 } from "../runtime.ts";\n',
  ],
  [
    /const (\w+) = require\("ajv\/dist\/runtime\/equal"\)\.default;\n/,
    'import { equalJson as $1 } from "../runtime.ts";\n',
  ],
];

/** ajv's standalone code for a kind, as a module of its own. */
export function validatorOf(kind: Kind, banner: string): string {
  const ajv = new Ajv(OPTIONS);
  ajv.addVocabulary(["x-landfall-expects"]);
  let code = standaloneCode(ajv, ajv.compile(validatorSchema(kind)));
  const main = /^export const validate = (\w+);\nexport default \1;\n/m.exec(code);
  if (main === null) throw new Error(`ajv's code for ${kind.file} has no export`);
  code = code.replace('"use strict";\n', "").replace(main[0], "");
  const imports: string[] = [];
  for (const [pattern, replacement] of HELPERS) {
    code = code.replace(pattern, (found) => {
      imports.push(found.replace(pattern, replacement));
      return "";
    });
  }
  if (/\brequire\(/.test(code))
    throw new Error(`ajv's code for ${kind.file} requires a module that tools/gen/validator.ts does not replace`);
  return `// @ts-nocheck\n${banner}\nimport type { Check } from "../problems.ts";\n${imports.join("")}\n${code.trim()}\n\nexport const check: Check = ${main[1]};\n`;
}
