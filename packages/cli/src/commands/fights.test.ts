import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Json } from "@landfall/core/object";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function run(line: string, stdin = ""): Outcome {
  const now = (): Date => new Date(0);
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => stdin, now };
  return runCli(line.split(" "), io);
}

/** Versions of a Deployment that Karmada propagates, each with the last write of some manager. */
function versions(
  ...history: readonly (readonly [replicas: number, manager: string])[]
): readonly { readonly [key: string]: Json }[] {
  return history.map(([replicas, manager], at) => ({
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: {
      name: "web",
      namespace: "shop",
      uid: "u",
      generation: at + 1,
      resourceVersion: `${at + 100}`,
      annotations: { "propagationpolicy.karmada.io/name": "web", "propagationpolicy.karmada.io/namespace": "shop" },
      managedFields: [{ manager, fieldsV1: { "f:spec": { "f:replicas": {} } } }],
    },
    spec: { replicas },
  }));
}

const FIGHT = versions([2, "karmada"], [5, "autoscaler"], [2, "karmada"], [5, "autoscaler"]);
const TREE = `Deployment.apps shop/web
├─ spec.replicas changed back 2 times (2 ⇄ 5) by karmada and autoscaler
└─ to stop one of them:
   └─ landfall suspend --holder NAME --effect delivery --kind PropagationPolicy.policy.karmada.io --namespace shop --name web DIR
`;

describe("AC-M13: fights", () => {
  test.each([
    [
      "one after the other, as kubectl get --watch -o json has them",
      FIGHT.map((one) => JSON.stringify(one, null, 2)).join("\n"),
    ],
    ["as lines of JSON", FIGHT.map((one) => JSON.stringify(one)).join("\n")],
    ["as documents of JSON", FIGHT.map((one) => JSON.stringify(one)).join("\n---\n")],
    ["as documents of YAML", FIGHT.map((one) => toYaml(one)).join("---\n")],
    ["as a list", JSON.stringify({ apiVersion: "v1", kind: "List", items: FIGHT })],
  ])("versions %s: the field, both writers, and what to type", (_, text) => {
    expect(run("fights -", text)).toEqual({ exitCode: 0, stdout: TREE, stderr: "" });
  });

  test("several files, in any order", () => {
    for (const [at, version] of FIGHT.entries()) writeFileSync(join(cwd, `${at}.json`), JSON.stringify(version));
    expect(run("fights 3.json 1.json 0.json 2.json").stdout).toBe(TREE);
  });

  test("as a table, and for programs", () => {
    const text = JSON.stringify(FIGHT);
    expect(run("fights --format table -", text).stdout.split("\n")[1]).toMatch(
      /^Deployment.apps shop\/web {2}spec.replicas +2 +2 ⇄ 5 +by karmada and autoscaler +delivery of PropagationPolicy/,
    );
    expect(JSON.parse(run("fights -o json -", text).stdout)).toMatchObject([
      { field: "spec.replicas", reverts: 2, writers: ["karmada", "autoscaler"] },
    ]);
  });

  test("one correction is none, unless that is asked for", () => {
    const text = JSON.stringify(FIGHT.slice(0, 3));
    expect(run("fights -", text)).toEqual({
      exitCode: 0,
      stdout: "no field is changed back and forth\n",
      stderr: "",
    });
    expect(run("fights --reverts 1 -", text).stdout).toContain("changed back once (5 ⇄ 2)");
  });

  test.each([
    [
      "too few versions to tell",
      "fights -",
      JSON.stringify(FIGHT[0]),
      "info: there are 1 versions of live objects here",
    ],
    [
      "nobody known to write",
      "fights -",
      JSON.stringify(FIGHT, (key: string, value: unknown) => (key === "managedFields" ? undefined : value)),
      "get them with --show-managed-fields",
    ],
    ["a number that is none", "fights --reverts 0 -", "", "--reverts must be a whole number from 1"],
    ["no file", "fights none.json", "", "none.json"],
  ])("%s is said", (_, line, stdin, words) => {
    expect(run(line, stdin).stderr).toContain(words);
  });
});
