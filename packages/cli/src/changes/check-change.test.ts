import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-check-change-"));
  mkdirSync(join(cwd, "fleet"));
  git("init", "--quiet");
  write("versions.yaml", ["v1", "v2"].map(versionOf).join("---\n"));
  write("instance.yaml", instanceOf("v1"));
  write("stack.yaml", stackOf("docker"));
  commit("first");
});
afterEach(() => rmSync(cwd, { recursive: true }));

function git(...args: readonly string[]): void {
  const settings = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...settings, ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function commit(message: string): void {
  git("add", "--all");
  git("commit", "--quiet", `--message=${message}`);
}

function write(file: string, text: string): void {
  writeFileSync(join(cwd, "fleet", file), text);
}

const versionOf = (name: string): string =>
  `apiVersion: kudo.dev/v1beta1\nkind: OperatorVersion\nmetadata: {name: ${name}, namespace: default}\nspec:\n  plans: {deploy: {}, upgrade: {}}\n`;
const instanceOf = (version: string, more = ""): string =>
  `apiVersion: kudo.dev/v1beta1\nkind: Instance\nmetadata: {name: shop, namespace: default}\nspec:\n  operatorVersion: {name: ${version}}\n${more}`;
const stackOf = (provider: string): string =>
  `apiVersion: clusterstack.x-k8s.io/v1alpha1\nkind: ClusterStack\nmetadata: {name: shop, namespace: fleet}\nspec: {provider: ${provider}, name: shop, kubernetesVersion: "1.33", channel: stable}\n`;

function check(...args: readonly string[]): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date(0) };
  return runCli(["check-change", ...args, "fleet"], io);
}

test("nothing that is changed is nothing to say", () => {
  expect(check()).toEqual({ exitCode: 0, stdout: "nothing is changed that a system has rules for\n", stderr: "" });
});

test("AC-K3: what is not committed is judged against the last commit, and what is refused names rule and field", () => {
  write("instance.yaml", instanceOf("v2"));
  expect(check()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Upgrade: plan upgrade begins") });
  write("stack.yaml", stackOf("aws"));
  const { exitCode, stdout, stderr } = check();
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/ClusterStack\S* fleet\/shop +changed +refused/);
  expect(stderr).toMatch(/^error: ClusterStack\.clusterstack\.x-k8s\.io fleet\/shop spec\.provider: /m);
});

test("--committed judges the last commit against the one before; --role says who", () => {
  expect(check("--committed")).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("one commit alone") });
  write("instance.yaml", instanceOf("v1", '  parameters: {ghost: "1"}\n'));
  commit("second");
  expect(check("--committed")).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("ghost") });
  expect(check()).toMatchObject({ exitCode: 0 });
  write("stack.yaml", stackOf("docker").replace("stable}", "stable, versions: [v2]}"));
  expect(check("--role", "user").stderr).toContain("ask the provider");
  expect(JSON.parse(check("--role", "provider", "-o", "json").stdout)).toMatchObject([{ change: "changed" }]);
});

test("a role that is none, a directory that is none and one that is in no git are refused", () => {
  expect(check("--role", "king").exitCode).toBe(2);
  rmSync(join(cwd, ".git"), { recursive: true });
  expect(check()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("git") });
});

test("AC-F13: with a scope, a change outside of it is refused by name", () => {
  write("instance.yaml", instanceOf("v2"));
  expect(check("--scope-namespaces", "default,fleet").exitCode).toBe(0);
  const { exitCode, stderr } = check("--scope-namespaces", "team-*");
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining("Instance.kudo.dev default/shop is outside of what the caller may change"),
  ]);
});
