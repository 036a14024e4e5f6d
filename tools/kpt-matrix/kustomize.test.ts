import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { BUNDLES } from "../examples/examples.ts";
import { findTool } from "./find-tool.ts";

const kustomize = findTool("kustomize", "KUSTOMIZE");

const KUSTOMIZATION = `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
- workloads.yaml
transformers:
- function.yaml
`;

const CRON_JOB = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: report
  namespace: shop
spec:
  schedule: 0 6 * * *
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          containers:
          - name: report
            image: example.com/report:v7
`;

/** A function config that tells kustomize which program to run. */
function config(name: string, kind: string, fields: string): string {
  const annotation = `    config.kubernetes.io/function: |\n      exec:\n        path: ./${name}.cjs\n`;
  const metadata = `metadata:\n  name: config\n  annotations:\n${annotation}`;
  return `apiVersion: fn.landfall.dev/v1alpha1\nkind: ${kind}\n${metadata}${fields}`;
}

describe.skipIf(kustomize === undefined)("kustomize's exec functions", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "landfall-kustomize-"));
    writeFileSync(join(directory, "kustomization.yaml"), KUSTOMIZATION);
    writeFileSync(join(directory, "workloads.yaml"), CRON_JOB);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  function build(name: string, text: string): { readonly status: number | null; stdout: string; stderr: string } {
    copyFileSync(BUNDLES[name] ?? "", join(directory, `${name}.cjs`));
    writeFileSync(join(directory, "function.yaml"), text);
    const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}` };
    const args = ["build", "--enable-alpha-plugins", "--enable-exec", directory];
    return spawnSync(kustomize ?? "", args, { encoding: "utf8", env });
  }

  test("set-suspend as a transformer holds what it selects", () => {
    const fields = "suspend: true\nholder: freeze\neffect: new-runs\nreason: freeze\ntargets:\n- kind: CronJob\n";
    const { status, stdout, stderr } = build("set-suspend", config("set-suspend", "SetSuspend", fields));
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const [cronJob] = parseAllDocuments(stdout).map((document): unknown => document.toJS());
    expect(cronJob).toMatchObject({ metadata: { name: "report" }, spec: { suspend: true, schedule: "0 6 * * *" } });
  });

  test("a function that refuses its config fails the build with its reason", () => {
    const { status, stderr } = build("set-suspend", config("set-suspend", "SetSuspend", "suspend: perhaps\n"));
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/suspend/);
  });

  test.each([
    ["aggregate-status", "AggregateStatus"],
    ["compute-wave", "ComputeWave"],
  ])("%s is started with its config and says what it lacks", (name, kind) => {
    const { status, stdout, stderr } = build(name, config(name, kind, "unknownField: 1\n"));
    expect(status, stdout).not.toBe(0);
    expect(stderr).toMatch(/unknownField/);
  });
});
