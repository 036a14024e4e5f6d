import { describe, expect, test } from "vitest";
import { runCli } from "./cli.ts";
import { COMMANDS } from "./commands/index.ts";
import { helpOf } from "./help.ts";

const WIDTH = 70;

/** Prints the help text for a narrow terminal. */
function help(...words: readonly string[]): string {
  const io = { cwd: "/", env: {}, terminal: false, columns: WIDTH, readStdin: () => "", now: () => new Date(0) };
  const { exitCode, stdout, stderr } = runCli([...words, "--help"], io);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return stdout;
}

test("the first page names every command, or the verb of a rollout, and the exit codes", () => {
  const page = help();
  for (const { name } of COMMANDS) expect(page).toContain(name.replace("rollout ", ""));
  expect(page).toMatch(/\nexit code:\n {2}0 /);
});

describe.each(COMMANDS.map(({ name, example }) => ({ name, example })))("$name", ({ name, example }) => {
  test("its help, and that of its group, fits into the terminal", () => {
    const pages = [help(...name.split(" ")), help(...name.split(" ").slice(0, -1))];
    const lines = pages.flatMap((page) => page.split("\n")).filter((line) => !example.includes(line.trim()));
    expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
  });
});

test.each([60, 80, 120])("in %i columns no help breaks a word, but behind its commas", (columns) => {
  const parts = (text: string): readonly string[] => text.split(/\s+|(?<=[,;|])/).filter((part) => part !== "");
  for (const command of COMMANDS) expect(parts(helpOf(command, columns))).toEqual(parts(helpOf(command, 10_000)));
});
