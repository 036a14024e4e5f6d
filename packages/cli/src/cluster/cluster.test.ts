import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  faultyImage,
  formatKubeconfig,
  noControlPlane,
  type Rule,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { documented } from "../../test/documented.ts";
import type { Io, Outcome } from "../io.ts";
import { runIn } from "./testing/run-in.ts";

let cwd: string;
let environment: TestEnvironment;

/** Runs a command to its end, with a kubeconfig in the test directory. */
function run(args: readonly string[], kubeconfig = "admin", more: Partial<Io> = {}): Promise<Outcome> {
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 200)));
  return runIn(cwd, args, { sleep, ...more }, kubeconfig);
}

function deployment(name: string, image: string): object {
  const labels = { app: name };
  const template = { metadata: { labels }, spec: { containers: [{ name: "app", image }] } };
  const metadata = { name, namespace: "shop", labels };
  return {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata,
    spec: { replicas: 1, selector: { matchLabels: labels }, template },
  };
}

describe("without a kubeconfig", () => {
  beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), "landfall-no-cluster-"))));
  afterAll(() => rmSync(cwd, { recursive: true }));

  test.each<[readonly string[], number, string]>([
    [["status"], 2, "status needs DIR|FILE...: there is no kubeconfig"],
    [["suspended"], 2, "nothing is named, and there is no kubeconfig"],
    [["status", "--kubeconfig", "gone"], 1, "the kubeconfig"],
    [["status", "--kubeconfig", "broken"], 1, "cannot be read"],
    [["status", "--kubeconfig", "empty"], 1, "the kubeconfig has no current context"],
    [["status", "--kubeconfig", "far"], 1, "connect ECONNREFUSED"],
    [["status", "--kubeconfig", "far", "--context", "fr"], 1, 'no context "fr"; did you mean far?'],
  ])("%j: exit code %i, and %s", async (args, exitCode, message) => {
    writeFileSync(join(cwd, "broken"), "a: [");
    writeFileSync(join(cwd, "empty"), "apiVersion: v1\nkind: Config\nclusters: []\nusers: []\ncontexts: []\n");
    const endpoint = { url: "https://127.0.0.1:1", authority: "" };
    writeFileSync(join(cwd, "far"), formatKubeconfig([{ name: "far", endpoint, identity: { token: "t" } }]));
    const outcome = await run(args, "");
    expect(outcome).toMatchObject({ exitCode, stdout: "" });
    expect(outcome.stderr).toContain(message);
  });
});

const options = { controllers: true, nodes: 1 };

