import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CuttingProxy,
  formatKubeconfig,
  noControlPlane,
  type Rule,
  startCuttingProxy,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runIn } from "../../cluster/testing/run-in.ts";
import type { Io, Outcome } from "../../io.ts";

let cwd: string;
let environment: TestEnvironment;
let proxy: CuttingProxy;

const CONFIG_MAPS = "/api/v1/namespaces/shop/configmaps";
const PODS = "/api/v1/namespaces/shop/pods";
const BUILT = join(import.meta.dirname, "../../../dist/main.js");

function run(args: readonly string[], more: Partial<Io> = {}): Promise<Outcome> {
  return runIn(cwd, args, more);
}

interface Watching {
  /** Everything that was printed so far. */
  readonly printed: () => string;
  readonly stop: (signal?: "SIGINT" | "SIGTERM") => Promise<Outcome>;
}

/** A promise, and the function that fulfils it. */
function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

const ESCAPE = "\u001b";

const watching: Watching[] = [];

function watch(args: readonly string[], more: Partial<Io> = {}): Watching {
  let printed = "";
  const stopped = deferred<"SIGINT" | "SIGTERM">();
  const print = (text: string): void => void (printed += text);
  const ended = run(args, { print, untilStopped: () => stopped.promise, ...more });
  const one = {
    printed: () => printed,
    stop: (signal: "SIGINT" | "SIGTERM" = "SIGINT") => {
      stopped.resolve(signal);
      return ended;
    },
  };
  watching.push(one);
  return one;
}

function pod(name: string): object {
  return {
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name, namespace: "shop" },
    spec: { containers: [{ name: "app", image: "shop/app:1" }] },
  };
}

async function makePod(name: string): Promise<void> {
  await environment.request("POST", PODS, { body: pod(name) });
  await setPod(name, RUNNING);
}

