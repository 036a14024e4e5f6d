import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runCli } from "@landfall/cli";
import { formatKubeconfig, noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const PACKAGE = join(import.meta.dirname, "package");
const DEFINITIONS = join(import.meta.dirname, "../../schemas/crds");
const LANDFALL = join(import.meta.dirname, "../../packages/cli/dist/main.js");
const CONTROLLERS = ["rollout", "suspension"];
const NAMESPACE = "landfall-system";

const scratch = mkdtempSync(join(tmpdir(), "landfall-install-"));

interface Deployment {
  readonly kind: string;
  readonly spec: {
    readonly template: { readonly spec: { readonly containers: readonly { readonly args: readonly string[] }[] } };
  };
}

/** The arguments of a controller in its Deployment. */
function argumentsOf(controller: string): readonly string[] {
  const documents = parseAllDocuments(readFileSync(join(PACKAGE, `${controller}.yaml`), "utf8"));
  const deployment = documents
    .map((document) => document.toJS() as Deployment)
    .find(({ kind }) => kind === "Deployment");
  return deployment?.spec.template.spec.containers[0]?.args ?? [];
}

test("the definitions are those that are generated", () => {
  const names = globSync("*.yaml", { cwd: DEFINITIONS }).sort();
  expect(globSync("*.yaml", { cwd: join(PACKAGE, "crds") }).sort()).toEqual(names);
  for (const name of names)
    expect(readFileSync(join(PACKAGE, "crds", name), "utf8")).toBe(readFileSync(join(DEFINITIONS, name), "utf8"));
});

test("the kustomization has every file", () => {
  const [document] = parseAllDocuments(readFileSync(join(PACKAGE, "kustomization.yaml"), "utf8"));
  const files = globSync("**/*.yaml", { cwd: PACKAGE }).filter((file) => basename(file) !== "kustomization.yaml");
  expect(document?.toJS()).toMatchObject({ resources: files.sort() });
});

describe.skipIf(noControlPlane())("on a real API server", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment({ name: "prod", crds: [DEFINITIONS] });
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test.each(CONTROLLERS)("the role of controller %s is what landfall rbac prints", async (controller) => {
    const outcome = runCli(["rbac", "--context", "prod", "controller", controller], {
      cwd: scratch,
      env: { KUBECONFIG: environment.kubeconfigFile },
      terminal: false,
      columns: undefined,
      readStdin: () => "",
      now: () => new Date(),
    });
    const { stdout } = outcome.later === undefined ? outcome : await outcome.later();
    await expect(stdout).toMatchFileSnapshot(join(PACKAGE, "rbac", `${controller}.yaml`));
  });

  test("all of it is accepted, strictly, by kubectl and the kustomization", () => {
    const kubectl = join(process.env["KUBEBUILDER_ASSETS"] ?? "", "kubectl");
    const args = ["apply", "--server-side", "--force-conflicts", "--validate=strict", "-k", PACKAGE];
    const { status, stderr } = spawnSync(kubectl, ["--kubeconfig", environment.kubeconfigFile, ...args], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("both controllers work as their service accounts, with their own arguments, and nothing is refused", async () => {
    for (const controller of CONTROLLERS) await tryOut(controller);
    const asked = environment.audit().filter(({ user }) => user.startsWith(`system:serviceaccount:${NAMESPACE}:`));
    expect(asked.filter(({ code }) => code === 403)).toEqual([]);
    for (const controller of CONTROLLERS)
      expect(asked.some(({ user, verb }) => user.endsWith(`landfall-${controller}`) && verb === "watch")).toBe(true);
  });

  /** Runs a controller until it has its Lease and has begun to watch. */
  async function tryOut(controller: string): Promise<void> {
    const account = `/api/v1/namespaces/${NAMESPACE}/serviceaccounts/landfall-${controller}/token`;
    const { body } = await environment.request("POST", account, { body: { spec: {} } });
    const { token } = (body as { readonly status: { readonly token: string } }).status;
    const kubeconfig = join(scratch, controller);
    writeFileSync(kubeconfig, formatKubeconfig([{ name: "prod", endpoint: environment, identity: { token } }]));
    const env = { ...process.env, KUBECONFIG: kubeconfig };
    const child = spawn(process.execPath, [LANDFALL, ...argumentsOf(controller), "--context", "prod"], {
      env,
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    try {
      const user = `system:serviceaccount:${NAMESPACE}:landfall-${controller}`;
      const isWatching = (): boolean =>
        environment.audit().some((event) => event.user === user && event.verb === "watch");
      await expect.poll(isWatching).toBe(true);
      const lease = `/apis/coordination.k8s.io/v1/namespaces/${NAMESPACE}/leases/${controller}`;
      const held = await environment.request("GET", lease);
      expect(held.body).toMatchObject({ spec: { holderIdentity: expect.stringContaining("_") } });
    } finally {
      child.kill();
      await ended;
    }
  }
});
