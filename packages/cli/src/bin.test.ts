import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const BIN = join(import.meta.dirname, "../dist/main.js");

/** Runs the program as users get it: built, without any flag of Node. */
function landfall(
  args: readonly string[],
  input = "",
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const env = { ...process.env, NODE_OPTIONS: "" };
  return spawnSync(process.execPath, [BIN, ...args], { input, encoding: "utf8", env, maxBuffer: 64 * 1024 * 1024 });
}

test("it is built: npm run build", () => {
  expect(existsSync(BIN)).toBe(true);
});

test.each<[string, readonly string[], number]>([
  ["help", ["--help"], 0],
  ["a failure", ["plan", "/nowhere"], 1],
  ["a misuse", ["plans"], 2],
])("%s: exit code %#", (_, args, status) => {
  expect(landfall(args)).toMatchObject({ status });
});

test("a pipe gets all of a large output", () => {
  const items = Array.from({ length: 5000 }, (_, at) => ({
    apiVersion: "v1",
    kind: "Service",
    metadata: { name: `s-${at}` },
    spec: { type: "ClusterIP" },
  }));
  const { status, stdout, stderr } = landfall(["snapshot", "--cluster", "a"], JSON.stringify({ kind: "List", items }));
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout.match(/kind: Service/g)).toHaveLength(5000);
});

test("bytes on stdin that are no text are refused with their line", () => {
  const input = Buffer.concat([Buffer.from("apiVersion: v1\nkind: "), Buffer.from([0xff, 0x0a])]);
  const { status, stderr } = spawnSync(process.execPath, [BIN, "status", "-"], { input, encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    "error: stdin: line 2: no UTF-8 text; give a directory, a file, or - for stdin\n",
  ]);
});

test.runIf(existsSync("/dev/full"))("a full disk is no success, and is said", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [BIN, "--help"], {
    stdio: ["ignore", full, "pipe"],
    encoding: "utf8",
  });
  closeSync(full);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^landfall: the output is not all written: ENOSPC/)]);
});

test("a reader that goes away ends it as a closed pipe ends other tools: quietly, 141 for the shell", () => {
  const big = JSON.stringify({
    kind: "List",
    items: Array.from({ length: 20_000 }, (_, at) => ({
      apiVersion: "v1",
      kind: "Service",
      metadata: { name: `s-${at}` },
    })),
  });
  const script = `"${process.execPath}" "${BIN}" snapshot --cluster a | head -c 10 > /dev/null; exit \${PIPESTATUS[0]}`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { input: big, encoding: "utf8" });
  expect([status, stderr]).toEqual([141, ""]);
});
