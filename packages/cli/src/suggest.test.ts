import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCli } from "./cli.ts";
import { COMMANDS } from "./commands/index.ts";
import { completeWords } from "./complete-words.ts";
import { completionScript } from "./completion.ts";
import { suggestCommand } from "./suggest.ts";

const NAMES = COMMANDS.map(({ name }) => name);

function run(args: readonly string[]): { readonly exitCode: number; readonly stdout: string; readonly stderr: string } {
  const io = { cwd: "/", env: {}, terminal: false, columns: 80, readStdin: () => "", now: () => new Date(0) };
  return runCli(args, io);
}

describe("a command that nobody knows", () => {
  test.each([
    ["stats", "status"],
    ["explian", "explain"],
    ["supend", "suspend"],
    ["resmue", "resume"],
    ["rollout aprove", "rollout approve"],
    ["rollout status", "landfall explain DIR"],
    ["rollout history", "landfall plan -o json DIR has the last decisions"],
    ["undo", "landfall rollout --help names the verbs, also those that go back"],
    ["rollout undo", "landfall rollout --help names the verbs, also those that go back"],
    ["diff", "landfall explain DIR says what a render would change; writing commands take --diff"],
    ["frobnicate", undefined],
  ])("%s: meant is %s", (word, meant) => expect(suggestCommand(word, NAMES)).toBe(meant));

  test.each([
    ["rollout status --context hub", "landfall explain --context hub"],
    ["rollout status --context=hub -n fleet shop", "landfall explain --context=hub -n fleet"],
    ["health -A", "landfall status -A"],
    ["why --contexts a,b", "landfall explain --contexts a,b, or landfall suspended --contexts a,b"],
    ["describe --context hub", "landfall status --why --context hub, or landfall explain --context hub ROLLOUT TARGET"],
    ["unsuspend --context hub", "landfall resume --holder NAME --context hub"],
    ["rollout unpause --context hub", "landfall rollout resume --context hub ROLLOUT --reason TEXT"],
    ["diff --context hub", "writing commands take --diff"],
    ["render --context hub", "landfall fn render DIR"],
    ["rollout status -n fleet", "landfall explain DIR"],
    ["rollout status fleet", "landfall explain DIR"],
  ])("%s: meant is %s", (line, meant) => {
    expect(run(line.split(" ")).stderr).toContain(`did you mean ${meant}?`);
  });

  test("is never answered by one that ends, sends back or takes away", () => {
    const words = [
      "abrt",
      "rollout abor",
      "rollout rolback",
      "rollout handbreak",
      "stripe",
      "gcc",
      "rollback",
      "brake",
    ];
    for (const word of words)
      expect(suggestCommand(word, NAMES) ?? "").not.toMatch(/abort|rollback|handbrake|strip|gc/);
  });
});

test("every way to ask for the version, and to write a flag, is one", () => {
  expect(new Set(["version", "--version", "-v"].map((word) => run([word]).stdout)).size).toBe(1);
  expect(run(["status", "-o=json", "/nowhere"]).stderr).toContain("/nowhere: does not exist");
  expect(run(["gc", "--dry-run=client", "/nowhere"]).stderr).toContain("/nowhere: does not exist");
  expect(run(["gc", "--dry-run=server", "/nowhere"])).toMatchObject({ exitCode: 2 });
});

describe("completion", () => {
  test.each([
    [["landfall", "sta"], ["status"]],
    [["landfall", "rollout", "ap"], ["approve"]],
    [["landfall", "suspend", "--hold"], ["--holder"]],
    [["landfall", "rollout", "approve", "--rea"], ["--reason"]],
  ])("bash completes %j", (words, found) => {
    const directory = mkdtempSync(join(tmpdir(), "landfall-"));
    try {
      writeFileSync(join(directory, "landfall.bash"), completionScript("bash", COMMANDS));
      const asked = `source ${directory}/landfall.bash; COMP_WORDS=(${words.join(" ")}); COMP_CWORD=${words.length - 1}; _landfall; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const { status, stdout } = spawnSync("bash", ["-c", asked], { encoding: "utf8" });
      expect([status, stdout.trim().split("\n")]).toEqual([0, found]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test("a shell that is not known, or none, is exit code 2; the scripts name every command", () => {
    expect(run(["completion"])).toMatchObject({ exitCode: 2 });
    expect(run(["completion", "tcsh"])).toMatchObject({ exitCode: 2 });
    for (const shell of ["bash", "zsh", "fish"])
      for (const name of NAMES) expect(run(["completion", shell]).stdout).toContain(name.split(" ").at(-1));
  });
});

describe("what kubectl asks to complete", () => {
  test.each<[string, readonly string[], string]>([
    ["the first word", ["stat"], "status\n:4\n"],
    [
      "a second word",
      ["steps", ""],
      "back\ncancel\nexplain\nhistory\noverride\nrerun\nretry\nsimulate\nskip\nstatus\n:4\n",
    ],
    ["a flag", ["rollout", "accept", "--ver"], "--verbose\n:4\n"],
    ["a flag behind others", ["wait", "--timeout", "5m", "--timeo"], "--timeout\n:4\n"],
    ["a path", ["status", "fle"], ":0\n"],
    ["nothing that is known", ["nothing", "fle"], ":0\n"],
  ])("%s", (_, words, expected) => {
    expect(completeWords(words, COMMANDS)).toBe(expected);
    expect(run(["__complete", ...words])).toEqual({ exitCode: 0, stdout: expected, stderr: "" });
  });

  test("no word at all: every command", () => {
    const first = completeWords([""], COMMANDS).split("\n");
    for (const { name } of COMMANDS) expect(first).toContain(name.split(" ")[0]);
  });
});
