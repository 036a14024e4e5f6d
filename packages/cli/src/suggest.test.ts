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
    ["stats", "did you mean status?"],
    ["explian", "did you mean explain?"],
    ["supend", "did you mean suspend?"],
    ["resmue", "did you mean resume?"],
    ["rollout aprove", "did you mean rollout approve?"],
    ["rollout status", "did you mean landfall explain DIR?"],
    ["fn eval", "did you mean landfall fn run NAME DIR?"],
    ["rollout history", "landfall plan -o json DIR has the last decisions"],
    ["undo", "landfall rollout --help names the verbs, also those that go back"],
    ["rollout undo", "landfall rollout --help names the verbs, also those that go back"],
    ["pause", "landfall suspend --help says how objects are held, and landfall rollout --help how a rollout is"],
    ["diff", "landfall explain DIR says what a render would change; writing commands take --diff"],
    ["frobnicate", undefined],
  ])("%s: %s", (word, said) => expect(suggestCommand(word, NAMES)).toBe(said));

  test.each([
    ["rollout status --context hub", "did you mean landfall explain --context hub?"],
    ["rollout status --context=hub -n fleet shop", "did you mean landfall explain --context=hub -n fleet?"],
    ["health -A", "did you mean landfall status -A?"],
    ["why --contexts a,b", "did you mean landfall explain --contexts a,b, or landfall suspended --contexts a,b?"],
    [
      "describe --context hub",
      "did you mean landfall status --why --context hub, or landfall explain --context hub ROLLOUT TARGET?",
    ],
    ["unsuspend --context hub", "did you mean landfall resume --holder NAME --context hub?"],
    ["rollout unpause --context hub", "did you mean landfall rollout resume --context hub ROLLOUT --reason TEXT?"],
    ["diff --context hub", "writing commands take --diff"],
    ["history --context hub", "landfall plan -o json --context hub has the last decisions"],
    ["render --context hub", "did you mean landfall fn render DIR?"],
    ["rollout status -n fleet", "did you mean landfall explain DIR?"],
    ["rollout status fleet", "did you mean landfall explain DIR?"],
  ])("%s: %s", (line, said) => {
    const [first] = run(line.split(" ")).stderr.split("\n");
    expect(first?.slice(first.indexOf("; ") + 2)).toBe(said);
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
    [["landfall", "status", "-o", "w"], ["wide"]],
    [["landfall", "suspended", "fleet", "--output", "ya"], ["yaml"]],
    [["landfall", "suspend", "--effect", "new"], ["new-runs"]],
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
    ["a value", ["wait", "--for", "la"], "landed\n:4\n"],
    ["a value behind a short flag", ["status", "-o", "w"], "wide\n:4\n"],
    ["a value that may be anything", ["wait", "--timeout", "5"], ":0\n"],
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
