import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "@landfall/cli";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;

/** The commands of the README, in order. */
const COMMANDS = readFileSync(join(HERE, "README.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("landfall "));

const BOTH = "      - blue\n      - green\n";
const held = (cluster: string): string => `    dispatchingOnClusters:\n      clusterNames:\n      - ${cluster}\n`;

/** The suspension in the policy after each command; `undefined` if it equals the initial one. */
const AFTER: readonly (string | undefined)[] = [
  held("blue"),
  held("blue"),
  undefined,
  held("green"),
  `${held("blue").slice(0, -1)}\n      - green\n`,
  held("blue"),
  held("blue"),
  undefined,
];

test("the two stories of karmada#4688, as they are told in the README", () => {
  const cwd = mkdtempSync(join(tmpdir(), "landfall-stories-"));
  try {
    cpSync(join(HERE, "shop"), join(cwd, "shop"), { recursive: true });
    const policy = (): string => readFileSync(join(cwd, "shop/policy.yaml"), "utf8");
    const before = policy();
    expect(COMMANDS).toHaveLength(AFTER.length);
    for (const [at, command] of COMMANDS.entries()) {
      const words = (command.match(/"[^"]*"|\S+/g) ?? []).slice(1).map((word) => word.replaceAll('"', ""));
      const now = (): Date => new Date(Date.parse("2026-11-21T09:00:00Z") + at * 60_000);
      const io = { cwd, env: {}, terminal: false, columns: 80, readStdin: () => "", now };
      const { exitCode, stderr } = runCli(words, io);
      expect([command, exitCode, stderr]).toEqual([command, 0, expect.any(String)]);
      const expected = AFTER[at];
      if (expected === undefined) expect(policy()).toBe(before);
      else expect(policy()).toContain(expected);
      expect(policy()).toContain(BOTH);
    }
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
