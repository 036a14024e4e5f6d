import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openItem } from "@landfall/krm-functions/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

let cwd = "";
beforeEach(() => (cwd = mkdtempSync(join(tmpdir(), "landfall-porch-"))));
afterEach(() => rmSync(cwd, { recursive: true }));

function run(args: readonly string[], stdin = ""): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => stdin, now: () => new Date(0) };
  return runCli(args, io);
}

const KPTFILE = `apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: shop
pipeline:
  mutators:
    - image: ghcr.io/landfall-dev/set-suspend:v0.1.0
      configPath: suspend.yaml
`;
const CONFIG = `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
metadata:
  name: hold
  annotations:
    config.kubernetes.io/local-config: "true"
holder: maintenance
reason: INC-7
suspend: true
targets:
  - kind: CronJob
`;
const JOB = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: nightly # kept
spec:
  schedule: 0 3 * * *
`;
const FILES = { Kptfile: KPTFILE, "README.md": "# shop\n", "jobs/nightly.yaml": JOB, "suspend.yaml": CONFIG };

function inBlocks(files: Readonly<Record<string, string>>): string {
  const texts = Object.entries(files).map(([path, text]) => `    ${path}: |\n${text.replaceAll(/^(?=.)/gm, "      ")}`);
  return `# of the draft
apiVersion: porch.kpt.dev/v1alpha1
kind: PackageRevisionResources
metadata:
  name: blueprints.shop.v1
  namespace: default
spec:
  packageName: shop
  repository: blueprints
  resources:
${texts.join("")}`;
}

function resourcesOf(text: string): Readonly<Record<string, string>> {
  const opened = openItem(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value.get(["spec", "resources"]) as Readonly<Record<string, string>>;
}

describe("a PackageRevisionResources of Porch", () => {
  test("is rendered from stdin to stdout: what no function touched stays as it is", () => {
    const { exitCode, stdout } = run(["fn", "render", "-"], inBlocks(FILES));
    expect(exitCode).toBe(0);
    const after = resourcesOf(stdout);
    expect(after["jobs/nightly.yaml"]).toContain("suspend: true");
    expect(after["jobs/nightly.yaml"]).toContain("name: nightly # kept");
    expect({ ...after, "jobs/nightly.yaml": JOB }).toEqual(FILES);
    expect(stdout).toMatch(/^# of the draft\n/);
    expect(run(["fn", "render", "-"], stdout).stdout).toBe(stdout);
  });

  test("gives what the same package gives in a directory", () => {
    const text = JSON.stringify({
      apiVersion: "porch.kpt.dev/v1alpha1",
      kind: "PackageRevisionResources",
      metadata: { name: "a", namespace: "default" },
      spec: { resources: FILES },
    });
    const rendered = resourcesOf(run(["fn", "render", "-"], text).stdout);
    expect(rendered).toEqual(resourcesOf(run(["fn", "render", "-"], inBlocks(FILES)).stdout));
  });

  test("is written in place where it is a file, and by one function as well", () => {
    writeFileSync(join(cwd, "draft.yaml"), inBlocks(FILES));
    writeFileSync(join(cwd, "suspend.yaml"), CONFIG);
    const outcome = run(["fn", "run", "--config", "suspend.yaml", "set-suspend", "draft.yaml"]);
    expect(outcome).toMatchObject({ exitCode: 0, stdout: "draft.yaml\n" });
    expect(resourcesOf(readFileSync(join(cwd, "draft.yaml"), "utf8"))["jobs/nightly.yaml"]).toContain("suspend: true");
  });

  test.each(["/a.yaml", "../a.yaml", "a/../../a.yaml"])("whose file %s leads out of the package is refused", (path) => {
    const outcome = run(["fn", "render", "-"], inBlocks({ ...FILES, [path]: "a: b\n" }));
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
    expect(outcome.stderr).toContain(`spec.resources[${JSON.stringify(path)}]: its path leads out of the package`);
  });

  test("that maps a path to no text, or has no map, is refused with the field", () => {
    const broken = inBlocks(FILES).replace(/ {2}resources:\n[^]*$/, "  resources:\n    a.yaml: [x]\n");
    const outcome = run(["fn", "render", "-"], broken);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
    expect(outcome.stderr).toContain('spec.resources["a.yaml"]: it must be a text');
    const empty = inBlocks(FILES).replace(/ {2}resources:\n[^]*$/, "");
    expect(run(["fn", "render", "-"], empty).stderr).toContain("spec.resources: it must map paths to texts");
  });
});
