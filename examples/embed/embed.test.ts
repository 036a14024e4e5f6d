import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CONTROLLER = join(import.meta.dirname, "controller.ts");
const scratch = mkdtempSync(join(tmpdir(), "landfall-embed-"));
const DEPLOYMENTS = "/apis/apps/v1/namespaces/shop/deployments";
const CONFIG_MAP = "/api/v1/namespaces/shop/configmaps/deployments";
/** The permissions that the controller needs. */
const RULES = [
  { verbs: ["list", "watch"], apiGroups: ["apps"], resources: ["deployments"] },
  { verbs: ["create", "patch"], resources: ["configmaps"] },
];

describe.skipIf(noControlPlane())("a controller of sixty lines on a real API server", () => {
  let environment: TestEnvironment;
  let controller: ChildProcess;
  let said = "";

  beforeAll(async () => {
    environment = await startEnvironment({ name: "edge-1" });
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    const user = await environment.addUser("embed", { rules: RULES });
    const kubeconfig = join(scratch, "kubeconfig");
    writeFileSync(kubeconfig, user.kubeconfig);
    controller = spawn(process.execPath, ["--conditions=landfall-source", CONTROLLER], {
      env: { ...process.env, KUBECONFIG: kubeconfig },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [controller.stdout, controller.stderr])
      stream?.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
  });
  afterAll(async () => {
    controller?.kill();
    await environment?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  async function deploy(name: string): Promise<void> {
    const template = { metadata: { labels: { name } }, spec: { containers: [{ name, image: "example.com/web:1" }] } };
    const spec = { replicas: 1, selector: { matchLabels: { name } }, template };
    await environment.request("POST", DEPLOYMENTS, { body: { metadata: { name }, spec } });
  }

  /** Writes the status of a Deployment in place of Kubernetes' controllers, which do not run here. */
  async function report(name: string, available: number, progressing: object): Promise<void> {
    const { body } = await environment.request("GET", `${DEPLOYMENTS}/${name}`);
    const { generation } = (body as { readonly metadata: { readonly generation: number } }).metadata;
    const conditions = [
      { type: "Available", status: available > 0 ? "True" : "False" },
      { type: "Progressing", ...progressing },
    ];
    const counts = { replicas: 1, updatedReplicas: 1, readyReplicas: available, availableReplicas: available };
    await environment.request("PATCH", `${DEPLOYMENTS}/${name}/status`, {
      body: { status: { observedGeneration: generation, ...counts, conditions } },
      contentType: "application/merge-patch+json",
    });
  }

  const data = async (): Promise<unknown> =>
    ((await environment.request("GET", CONFIG_MAP)).body as { readonly data?: unknown }).data;

  test("has at most sixty lines", () => {
    expect(readFileSync(CONTROLLER, "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });

  test("says how the Deployments of a namespace are, and says it again when that changes", async () => {
    await deploy("web");
    await expect.poll(data).toMatchObject({ health: "InProgress", freshness: "fresh" });
    await report("web", 1, { status: "True", reason: "NewReplicaSetAvailable" });
    await expect.poll(data).toMatchObject({ health: "Current" });
    await deploy("db");
    const message = 'ReplicaSet "db-5d8" has timed out progressing.';
    await report("db", 0, { status: "False", reason: "ProgressDeadlineExceeded", message });
    await expect.poll(data).toMatchObject({ health: "Failed" });
    // The write may be visible in the cluster before the line about it arrives.
    await expect.poll(() => said).toContain("edge-1/shop: Failed");
    expect(JSON.stringify(await data())).toContain("has timed out progressing");
  });

  test("needs no rights but these, and each of them", () => {
    const asked = environment.audit().filter(({ user }) => user === "embed");
    expect(asked.filter(({ code }) => code === 403)).toEqual([]);
    const used = new Set(asked.map(({ verb, resource }) => `${verb} ${resource}`));
    expect([...used]).toEqual(expect.arrayContaining(["patch configmaps", "watch apps/deployments"]));
  });

  test("goes on when the API server was restarted", async () => {
    await environment.restart();
    await environment.request("DELETE", `${DEPLOYMENTS}/db`);
    await expect.poll(data).toMatchObject({ health: "Current" });
  });

  test("leaves a field to who has taken it, and says who that is", async () => {
    await environment.request("PATCH", `${CONFIG_MAP}?fieldManager=ana&force=true`, {
      body: { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "deployments" }, data: { health: "Fine" } },
      contentType: "application/apply-patch+yaml",
    });
    await report("web", 0, { status: "False", reason: "ProgressDeadlineExceeded", message: "stuck" });
    await expect.poll(() => said).toContain("edge-1/shop: .data.health is ana's");
    expect(await data()).toMatchObject({ health: "Fine" });
  });
});
