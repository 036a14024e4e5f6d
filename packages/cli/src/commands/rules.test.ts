import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Io, Outcome } from "../io.ts";

const IO: Io = {
  cwd: "/",
  env: {},
  terminal: false,
  columns: undefined,
  readStdin: () => "",
  now: () => new Date(0),
};

async function run(text: string, ...flags: readonly string[]): Promise<Outcome> {
  const outcome = runCli(["rules", "test", ...flags, "-"], { ...IO, readStdin: () => text });
  return outcome.later === undefined ? outcome : outcome.later();
}

const object = (phase: string): unknown => ({
  apiVersion: "example.com/v1",
  kind: "Shop",
  metadata: { name: "a" },
  status: { phase },
});
const document = (...cases: readonly unknown[]): string =>
  JSON.stringify({
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusRules",
    metadata: { name: "mine" },
    spec: {
      rules: [
        {
          group: "example.com",
          kind: "Shop",
          rows: [{ failed: "status.phase == 'Bad'", reason: "Bad" }, { current: "status.phase == 'Good'" }],
          cases,
        },
      ],
    },
  });

describe("landfall status --rules", () => {
  const status = async (rules: string): Promise<Outcome> => {
    const folder = mkdtempSync(join(tmpdir(), "landfall-rules-"));
    try {
      writeFileSync(join(folder, "rules.json"), rules);
      writeFileSync(join(folder, "object.json"), JSON.stringify(object("Bad")));
      const outcome = runCli(["status", "--rules", "rules.json", "object.json"], { ...IO, cwd: folder });
      return (await outcome.later?.()) ?? outcome;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("judges objects by rules of the user first", async () => {
    const { exitCode, stdout } = await status(document());
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Failed +no +Bad +status\.phase is "Bad"/);
  });

  test("says which rule does not load", async () => {
    const { exitCode, stderr } = await status(document().replace("'Good'", "'Good"));
    expect([exitCode, stderr.includes("rule mine/Shop")]).toEqual([1, true]);
  });
});

describe("landfall rules test", () => {
  test("all cases come out as expected: exit code 0 and a table", async () => {
    const text = document(
      { name: "goes well", expect: { status: "Current" }, object: object("Good") },
      { name: "goes wrong", expect: { status: "Failed", reason: "Bad" }, object: object("Bad") },
    );
    expect(await run(text)).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: [
        "CASE        RULE              STATUS   SUSPENDED  REASON   RESULT",
        "goes well   example.com/Shop  Current  no         Current  ok",
        "goes wrong  example.com/Shop  Failed   no         Bad      ok",
        "",
      ].join("\n"),
    });
  });

  test("a case comes out otherwise: exit code 1, and what differs", async () => {
    const text = document({ name: "goes well", expect: { status: "Current", suspended: true }, object: object("Bad") });
    const { exitCode, stdout, stderr } = await run(text);
    expect([exitCode, stderr]).toEqual([1, "error: 1 of 1 case came out otherwise\n"]);
    expect(stdout).toContain("status: Failed, not Current; suspended: false, not true");
  });

  test("for programs, as JSON", async () => {
    const text = document({ name: "goes well", expect: { status: "Current" }, object: object("Good") });
    const { stdout } = await run(text, "-o", "json");
    expect(JSON.parse(stdout)).toMatchObject([{ name: "goes well", differences: [], result: { status: "Current" } }]);
  });

  test.each([
    ["no cases", document(), "the rules have no cases"],
    ["no rules", '{"apiVersion":"v1","kind":"Pod"}', "Pod"],
    ["an expression that is none", document().replace("'Good'", "'Good"), "rule mine/Shop: "],
    ["nothing", "", "there is nothing to read"],
  ])("%s: exit code 1, and why", async (_name, text, message) => {
    const { exitCode, stdout, stderr } = await run(text);
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(message);
  });

  test("the rule library passes its own cases, with the engine of users", async () => {
    const library = join(import.meta.dirname, "../../../core/src/status/rules/library/cert-manager.yaml");
    expect(await run(readFileSync(library, "utf8"))).toMatchObject({ exitCode: 0, stderr: "" });
  });
});
