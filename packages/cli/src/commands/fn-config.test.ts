import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../cli.ts";

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-config-"));
  mkdirSync(join(cwd, "jobs"));
  writeFileSync(
    join(cwd, "jobs/a.yaml"),
    "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  schedule: 0 * * * *\n",
  );
});
afterAll(() => rmSync(cwd, { recursive: true }));

const HEAD = "apiVersion: fn.landfall.dev/v1alpha1\nkind: SetSuspend\nsuspend: true\n";
const GOOD = `${HEAD}holder: me\ntargets:\n- kind: CronJob\n`;

/** Runs `landfall fn run` with a config as a dry run, and returns its output. */
function run(config: string): string {
  writeFileSync(join(cwd, "c.yaml"), config);
  const args = ["fn", "run", "--dry-run", "--quiet", "--config", "c.yaml", "set-suspend", "jobs"];
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date(0) };
  const { stdout, stderr } = runCli(args, io);
  return stdout + stderr;
}

test.each([
  [
    "an unknown field",
    `${HEAD}holdr: me\n`,
    'error: c.yaml holdr: SetSuspend has no key "holdr": did you mean holder?\n',
  ],
  [
    "a wrong type",
    GOOD.replace("true", "'yes'"),
    'error: c.yaml suspend: suspend must be true or false, but is "yes"\n',
  ],
  [
    "another kind",
    GOOD.replace("SetSuspend", "SetSuspended"),
    'error: c.yaml: functionConfig is "fn.landfall.dev/v1alpha1" "SetSuspended"',
  ],
  [
    "tabs",
    `${HEAD}targets:\n\t- kind: CronJob\n`,
    "error: c.yaml: line 5: tab characters must not be used in indentation\n",
  ],
  ["a key twice", `${HEAD}suspend: false\n`, 'error: c.yaml: line 4: the key "suspend" is there twice\n'],
  ["two configs", `${GOOD}---\n${GOOD}`, "error: c.yaml: a function takes one config, and there are 2\n"],
  ["nothing", "# nothing\n", "error: c.yaml: a function takes one config, and there are 0\n"],
])("%s is named by file and line or field", (_, config, message) => {
  expect(run(config)).toContain(message);
});

test.each([
  ["anchors", GOOD.replace("holder: me", "holder: &me me\nreason: *me")],
  ["line ends of Windows", GOOD.replaceAll("\n", "\r\n")],
  ["a byte order mark", `\uFEFF${GOOD}`],
  ["a document mark and comments", `# why\n---\n${GOOD}# end\n`],
  ["JSON", '{"apiVersion":"v1","kind":"ConfigMap","data":{"suspend":"true","holder":"me","targets":"[{}]"}}\n'],
])("%s are read", (_, config) => {
  expect(run(config)).toBe("a.yaml\n");
});
