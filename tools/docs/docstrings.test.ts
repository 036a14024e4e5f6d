import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { declarationOf, exportsOf, PATHS } from "./public-face.ts";

const root = resolve(import.meta.dirname, "../..");

/** The declaration of a public name. */
interface PublicDeclaration {
  /** The file, relative to the repository, and the name: `packages/core/src/object/ref.ts refKey`. */
  readonly where: string;
  readonly kind: string;
  /** The docstring directly above it; empty if there is none. */
  readonly docstring: string;
  /** The text from the name to the end of the declaration. */
  readonly text: string;
}

function docstringBefore(text: string): string {
  return /\*\/\s*$/.test(text) ? text.slice(text.lastIndexOf("/**")) : "";
}

/**
 * All declarations that public import paths export, each once. Schemas are left out, because their docstrings are
 * generated.
 */
function publicDeclarations(): readonly PublicDeclaration[] {
  const found = new Map<string, PublicDeclaration>();
  for (const file of PATHS.values()) {
    for (const { name: exported } of exportsOf(file)) {
      const { file: declaredIn, name } = declarationOf(file, exported);
      const where = `${relative(root, declaredIn)} ${name}`;
      if (name === "*" || declaredIn.includes("/generated/") || found.has(where)) continue;
      const text = readFileSync(declaredIn, "utf8");
      const head = `^(?:export )?(?:declare |abstract |async )*(function|const|class|interface|type)\\*? ${name}\\b`;
      const declared = new RegExp(head, "m").exec(text);
      const kind = declared?.[1];
      if (declared === null || kind === undefined) continue;
      const rest = text.slice(declared.index);
      const end = /^[}\])].*$|;$(?=\n\n|\n$)/m.exec(rest);
      const own = end === null ? rest : rest.slice(0, end.index + end[0].length);
      found.set(where, { where, kind, docstring: docstringBefore(text.slice(0, declared.index)), text: own });
    }
  }
  return [...found.values()];
}

const DECLARATIONS = publicDeclarations();

/** The text of a function's return type, between the parameters and the body. */
function returnTypeOf({ text }: PublicDeclaration): string {
  const head = text.split(/ \{\n/)[0] ?? "";
  return head.slice(head.lastIndexOf("):"));
}

/** Names of fields that hold a time or a duration. */
const TIME =
  /^(?:now|time|since|until|interval|timeout|deadline|retryAfter|requeueAfter|staleAfter|notBefore|(?:[a-z]\w*)?(?:At|Since|Until|Interval|Timeout|Deadline|Millis|Ms))$/;
const UNIT = /millisecond|second|minute|RFC 3339|duration such as/i;
/** Fields with such a name that are no times: `notAt` is a revision. */
const NO_TIMES: ReadonlySet<string> = new Set(["SuspendRequest.notAt"]);

/** The time fields of a type whose unit is named neither in their own docstrings nor in that of the type. */
function timesWithoutUnit({ where, text, docstring }: PublicDeclaration): readonly string[] {
  if (UNIT.test(docstring)) return [];
  const name = where.split(" ").at(-1);
  return [...text.matchAll(/^ {2}readonly (\w+)\??: (?:number|string)(?: \| undefined)?;/gm)].flatMap(
    ({ 1: field, index }) => {
      if (field === undefined || !TIME.test(field) || NO_TIMES.has(`${name}.${field}`)) return [];
      return UNIT.test(docstringBefore(text.slice(0, index))) ? [] : [`${where}.${field}`];
    },
  );
}

describe("what a public import path gives away", () => {
  test("is all looked at", () => {
    expect(DECLARATIONS.length).toBeGreaterThan(1200);
    expect(new Set(DECLARATIONS.map(({ kind }) => kind))).toEqual(
      new Set(["function", "const", "class", "interface", "type"]),
    );
  });

  test("has a docstring each", () => {
    expect(DECLARATIONS.filter(({ docstring }) => docstring === "").map(({ where }) => where)).toEqual([]);
  });

  test("says of each function with a Result which problems it has", () => {
    const silent = DECLARATIONS.filter(
      (one) =>
        one.kind.startsWith("function") &&
        /\bResult</.test(returnTypeOf(one)) &&
        !/problem|refus|fail|error/i.test(one.docstring),
    );
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  test("says of each function that throws or rejects by itself that it does", () => {
    const silent = DECLARATIONS.filter(
      ({ kind, text, docstring }) =>
        kind.startsWith("function") &&
        /\bthrow new\b|\breject\(/.test(text) &&
        !/throw|reject|refus|fail|error/i.test(docstring),
    );
    expect(silent.map(({ where }) => where)).toEqual([]);
  });

  test("names the unit of each time", () => {
    expect(DECLARATIONS.flatMap(timesWithoutUnit)).toEqual([]);
  });
});