describe.skipIf(noControlPlane(options))("the command on a cluster", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-cluster-"));
    environment = await startEnvironment({ name: "prod", ...options });
    writeFileSync(join(cwd, "admin"), environment.kubeconfig);
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    for (const body of [deployment("web", "nginx:1"), deployment("cart", faultyImage("crash-loop"))])
      await environment.request("POST", "/apis/apps/v1/namespaces/shop/deployments", { body });
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("waits for a rollout, and for one that fails", async () => {
    expect(await run(["wait", "--for", "landed", "-n", "shop", "deploy/web"])).toMatchObject({
      exitCode: 0,
      stdout: "landed: 1 of 1 objects Current\n",
    });
    expect(await run(["wait", "--for", "failed", "-n", "shop", "deploy/cart"])).toMatchObject({ exitCode: 0 });
    const late = await run(["wait", "--for", "landed", "--timeout", "1s", "-n", "shop", "deploy/cart"]);
    expect(late).toMatchObject({ exitCode: 3 });
    expect(late.stderr).toContain("landfall status --context prod -n shop deploy/cart says more");
    expect(await run(["wait", "--for", "deleted", "-n", "shop", "deploy/gone"])).toMatchObject({ exitCode: 0 });
  });

  test("names the pod and the cause of a stuck rollout in one screen of 80 columns", async () => {
    const { stdout, exitCode } = await run(["status", "--exit-code"], "admin", { columns: 80 });
    const lines = stdout.trimEnd().split("\n");
    expect(exitCode).toBe(3);
    expect(lines.length).toBeLessThan(24);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    const said = stdout.replaceAll(/[\s│├└─]+/g, " ");
    expect(said).toContain("prod all namespaces Failed");
    expect(said).toMatch(/Deployment\.apps shop\/cart Failed CrashLoopBackOff: Pod cart-\S+: Container app/);
    expect(said).toMatch(/next: kubectl --context prod -n shop logs cart-\S+ --all-containers --previous/);
    expect(said).not.toContain("shop/web");
  });

  test.each<[string, readonly string[], string]>([
    ["a kind and a name", ["-n", "shop", "deploy/web"], "Deployment.apps shop/web\n"],
    [
      "a kind",
      ["--context", "prod", "-n", "shop", "deployments"],
      "Deployment.apps shop/cart\nDeployment.apps shop/web\n",
    ],
    ["labels", ["--context", "prod", "-l", "app=web", "deploy"], "Deployment.apps shop/web\n"],
    ["one that is not there", ["-n", "shop", "deploy/nope"], "Deployment.apps shop/nope\n"],
  ])("means the objects of %s", async (_, args, expected) => {
    const { stdout } = await run(["status", "-o", "json", ...args]);
    const found = documented("statusOfClusters", stdout) as readonly {
      object: { kind: string; group: string; namespace: string; name: string };
    }[];
    const names = found.map(({ object }) => `${object.kind}.${object.group} ${object.namespace}/${object.name}\n`);
    expect(names.join("")).toBe(expected);
  });

  test("shows children below their owners", async () => {
    const { stdout } = await run(["status", "-n", "shop", "deploy/web", "--children"]);
    expect(stdout).toMatch(
      /Deployment\.apps shop\/web Current\n {3}└─ ReplicaSet\.apps shop\/web-\S+ Current\n {6}└─ Pod shop\/web-/,
    );
  });

  test.each<[readonly string[], string]>([
    [["--context", "prod", "deploymets"], 'prod serves no kind "deploymets"; did you mean deployment'],
    [
      ["--context", "prod", "-n", "empty", "deploy"],
      "nothing that was asked for is in the namespace empty of prod; -A looks",
    ],
  ])("says what is wrong with %j", async (args, message) => {
    expect((await run(["status", ...args])).stderr).toContain(message);
  });

  test("leaves out what it may not list, and says so once", async () => {
    const rules = [{ verbs: ["list"], apiGroups: ["apps"], resources: ["deployments", "replicasets"] }];
    const { kubeconfig } = await environment.addUser("reader", { rules, namespace: "shop" });
    writeFileSync(join(cwd, "reader"), kubeconfig);
    const told = await run(["status", "-n", "shop"], "reader");
    expect(told).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^prod namespace shop/) as unknown });
    expect(told.stderr.match(/you may not list/g)).toHaveLength(1);
    expect(told.stderr).toMatch(/pods.* and \d+ more kinds in the namespace shop: their state is not known/);
    expect(await run(["status"], "reader")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("name a namespace with -n") as unknown,
    });
  });

  test("says that a token has expired, and what to do", async () => {
    const account = await environment.addServiceAccount("late");
    const identity = { token: account.token(-120) };
    writeFileSync(join(cwd, "late"), formatKubeconfig([{ ...environment.context, identity }]));
    const told = await run(["status"], "late");
    expect(told).toMatchObject({ exitCode: 1, stdout: "" });
    expect(told.stderr).toContain("log in again, it does not know who asks: kubectl --context prod auth whoami");
  });

  test("tells what is suspended", async () => {
    const body = { spec: { paused: true } };
    const path = "/apis/apps/v1/namespaces/shop/deployments/web";
    await environment.request("PATCH", path, { body, contentType: "application/merge-patch+json" });
    const { stdout } = await run(["suspended", "-n", "shop"]);
    expect(stdout).toMatch(/prod +Deployment\.apps shop\/web +rollout +\S+/);
    expect(stdout).not.toContain("shop/cart");
  });

  test("asks several clusters, and one that is away keeps nobody from the others", async () => {
    const away = { url: "https://127.0.0.1:1", authority: environment.authority };
    const contexts = [
      environment.context,
      { ...environment.context, name: "twin" },
      { ...environment.context, name: "away", endpoint: away },
    ];
    writeFileSync(join(cwd, "three"), formatKubeconfig(contexts));
    const told = await run(["status", "-n", "shop", "--contexts", "prod,twin,away"], "three");
    expect(told).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("ECONNREFUSED") as unknown });
    expect(told.stdout).toMatch(
      /^prod namespace shop Failed[^]*^twin namespace shop Failed[^]*^away unreachable .*ECONN/m,
    );
    const of = (...words: readonly string[]) => ["--contexts", "prod,twin,away", "-n", "shop", ...words];
    const table = await run(["status", ...of("deploy/cart", "-o", "table")], "three");
    expect(table.stdout).toMatch(
      /^CLUSTER +OBJECT +STATUS[^]*^prod +Deployment[^]*^twin +Deployment[^]*^away +unreachable .*ECONNREFUSED/m,
    );
    expect(table.stdout.match(/OBJECT/g)).toHaveLength(1);
    const names = await run(["status", ...of("deploy/cart", "-o", "name")], "three");
    expect(names.stdout).toBe("prod: deployment.apps/cart\ntwin: deployment.apps/cart\n");
    const values = await run(["status", ...of("deploy/cart", "-o", "json")], "three");
    expect(documented("statusOfClusters", values.stdout)).toMatchObject([
      { context: "prod", object: { name: "cart" } },
      { context: "twin", object: { name: "cart" } },
      { context: "away", unreachable: expect.stringContaining("ECONNREFUSED") as unknown },
    ]);
    expect(await run(["suspended", ...of()], "three")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^warning: .*ECONNREFUSED/m) as unknown,
    });
    expect(await run(["status", "-n", "shop", "--contexts", "prod,twin", "--exit-code"], "three")).toMatchObject({
      exitCode: 3,
    });
  });

  test("makes a snapshot that status reads from a directory, and says its size", async () => {
    mkdirSync(join(cwd, "fleet"));
    const made = await run(["snapshot", "--context", "prod", "--into", "fleet", "--clock"]);
    expect(made).toMatchObject({ exitCode: 0, stdout: "snapshots/prod.yaml\nclock.yaml\n" });
    expect(made.stderr).toMatch(/info: \d+ objects, \d+ KiB/);
    const told = await run(["status", "--all", "fleet"], "");
    expect(told.stdout).toMatch(/Deployment\.apps shop\/cart Failed CrashLoopBackOff: Pod cart-/);
    const text = readFileSync(join(cwd, "fleet/snapshots/prod.yaml"), "utf8");
    expect(text).not.toMatch(/managedFields|kind: (Secret|ConfigMap|Node|Lease)\b/);
    const only = await run(["snapshot", "--context", "prod", "-n", "shop", "-o", "json", "deployments"]);
    expect(JSON.parse(only.stdout)).toMatchObject({
      spec: { cluster: "prod", items: [{ kind: "Deployment" }, { kind: "Deployment" }] },
    });
  });

  test("is a plugin of kubectl, as it is built", () => {
    const assets = process.env["KUBEBUILDER_ASSETS"] ?? "";
    const built = join(import.meta.dirname, "../../dist/main.js");
    writeFileSync(join(cwd, "kubectl-landfall"), `#!/bin/sh\nexec ${process.execPath} ${built} "$@"\n`, {
      mode: 0o755,
    });
    const env = {
      ...process.env,
      PATH: `${cwd}:${process.env["PATH"]}`,
      KUBECONFIG: join(cwd, "admin"),
      NODE_OPTIONS: "",
    };
    const args = ["landfall", "status", "-n", "shop", "deploy/cart"];
    const { status, stdout, stderr } = spawnSync(join(assets, "kubectl"), args, { env, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("Deployment.apps shop/cart Failed CrashLoopBackOff");
  });

  test.each<[string, readonly string[]]>([
    ["status", ["status", "-n", "shop", "deploy/web"]],
    ["status of all", ["status", "-n", "shop"]],
    ["suspended", ["suspended", "-n", "shop"]],
    ["snapshot", ["snapshot", "--context", "prod", "-n", "shop"]],
  ])("a user with the role that rbac prints for %s meets no refusal", async (_, [command = "", ...rest]) => {
    const role = await run(["rbac", command, ...rest]);
    expect(role).toMatchObject({ exitCode: 0, stderr: "" });
    const { kind, metadata, rules } = parse(role.stdout) as { kind: string; metadata: object; rules: Rule[] };
    expect({ kind, metadata }).toEqual({ kind: "Role", metadata: { name: `landfall-${command}`, namespace: "shop" } });
    const name = `least-${command}-${rest.length}`;
    const { kubeconfig } = await environment.addUser(name, { rules, namespace: "shop" });
    writeFileSync(join(cwd, name), kubeconfig);
    const told = await run([command, ...rest], name);
    expect(told.exitCode).toBe(0);
    expect(told.stderr).not.toContain("you may not list");
    const asked = environment.audit().filter(({ user, code }) => user === name && code === 403);
    expect(asked).toEqual([]);
  });
});
