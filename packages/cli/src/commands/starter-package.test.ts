import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

const DOCS = resolve(import.meta.dirname, "../../../../docs/package-authors.md");

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-starter-"));
  for (const [path, text] of starterFiles()) write(path, text);
  for (const cluster of ["eu-1", "us-1"]) write(`${cluster}.yaml`, kustomization(cluster));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** The five files of the first snippet, verbatim; each begins with a comment that names it. */
function starterFiles(): readonly (readonly [path: string, text: string])[] {
  const [, snippet = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(DOCS, "utf8")) ?? [];
  return snippet.split(/^---\n/m).map((text) => [/^# ([^\s:]+)/.exec(text)?.[1] ?? "", text]);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

function kustomization(cluster: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: shop-${cluster}
  namespace: flux-system
  annotations:
    landfall.dev/target: ${cluster}/shop
spec:
  path: ./shop
  wait: true
  sourceRef:
    kind: GitRepository
    name: shop
`;
}

/** Writes the snapshot of a cluster whose Kustomization is Ready at a revision. */
function see(cluster: string, revision: string, minute: number): void {
  const applied = `${revision}@sha1:${"a1b2c3d4e5".repeat(4)}`;
  write(
    `snapshots/${cluster}.yaml`,
    `apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata:
  name: ${cluster}
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  cluster: ${cluster}
  observedAt: "2026-11-23T09:${String(minute).padStart(2, "0")}:00Z"
  items:
  - apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata:
      name: shop-${cluster}
      namespace: flux-system
      generation: 1
      annotations:
        landfall.dev/target: ${cluster}/shop
    spec:
      path: ./shop
      wait: true
      sourceRef: {kind: GitRepository, name: shop}
    status:
      observedGeneration: 1
      lastAppliedRevision: ${applied}
      lastAttemptedRevision: ${applied}
      conditions:
      - {type: Ready, status: "True", reason: ReconciliationSucceeded, lastTransitionTime: "2026-11-23T08:30:00Z"}
`,
  );
}

function run(...args: readonly string[]): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", userName: () => "ana" };
  return runCli(args, { ...io, now: () => new Date(Date.parse("2026-11-23T10:00:00Z")) });
}

function landed(): string {
  const outcome = run("fn", "render", ".");
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const text = readFileSync(join(cwd, "Kptfile"), "utf8");
  const [, status = "", reason = ""] = /landfall\.dev\/Landed\n\s+status: "?(\w+)"?\n\s+reason: (\w+)/.exec(text) ?? [];
  return `${status} ${reason}`;
}

test("the starter package: Landed is about the revision that is rolled out, not about what each cluster has", () => {
  for (const cluster of ["eu-1", "us-1"]) see(cluster, "v6", 0);
  expect(landed()).toBe("False TargetsOutOfDate");
  for (const cluster of ["eu-1", "us-1"]) see(cluster, "v6", 5);
  expect(landed()).toBe("False TargetsOutOfDate");
  see("eu-1", "v7", 10);
  see("us-1", "v6", 10);
  expect(landed()).toBe("False TargetsOutOfDate");
  for (const cluster of ["eu-1", "us-1"]) see(cluster, "v7", 15);
  expect(landed()).toBe("True AllLanded");
});

test("where nobody says what is wanted, Landed is Unknown, and says so", () => {
  rmSync(join(cwd, "functions/compute-wave.yaml"));
  rmSync(join(cwd, "functions/set-suspend.yaml"));
  write(
    "Kptfile",
    "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: shop\npipeline:\n  mutators:\n  - exec: aggregate-status\n    configPath: functions/aggregate-status.yaml\n",
  );
  for (const cluster of ["eu-1", "us-1"]) see(cluster, "v6", 0);
  expect(landed()).toBe("Unknown NothingWanted");
});