/** Writes a package with objects that are never applied, and with some that do not exist in the cluster. */
function writePackage(): void {
  const files: Readonly<Record<string, string>> = {
    "package/Kptfile": "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: {name: shop}\n",
    "package/local.yaml": `apiVersion: v1
kind: ConfigMap
metadata: {name: other, namespace: shop, annotations: {config.kubernetes.io/local-config: "true"}}
`,
    "package/all.yaml": `apiVersion: v1
kind: ConfigMap
metadata: {name: settings, namespace: shop}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: here}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: limits, namespace: data}
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: w, namespace: shop}
`,
    "package/web.yaml": "apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\n",
    "web.yaml": "apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: shop}\n",
    "empty.yaml": "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata: {name: shop}\n",
  };
  mkdirSync(join(cwd, "package"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(cwd, path), text);
}

async function setPod(name: string, status: object): Promise<void> {
  const body = { status };
  await environment.request("PATCH", `${PODS}/${name}/status`, { body, contentType: "application/merge-patch+json" });
}

const RUNNING = { phase: "Running", conditions: [{ type: "Ready", status: "True" }] };
const FAILED = { phase: "Failed", message: "its node went away" };

const until = (what: () => string, wish: RegExp | string) =>
  typeof wish === "string" ? expect.poll(what).toContain(wish) : expect.poll(what).toMatch(wish);

describe.skipIf(noControlPlane())("a cluster that is looked at", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-watch-"));
    environment = await startEnvironment({ name: "prod" });
    for (const name of ["shop", "data"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    for (const name of ["settings", "other"])
      await environment.request("POST", CONFIG_MAPS, { body: { metadata: { name } } });
    const unnamed = { body: { metadata: { name: "here" } } };
    await environment.request("POST", "/api/v1/namespaces/default/configmaps", unnamed);
    for (const name of ["web", "cart"]) await makePod(name);
    proxy = await startCuttingProxy(environment);
    const through = { ...environment.context, name: "through", endpoint: proxy };
    const nowhere = { url: "https://127.0.0.1:1", authority: environment.authority };
    const away = { ...environment.context, name: "away", endpoint: nowhere };
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([environment.context, through, away]));
    writePackage();
  });
  afterEach(async () => {
    for (const one of watching.splice(0)) await one.stop();
  });
  afterAll(async () => {
    await proxy?.stop();
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("piped: how it stands, what there is to tell, and a line for each change; 130 at Ctrl-C", async () => {
    const one = watch(["status", "-n", "shop", "--watch"]);
    await until(one.printed, /^\S+Z prod: namespace shop Current 2\/2 Current\n$/);
    await setPod("cart", FAILED);
    await until(one.printed, "prod: Pod shop/cart Failed PodFailed: its node went away\n");
    await setPod("cart", RUNNING);
    await until(one.printed, "prod: Pod shop/cart Current\n");
    await setPod("cart", FAILED);
    await until(one.printed, /Current\n\S+Z prod: Pod shop\/cart Failed/);
    await environment.request("DELETE", `${PODS}/cart?gracePeriodSeconds=0`);
    await until(one.printed, "prod: Pod shop/cart is gone\n");
    expect(one.printed()).not.toContain("shop/web");
    expect(await one.stop()).toEqual({ exitCode: 130, stdout: "", stderr: "" });
    await makePod("cart");
  });

  test("as JSON: a value a line; told to end: 143", async () => {
    const one = watch(["status", "-n", "shop", "pod/web", "--context", "prod", "--watch", "-o", "json"]);
    await until(one.printed, "Current");
    const lines = one.printed().trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { context: "prod", text: "namespace shop Current 1/1 Current" },
      { context: "prod", object: { kind: "Pod", name: "web" }, result: { status: "Current" } },
    ]);
    expect(await one.stop("SIGTERM")).toMatchObject({ exitCode: 143 });
  });

  test("on a terminal: the whole of it, drawn again, as wide as it is now; what was shown last stays", async () => {
    let columns = 100;
    const size = () => ({ rows: 20, columns });
    const one = watch(["status", "-n", "shop", "--watch"], { terminal: true, size });
    await until(one.printed, "2/2 Current");
    await setPod("cart", { ...FAILED, message: `its node ${"w".repeat(30)} went away` });
    columns = 50;
    await until(one.printed, /Pod shop\/cart.*Failed/);
    expect(one.printed()).not.toContain("\u001b[2J");
    expect(one.printed().startsWith("\u001b[?1049h")).toBe(true);
    const ended = await one.stop();
    expect(one.printed().endsWith("\u001b[?25h\u001b[?1049l")).toBe(true);
    expect(ended).toMatchObject({ exitCode: 130, stdout: expect.stringContaining("1 Failed") as unknown });
    const plain = ended.stdout.replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, "g"), "");
    expect(Math.max(...plain.split("\n").map((line) => line.length))).toBeLessThanOrEqual(50);
    await setPod("cart", RUNNING);
  });

  test("a cluster that goes away keeps what was known, it is said so, and it heals; one that never answered keeps nobody", async () => {
    const one = watch(["status", "-n", "shop", "--contexts", "through,away", "--watch"]);
    await until(one.printed, "through: namespace shop Current 2/2 Current\n");
    await until(one.printed, /away: unreachable .*ECONNREFUSED/);
    proxy.refuse();
    proxy.cut();
    await until(one.printed, /through: unreachable since \S+Z, last known below: /);
    await setPod("cart", FAILED);
    proxy.heal();
    await until(one.printed, "through: nothing is in the way any more\n");
    await until(one.printed, "through: Pod shop/cart Failed");
    expect(one.printed()).not.toContain("is gone");
    await setPod("cart", RUNNING);
  });

  test("whoever may not list a kind is told so once; where nothing can be asked it ends at once", async () => {
    const rules = [{ verbs: ["list", "watch"], apiGroups: [""], resources: ["pods"] }];
    const { kubeconfig } = await environment.addUser("few", { rules, namespace: "shop" });
    writeFileSync(join(cwd, "few"), kubeconfig);
    const one = watch(["status", "-n", "shop", "--watch"], { env: { KUBECONFIG: join(cwd, "few") } });
    await until(one.printed, "2/2 Current");
    expect(one.printed().match(/you may not watch/g)).toHaveLength(1);
    const none = await run(["status", "--context", "away", "--watch"]);
    expect(none).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("ECONNREFUSED") as unknown });
  });

  test.each([
    ["of files", ["status", "package", "--watch"], "--watch is for a cluster; landfall wait looks at files again"],
    ["as names", ["status", "--context", "prod", "--watch", "-o", "name"], "--watch shows tree, table, wide, json"],
  ])("is misused %s", async (_, args, message) => {
    expect(await run(args)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) as unknown });
  });

  test.each<["SIGINT" | "SIGTERM", number]>([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])("as it is built, it ends with %s by itself", async (signal, exitCode) => {
    const env = { ...process.env, KUBECONFIG: join(cwd, "kubeconfig"), NODE_OPTIONS: "" };
    const child: ChildProcess = spawn(process.execPath, [BUILT, "status", "-n", "shop", "--watch"], { env });
    let printed = "";
    child.stdout?.on("data", (bytes: Buffer) => void (printed += bytes.toString()));
    const ended = new Promise((resolve) => child.once("close", (...how) => resolve(how)));
    await until(() => printed, "2/2 Current");
    child.kill(signal);
    expect(await ended).toEqual([exitCode, null]);
  });

  test("exactly the objects of a package: those that are not there are named, with the reason", async () => {
    const told = await run(["status", "--context", "prod", "-f", "package", "--exit-code"]);
    expect(told).toMatchObject({ exitCode: 3, stderr: "" });
    expect(told.stdout).toMatch(/^prod package NotFound 3\/5 Current: 2 NotFound/);
    expect(told.stdout).toContain("ConfigMap data/limits NotFound: it is not in prod");
    expect(told.stdout).toContain(
      "Widget.example.com shop/w NotFound: prod serves no kind Widget of example.com: is its definition installed?",
    );
    expect(told.stdout).not.toContain("other");
    const { stdout } = await run(["status", "--context", "prod", "-f", "package", "-o", "name"]);
    expect(stdout.trimEnd().split("\n").sort()).toEqual([
      "configmap/here",
      "configmap/limits",
      "configmap/settings",
      "pod/web",
      "widget.example.com/w",
    ]);
  });

  test("the objects of a file are waited for, and looked at as they change", async () => {
    const goal = ["wait", "--context", "prod", "-f", "web.yaml", "--timeout", "0", "--for"];
    expect(await run([...goal, "current"])).toMatchObject({ exitCode: 0, stdout: "current: 1 of 1 objects Current\n" });
    const late = await run([...goal, "failed"]);
    expect(late).toMatchObject({ exitCode: 3 });
    expect(late.stderr).toContain("landfall status --context prod -f web.yaml says more");
    const one = watch(["status", "--context", "prod", "-f", "package", "--watch"]);
    await until(one.printed, "ConfigMap data/limits NotFound");
    await environment.request("POST", "/api/v1/namespaces/data/configmaps", { body: { metadata: { name: "limits" } } });
    await until(one.printed, "prod: ConfigMap data/limits Current\n");
  });

  test.each<[string, readonly string[], number, string]>([
    ["beside names", ["-f", "package", "pod/web"], 2, "-f names all that is meant"],
    ["of nothing", ["-f", "empty.yaml"], 1, "empty.yaml declares no object that would be in a cluster"],
    ["of a file that is not there", ["-f", "gone"], 1, "gone"],
  ])("-f %s is refused", async (_, args, exitCode, message) => {
    const told = await run(["status", "--context", "prod", ...args]);
    expect(told).toMatchObject({ exitCode, stdout: "", stderr: expect.stringContaining(message) as unknown });
  });

  test("records who fights about a field, and says how to stop one of them in the cluster", async () => {
    const labels = { app: "fought" };
    const policy = "propagationpolicy.karmada.io";
    const annotations = { [`${policy}/name`]: "web", [`${policy}/namespace`]: "shop" };
    const template = { metadata: { labels }, spec: { containers: [{ name: "app", image: "shop/app:1" }] } };
    const body = {
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "fought", namespace: "shop", labels, annotations },
      spec: { replicas: 2, selector: { matchLabels: labels }, template },
    };
    const path = "/apis/apps/v1/namespaces/shop/deployments";
    await environment.request("POST", `${path}?fieldManager=gitops`, { body });
    const stopped = deferred<"SIGINT">();
    let note = "";
    const more = { note: (text: string) => void (note += text), untilStopped: () => stopped.promise };
    const line = ["fights", "--context", "prod", "-n", "shop", "deploy/fought", "--for", "1m"];
    const watches = (): number =>
      environment.audit().filter(({ verb, resource }) => verb === "watch" && resource === "apps/deployments").length;
    const before = watches();
    const told = run(line, more);
    await until(() => note, "recording the namespace shop of prod for 1m; Ctrl-C ends it sooner\n");
    await expect.poll(watches).toBeGreaterThan(before);
    const contentType = "application/merge-patch+json";
    for (const [replicas, manager] of [
      [5, "scaler"],
      [2, "gitops"],
      [5, "scaler"],
      [2, "gitops"],
    ] as const)
      await environment.request("PATCH", `${path}/fought?fieldManager=${manager}`, {
        body: { spec: { replicas } },
        contentType,
      });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    stopped.resolve("SIGINT");
    const { stdout, exitCode } = await told;
    expect(exitCode).toBe(0);
    expect(stdout).toContain("Deployment.apps shop/fought\n");
    expect(stdout).toMatch(/spec\.replicas changed back \d times \(5 ⇄ 2\) by gitops and scaler/);
    expect(stdout).toMatch(/landfall suspend --holder NAME --effect delivery .* --name web --context prod\n/);
    const quiet = await run(["fights", "--context", "prod", "-n", "shop", "deploy/fought", "--for", "1s"]);
    expect(quiet).toMatchObject({ exitCode: 0, stdout: "no field is changed back and forth\n" });
    expect(quiet.stderr).toContain("0 of 1 objects changed meanwhile; what goes slower needs a longer --for");
  });

  test.each<[string, readonly string[]]>([
    ["status --watch", ["status", "-n", "shop", "--watch"]],
    ["fights", ["fights", "-n", "shop", "--for", "1s"]],
  ])("a user with the role that rbac prints for %s meets no refusal", async (_, line) => {
    const [command = "", , , last = ""] = line;
    const role = await run(["rbac", "-n", "shop", command, ...(last === "--watch" ? [last] : [])]);
    expect(role).toMatchObject({ exitCode: 0, stderr: "" });
    const { rules } = parse(role.stdout) as { readonly rules: readonly Rule[] };
    const { kubeconfig } = await environment.addUser(`least-${command}`, { rules, namespace: "shop" });
    writeFileSync(join(cwd, command), kubeconfig);
    const env = { KUBECONFIG: join(cwd, command) };
    if (last === "--watch") {
      const one = watch(line, { env });
      await until(one.printed, "Current");
      await one.stop();
    } else expect(await run(line, { env })).toMatchObject({ exitCode: 0 });
    const asked = environment.audit().filter(({ user }) => user === `least-${command}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ code }) => code === 403)).toEqual([]);
  });
});
