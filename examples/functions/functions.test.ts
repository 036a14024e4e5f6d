import { type FunctionResult, type KrmFunction, processList } from "@landfall/krm-functions/sdk";
import { describe, expect, test } from "vitest";
import { applySetters } from "./apply-setters.ts";
import { createSetters } from "./create-setters.ts";
import { ensureNameSubstring } from "./ensure-name-substring.ts";
import { setLabels } from "./set-labels.ts";
import { setNamespace } from "./set-namespace.ts";

interface Ran {
  readonly text: string;
  readonly results: readonly FunctionResult[];
}

/**
 * Runs a function on one object, with the config as the `data` of a ConfigMap; returns the resulting object and the
 * results.
 */
function run<Config>(fn: KrmFunction<Config>, data: Readonly<Record<string, string>>, text: string): Ran {
  const config = JSON.stringify({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "config" }, data });
  const items = text.split("---\n").map((one) => `- ${one.trimEnd().replaceAll("\n", "\n  ")}\n`);
  const outcome = processList(
    fn,
    `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items.join("")}functionConfig: ${config}\n`,
  );
  if (outcome.exitCode !== 0) return { text: "", results: outcome.results };
  const [, after = ""] = /\nitems:\n([^]*?)(?:functionConfig|results):/.exec(outcome.output) ?? [];
  return { text: after.replaceAll(/^(?:- | {2})/gm, ""), results: outcome.results };
}

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop # kpt-set: \${app}
  labels:
    env: prod # who knows
spec:
  replicas: 3 # kpt-set: \${replicas}
  environments: # kpt-set: \${envs}
    - dev
    - stage
  image: nginx:1.7.9 # kpt-set: \${image}:\${tag}
`;

describe("apply-setters", () => {
  const set = (data: Readonly<Record<string, string>>): string => run(applySetters, data, DEPLOYMENT).text;

  test("sets fields by their comments, which stay", () => {
    expect(set({ app: "till", replicas: "5", image: "httpd", tag: "2" })).toBe(
      DEPLOYMENT.replace("shop #", "till #").replace("3 #", "5 #").replace("nginx:1.7.9", "httpd:2"),
    );
  });

  test("a setter of which nothing is said keeps its part", () => {
    expect(set({ tag: "1.8" })).toBe(DEPLOYMENT.replace("nginx:1.7.9", "nginx:1.8"));
    expect(set({ other: "x" })).toBe(DEPLOYMENT);
  });

  test.each(["[prod, test]", "- prod\n- test"])("a list is set by the comment behind its key: %j", (envs) => {
    expect(set({ envs })).toBe(DEPLOYMENT.replace("- dev", "- prod").replace("- stage", "- test"));
  });

  test("a value that fits no pattern, and a text for a list, are errors with their field", () => {
    const odd = DEPLOYMENT.replace("nginx:1.7.9", "nginx");
    expect(run(applySetters, { tag: "1" }, odd).results).toMatchObject([
      { severity: "error", field: { path: "spec.image" }, message: expect.stringContaining("does not fit") as string },
    ]);
    expect(run(applySetters, { envs: "dev" }, DEPLOYMENT).results).toMatchObject([
      { severity: "error", field: { path: "spec.environments" } },
    ]);
  });
});

describe("create-setters", () => {
  const bare = DEPLOYMENT.replaceAll(/ # kpt-set.*$/gm, "");

  test("puts comments where values are, the longest first, and behind the key of a list", () => {
    const data = { app: "shop", image: "nginx", tag: "1.7.9", replicas: "3", envs: "[stage, dev]" };
    expect(run(createSetters, data, bare).text).toBe(DEPLOYMENT);
  });

  test("what apply-setters then sets is what was meant", () => {
    const { text } = run(createSetters, { image: "nginx", tag: "1.7.9" }, bare);
    expect(run(applySetters, { tag: "2" }, text).text).toContain("image: nginx:2 # kpt-set: ${image}:${tag}\n");
  });

  test("nothing is written where no value is, nor inside brackets", () => {
    const text = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: nginx}\ndata:\n  a: other # mine\n";
    expect(run(createSetters, { image: "nginx" }, text).text).toBe(text);
  });
});

test("set-namespace moves what lies in one, and what names it", () => {
  const text = `apiVersion: v1
kind: Namespace
metadata:
  name: shop
---
apiVersion: v1
kind: Service
metadata:
  name: a
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata:
  name: b
subjects:
- kind: ServiceAccount
  name: c
  namespace: shop
- kind: ServiceAccount
  name: d
  namespace: elsewhere
`;
  const { text: after } = run(setNamespace, { namespace: "till" }, text);
  expect(after).toContain("kind: Namespace\nmetadata:\n  name: till\n");
  expect(after).toContain("name: a\n  namespace: till\n");
  expect(after).toContain("name: c\n  namespace: till\n");
  expect(after).toContain("namespace: elsewhere\n");
  expect(after).not.toContain("name: b\n  namespace");
});

test("set-labels sets them where the object finds and makes pods, too", () => {
  const text = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: a
spec:
  selector:
    matchLabels:
      app: a # the pods
  template:
    metadata:
      labels: {app: a}
---
apiVersion: v1
kind: Service
metadata:
  name: a
spec:
  selector:
    app: a
`;
  const { text: after } = run(setLabels, { team: "till" }, text);
  expect(after).toContain("matchLabels:\n      app: a # the pods\n      team: till\n");
  expect(after).toContain("labels: {app: a, team: till}\n");
  expect(after).toContain("selector:\n    app: a\n    team: till\n");
  expect(after.match(/metadata:\n {2}name: a\n {2}labels:\n {4}team: till\n/g)).toHaveLength(2);
});

describe("ensure-name-substring", () => {
  const named = (name: string, kind = "Service"): string =>
    `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: ${name}\n`;

  test.each([
    ["a", { substring: "prod-" }, "prod-a"],
    ["a", { substring: "-prod", editMode: "append" }, "a-prod"],
    ["a-prod-b", { substring: "prod" }, "a-prod-b"],
  ])("%s, with %j, is %s", (name, data, after) => {
    expect(run(ensureNameSubstring, data, named(name)).text).toBe(named(after));
  });

  test("what has no name of its own to choose keeps it, and an odd mode is an error", () => {
    expect(run(ensureNameSubstring, { substring: "x" }, named("a", "Namespace")).text).toBe(named("a", "Namespace"));
    expect(run(ensureNameSubstring, { substring: "x", editMode: "both" }, named("a")).results).toMatchObject([
      { severity: "error" },
    ]);
  });
});
