// Uses the command like somebody who has not read the documents: help, examples, bad files, piping into other programs.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readArguments } from "./arguments.ts";
import { runCli } from "./cli.ts";
import { COMMANDS } from "./commands/index.ts";
import type { Io, Outcome } from "./io.ts";
import { VERSION } from "./version.ts";

let cwd: string;
const EXAMPLES = join(import.meta.dirname, "../../../examples");
const CONFIG_MAP = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n";
const CRON_JOB = "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  schedule: 0 * * * *\n";

function run(args: readonly string[], more: Partial<Io> = {}): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => CONFIG_MAP, now: () => new Date(0) };
  return runCli(args, { ...io, ...more });
}

function write(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), bytes);
}

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-use-"));
  mkdirSync(join(cwd, "empty"));
  write("no-kptfile/a.yaml", CONFIG_MAP);
  write("jobs/a.yaml", CRON_JOB);
  write("binary/a.yaml", Uint8Array.of(0x61, 0xff, 0xfe, 0x00));
  write("words/a.txt", "some words\n");
  write("huge/a.yaml", "");
  truncateSync(join(cwd, "huge/a.yaml"), 3 * 2 ** 30);
  mkdirSync(join(cwd, "links"));
  symlinkSync("b.yaml", join(cwd, "links/a.yaml"));
  symlinkSync("a.yaml", join(cwd, "links/b.yaml"));
  mkdirSync(join(cwd, "circle"));
  symlinkSync(".", join(cwd, "circle/self"));
  cpSync(join(EXAMPLES, "edge-fleet/package"), join(cwd, "fleet"), { recursive: true });
  cpSync(join(EXAMPLES, "edge-fleet/steps/1/snapshots"), join(cwd, "fleet/snapshots"), { recursive: true });
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe("help", () => {
  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    "%s --help has an example that is understood",
    (name, { flags, example }) => {
      expect(run([...name.split(" "), "--help"]).stdout).toContain(`\nexample:\n  ${example.split("\n")[0]}`);
      const lines = example.split("\n").map((line) => line.replace(/^.*\| /, ""));
      for (const line of lines) {
        expect(line).toMatch(new RegExp(`^landfall ${name} `));
        const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? "");
        expect(readArguments(flags, words.slice(1 + name.split(" ").length))).toHaveProperty("positionals");
      }
    },
  );

  test.each([[["fn", "--help"]], [["fn"]], [["help", "fn"]], [["rules", "-h"]]])(
    "%j lists the commands of the group",
    (args) => {
      const { exitCode, stdout } = run(args);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/^usage: landfall (?:fn|rules) COMMAND/m);
      expect(stdout).not.toMatch(/^ {2}snapshot /m);
    },
  );

  test("behind -- there are arguments only: no help is printed", () => {
    for (const word of ["--help", "-h"]) {
      const { exitCode, stdout, stderr } = run(["status", "--", word]);
      expect([exitCode, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(`${word}: `);
    }
    expect(run(["status", "--help", "--", "x"])).toEqual(run(["status", "--help"]));
  });

  test("help COMMAND is COMMAND --help; --version is the package's", () => {
    expect(run(["help", "fn", "run"])).toEqual(run(["fn", "run", "--help"]));
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
      version: string;
    };
    expect(run(["--version"]).stdout).toBe(`${manifest.version}\n`);
    expect(VERSION).toBe(manifest.version);
  });

  test.each([
    [["version", "--bogus"], 'version does not know what to do with "--bogus"'],
    [["--version", "now"], 'version does not know what to do with "now"'],
    [["-o", "json", "status"], 'unknown flag "-o"; flags come behind the command'],
  ])("%j is exit code 2", (args, said) => {
    expect(run(args)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(said) });
  });

  test.each(COMMANDS.map(({ name, flags }) => [name, Object.keys(flags)] as const))(
    "%s names the flag that was probably meant",
    (name, flags) => {
      for (const flag of flags.filter((each) => each.length > 3)) {
        const { exitCode, stderr } = run([...name.split(" "), `--${flag}x`]);
        expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`did you mean --${flag}?`)]);
      }
    },
  );
});

describe("a flag that says nothing, or two things", () => {
  test.each(
    COMMANDS.flatMap(({ name, flags }) =>
      Object.entries(flags).flatMap(([flag, { value }]) => (value === undefined ? [] : [[name, flag] as const])),
    ),
  )("%s --%s: an empty value is not the same as no flag", (name, flag) => {
    for (const text of ["", " ", ","]) {
      const { exitCode, stderr } = run([...name.split(" "), `--${flag}`, text]);
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`--${flag} is given no value`)]);
    }
  });

  test("given twice with two values it is refused, and with one it is taken", () => {
    const { exitCode, stderr } = run(["suspended", "--holder", "a", "--holder", "b", "jobs"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--holder is given twice, as "a" and as "b"')]);
    expect(run(["suspend", "--kind", "A", "--kind", "B", "jobs"]).stderr).toContain(
      '--kind is given twice, as "A" and as "B"; write --kind A,B',
    );
    expect(run(["suspended", "--holder", "a", "--holder", "a", "jobs"]).exitCode).toBe(0);
  });
});

