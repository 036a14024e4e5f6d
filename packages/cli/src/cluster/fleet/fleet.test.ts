import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  formatKubeconfig,
  looseDefinition,
  noControlPlane,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Io, Outcome } from "../../io.ts";
import { runIn } from "../testing/run-in.ts";

let cwd: string;
/** One API server, used as the hub and, under other names, as its members. */
let environment: TestEnvironment;
let token: string;
const told: string[] = [];

async function run(
  args: readonly string[],
  env: Io["env"] = { KUBECONFIG: join(cwd, "kubeconfig") },
): Promise<Outcome> {
  const ended = await runIn(cwd, args, { env, note: (text) => void told.push(text) });
  told.push(ended.stdout, ended.stderr);
  return ended;
}

const base64 = (text: string): string => Buffer.from(text).toString("base64");
/** A text that must never be printed. */
const SECRET = "s3cr3t-t0ken";

async function makeSecret(
  namespace: string,
  name: string,
  data: Readonly<Record<string, string>>,
  labels: object = {},
) {
  const encoded = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, base64(value)]));
  const body = { metadata: { name, labels }, data: encoded };
  await environment.request("POST", `/api/v1/namespaces/${namespace}/secrets`, { body });
}

const ARGO = { "argocd.argoproj.io/secret-type": "cluster" };

async function makeArgo(name: string, server: string, config: string): Promise<void> {
  await makeSecret("argocd", `cluster-${name}`, { name, server, config }, ARGO);
}

async function makeCapi(name: string, kubeconfig: string | undefined): Promise<void> {
  const body = {
    apiVersion: "cluster.x-k8s.io/v1beta2",
    kind: "Cluster",
    metadata: { name, namespace: "capi" },
    spec: {},
  };
  await environment.request("POST", "/apis/cluster.x-k8s.io/v1beta2/namespaces/capi/clusters", { body });
  if (kubeconfig !== undefined) await makeSecret("capi", `${name}-kubeconfig`, { value: kubeconfig });
}

async function makeMember(name: string, spec: object): Promise<void> {
  const body = { apiVersion: "cluster.karmada.io/v1alpha1", kind: "Cluster", metadata: { name }, spec };
  await environment.request("POST", "/apis/cluster.karmada.io/v1alpha1/clusters", { body });
}

/** A kubeconfig as somebody may store it in a Secret. */
function kubeconfigWith(user: object, cluster: object = {}): string {
  return JSON.stringify({
    apiVersion: "v1",
    kind: "Config",
    "current-context": "x",
    contexts: [{ name: "x", context: { cluster: "x", user: "x" } }],
    clusters: [{ name: "x", cluster: { server: "https://127.0.0.1:1", ...cluster } }],
    users: [{ name: "x", user }],
  });
}

const STATUS = ["status", "-n", "shop", "-o", "json"];

interface Line {
  readonly context: string;
  readonly object?: { readonly name: string };
  readonly unreachable?: string;
}

/** The answer of each cluster: names of objects, or why it could not be asked. */
async function answers(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { stdout, stderr } = await run([...STATUS, ...args]);
  const lines = JSON.parse(
    stdout === "" ? `[{"context": "", "unreachable": ${JSON.stringify(stderr)}}]` : stdout,
  ) as readonly Line[];
  return Object.fromEntries(
    lines.map(({ context, object, unreachable }) => [context, unreachable ?? object?.name ?? ""]),
  );
}

