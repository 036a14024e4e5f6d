import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Io, Outcome } from "../io.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-cli-"));
  write("shop/policy.yaml", POLICY);
  write("shop/web.yaml", [deployment("web"), binding("web"), work("web", "blue"), work("web", "green")].join("---\n"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}
const policy = (): string => readFileSync(join(cwd, "shop/policy.yaml"), "utf8");

const POLICY = `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata:
  name: shop
  namespace: shop
spec:
  resourceSelectors:
  - apiVersion: apps/v1
    kind: Deployment
  placement:
    clusterAffinity:
      clusterNames:
      - blue
      - green
`;
const deployment = (name: string): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: shop
  labels:
    tier: front
spec:
  replicas: 2
`;
const binding = (name: string): string => `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: ${name}-deployment
  namespace: shop
  annotations:
    propagationpolicy.karmada.io/name: shop
    propagationpolicy.karmada.io/namespace: shop
spec:
  resource:
    apiVersion: apps/v1
    kind: Deployment
    name: ${name}
    namespace: shop
`;
const work = (name: string, cluster: string): string => `apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata:
  name: ${name}
  namespace: karmada-es-${cluster}
  annotations:
    resourcebinding.karmada.io/name: ${name}-deployment
    resourcebinding.karmada.io/namespace: shop
`;

function run(line: string, more: Partial<Io> = {}): Outcome {
  return runCli(line.split(" "), {
    cwd,
    env: {},
    terminal: false,
    columns: 80,
    readStdin: () => "",
    now: () => new Date(Date.parse("2026-11-21T09:00:00Z")),
    ...more,
  });
}

const BLUE = /suspension:\n {4}dispatchingOnClusters:\n {6}clusterNames:\n {6}- blue\n(?! {6}-)/;

describe("user story 1: one workload in one cluster", () => {
  test.each([
    ["a template", "--kind Deployment --name web --cluster blue"],
    ["its binding", "--kind ResourceBinding --name web-deployment --cluster blue"],
    ["its Work", "--kind Work --namespace karmada-es-blue"],
    ["a whole cluster", "--cluster blue"],
    ["a selector", "--where tier=front --cluster blue --yes"],
  ])("%s: the policy is held for that cluster, and let go the same way", (_, flags) => {
    const held = run(`suspend shop --holder INC-1 ${flags}`);
    expect([held.exitCode, held.stderr]).toEqual([0, expect.any(String)]);
    expect(policy()).toMatch(BLUE);
    expect(run(`resume shop --holder INC-1 ${flags.replace(" --yes", "")}`).exitCode).toBe(0);
    expect(policy()).toBe(POLICY);
  });

  test("what else would stop is shown, and asked for", () => {
    write("shop/api.yaml", [deployment("api"), binding("api")].join("---\n"));
    const line = "suspend shop --holder INC-1 --kind Deployment --name web --cluster blue";
    const refused = run(line);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("Deployment.apps shop/api")]);
    expect(refused.stderr).toContain("--accept-collateral");
    expect(policy()).toBe(POLICY);
    const no = run(line, { confirm: () => false });
    expect([no.exitCode, policy()]).toEqual([1, POLICY]);
    const asked: string[] = [];
    const yes = run(line, { confirm: (question) => (asked.push(question), true) });
    expect([yes.exitCode, asked.length]).toEqual([0, 1]);
    expect(asked[0]).toContain("Deployment.apps shop/api");
    expect(policy()).toMatch(BLUE);
  });

  test("one of several that nothing decides about is not held, and that is no success", () => {
    write("shop/works.yaml", work("lonely", "blue").replace(/ {2}annotations:[^]*$/, ""));
    const { exitCode, stderr } = run("suspend shop --holder INC-1 --kind Work --namespace karmada-es-blue");
    expect(policy()).toMatch(BLUE);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining("not held: 1 object\n  Work.work.karmada.io karmada-es-blue/lonely"),
    ]);
  });

  test.each([
    "--kind Deployment --name web",
    "--kind Deployment",
    "--kind ResourceBinding --name web-deployment",
    "--kind Deployment --name web --effect delivery",
  ])("who lets go without naming the cluster (%s) lets the same hold go", (object) => {
    run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    expect(policy()).toMatch(BLUE);
    expect(run(`resume shop --holder INC-2 ${object}`).exitCode).toBe(1);
    expect(policy()).toMatch(BLUE);
    expect(run(`resume shop --holder INC-1 ${object}`).exitCode).toBe(0);
    expect(policy()).toBe(POLICY);
  });

  test("what the object itself and what decides about it is held for goes together", () => {
    const web = (): string => readFileSync(join(cwd, "shop/web.yaml"), "utf8");
    const before = web();
    run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    run("suspend shop --holder INC-1 --kind Deployment --name web --effect rollout");
    expect(web()).not.toBe(before);
    expect(run("resume shop --holder INC-1 --kind Deployment --name web").exitCode).toBe(0);
    expect([policy(), web()]).toEqual([POLICY, before]);
  });

  test("letting go says for what else the hold was, and of nothing that it writes what it does not", () => {
    write("shop/api.yaml", [deployment("api"), binding("api")].join("---\n"));
    const line = "--kind Deployment --name web --cluster blue";
    run(`suspend shop --holder INC-1 --accept-collateral ${line}`);
    const go = run(`resume shop --holder INC-1 ${line}`);
    expect([go.exitCode, go.stderr.replaceAll(/\n +/g, " ")]).toEqual([
      0,
      expect.stringContaining("what is let go there is on more than was asked for: Deployment.apps shop/api"),
    ]);
    const none = run(`resume shop --holder INC-1 ${line}`);
    expect([none.exitCode, none.stderr]).toEqual([1, "landfall: INC-1 holds nothing here, and nobody else does\n"]);
  });

  test("letting go in a cluster is no failure of what the holder does not hold", () => {
    write("shop/job.yaml", "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: backup\n  namespace: shop\n");
    run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    const { exitCode, stderr } = run("resume shop --holder INC-1 --cluster blue");
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining("not let go")]);
    expect(policy()).toBe(POLICY);
  });

  test("several objects are decided by their policy", () => {
    const { stderr } = run("suspend shop --holder INC-1 --cluster blue");
    expect(stderr.replaceAll(/\n +/g, " ")).toContain(
      "Deployment.apps shop/web, ResourceBinding.work.karmada.io shop/web-deployment are decided by",
    );
  });

  describe("a Work that Karmada never dispatches", () => {
    const mcs = work("mcs", "blue").replace(
      / {2}annotations:[^]*$/,
      "  labels:\n    multiclusterservice.karmada.io/name: web\nspec:\n  suspendDispatching: true\n",
    );
    beforeEach(() => write("shop/mcs.yaml", mcs));

    test("is no failure of those that are held beside it", () => {
      const held = run("suspend shop --holder INC-1 --kind Work --namespace karmada-es-blue");
      expect([held.exitCode, held.stderr]).toEqual([0, expect.stringContaining("stopped on purpose")]);
      expect(policy()).toMatch(BLUE);
    });

    test("cannot be held alone", () => {
      const alone = run("suspend shop --holder INC-1 --kind Work --name mcs");
      expect([alone.exitCode, alone.stderr]).toEqual([1, expect.stringContaining("stopped on purpose")]);
    });
  });

  test("a cluster that the policy is not for is an error that names those it is for", () => {
    const { exitCode, stderr } = run("suspend shop --holder a --kind Deployment --name web --cluster bleu");
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining("it is for blue, green")]);
  });
});

describe("AC-M7: what the template needs is held with it", () => {
  const settings = (by: readonly string[]): string => `apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata:
  name: settings-configmap
  namespace: shop
spec:
  requiredBy:
${by.map((name) => `  - name: ${name}-deployment\n    namespace: shop\n    clusters: [{name: blue}, {name: green}]\n`).join("")}  resource:
    apiVersion: v1
    kind: ConfigMap
    name: settings
    namespace: shop
`;
  const needed = (): string => readFileSync(join(cwd, "shop/settings.yaml"), "utf8");

  test("named, listed by suspended with its holder, and given back with the template", () => {
    write("shop/settings.yaml", settings(["web"]));
    const line = "shop --holder INC-1 --kind Deployment --name web --cluster blue";
    const held = run(`suspend ${line} --reason looping`);
    expect([held.exitCode, held.stderr + held.stdout]).toEqual([0, expect.stringContaining("ConfigMap shop/settings")]);
    expect(needed()).toMatch(BLUE);
    const { stdout } = run("suspended shop");
    expect(stdout).toMatch(/settings-configmap delivery partial \(blue\)\n.*holder INC-1/);
    expect(run(`resume ${line}`).exitCode).toBe(0);
    expect([policy(), needed()]).toEqual([POLICY, settings(["web"])]);
  });

  test("a preview counts it and names it, and fits 80 columns", () => {
    write("shop/settings.yaml", settings(["web"]));
    const asked: string[] = [];
    run("suspend shop --holder INC-1 --where tier=front --cluster blue", {
      confirm: (text) => (asked.push(text), false),
    });
    expect(asked[0]).toMatch(
      /held with what\s+needs it: ResourceBinding\.work\.karmada\.io\s+shop\/settings-configmap/,
    );
    expect(Math.max(...(asked[0] ?? "").split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test("by kind it is left out", () => {
    write("shop/settings.yaml", settings(["web"]));
    const { exitCode } = run("suspend shop --holder INC-1 --kind Deployment --cluster blue --exclude ConfigMap");
    expect([exitCode, needed()]).toEqual([0, settings(["web"])]);
  });

  test("what another needs that goes on goes on too, and who needs it is said", () => {
    write("shop/settings.yaml", settings(["web", "api"]));
    const { exitCode, stderr, stdout } = run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    expect([exitCode, needed()]).toEqual([0, settings(["web", "api"])]);
    expect(`${stdout}${stderr}`).toContain("api-deployment, which goes on: it goes on");
  });

  test("what comes to be needed after the hold is told by suspended, until it is held too", () => {
    const line = "shop --holder INC-1 --kind Deployment --name web --cluster blue";
    run(`suspend ${line}`);
    expect(run("suspended shop").stderr).toBe("");
    write("shop/settings.yaml", settings(["web"]));
    const { stderr, exitCode } = run("suspended shop");
    expect(exitCode).toBe(0);
    expect(stderr).toBe(
      "warning: settings.yaml ResourceBinding.work.karmada.io shop/settings-configmap: " +
        "ConfigMap shop/settings is needed by ResourceBinding.work.karmada.io shop/web-deployment, which INC-1 holds on blue, " +
        "and goes on there; hold again what needs it, and it is held with it\n",
    );
    run(`suspend ${line}`);
    expect(run("suspended shop").stderr).toBe("");
    expect(run(`resume ${line}`).exitCode).toBe(0);
    expect(run("suspended shop").stderr).toBe("");
  });

  test("what comes to be needed by one that goes on as well goes on, and nothing is told", () => {
    run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    write("shop/settings.yaml", settings(["web", "api"]));
    expect(run("suspended shop").stderr).toBe("");
  });

  test("all of a cluster, and everything at all", () => {
    write("shop/settings.yaml", settings(["web"]));
    expect(run("suspend shop --holder INC-1 --cluster blue").exitCode).toBe(0);
    expect([policy(), needed()]).toEqual([expect.stringMatching(BLUE), expect.stringMatching(BLUE)]);
    expect(run("resume shop --holder INC-1").exitCode).toBe(0);
    expect([policy(), needed()]).toEqual([POLICY, settings(["web"])]);
  });
});

test("where what was saved is gone, no command is printed that would be refused", () => {
  run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
  write("shop/policy.yaml", policy().replace(/ {4}saved\.hold\.landfall\.dev.*\n/, ""));
  expect(run("resume shop --holder INC-1").exitCode).toBe(1);
  const { stdout } = run("suspended shop");
  expect(stdout).toContain("through");
  expect(stdout).toContain("see the warning: what was saved is gone");
  expect(stdout).not.toContain("landfall resume");
});

describe("AC-M6: somebody edits the placement while blue is held", () => {
  test.each([
    ["names it no more", "      - blue\n", "", "spec.placement.clusterAffinity.clusterNames does not name blue"],
    ["excludes it", "      clusterNames:", "      exclude: [blue]\n      clusterNames:", "exclude names blue"],
  ])("the placement %s: suspended shows what is about to be removed", (_, from, to, why) => {
    run("suspend shop --holder INC-1 --kind Deployment --name web --cluster blue");
    write("shop/policy.yaml", policy().replace(from, to));
    const { stderr, exitCode } = run("suspended shop");
    expect(exitCode).toBe(0);
    expect(stderr).toContain("warning: policy.yaml PropagationPolicy.policy.karmada.io shop/shop");
    expect(stderr).toContain("blue is held, and the placement takes it away");
    expect(stderr).toContain(why);
  });
});

describe("a redirect that leads nowhere", () => {
  test.each([
    ["a Work without its binding", work("web", "blue"), "--kind Work", "ResourceBinding"],
    [
      "a ConfigMap that is propagated because others need it",
      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: settings\n  namespace: shop\n",
      "--kind ConfigMap --name settings",
      "ConfigMap",
    ],
  ])("%s: nothing is held, and that is no success", (_, text, flags, words) => {
    write("other/a.yaml", text);
    const { exitCode, stderr } = run(`suspend other --holder a ${flags}`);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(words)]);
  });
});
