import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Io, Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
  for (const [path, text] of Object.entries(FLEET)) write(path, text);
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}
const read = (path: string): string => readFileSync(join(cwd, path), "utf8");

const cluster = (name: string, region: string): string => `apiVersion: multicluster.x-k8s.io/v1alpha1
kind: ClusterProfile
metadata:
  name: ${name}
  namespace: fleet
  labels:
    region: ${region}
spec:
  displayName: ${name}
  clusterManager:
    name: us
`;
const kustomization = (name: string, target: string): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: ${name}
  annotations:
    landfall.dev/target: ${target}
spec:
  interval: 10m
`;
const cronJob = (labels: string): string => `apiVersion: batch/v1
kind: CronJob
metadata:
  name: dump
  namespace: db${labels}
spec:
  schedule: "@daily"
`;
const job = (name: string): string => `apiVersion: batch/v1
kind: Job
metadata:
  name: ${name}
  labels:
    region: eu
spec: {}
`;
const FLEET = {
  "fleet/inventory.yaml": [cluster("eu-1", "eu"), cluster("eu-2", "eu"), cluster("us-1", "us")].join("---\n"),
  "fleet/eu-1/app.yaml": kustomization("apps", "eu-1"),
  "fleet/eu-2/app.yaml": kustomization("apps", "eu-2"),
  "fleet/us-1/app.yaml": kustomization("apps", "us-1"),
  "fleet/jobs.yaml": cronJob("\n  labels:\n    region: eu"),
};

function run(args: readonly string[], more: Partial<Io> = {}): Outcome {
  return runCli(args, {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date(Date.parse("2026-11-21T09:00:00Z")),
    ...more,
  });
}

const REGION = [
  "suspend",
  "fleet",
  "--where",
  "region=eu",
  "--holder",
  "oncall/ana",
  "--reason",
  "INC-1",
  "--for",
  "8h",
];

/** Expects that no printed line is wider than a terminal. */
function expectToFit(text: string, columns = 80): void {
  expect(text.split("\n").filter((line) => line.length > columns)).toEqual([]);
}

describe("a region in one command", () => {
  test("what has the label, and what is about clusters that have it, is held until then", () => {
    expect(run([...REGION, "--yes"]).exitCode).toBe(0);
    for (const path of ["fleet/eu-1/app.yaml", "fleet/eu-2/app.yaml", "fleet/jobs.yaml"])
      expect([path, read(path)]).toEqual([path, expect.stringContaining("2026-11-21T17:00:00Z")]);
    expect(read("fleet/us-1/app.yaml")).toBe(FLEET["fleet/us-1/app.yaml"]);
    expect(run(["resume", "--holder", "oncall/ana", "fleet"]).exitCode).toBe(0);
    for (const [path, text] of Object.entries(FLEET)) expect(read(path)).toBe(text);
  });

  test("a sub-package with the name of a cluster is about it for --cluster too, as suspended shows it", () => {
    for (const name of ["eu-1", "eu-2", "us-1"])
      write(`fleet/${name}/Kptfile`, `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: ${name}\n`);
    write("fleet/eu-2/app.yaml", kustomization("apps", "eu-2").replace(/ {2}annotations:\n.*\n/, ""));
    const meant = ["fleet", "--kind", "Kustomization", "--cluster", "eu-2", "--holder", "ops"];
    expect(run(["suspend", ...meant])).toMatchObject({ exitCode: 0, stdout: "eu-2/app.yaml\n" });
    expect(run(["suspended", "fleet"]).stdout).toMatch(/eu-2\/app.yaml +eu-2 +Kustomization/);
    expect(run(["resume", ...meant])).toMatchObject({ exitCode: 0, stdout: "eu-2/app.yaml\n" });
  });

  test.each([
    [["--kind", "CronJob"], ["jobs.yaml"]],
    [
      ["--kind", "CronJob,Kustomization", "--exclude", "CronJob"],
      ["eu-1/app.yaml", "eu-2/app.yaml"],
    ],
    [["--cluster", "eu-2"], ["eu-2/app.yaml"]],
  ])("narrowed by %j", (flags, paths) => {
    expect(
      run([...REGION, "--yes", ...flags])
        .stdout.trim()
        .split("\n"),
    ).toEqual(paths);
  });

  test("clusters are found by the names of sub-packages, where objects do not say them", () => {
    for (const name of ["eu-1", "us-1"]) {
      write(`fleet/${name}/Kptfile`, `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: ${name}\n`);
      write(`fleet/${name}/app.yaml`, kustomization("apps", name).replace(/ {2}annotations:\n.*\n/, ""));
    }
    const { stdout } = run([...REGION, "--yes"]);
    expect(stdout.trim().split("\n")).toEqual(["eu-1/app.yaml", "eu-2/app.yaml", "jobs.yaml"]);
  });

  test("the preview fits a terminal, says what cannot be held and why, and nothing is written without a yes", async () => {
    for (const at of [1, 2, 3]) write(`fleet/job-${at}.yaml`, job(`migrate-${at}`));
    const refused = run(REGION, { columns: 80 });
    expect([refused.exitCode, refused.stdout]).toEqual([1, ""]);
    await expect(refused.stderr).toMatchFileSnapshot("captures/suspend-region.txt");
    expectToFit(refused.stderr);
    let asked = "";
    const no = run(REGION, { columns: 80, confirm: (question) => ((asked = question), false) });
    expect(no).toEqual({ exitCode: 1, stdout: "", stderr: "nothing is written\n" });
    expect(asked).toContain("hold this? [y/N] ");
    for (const [path, text] of Object.entries(FLEET)) expect(read(path)).toBe(text);
    const yes = run(REGION, { columns: 80, confirm: () => true });
    expect(yes.exitCode).toBe(1);
    expect(yes.stderr).toMatch(/not held: 3 objects/);
    expect(yes.stderr.replace(/\s+/g, " ")).toContain("--allow kills-running");
    expectToFit(yes.stderr.slice(yes.stderr.indexOf("not held")));
    expect(read("fleet/jobs.yaml")).toContain("suspend: true");
  });

  test.each([
    ["a selector that is none", ["--where", "region in eu"], "is no label selector"],
    ["an end that is past", ["--until", "2025-12-01T06:00:00Z"], "is past; --allow-past"],
    ["an end twice", ["--until", "8h"], "--until and --for exclude each other"],
  ])("%s is refused before anything", (_, flags, words) => {
    const other = words.includes("past;") ? "--for" : flags[0];
    const line = REGION.filter((word, at) => word !== other && REGION[at - 1] !== other);
    const { exitCode, stderr } = run([...line, "--yes", ...flags]);
    expect(exitCode).toBeGreaterThan(0);
    expect(stderr).toContain(words);
    expect(read("fleet/jobs.yaml")).toBe(FLEET["fleet/jobs.yaml"]);
  });

  test("a directory wants a selector, or --all", () => {
    const { exitCode, stderr } = run(["suspend", "--holder", "a", "fleet"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("--all for everything")]);
    expect(run(["suspend", "--holder", "a", "fleet/jobs.yaml"]).exitCode).toBe(0);
  });
});

describe("suspended", () => {
  beforeEach(() => void run([...REGION, "--yes"]));

  test("says file and cluster, counts each hold once, and fits a terminal", async () => {
    const wide = run(["suspended", "fleet"]).stdout;
    expect(wide).toMatch(/^FILE +CLUSTER +OBJECT/);
    expect(wide).toMatch(/^eu-1\/app.yaml +eu-1 +Kustomization/m);
    expect(wide).toContain("landfall resume --holder oncall/ana fleet  3 holds");
    const narrow = run(["suspended", "fleet"], { columns: 80 }).stdout;
    expectToFit(narrow);
    await expect(narrow).toMatchFileSnapshot("captures/suspended-80.txt");
  });

  test("every command that it prints can be run as printed, also of paths that a shell would split", () => {
    write("my fleet/jobs.yaml", cronJob(""));
    run([
      "suspend",
      "my fleet",
      "--kind",
      "CronJob",
      "--holder",
      "release.example.com/a-very-long-name-of-a-freeze/42",
    ]);
    for (const columns of [undefined, 40, 80]) {
      const { stdout } = run(["suspended", "my fleet"], { columns });
      const command = /^landfall resume (?:.*\\\n)*.*/m.exec(stdout)?.[0] ?? "";
      const words = (command.replaceAll("\\\n", " ").match(/'[^']*'|\S+/g) ?? []).map((word) =>
        word.replaceAll("'", ""),
      );
      expect(words.slice(1, 5)).toEqual([
        "resume",
        "--holder",
        "release.example.com/a-very-long-name-of-a-freeze/42",
        "my fleet",
      ]);
    }
  });

  test("--holder shows one holder's, and a misspelt one names the nearest", () => {
    run(["suspend", "fleet/us-1", "--holder", "freeze/42", "--kind", "Kustomization"]);
    const { stdout } = run(["suspended", "--holder", "freeze/42", "fleet"]);
    expect(stdout).toContain("freeze/42");
    expect(stdout).not.toContain("oncall/ana");
    for (const verb of ["suspended", "resume"]) {
      const { exitCode, stderr } = run([verb, "--holder", "freeze/24", "fleet"]);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining("did you mean freeze/42?")]);
    }
  });
});

describe("where one object of many is refused", () => {
  const clone = (): void => write("fleet/copy.yaml", read("fleet/jobs.yaml").replace("name: dump", "name: copy"));

  test.each([
    ["resume", ["resume", "--holder", "oncall/ana", "fleet"], "not let go"],
    ["gc --all", ["gc", "--all", "fleet"], "not removed"],
    ["strip", ["strip", "fleet"], "not stripped"],
    ["suspend", ["suspend", "--kind", "CronJob", "--holder", "b", "fleet"], "not held"],
  ])("%s does the others, names the clone, and is no success", (verb, args, words) => {
    run([...REGION, "--yes"]);
    clone();
    const copy = read("fleet/copy.yaml");
    const { exitCode, stderr } = run(args);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(`${words}: 1 object\n  CronJob.batch db/copy`)]);
    expect(read("fleet/copy.yaml")).toBe(copy);
    if (verb !== "suspend") expect(read("fleet/eu-1/app.yaml")).not.toContain("suspend: true");
    else expect(read("fleet/jobs.yaml")).toContain("hold.landfall.dev/b");
  });

  test("what was named is all or nothing", () => {
    run([...REGION, "--yes"]);
    write("fleet/other.yaml", cronJob("").replace("namespace: db", "namespace: other"));
    write("fleet/bad.yaml", read("fleet/jobs.yaml").replace("namespace: db", "namespace: bad"));
    const { exitCode } = run(["suspend", "--name", "dump", "--holder", "b", "fleet"]);
    expect(exitCode).toBe(1);
    expect(read("fleet/other.yaml")).not.toContain("hold.landfall.dev");
  });

  test("what was saved and is stripped: a resume fails, says the flags, and by them it works", () => {
    run([...REGION, "--yes"]);
    write("fleet/jobs.yaml", read("fleet/jobs.yaml").replace(/ {4}saved.hold.*\n/, ""));
    const refused = run(["resume", "--holder", "oncall/ana", "fleet"]);
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringContaining("--force-restore and --resume-value explicit"),
    ]);
    expect(read("fleet/jobs.yaml")).toContain("suspend: true");
    const forced = ["resume", "--holder", "oncall/ana", "--force-restore", "--resume-value", "delete", "fleet"];
    expect(run(forced).exitCode).toBe(0);
    expect(read("fleet/jobs.yaml")).not.toContain("suspend");
  });
});

describe("the cluster of what is listed", () => {
  const KPTFILE = "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: eu-1\n";
  const lineOf = (text: string): string | undefined => text.split("\n").find((line) => line.includes("shop/nightly"));
  beforeEach(() => {
    write("fleet/eu-1/Kptfile", KPTFILE);
    write(
      "fleet/eu-1/nightly.yaml",
      cronJob("").replace("name: dump", "name: nightly").replace("namespace: db", "namespace: shop"),
    );
    run(["suspend", "--holder", "ops", "--name", "nightly", "--kind", "CronJob", "fleet"]);
  });

  test("is the sub-package that has the name of one of the inventory", () => {
    expect(lineOf(run(["suspended", "fleet"]).stdout)).toMatch(/^eu-1\/nightly.yaml {2}eu-1 {5}CronJob/);
  });

  test("is the sub-package where the flag says so, and nobody knows without it", () => {
    write("fleet/inventory.yaml", cluster("us-1", "us"));
    expect(lineOf(run(["suspended", "fleet"]).stdout)).toMatch(/^eu-1\/nightly.yaml {10,}CronJob/);
    const told = run(["suspended", "--sub-packages-are-clusters", "fleet"]).stdout;
    expect(lineOf(told)).toMatch(/^eu-1\/nightly.yaml {2}eu-1 {5}CronJob/);
  });
});
