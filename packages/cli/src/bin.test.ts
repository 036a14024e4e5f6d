import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

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

test("a working directory that was removed is no crash", () => {
  const script = `cd "$(mktemp -d)" && rmdir "$PWD" && "${process.execPath}" "${BIN}" status fleet`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "error: fleet: does not exist; give a directory, a file, or - for stdin\n"]);
});

test("labels are looked for in what stdin holds, and it is held all the same", () => {
  const input = CRON_JOB.replace("namespace: db", "namespace: db\n  labels: {region: eu}");
  for (const which of [
    ["--where", "region=eu"],
    ["--kind", "CronJob"],
  ]) {
    const { status, stdout } = landfall(["suspend", "-", ...which, "--holder", "ops", "--yes"], input);
    expect([status, stdout]).toEqual([0, expect.stringContaining("suspend: true")]);
  }
});

const HAS_SCRIPT = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;
if (!HAS_SCRIPT) console.warn("SKIPPED: a question on a terminal: script(1) of util-linux is not here");

describe.skipIf(!HAS_SCRIPT)("a question on a terminal waits for the answer", () => {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "landfall-bin-"));
    writeFileSync(join(directory, "job.yaml"), CRON_JOB);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test.each([
    ["y", true],
    ["n", false],
  ])("%s", (answer, isHeld) => {
    const command = `"${process.execPath}" "${BIN}" suspend "${directory}" --all --holder ops`;
    const typed = `(while ! grep -q y/N "${directory}/log" 2> /dev/null; do sleep 0.1; done; echo ${answer})`;
    const shell = `${typed} | script -qefc '${command}' "${directory}/log"; exit \${PIPESTATUS[1]}`;
    const { status, stdout } = spawnSync("bash", ["-c", shell], { encoding: "utf8" });
    expect(stdout).toContain("hold this? [y/N]");
    expect([status, readFileSync(join(directory, "job.yaml"), "utf8") !== CRON_JOB]).toEqual([isHeld ? 0 : 1, isHeld]);
  });
});

const CRON_JOB = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: dump
  namespace: db
spec:
  schedule: "@daily"
`;