describe.skipIf(noControlPlane())("a fleet", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-fleet-"));
    environment = await startEnvironment({ name: "hub" });
    await environment.installCrds(
      looseDefinition({ group: "cluster.x-k8s.io", version: "v1beta2", kind: "Cluster" }),
      looseDefinition({ group: "cluster.karmada.io", version: "v1alpha1", kind: "Cluster", scope: "Cluster" }),
      looseDefinition({ group: "multicluster.x-k8s.io", version: "v1alpha1", kind: "ClusterProfile" }),
    );
    for (const name of ["shop", "argocd", "capi", "karmada-cluster", "fleet"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    const pod = { metadata: { name: "web" }, spec: { containers: [{ name: "app", image: "shop/app:1" }] } };
    await environment.request("POST", "/api/v1/namespaces/shop/pods", { body: pod });
    const account = await environment.addServiceAccount("member", {
      rules: [{ verbs: ["list", "watch"], apiGroups: ["*"], resources: ["*"] }],
    });
    token = account.token(3600);
    const { url, authority } = environment;
    const ca = base64(authority);
    const config = (more: object) => JSON.stringify({ tlsClientConfig: { caData: ca }, ...more });
    await makeArgo("eu-1", url, config({ bearerToken: token }));
    await makeArgo("eu-2", url, config({ bearerToken: SECRET }));
    await makeArgo("away", "https://127.0.0.1:1", config({ bearerToken: SECRET }));
    await makeArgo("broken", url, `{"bearerToken": "${SECRET}`);
    await makeArgo("program", url, config({ execProviderConfig: { command: "touch", args: [join(cwd, "ran")] } }));
    await makeArgo("odd", url, config({ bearerToken: `${SECRET}\nX-Evil: ${SECRET}` }));
    await makeArgo("inside", `https://ana:${SECRET}@127.0.0.1:1`, config({}));
    const identity = { token };
    await makeCapi("prod", formatKubeconfig([{ name: "any", endpoint: { url, authority }, identity }]));
    await makeCapi("unborn", undefined);
    await makeCapi(
      "runs",
      kubeconfigWith({
        exec: {
          apiVersion: "client.authentication.k8s.io/v1",
          command: "touch",
          args: [join(cwd, "ran")],
          interactiveMode: "Never",
        },
      }),
    );
    await makeCapi("reads", kubeconfigWith({ "client-key": "/etc/hostname", "client-certificate": "/etc/hostname" }));
    await makeCapi("tokens", kubeconfigWith({ tokenFile: "/etc/hostname" }));
    await makeCapi("garbage", `{ token: ${SECRET}: [`);
    await makeSecret("karmada-cluster", "edge", { token, caBundle: authority });
    await makeMember("edge", { apiEndpoint: url, secretRef: { namespace: "karmada-cluster", name: "edge" } });
    await makeMember("pulled", { syncMode: "Pull" });
    for (const name of ["hub", "unknown"])
      await environment.request("POST", "/apis/multicluster.x-k8s.io/v1alpha1/namespaces/fleet/clusterprofiles", {
        body: { apiVersion: "multicluster.x-k8s.io/v1alpha1", kind: "ClusterProfile", metadata: { name }, spec: {} },
      });
    writeFileSync(join(cwd, "kubeconfig"), environment.kubeconfig);
    const both = [environment.context, { ...environment.context, name: "twin" }];
    writeFileSync(join(cwd, "both"), formatKubeconfig(both));
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("of Argo CD: each answers or says why not, and no program is run", async () => {
    const found = await answers("--context", "hub", "--fleet", "argo-cd");
    expect(found["eu-1"]).toBe("web");
    expect(found["eu-2"]).toMatch(/Unauthorized|does not know who asks|credentials/i);
    expect(found["away"]).toContain("ECONNREFUSED");
    expect(found["broken"]).toContain("the config of its Secret is no JSON");
    expect(found["program"]).toContain("none is run because a Secret says so");
    expect(found["inside"]).toContain("the address of its API server has credentials in it");
    expect(Object.keys(found)).toContain("odd");
  });

  test("of Cluster API: no program is run, and no file is read", async () => {
    const found = await answers("--context", "hub", "--fleet", "cluster-api");
    expect(found["prod"]).toBe("web");
    expect(found["unborn"]).toContain("the Secret unborn-kubeconfig is not there");
    expect(found["runs"]).toContain("none is run because a Secret says so");
    expect(found["reads"]).toContain("none is read because a Secret says so");
    // The field `tokenFile` of the Secret is ignored, so its author cannot make us read a file.
    expect(found["tokens"]).toContain("ECONNREFUSED");
    expect(found["garbage"]).toContain("its kubeconfig cannot be read");
  });

  test("of Karmada, and of profiles by the contexts of their names", async () => {
    const members = await answers("--context", "hub", "--fleet", "karmada");
    expect(members).toMatchObject({ edge: "web", pulled: expect.stringContaining("joined by pull") as unknown });
    const profiles = await answers("--context", "hub", "--fleet", "cluster-inventory");
    expect(profiles).toMatchObject({
      hub: "web",
      unknown: expect.stringContaining("no context of the kubeconfig is called unknown") as unknown,
    });
  });

  test("of a file: the objects as kubectl prints them, or all contexts of a kubeconfig", async () => {
    const { body } = await environment.request("GET", "/api/v1/namespaces/argocd/secrets");
    const { items } = body as { readonly items: readonly object[] };
    const list = {
      apiVersion: "v1",
      kind: "List",
      items: items.map((one) => ({ apiVersion: "v1", kind: "Secret", ...one })),
    };
    writeFileSync(join(cwd, "secrets.json"), JSON.stringify(list));
    expect((await answers("--fleet", "secrets.json"))["eu-1"]).toBe("web");
    expect(await answers("--fleet", "both")).toEqual({ hub: "web", twin: "web" });
  });

  test.each<[string, readonly string[], string]>([
    ["a file that is not there", ["--fleet", "gone.yaml"], "gone.yaml"],
    ["a file without clusters", ["--fleet", "pod.yaml"], "pod.yaml tells of no clusters"],
    ["no kubeconfig", ["--fleet", "argo-cd", "--kubeconfig", "gone"], "the kubeconfig"],
  ])("%s is an error", async (_, args, message) => {
    writeFileSync(join(cwd, "pod.yaml"), "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n");
    const outcome = await run(["status", ...args]);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "", stderr: expect.stringContaining(message) as unknown });
  });

  test("is looked at by suspended, explain and plan, too", async () => {
    const outcome = await run(["suspended", "--context", "hub", "--fleet", "karmada", "-A"]);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "nothing is suspended\n" });
    expect(outcome.stderr).toContain("joined by pull");
  });

  test("credentials are told nobody: not in what is printed, and not in what fails", async () => {
    const tree = await run(["status", "--context", "hub", "--fleet", "argo-cd", "-A"]);
    expect(tree.stdout).toContain("eu-1");
    const all = told.join("\n");
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain(base64(SECRET));
    expect(all).not.toContain(token);
    expect(all).not.toContain(token.split(".")[2]);
    expect(() => writeFileSync(join(cwd, "ran"), "", { flag: "wx" })).not.toThrow();
  });
});
