import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Io, Outcome } from "../io.ts";

const EXAMPLE = join(import.meta.dirname, "../../../../examples/edge-fleet");

let cwd = "";
let clock = 0;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-wait-"));
  clock = Date.parse("2026-11-22T10:00:00Z");
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Runs the command to its end; while it sleeps, the clock advances and `happens` is called. */
async function run(args: readonly string[], happens: (sleeps: number) => void = () => undefined, stdin = "") {
  let sleeps = 0;
  const io: Io = {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => stdin,
    now: () => new Date(clock),
    sleep: (ms) => {
      clock += ms;
      sleeps += 1;
      happens(sleeps);
      return Promise.resolve();
    },
  };
  const outcome: Outcome = runCli(args, io);
  return { ...(outcome.later === undefined ? outcome : await outcome.later()), sleeps };
}

function pod(name: string, phase: string, namespace = "shop"): string {
  const ready = phase === "Running" ? "True" : "False";
  return `apiVersion: v1
kind: Pod
metadata: {name: ${name}, namespace: ${namespace}, labels: {app: ${name}}}
status: {phase: ${phase}, conditions: [{type: Ready, status: "${ready}"}]}
`;
}

function write(path: string, text: string): void {
  writeFileSync(join(cwd, path), text);
}

describe("wait", () => {
  test("reads again until it is so", async () => {
    write("a.yaml", pod("web", "Pending"));
    const outcome = await run(["wait", "--for=current", "a.yaml"], (sleeps) => {
      if (sleeps === 3) write("a.yaml", pod("web", "Running"));
    });
    expect(outcome).toEqual({ exitCode: 0, stdout: "current: 1 of 1 objects Current\n", stderr: "", sleeps: 3 });
  });

  test("ends with 3 when the time is over, and says how things stand", async () => {
    write("a.yaml", pod("web", "Pending"));
    const outcome = await run(["wait", "--for", "current", "--timeout", "90s", "a.yaml"]);
    expect(outcome).toMatchObject({ exitCode: 3, stdout: "" });
    expect(outcome.stderr).toBe(
      "error: not current within 1m30s: 0 of 1 objects Current; landfall status a.yaml says more\n",
    );
    expect(clock).toBe(Date.parse("2026-11-22T10:01:30Z"));
  });

  test.each([
    ["failed", pod("web", "Failed"), 0],
    ["failed", pod("web", "Running"), 3],
    ["landed", pod("web", "Running"), 0],
    ["deleted", pod("web", "Running"), 3],
  ])("--for %s with --timeout 0 looks once", async (goal, text, exitCode) => {
    write("a.yaml", text);
    expect(await run(["wait", "--for", goal, "--timeout", "0", "a.yaml"])).toMatchObject({ exitCode, sleeps: 0 });
  });

  test("a file that goes is deleted, and one that is half written is read again", async () => {
    write("a.yaml", pod("web", "Running"));
    const outcome = await run(["wait", "--for", "deleted", "a.yaml"], (sleeps) => {
      if (sleeps === 1) write("a.yaml", "kind: [");
      if (sleeps === 2) rmSync(join(cwd, "a.yaml"));
    });
    expect(outcome).toMatchObject({ exitCode: 0, sleeps: 2 });
  });

  test("stdin is judged once, and nothing has landed where there is nothing", async () => {
    expect(await run(["wait", "--for", "current", "-"], undefined, pod("web", "Pending"))).toMatchObject({
      exitCode: 3,
      sleeps: 0,
    });
    expect(await run(["wait", "--timeout", "5s", "."])).toMatchObject({ exitCode: 3 });
  });

  test("of a fleet, landed is that every target has", async () => {
    cpSync(join(EXAMPLE, "package"), join(cwd, "fleet"), { recursive: true });
    cpSync(join(EXAMPLE, "steps/1/snapshots"), join(cwd, "fleet/snapshots"), { recursive: true });
    const outcome = await run(["wait", "--timeout", "0", "-o", "json", "fleet"]);
    expect(outcome.exitCode).toBe(3);
    expect(JSON.parse(outcome.stdout)).toMatchObject({ for: "landed", reached: false });
    expect(await run(["status", "--exit-code", "fleet"])).toMatchObject({ exitCode: 3 });
    expect(await run(["wait", "-n", "shop", "--timeout", "0", "fleet"])).toMatchObject({ exitCode: 1 });
  });

  test.each([
    ["landed", pod("web", "Running"), 1, "1 of 1 objects Current, and dir/bad.yaml could not be read"],
    ["current", pod("web", "Running"), 1, "1 of 1 objects Current, and dir/bad.yaml could not be read"],
    ["landed", pod("web", "Pending"), 3, "0 of 1 objects Current;"],
    ["failed", pod("web", "Failed"), 0, "dir/bad.yaml"],
  ])("--for %s of a directory with a file that cannot be read says no more than it saw", async (goal, text, ...is) => {
    mkdirSync(join(cwd, "dir"));
    write("dir/a.yaml", text);
    write("dir/bad.yaml", "kind: [\n");
    const outcome = await run(["wait", "--for", goal, "--timeout", "5s", "dir"]);
    expect(outcome.exitCode).toBe(is[0]);
    expect(outcome.stderr.replaceAll("dir/", "")).toContain(is[1].replaceAll("dir/", ""));
    const wellAgain = (): void => write("dir/bad.yaml", pod("db", "Running"));
    expect(await run(["wait", "--for", goal, "--timeout", "9s", "dir"], wellAgain)).toMatchObject({
      exitCode: is[0] === 3 ? 3 : 0,
    });
  });

  test.each([
    ["--timeout", "soon"],
    ["--timeout", "-5s"],
    ["--for", "ready"],
  ])("%s %s is misuse", async (...flag) => {
    write("a.yaml", pod("web", "Running"));
    expect(await run(["wait", ...flag.slice(0, 1).map((name) => `${name}=${flag[1]}`), "a.yaml"])).toMatchObject({
      exitCode: 2,
    });
  });
});

