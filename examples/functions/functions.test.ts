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
  return runWith(fn, { apiVersion: "v1", kind: "ConfigMap", data }, text);
}

/** Runs a function as `run` does, with any object as its config. */
function runWith<Config>(fn: KrmFunction<Config>, fields: object, text: string): Ran {
  const config = JSON.stringify({ ...fields, metadata: { name: "config" } });
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

  test("a list with dashes is found in any order, as the catalog writes it", () => {
    const text = "apiVersion: v1\nkind: MyKind\nmetadata:\n  name: foo\nenvironments:\n  - dev\n  - stage\n";
    expect(run(createSetters, { env: "- stage\n- dev\n" }, text).text).toBe(
      text.replace("environments:", "environments: # kpt-set: ${env}"),
    );
    expect(run(createSetters, { env: "- dev" }, text).text).toBe(text);
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

test("set-namespace moves what the catalog names: depends-on, the subject default, and services of CRDs and APIs", () => {
  const text = `apiVersion: v1
kind: ServiceAccount
metadata:
  name: sa
  namespace: example
  annotations:
    config.kubernetes.io/depends-on: /namespaces/example/ServiceAccount/foo
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata:
  name: rb
  namespace: example
  annotations:
    config.kubernetes.io/depends-on: /namespaces/example/ServiceAccount/sa,rbac.authorization.k8s.io/ClusterRole/x
subjects:
- kind: ServiceAccount
  name: default
  namespace: elsewhere
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: crd
spec:
  conversion:
    webhook:
      clientConfig:
        service:
          namespace: elsewhere
---
apiVersion: apiregistration.k8s.io/v1
kind: APIService
metadata:
  name: api
spec:
  service:
    namespace: elsewhere
`;
  const { text: after } = run(setNamespace, { namespace: "till" }, text);
  expect(after).toBe(
    text
      .replaceAll("---\n", "")
      .replaceAll("namespace: example", "namespace: till")
      .replaceAll("namespace: elsewhere", "namespace: till")
      .replace("/namespaces/example/ServiceAccount/sa", "/namespaces/till/ServiceAccount/sa"),
  );
});

test("set-labels takes a SetLabels, with further fields by kind and path", () => {
  const text = (kind: string): string => `apiVersion: example.com/v1\nkind: ${kind}\nmetadata:\n  name: a\n`;
  const config = {
    apiVersion: "fn.kpt.dev/v1alpha1",
    kind: "SetLabels",
    labels: { color: "orange" },
    additionalLabelFields: [
      { path: "data/selector", kind: "MyOwnKind", create: true },
      { path: "spec/never", kind: "MyOwnKind" },
      { path: "data/selector", group: "example.org", create: true },
    ],
  };
  const labelled = "  labels:\n    color: orange\n";
  expect(runWith(setLabels, config, text("MyOwnKind")).text).toBe(
    `${text("MyOwnKind")}${labelled}data:\n  selector:\n    color: orange\n`,
  );
  expect(runWith(setLabels, config, text("Other")).text).toBe(`${text("Other")}${labelled}`);
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
    ["a", { prepend: "prod-" }, "prod-a"],
    ["a", { append: "-prod" }, "a-prod"],
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

  test("what names a renamed object names it by its new name; what is not in the package keeps its name", () => {
    const text = `apiVersion: v1
kind: ConfigMap
metadata:
  name: conf
---
apiVersion: v1
kind: Pod
metadata:
  name: web
spec:
  serviceAccountName: conf
  containers:
  - name: conf
    envFrom:
    - configMapRef:
        name: conf
    - secretRef:
        name: conf
  volumes:
  - name: v
    configMap:
      name: conf
---
apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata:
  name: role
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata:
  name: dev-role
roleRef:
  kind: Role
  name: role
subjects:
- kind: ServiceAccount
  name: role
`;
    expect(run(ensureNameSubstring, { prepend: "dev-" }, text).text).toBe(
      text
        .replaceAll("---\n", "")
        .replace("metadata:\n  name: conf", "metadata:\n  name: dev-conf")
        .replace("metadata:\n  name: web", "metadata:\n  name: dev-web")
        .replace("metadata:\n  name: role", "metadata:\n  name: dev-role")
        .replaceAll(/(configMap(?:Ref)?:\n +name: )conf/g, "$1dev-conf")
        .replace("kind: Role\n  name: role", "kind: Role\n  name: dev-role"),
    );
  });

  test("an EnsureNameSubstring names further fields", () => {
    const text = "apiVersion: example.com/v1\nkind: MyOwnResource\nmetadata:\n  name: a\nspec:\n  name: b\n";
    const config = {
      apiVersion: "fn.kpt.dev/v1alpha1",
      kind: "EnsureNameSubstring",
      substring: "dev-",
      additionalNameFields: [{ path: "spec/name", kind: "MyOwnResource" }],
    };
    expect(runWith(ensureNameSubstring, config, text).text).toBe(text.replaceAll("name: ", "name: dev-"));
    expect(run(ensureNameSubstring, { prepend: "a", append: "b" }, text).results).toMatchObject([
      { severity: "error", message: expect.stringContaining("one of prepend") as string },
    ]);
  });
});
