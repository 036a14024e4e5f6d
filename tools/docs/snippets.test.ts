// Runs every snippet of the docs: `sh` in order in a directory of their own; `ts` is type-checked and run; `yaml` of
// our kinds is validated. `console` and `text` are skipped. docs/functions.md has a test of its own.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import type { KubeObject } from "@landfall/core/object";
import * as schemas from "@landfall/core/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { runTypeScript } from "./run-typescript.ts";
import { type Snippet, snippetsOf } from "./snippets.ts";

const root = resolve(import.meta.dirname, "../..");
const OWN_TEST = ["functions.md", "migrate-from-kpt-functions.md", "add-a-system.md", "write-a-controller.md"];
const documents = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md") && !OWN_TEST.includes(name))
    .map((name) => `docs/${name}`),
  "examples/edge-fleet/README.md",
  "examples/karmada-blue-green/README.md",
  "examples/karmada-user-stories/README.md",
  ...globSync("packages/*/README.md", { cwd: root }).sort(),
];
/** Two commands of the README that are not run: `.ci/run` tests them, and they would run this test. */
const README_COMMANDS = ["npm ci && npm run demo\n", "npm test\n"];
const validators = new Map(Object.entries(schemas).filter(([name]) => name.startsWith("validate")));

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "landfall-docs-"));
  mkdirSync(join(scratch, "bin"));
  for (const name of ["aggregate-status", "compute-wave", "set-suspend"]) {
    symlinkSync(join(root, `packages/krm-functions/dist/${name}.cjs`), join(scratch, "bin", name));
  }
  symlinkSync(join(root, "packages/cli/dist/main.js"), join(scratch, "bin/landfall"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

function runShell(document: string, snippets: readonly Snippet[]): string {
  const directory = join(scratch, document.replaceAll("/", "_"));
  cpSync(join(root, "examples"), join(directory, "examples"), { recursive: true });
  const PATH = [join(scratch, "bin"), join(root, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter);
  const script = snippets.map(({ text }) => text).join("\n");
  const run = spawnSync("bash", ["-euo", "pipefail", "-c", script], {
    cwd: directory,
    encoding: "utf8",
    env: { ...process.env, PATH },
  });
  return run.status === 0 ? "" : `exit code ${run.status}\n${run.stderr}`;
}

function validate(text: string): readonly string[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) return document.errors.map(String);
    const object = document.toJS() as { readonly apiVersion?: string; readonly kind?: string };
    const validator = object.apiVersion?.includes("landfall.dev/")
      ? validators.get(`validate${object.kind}`)
      : undefined;
    return (
      (validator as ((value: unknown) => readonly { message: string }[]) | undefined)?.(object).map(
        ({ message }) => message,
      ) ?? []
    );
  });
}

/** The snippets of a page that can be run or validated. */
function runnable(document: string): readonly Snippet[] {
  return snippetsOf(readFileSync(join(root, document), "utf8")).filter(
    ({ language, text }) => ["sh", "ts", "yaml"].includes(language) && !README_COMMANDS.includes(text),
  );
}

const pages = documents.flatMap((document) => {
  const snippets = runnable(document);
  return snippets.length === 0 ? [] : [{ document, snippets }];
});

/** Kinds of function configs, which kpt refuses without a name. */
const CONFIGS = ["AggregateStatus", "ComputeWave", "SetSuspend"];

function isNamed(text: string): boolean {
  const objects = parseAllDocuments(text).map((document) => document.toJS() as KubeObject | null);
  return objects.every((object) => !CONFIGS.includes(object?.kind ?? "") || object?.metadata?.name !== undefined);
}

describe.each(pages)("$document", ({ document, snippets }) => {
  const of = (language: string): readonly Snippet[] => snippets.filter((snippet) => snippet.language === language);
  const shell = of("sh");
  if (shell.length > 0) test("its sh snippets run, in order", () => expect(runShell(document, shell)).toBe(""));
  for (const { text, line } of of("ts")) {
    test(`its ts snippet at line ${line} compiles and runs`, () =>
      expect(runTypeScript(`${document.replaceAll(/\W/g, "-")}-${line}`, text)).toBe(""));
  }
  for (const { text, line } of of("yaml")) {
    test(`its yaml snippet at line ${line} is valid, and kpt takes it`, () =>
      expect([validate(text), isNamed(text)]).toEqual([[], true]));
  }
});

test("the README's two commands are the ones that CI runs", () => {
  const commands = snippetsOf(readFileSync(join(root, "README.md"), "utf8")).filter(
    ({ language }) => language === "sh",
  );
  expect(commands.map(({ text }) => text)).toEqual(README_COMMANDS);
  const ci = readFileSync(join(root, ".ci/run"), "utf8");
  for (const command of ["npm ci", "npm run -s demo", "npm test"]) expect(ci).toContain(command);
});