describe("status", () => {
  beforeEach(() => {
    write("a.yaml", `${pod("web", "Running")}---\n${pod("db", "Pending")}---\n${pod("web", "Running", "other")}`);
  });

  test.each([
    [["-o", "name", "a.yaml"], "pod/web\npod/db\npod/web\n"],
    [["-o", "name", "-n", "other", "a.yaml"], "pod/web\n"],
    [["-o", "name", "-l", "app=db", "a.yaml"], "pod/db\n"],
    [["-o=name", "--selector=app!=db", "--namespace=shop", "a.yaml"], "pod/web\n"],
  ])("%j", async (args, stdout) => {
    expect(await run(["status", ...args])).toMatchObject({ exitCode: 0, stdout });
  });

  test("--exit-code is 3 unless all that is meant is Current", async () => {
    expect(await run(["status", "--exit-code", "a.yaml"])).toMatchObject({ exitCode: 3 });
    expect(await run(["status", "--exit-code", "-l", "app=web", "a.yaml"])).toMatchObject({ exitCode: 0 });
    expect(await run(["status", "--exit-code", "-l", "app=none", "a.yaml"])).toMatchObject({
      exitCode: 3,
      stdout: "no object is meant\n",
    });
    expect(await run(["status", "-l", "app in web", "a.yaml"])).toMatchObject({ exitCode: 2 });
  });

  test.each([
    ["is 1 where all that could be read is Current", "Running", 1],
    ["is 3 where something that could be read is not", "Pending", 3],
  ])("--exit-code %s, and a file could not be read", async (_, phase, exitCode) => {
    mkdirSync(join(cwd, "dir"));
    write("dir/a.yaml", pod("web", phase));
    write("dir/bad.yaml", "kind: [\n");
    expect(await run(["status", "--exit-code", "dir"])).toMatchObject({ exitCode });
    expect(await run(["status", "dir"])).toMatchObject({ exitCode: 0 });
  });

  test("-o wide names the rule, and cuts nothing", async () => {
    const { stdout } = await run(["status", "-o", "wide", "a.yaml"]);
    expect(stdout).toMatch(/^OBJECT +STATUS +SUSPENDED +REASON +RULE +MESSAGE\n/);
    expect(stdout).toContain("builtin/Pod/");
  });
});