test("a function that is not there: those that are", () => {
  expect(run(["fn", "run", "nope", "jobs"])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^landfall: unknown function "nope"; there is .*compute-wave/) as string,
  });
});

test("JSON for programs can be shown in a terminal, and says the same", () => {
  const name = "a\u009b31m\u202eb";
  const text = JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name } });
  const { stdout } = run(["status", "-", "-o", "json"], { readStdin: () => text });
  expect(stdout).not.toContain("\u009b");
  expect(stdout).not.toContain("\u202e");
  expect(JSON.parse(stdout)).toMatchObject([{ object: { name } }]);
});

test("a file whose name is no plain text does not reach the terminal as it is", () => {
  write("odd/a\u001b[31m\u202e.yaml", CRON_JOB);
  const hold = (...flags: readonly string[]) => run(["suspend", "--holder", "a", "--kind", "CronJob", ...flags, "odd"]);
  for (const { stdout, stderr } of [hold("--dry-run"), hold("--diff"), hold()]) {
    expect(stdout).toContain("a\\u{1b}[31m\\u{202e}.yaml");
    expect(stdout + stderr).not.toContain("\u001b");
    expect(stdout + stderr).not.toContain("\u202e");
  }
});

describe("files that cannot be used", () => {
  test.each<[string, readonly string[], string]>([
    ["a directory that is not there", ["status", "gone"], "gone: does not exist"],
    ["a directory for rules", ["rules", "test", "empty"], "empty: a directory, where a file is wanted"],
    ["a file without a plan", ["plan", "jobs/a.yaml"], "there is no RolloutPlan here"],
    ["a directory below a file", ["plan", "jobs/a.yaml/b"], "b: a file, where a directory is wanted"],
    ["a package without a Kptfile", ["fn", "render", "no-kptfile"], "no-kptfile has no Kptfile: it is no package"],
    ["an empty directory", ["fn", "render", "empty"], "empty has no Kptfile"],
    [
      "a file of a package",
      ["fn", "render", "jobs/a.yaml"],
      "jobs/a.yaml: a file alone is no package; give the directory",
    ],
    ["a directory without a plan", ["plan", "empty", "-o", "json"], "there is no RolloutPlan here"],
    ["bytes that are no text", ["status", "binary/a.yaml"], "binary/a.yaml: line 1: no UTF-8 text"],
    ["a package with bytes that are no text", ["status", "binary"], "a.yaml: line 1: no UTF-8 text"],
    ["a file that is no object", ["status", "words/a.txt"], "error: words/a.txt: line 1: not a Kubernetes object"],
    ["a file without objects", ["snapshot", "--cluster", "a", "words/a.txt"], "error: words/a.txt: line 1: not a"],
    ["a directory without objects", ["snapshot", "--cluster", "a", "empty"], "empty: there are no objects in it"],
    ["a file that is too large", ["snapshot", "--cluster", "a", "huge/a.yaml"], "too large to be read at once"],
    ["a package with a file that is too large", ["suspended", "huge"], "a.yaml: too large to be read at once"],
    ["links that lead to each other", ["status", "links"], "a.yaml: a link or special file is not read"],
    ["a link that leads to itself", ["status", "links/a.yaml"], "a link that leads back to itself"],
    ["no config", ["fn", "run", "-f", "gone", "set-suspend", "jobs"], "gone: does not exist"],
    ["nothing on stdin", ["status", "-"], "there is nothing to read"],
  ])("%s: exit code 1, and what is wrong with which file", (_, args, message) => {
    const outcome = run(args, { readStdin: () => "" });
    const ended = outcome.later === undefined ? outcome : undefined;
    if (ended === undefined)
      return expect(outcome.later?.()).resolves.toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining(message) as string,
      });
    expect(ended).toMatchObject({ exitCode: 1, stdout: "", stderr: expect.stringContaining(message) as string });
    expect(ended.stderr).toMatch(/^(?:error: .*\n)+$/);
  });

  test.each([
    ["YAML", `\uFEFF${CONFIG_MAP}`],
    ["JSON", `\uFEFF${JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" } })}`],
  ])("%s with a byte order mark is read, from stdin as from a file", (_, text) => {
    write("marked.txt", text);
    const { exitCode, stdout } = run(["status", "-"], { readStdin: () => text });
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("ConfigMap a")]);
    expect(run(["status", "marked.txt"]).stdout).toBe(stdout);
  });

  test("the same problem of many objects is one, and they are counted", () => {
    const { exitCode, stderr } = run(["suspend", "--holder", "not a holder", "--all", "--yes", "fleet"]);
    expect([exitCode, stderr.split("\n").length]).toEqual([1, 3]);
    expect(stderr).toMatch(/^not held: \d+ objects\n.* and \d+ more: holder must be/);
  });

  test("an empty directory has no objects, and a link to a directory is not followed", () => {
    expect(run(["status", "empty"])).toMatchObject({ exitCode: 0, stdout: "there are no objects here\n" });
    expect(run(["status", "circle"])).toMatchObject({ exitCode: 0, stdout: "there are no objects here\n" });
  });
});

