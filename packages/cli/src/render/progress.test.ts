import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import { createProgress } from "./progress.ts";

function told(
  words: readonly (readonly [time: number, what: string, done: number, total: number] | "erase")[],
): string[] {
  const written: string[] = [];
  let time = 5000;
  const progress = createProgress(
    (text) => void written.push(text),
    () => time,
    () => 30,
  );
  for (const word of words) {
    if (word === "erase") {
      progress.erase();
      continue;
    }
    const [at, what, done, total] = word;
    time = 5000 + at;
    progress.at(what, done, total);
  }
  return written;
}

const ERASE = "\r\u001b[K";

describe("progress on a terminal", () => {
  test("says nothing within the first second, and has nothing to erase then", () => {
    expect(told([[0, "a", 0, 9], [999, "a", 8, 9], "erase"])).toEqual([]);
  });

  test("writes one line over, ten times a second at most, and erases it", () => {
    expect(told([[1000, "a", 1, 9], [1050, "b", 2, 9], [1100, "c", 3, 9], "erase", "erase"])).toEqual([
      `${ERASE}11 % a`,
      `${ERASE}33 % c`,
      ERASE,
    ]);
  });

  test("never breaks the line, and shows no control character of a name", () => {
    const [line = ""] = told([[2000, `a\n\u001b[31m${"x".repeat(60)}`, 1, 1]]);
    expect(line.slice(ERASE.length)).toHaveLength(29);
    expect(line.slice(ERASE.length)).toBe(`a\\n\\u{1b}[31m${"x".repeat(15)}…`);
  });

  test("begins anew after it was erased", () => {
    expect(told([[1000, "a", 1, 2], "erase", [1200, "b", 2, 2]])).toEqual([`${ERASE}50 % a`, ERASE, `${ERASE}100 % b`]);
  });
});

test.each(["status", "explain", "suspended"])(
  "landfall %s tells what it reads, and how much of all is behind",
  (name) => {
    const cwd = mkdtempSync(join(tmpdir(), "landfall-progress-"));
    const heard: string[] = [];
    const progress = {
      at: (what: string, done: number, total: number) => void heard.push(`${what} ${done}/${total}`),
      erase: () => {},
    };
    try {
      for (const file of ["a", "b"])
        writeFileSync(join(cwd, `${file}.yaml`), `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${file}\n`);
      runCli([name, "."], {
        cwd,
        env: {},
        terminal: false,
        columns: undefined,
        readStdin: () => "",
        now: () => new Date(0),
        progress,
      });
      expect(heard).toEqual(["reading a.yaml 0/102", "reading b.yaml 51/102"]);
    } finally {
      rmSync(cwd, { recursive: true });
    }
  },
);
