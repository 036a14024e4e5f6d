import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { noControlPlane, startEnvironment, type TestEnvironment } from "./index.ts";

const CRONTAB = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "crontabs.stable.example.com" },
  spec: {
    group: "stable.example.com",
    names: { kind: "CronTab", plural: "crontabs", singular: "crontab" },
    scope: "Namespaced",
    versions: [
      {
        name: "v1",
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: "object", properties: { spec: { type: "object" } } } },
      },
    ],
  },
};

describe.skipIf(noControlPlane())("a control plane of etcd and kube-apiserver", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment({ name: "one", crds: [CRONTAB] });
  });
  afterAll(() => environment.stop());

  test("serves the definitions that it was given", async () => {
    const { status, body } = await environment.request("GET", "/apis/stable.example.com/v1/crontabs");
    expect({ status, body }).toMatchObject({ status: 200, body: { kind: "CronTabList", items: [] } });
  });

  test("gives a kubeconfig that kubectl understands", () => {
    const kubectl = join(process.env["KUBEBUILDER_ASSETS"] ?? "", "kubectl");
    const args = [
      "--kubeconfig",
      environment.kubeconfigFile,
      "auth",
      "whoami",
      "-o",
      "jsonpath={.status.userInfo.username}",
    ];
    expect(execFileSync(kubectl, args, { encoding: "utf8" })).toBe("admin");
  });

  test("runs a program of one's own beside it, which is told where the API server is", async () => {
    const home = dirname(environment.kubeconfigFile);
    const script = 'require("fs").writeFileSync("ready", process.env.KUBECONFIG); setInterval(() => 0, 1000)';
    await environment.run(process.execPath, {
      args: ["-e", script],
      ready: async () => existsSync(join(home, "ready")),
    });
    expect(readFileSync(join(home, "ready"), "utf8")).toBe(environment.kubeconfigFile);
    const gone = environment.run(join(home, "gone"));
    await expect(gone).rejects.toThrow("gone does not start: is");
  });

  test("lets a user do what the rules say, and nothing else, and its audit log tells both", async () => {
    const { requesterFor } = await import("./request.ts");
    const reader = await environment.addUser("reader", {
      groups: ["on-call"],
      rules: [{ verbs: ["get", "list"], resources: ["configmaps"] }],
    });
    const requester = requesterFor(environment, reader);
    expect((await requester.send("GET", "/api/v1/configmaps")).status).toBe(200);
    expect((await requester.send("GET", "/api/v1/secrets")).status).toBe(403);
    requester.close();
    const told = environment.audit().filter(({ user }) => user === "reader");
    expect(told.map(({ verb, resource, code }) => [verb, resource, code])).toEqual([
      ["list", "configmaps", 200],
      ["list", "secrets", 403],
    ]);
  });

  test.each([
    [60, 201],
    [-30, 401],
  ])("takes a token of a service account that is good for %s seconds as it should: %s", async (seconds, expected) => {
    const { requesterFor } = await import("./request.ts");
    const account = await environment.addServiceAccount(`account${seconds}`);
    const requester = requesterFor(environment, { token: account.token(seconds) });
    const body = { apiVersion: "authentication.k8s.io/v1", kind: "SelfSubjectReview" };
    const answer = await requester.send("POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews", { body });
    requester.close();
    expect(answer.status).toBe(expected);
    if (expected === 201) expect(answer.body).toMatchObject({ status: { userInfo: { username: account.name } } });
  });

  test("keeps its address and its objects when the API server is killed and comes again", async () => {
    const body = { metadata: { name: "kept" }, data: { a: "b" } };
    await environment.request("POST", "/api/v1/namespaces/default/configmaps", { body });
    await environment.restart();
    const answer = await environment.request("GET", "/api/v1/namespaces/default/configmaps/kept");
    expect(answer.body).toMatchObject({ data: { a: "b" } });
  });

  test("shares its etcd with another one that sees none of its objects", async () => {
    const other = await startEnvironment({ name: "two", beside: environment });
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "mine" } } });
    expect((await other.request("GET", "/api/v1/namespaces/mine")).status).toBe(404);
    await other.stop();
    expect((await environment.request("GET", "/api/v1/namespaces/mine")).status).toBe(200);
  });
});

describe.skipIf(noControlPlane())("the end of an environment", () => {
  /** A program that starts an environment and prints its directory and processes. */
  const PROGRAM = `
    import { startEnvironment } from "${join(import.meta.dirname, "index.ts")}";
    const environment = await startEnvironment();
    console.log(environment.kubeconfigFile);
    setInterval(() => {}, 1000);
  `;

  function processesOf(directory: string): readonly string[] {
    const listed = execFileSync("ps", ["-e", "-o", "pid=,args="], { encoding: "utf8" }).split("\n");
    return listed.filter((line) => line.includes(directory) && !line.includes("watchdog"));
  }

  test("stop leaves no process and no file", async () => {
    const environment = await startEnvironment();
    const directory = dirname(environment.kubeconfigFile);
    expect(processesOf(directory)).toHaveLength(2);
    await environment.stop();
    expect(processesOf(directory)).toEqual([]);
    expect(existsSync(directory)).toBe(false);
  });

  test("nothing outlives a test process that SIGKILL ends", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [file] = await new Promise<readonly string[]>((resolve) => {
      createInterface({ input: child.stdout }).once("line", (line) => resolve([line]));
    });
    const directory = dirname(file ?? "");
    expect(processesOf(directory)).toHaveLength(2);
    child.kill("SIGKILL");
    for (let tries = 0; tries < 200 && existsSync(directory); tries++) await sleep(50);
    expect(processesOf(directory)).toEqual([]);
    expect(existsSync(directory)).toBe(false);
  });

  test("what cannot be started is said, with the end of its log, and nothing of it is left", async () => {
    const flags = { "authorization-mode": "Nonsense" };
    // A place of its own: other tests start and stop their control planes at the same time.
    const place = mkdtempSync(join(tmpdir(), "landfall-refused-"));
    vi.stubEnv("TMPDIR", place);
    await expect(startEnvironment({ flags })).rejects.toThrow(/kube-apiserver ended before it was ready[^]*Nonsense/);
    vi.unstubAllEnvs();
    expect(processesOf(place)).toEqual([]);
    expect(readdirSync(place)).toEqual([]);
    rmdirSync(place);
  });

  test("a missing program is named, with what to do", async () => {
    await expect(startEnvironment({ assets: "/nowhere" })).rejects.toThrow(
      "no etcd, kube-apiserver in /nowhere; run npm run assets, or set KUBEBUILDER_ASSETS",
    );
  });
});