describe("what is printed", () => {
  test("what is said of the whole, warnings and errors in full, the rest as a count", () => {
    const { stderr } = run(["fn", "render", "--dry-run", "fleet"]);
    expect(stderr).toMatch(/^set-suspend: \d+ notes \(shown by --verbose\)$/m);
    expect(stderr).toMatch(/^aggregate-status: \[info\] 0\/12 targets landed/);
    expect(stderr.split("\n").length).toBeLessThan(8);
    expect(run(["fn", "render", "--dry-run", "--verbose", "fleet"]).stderr.split("\n").length).toBeGreaterThan(30);
  });

  test.each<[readonly string[]]>([
    [["status", "fleet"]],
    [["status", "jobs"]],
    [["status", "empty"]],
    [["suspended", "fleet"]],
    [["snapshot", "--cluster", "a", "jobs"]],
    [["fn", "render", "--diff", "fleet"]],
    [["suspend", "--holder", "me", "--all", "--dry-run", "jobs"]],
    [["gc", "--dry-run", "jobs"]],
  ])("%j --format json is one JSON value", (args) => {
    const { exitCode, stdout, stderr } = run([...args, "--format", "json"]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toBeTypeOf("object");
  });

  test("a resume that finds nothing is one JSON value too, and no success", () => {
    const { exitCode, stdout, stderr } = run(["resume", "--holder", "me", "--dry-run", "jobs", "--format", "json"]);
    expect([exitCode, stderr]).toEqual([1, "landfall: me holds nothing here, and nobody else does\n"]);
    expect(JSON.parse(stdout)).toBeTypeOf("object");
  });
});

describe("a bare word that is no file, where there is a kubeconfig", () => {
  test.each([["status"], ["wait", "--for", "deleted", "--timeout", "1s"], ["suspended"], ["plan"]])(
    "%s says how to name a kind, and takes it for nothing that is gone",
    async (...words) => {
      write("kubeconfig", "apiVersion: v1\nkind: Config\n");
      const begun = run([...words, "deploy"], { env: { KUBECONFIG: join(cwd, "kubeconfig") } });
      const outcome = begun.later === undefined ? begun : await begun.later();
      expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
      expect(outcome.stderr).toContain("--context NAME deploy");
    },
  );
});

describe("without a kubeconfig", () => {
  const env = { HOME: "/nowhere" };
  const end = async (words: readonly string[]): Promise<Outcome> => {
    const begun = run(words, { env });
    return begun.later === undefined ? begun : await begun.later();
  };

  test.each([
    ["status", "-A"],
    ["suspended", "-A"],
    ["plan", "--context", "prod"],
    ["status", "--contexts", "a,b"],
    ["snapshot", "--context", "prod"],
    ["rbac", "--context", "prod", "status"],
  ])("%s %s says that there is none", async (...words) => {
    const outcome = await end(words);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
    expect(outcome.stderr).toContain("there is no kubeconfig");
    expect(outcome.stderr).toContain("--kubeconfig FILE");
  });

  test("an object of a cluster is not taken for a file that is gone", async () => {
    const outcome = await end(["wait", "--for", "deleted", "--timeout", "1s", "deploy/web"]);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
    expect(outcome.stderr).toContain("there is no kubeconfig");
    expect(await end(["wait", "--for", "deleted", "--timeout", "1s", "./deploy/web"])).toMatchObject({ exitCode: 0 });
  });
});

test.each([
  ["status", [join(EXAMPLES, "edge-fleet/package")]],
  ["status", [join(EXAMPLES, "aggregate-status-flux")]],
  ["suspended", [join(EXAMPLES, "set-suspend-two-holders")]],
  ["rbac", []],
])("%s %j prints the same as YAML as it does as JSON, where it prints JSON", (name, paths) => {
  const command = COMMANDS.find((one) => one.name === name);
  const takes = command?.flags["output"]?.alsoYaml === true;
  const inJson = run([name, ...paths, "-o", "json"]);
  const inYaml = run([name, ...paths, "-o", "yaml"]);
  expect(inYaml.exitCode).toBe(takes ? inJson.exitCode : 2);
  if (takes) expect(parse(inYaml.stdout)).toEqual(JSON.parse(inJson.stdout));
});

test("every command that prints JSON prints YAML too, and says so", () => {
  const printing = COMMANDS.filter(({ flags }) => flags["output"]?.oneOf?.includes("json") === true);
  expect(printing.length).toBeGreaterThan(10);
  for (const { name, flags } of printing) {
    const { alsoYaml, oneOf = [] } = flags["output"] ?? {};
    expect([name, alsoYaml === true || oneOf.includes("yaml")]).toEqual([name, true]);
  }
  expect(run(["status", "-o", "yml", "jobs"]).stderr).toContain("json, yaml, not");
});
