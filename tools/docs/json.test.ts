import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli } from "../../packages/cli/src/cli.ts";

const ROOT = join(import.meta.dirname, "../..");
const SCHEMA = JSON.parse(readFileSync(join(ROOT, "docs/json/v1.schema.json"), "utf8")) as {
  readonly $id: string;
  readonly $defs: { readonly [name: string]: { readonly description?: string } };
};
const ajv = new Ajv2020({ allErrors: true, strict: false });
ajv.addSchema(SCHEMA);

let cwd = "";
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-json-"));
  cpSync(join(ROOT, "examples"), cwd, { recursive: true });
});
afterAll(() => rmSync(cwd, { recursive: true }));

async function json(args: readonly string[], stdin: string): Promise<unknown> {
  const io = { cwd, env: {}, terminal: false, columns: undefined, now: () => new Date("2026-11-23T10:00:00Z") };
  const outcome = runCli([...args, "-o", "json"], { ...io, readStdin: () => stdin, sleep: async () => {} });
  const { stdout, stderr } = outcome.later === undefined ? outcome : await outcome.later();
  expect(stderr).not.toContain("internal error");
  return JSON.parse(stdout);
}

const HOLD = ["--holder", "docs.example.com/x", "--reason", "docs", "--yes"];
const PORCH =
  "apiVersion: porch.kpt.dev/v1alpha1\nkind: PackageRevision\nmetadata: {name: a.b.c}\nspec: {packageName: b, repository: a, workspaceName: c, lifecycle: Draft}\n";

const ROWS: readonly (readonly [definition: string, args: readonly string[], stdin: string])[] = [
  ["statusOfFleet", ["status", "aggregate-status-flux"], ""],
  ["statusOfFleet", ["status", "aggregate-status-karmada"], ""],
  ["statusOfFleet", ["status", "aggregate-status-three-ways"], ""],
  ["statusOfObjects", ["status", "karmada-user-stories"], ""],
  ["statusOfObjects", ["status", "set-suspend-two-holders"], ""],
  ["edits", ["suspend", "set-suspend-two-holders", "--all", "--diff", ...HOLD], ""],
  ["edits", ["suspend", "set-suspend-two-holders", "--all", ...HOLD], ""],
  ["suspended", ["suspended", "set-suspend-two-holders"], ""],
  ["suspended", ["suspended", "--all", "karmada-user-stories"], ""],
  ["edits", ["resume", "set-suspend-two-holders", "--holder", "docs.example.com/x", "--yes"], ""],
  ["edits", ["fn", "render", "--dry-run", "edge-fleet/package"], ""],
  ["edits", ["fn", "render", "compute-wave-canary"], ""],
  ["explain", ["explain", "compute-wave-canary"], ""],
  ["explain", ["explain", "-"], PORCH],
  ["wait", ["wait", "--for", "landed", "--timeout", "0", "aggregate-status-flux"], ""],
];

describe("what is printed as JSON is what its schema says", () => {
  test.each(ROWS)("%s: %j", async (definition, args, stdin) => {
    const validate = ajv.getSchema(`${SCHEMA.$id}#/$defs/${definition}`);
    const printed = await json(args, stdin);
    expect(validate?.(printed), ajv.errorsText(validate?.errors)).toBe(true);
    expect(printed).not.toEqual([]);
  });

  test("every definition is tried, or is a part of one that is", () => {
    const tried = new Set(ROWS.map(([definition]) => definition));
    const used = new Set([...JSON.stringify(SCHEMA).matchAll(/#\/\$defs\/(\w+)/g)].map(([, name]) => name));
    expect(Object.keys(SCHEMA.$defs).filter((name) => !tried.has(name) && !used.has(name))).toEqual([]);
  });

  test("the page names each that a command prints", () => {
    const page = readFileSync(join(ROOT, "docs/json/README.md"), "utf8");
    for (const [definition] of ROWS) expect(page).toContain(`\`${definition}\``);
  });
});
