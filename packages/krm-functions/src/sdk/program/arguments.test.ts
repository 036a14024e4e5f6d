import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";

const FILES = { mode: "files", paths: ["a"], show: "names", write: true, strict: false };

describe("the command line of a function", () => {
  test.each<[string, readonly string[], object]>([
    ["nothing", [], { mode: "list", strict: false }],
    ["--strict", ["--strict"], { mode: "list", strict: true }],
    ["a path", ["a"], FILES],
    ["a config behind its flag", ["-f", "c", "a"], { ...FILES, config: "c" }],
    ["a config behind its long flag", ["a", "--config", "c"], { ...FILES, config: "c" }],
    ["a config in one word", ["--config=c", "a"], { ...FILES, config: "c" }],
    ["--diff", ["--diff", "a"], { ...FILES, show: "diff", write: false }],
    ["--dry-run", ["--dry-run", "a"], { ...FILES, write: false }],
    ["a path that begins with a dash", ["--", "-a"], { ...FILES, paths: ["-a"] }],
    ["--help over all", ["--doc", "--nonsense", "-h"], { mode: "help" }],
    ["--doc over --version", ["--version", "--doc"], { mode: "doc" }],
  ])("%s", (_, args, command) => {
    expect(parseArguments(args)).toMatchObject({ ok: true, value: command });
  });

  test.each<[readonly string[], string]>([
    [["--verbose"], "unknown flag --verbose"],
    [["-x", "a"], "unknown flag -x"],
    [["--config"], "--config needs a file"],
    [["a", "-f"], "-f needs a file"],
    [["--config", "--diff", "a"], "--config needs a file"],
    [["--diff=yes", "a"], "--diff takes no value"],
    [["--diff"], "--config, --diff and --dry-run need files or directories"],
    [["--__proto__", "a"], "unknown flag --__proto__"],
  ])("%j is refused: %s", (args, message) => {
    expect(parseArguments(args)).toMatchObject({ ok: false, problems: [{ code: "BadArgument", message }] });
  });

  test("any words are understood or refused, and never throw", () => {
    const word = fc.oneof(
      fc.constantFrom("--config", "-f", "--diff", "--", "-", "-fx", "--config=", "-hf", "a"),
      fc.string(),
    );
    fc.assert(fc.property(fc.array(word), (args) => typeof parseArguments(args).ok === "boolean"));
  });
});
