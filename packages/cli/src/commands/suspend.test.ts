import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
  writeFileSync(join(cwd, "a.yaml"), FILE);
});
afterEach(() => rmSync(cwd, { recursive: true }));

const FILE = `# not in kpt's form
apiVersion: batch/v1
kind:   CronJob
metadata: {name: backup}
spec:
    schedule: "0 3 * * *" # at night
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: apps
spec: {interval: 10m}
`;

function run(line: string): Outcome {
  const io = {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date(Date.parse("2026-11-21T09:00:00Z")),
  };
  return runCli(line.split(" "), io);
}

const text = (): string => readFileSync(join(cwd, "a.yaml"), "utf8");

describe("suspend and resume on a directory", () => {
  test("what is held says since when and why, and letting go gives the file back", () => {
    const held = run("suspend --holder freeze/42 --reason INC-1 --until 2026-12-01T06:00:00Z --all --yes .");
    expect(held).toMatchObject({ exitCode: 0, stdout: "a.yaml\n" });
    expect(held.stderr).toContain("now true");
    expect(text()).toContain("    suspend: true");
    expect(run("suspended .").stdout).toMatch(
      /CronJob.* backup +new-runs +suspended +freeze\/42 +2026-11-21T09:00:00Z +2026-12-01T06:00:00Z +INC-1/,
    );
    expect(run("resume --holder other .")).toEqual({
      exitCode: 1,
      stdout: "",
      stderr: "landfall: other holds nothing here; there is freeze/42\n",
    });
    expect(run("resume --holder freeze/24 .").stderr).toBe(
      "landfall: freeze/24 holds nothing here; did you mean freeze/42?\n",
    );
    expect(run("resume --holder freeze/42 --name elsewhere .")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("landfall: freeze/42 holds nothing of what was selected\n"),
    });
    expect(run("resume --holder freeze/42 .").exitCode).toBe(0);
    expect(text()).toBe(FILE);
  });

  describe("a map of annotations that was empty, or null, is so again as it was written, and one that was not there is gone", () => {
    const KINDS = ["batch/v1 CronJob", "kafka.strimzi.io/v1beta2 Kafka"];
    const EMPTY = [
      "annotations: {}",
      "annotations:",
      "annotations: { }",
      "annotations: ~ # none",
      "annotations: {\n    }",
    ];
    const ends = [
      "resume --holder b a.yaml",
      "strip a.yaml",
      "gc --all a.yaml",
      "gc --now 2027-01-01T00:00:00Z a.yaml",
    ];
    const object = (kind: string, name: string, line: string): string =>
      `apiVersion: ${kind.replace(" ", "\nkind: ")}\nmetadata:\n  name: ${name}\n${line}spec:\n  schedule: ""\n`;
    const yaml = KINDS.flatMap((kind) => [
      ...EMPTY.map((line, at) => object(kind, `a${at}`, `  ${line}\n`)),
      object(kind, "b", ""),
      object(kind, "c", "  annotations:\n    x: y\n"),
    ]).join("---\n");
    const json = (text: string): string =>
      `{"apiVersion":"batch/v1","kind":"CronJob","metadata":{"name":"a","annotations":${text}},"spec":{}}`;
    const cases = [yaml, yaml.replaceAll("\n", "\r\n"), ...["{}", " null", "{\n }"].map(json)];
    test.each(ends)("%s", (end) => {
      for (const before of cases) {
        writeFileSync(join(cwd, "a.yaml"), before);
        for (const holder of ["a", "b"])
          expect(
            run(`suspend --holder ${holder} --for 1h --all --yes --allow stops-cert-rotation a.yaml`).exitCode,
          ).toBe(0);
        if (end.startsWith("resume")) run("resume --holder a a.yaml");
        expect(run(end).exitCode).toBe(0);
        expect(text()).toBe(before);
      }
    });
  });

  test.each<[string, string, string]>([
    [
      "a misspelt kind",
      "suspend --holder a --kind CronJobb .",
      "error: no object matches the targets: did you mean CronJob?\n",
    ],
    ["a name that is not here", "suspend --holder a --name nope .", "error: no object matches the targets\n"],
    [
      "a cluster that is not here",
      "suspend --holder a --kind CronJob --cluster x .",
      "landfall.dev/target, or say --sub-packages-are-clusters where",
    ],
    ["an effect that must be said", "suspend --holder a --all --yes web.yaml", "say which with --effect"],
    ["a kind that nobody knows", "suspend --holder a --all --kind Widget widget.yaml", "leave it out with --exclude\n"],
    [
      "a kind that has no switch",
      "suspend --holder a --all --kind ManifestWork work.yaml",
      "leave it out with --exclude; spec.manifestConfigs[*].updateStrategy is not written: a strategy in every entry of a list: hold its objects",
    ],
  ])("%s is told in flags, not in the fields of a config", (_, line, words) => {
    writeFileSync(join(cwd, "web.yaml"), "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n");
    writeFileSync(join(cwd, "widget.yaml"), "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\n");
    const work =
      "apiVersion: work.open-cluster-management.io/v1\nkind: ManifestWork\nmetadata: {name: w, namespace: eu-1}\n";
    writeFileSync(join(cwd, "work.yaml"), work);
    const { exitCode, stderr } = run(line);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(stderr).not.toMatch(/functionConfig|config's/);
  });

  test("who holds first does not show in the bytes, nor who lets go first", () => {
    const hold = (holder: string): void => void run(`suspend --holder ${holder} --all --yes .`);
    const letGo = (holder: string): void => void run(`resume --holder ${holder} .`);
    for (const holder of ["ops", "ana", "team/x"]) hold(holder);
    const straight = text();
    letGo("ana");
    const without = text();
    hold("ana");
    expect(text()).toBe(straight);
    for (const holder of ["team/x", "ops", "ana"]) letGo(holder);
    expect(text()).toBe(FILE);
    for (const holder of ["team/x", "ana", "ops"]) hold(holder);
    expect(text()).toBe(straight);
    letGo("ana");
    expect(text()).toBe(without);
    for (const holder of ["ops", "team/x"]) letGo(holder);
    expect(text()).toBe(FILE);
  });

  test.each([
    ["gc .", "no hold is past its end: nothing to change\n"],
    ["strip .", "there is nothing of Landfall here: nothing to change\n"],
  ])("%s: that nothing was done is said", (line, stderr) => {
    expect(run(line)).toMatchObject({ exitCode: 0, stdout: "", stderr });
    expect(run(`${line} --quiet`).stderr).toBe("");
    expect(text()).toBe(FILE);
  });

  test("a resume that finds nothing is no success, and says who holds", () => {
    for (const line of ["resume --holder freeze/43 .", "resume --holder freeze/43 --quiet ."])
      expect(run(line)).toEqual({
        exitCode: 1,
        stdout: "",
        stderr: "landfall: freeze/43 holds nothing here, and nobody else does\n",
      });
    expect(text()).toBe(FILE);
  });

  test("what was asked for and cannot be held is no success, and what would work is said", () => {
    const { exitCode, stdout, stderr } = run("suspend --holder a --effect scale --all --yes .");
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("--effect new-runs (CronJob.batch); --effect reconcile (Kustomization");
  });

  test.each(["--kind Cronjob", "--kind CronJob --name x"])(
    "suspend and resume %s: what meets nothing is no success",
    (flags) => {
      const { exitCode, stderr } = run(`suspend --holder a ${flags} .`);
      expect(exitCode).toBe(1);
      expect(stderr).toContain("no object matches the targets");
      expect(run(`resume --holder a ${flags} .`).exitCode).toBe(1);
    },
  );

  test.each([
    ["--effect new-runs,rnu", 'landfall: --effect must be one of reconcile, delivery,.* not "rnu"'],
    ["--allow x", 'landfall: --allow must be one of kills-running,.* not "x"'],
    ["--strength hard", 'landfall: --strength must be one of hold, drain, not "hard"'],
    ["--cascade all", "landfall: --cascade must be one of self,"],
    ["--on-unknown maybe", "landfall: --on-unknown must be one of error,"],
    ["--until soon", "landfall: --until must be a time such as"],
  ])("%s is refused with the name of the flag", (flags, message) => {
    const { exitCode, stderr } = run(`suspend --holder a ${flags} .`);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test("only the kinds that are meant", () => {
    run("suspend --holder a --kind CronJob.batch .");
    expect(text()).toContain("spec: {interval: 10m}");
    run("suspend --holder b --exclude CronJob --all --yes .");
    expect(text()).toContain("interval: 10m, suspend: true");
  });

  test("a dry run and a diff change nothing", () => {
    expect(run("suspend --holder a --diff --all .").stdout).toContain("+    suspend: true");
    expect(run("suspend --holder a --dry-run --all .").stdout).toBe("a.yaml\n");
    expect(text()).toBe(FILE);
  });

  test("AC-M9: gc removes what is past its end, and nothing else", () => {
    run("suspend --holder a --kind CronJob --until 2026-11-22T00:00:00Z .");
    run("suspend --holder b --kind Kustomization .");
    expect(run("gc .").stdout).toBe("");
    const gone = run("gc --now 2026-11-23T00:00:00Z .");
    expect(gone.stderr).toContain("the hold of a on new-runs until 2026-11-22T00:00:00Z is removed");
    expect(text()).not.toContain("    suspend: true");
    expect(text()).toContain("suspend: true}");
    run("gc --all .");
    expect(text()).toBe(FILE);
  });

  test.each([
    ["suspend .", 2, "--holder NAME"],
    ["suspend --holder a --now noon .", 2, "--now must be a time"],
    ["suspend --holder a --effect pause .", 2, "--effect must be one of"],
    ["suspend --holder a --until tomorrow .", 2, "--until must be a time"],
    ["gc --now noon .", 2, "--now must be a time"],
  ])("%s: exit code %i", (line, exitCode, words) => {
    const outcome = run(line);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.stderr).toContain(words);
    expect(text()).toBe(FILE);
  });
});

describe("the options of set-suspend", () => {
  const QUEUE = "apiVersion: kueue.x-k8s.io/v1beta1\nkind: ClusterQueue\nmetadata:\n  name: q\nspec: {}\n";
  const PROFILE =
    "apiVersion: config.projectsveltos.io/v1beta1\nkind: ClusterProfile\nmetadata:\n  name: p\nspec: {}\n";

  test("how much stops, and what comes back", () => {
    writeFileSync(join(cwd, "a.yaml"), QUEUE);
    expect(run("suspend --holder a --strength drain --all --yes .").stderr).toContain("kills-running");
    expect(run("suspend --holder a --strength drain --allow kills-running --all --yes .").exitCode).toBe(0);
    expect(text()).toContain("HoldAndDrain");
    expect(run("resume --holder a --resume-value explicit .").stderr).toContain("say --resume-value restore");
    expect(run("resume --holder a --resume-value restore .").exitCode).toBe(0);
    expect(text()).toBe(QUEUE);
  });

  test("edge 40: what a ledger keeps is shown as what an object carries", () => {
    writeFileSync(join(cwd, "a.yaml"), PROFILE);
    run("suspend --holder freeze/42 --allow blocks-deletion --reason INC-1 --all --yes .");
    expect(text()).not.toContain("hold.landfall.dev");
    expect(run("suspended .").stdout).toMatch(/ClusterProfile.* p +delivery +suspended +freeze\/42 .*INC-1/);
    writeFileSync(
      join(cwd, "suspension-ledger.yaml"),
      "apiVersion: landfall.dev/v1alpha1\nkind: SuspensionLedger\nmetadata: {name: l}\nspec: {format: 9, entries: []}\n",
    );
    expect(run("suspended .")).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("format 9") });
  });

  test("suspensions in numbers, for Prometheus", () => {
    run("suspend --holder a --kind CronJob --until 2026-11-21T09:30:00Z .");
    const { stdout } = run("suspended --metrics --now 2026-11-22T00:00:00Z .");
    expect(stdout).toContain('landfall_suspension_expired_holds{effect="new-runs"} 1\n');
    expect(stdout.endsWith("# EOF\n")).toBe(true);
  });
});
