import { KubeConfig } from "@kubernetes/client-node";
import { checkDecisionLog, readPlan } from "@landfall/core/rollout";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { type Client, connectionFrom, createClient, RolloutController } from "@landfall/kubernetes";
import {
  type Endpoint,
  formatKubeconfig,
  looseDefinition,
  noControlPlane,
  type ServerFault,
  type ServiceAccount,
  startEnvironment,
  startFaultyServer,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  APPLICATION,
  APPLICATION_KIND,
  type App,
  canary,
  makeApps,
  makeRollout,
  ROLLOUT,
} from "./testing/applications.ts";

const CLUSTERS = ["eu-1", "eu-2", "eu-3", "us-1", "us-2", "us-3"];
const PATIENCE_MS = 240_000;
/** The time for which a failing API server answers 500, in milliseconds. */
const ILL_MS = 60_000;

let environment: TestEnvironment;
let account: ServiceAccount;
/** The client of the admin. */
let client: Client;
/** The functions that end everything that a test has started, controllers first. */
const ends: (() => unknown)[] = [];

/** A client for the controllers, of the API server or of a proxy in front of it. */
function clientTo(endpoint: Endpoint): Client {
  const kubeConfig = new KubeConfig();
  const identity = { token: account.token(3600) };
  kubeConfig.loadFromString(formatKubeconfig([{ name: "hub", endpoint, identity }]));
  const own = createClient(connectionFrom(kubeConfig));
  ends.push(() => own.close());
  return own;
}

function start(own: Client): void {
  const controller = new RolloutController({ client: own, step: stepRollout });
  ends.push(() => controller.stop());
  void controller.start();
}

async function apps(rollout: string): Promise<readonly App[]> {
  const { items } = await client.list(APPLICATION, { labelSelector: `rollout=${rollout}` });
  return items as unknown as readonly App[];
}

async function make(name: string): Promise<void> {
  await makeApps(client, name, CLUSTERS);
  await makeRollout(client, name);
}

/** The course of a rollout until its end. */
interface Ending {
  readonly phase: string | undefined;
  /** The largest number of targets that were under way at the same time. */
  readonly most: number;
  /** The problems of the decision log at any time. */
  readonly wrong: readonly string[];
}

/**
 * Plays Argo CD until the rollout is completed, and counts the targets under way. The API server may be down meanwhile.
 */
async function watchOver(name: string): Promise<Ending> {
  let most = 0;
  const wrong: string[] = [];
  let phase: string | undefined;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && phase !== "Completed"; ) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    try {
      const away = (await apps(name)).filter(
        ({ spec, status }) => spec.source.targetRevision !== status?.sync?.revision,
      );
      most = Math.max(most, away.length);
      for (const { metadata, spec } of away) {
        const status = {
          sync: { status: "Synced", revision: spec.source.targetRevision },
          health: { status: "Healthy" },
        };
        await client.patch({ ...APPLICATION, name: metadata?.name ?? "" }, { type: "merge", patch: { status } });
      }
      const rollout = (await client.get({ ...ROLLOUT, name })) as unknown as {
        readonly status?: { readonly phase?: string; readonly plan?: { readonly name: string } };
      };
      phase = rollout.status?.phase;
      wrong.push(...(await wrongIn(rollout.status?.plan?.name)));
    } catch {
      // The API server is down for the moment.
    }
  }
  return { phase, most, wrong };
}

async function wrongIn(plan: string | undefined): Promise<readonly string[]> {
  if (plan === undefined) return [];
  const page = await client.get({ ...ROLLOUT, kind: "RolloutPlan", name: plan });
  const stored = readPlan(page === undefined ? [] : [page]);
  if (!stored.ok || stored.value?.log === undefined) return [];
  return checkDecisionLog(stored.value.log, stored.value).map(({ message }) => message);
}

describe.skipIf(noControlPlane())("RolloutController when something goes wrong", () => {
  beforeAll(async () => {
    environment = await startEnvironment({ name: "hub", crds: ["schemas/crds"] });
    await environment.installCrds(looseDefinition(APPLICATION_KIND));
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
    for (const name of ["argocd", "fleet"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    await client.create(canary({ maxConcurrent: 2 }));
    const rules = [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"] }];
    account = await environment.addServiceAccount("rollout-controller", { rules });
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(async () => {
    client?.close();
    await environment?.stop();
  });

  const onItsWay = async (name: string): Promise<boolean> =>
    (await apps(name)).some(({ spec }) => spec.source.targetRevision === "v2");
  const GOOD = { phase: "Completed", wrong: [] };

  test("the API server is restarted under it, twice", async () => {
    await make("restarted");
    start(clientTo(environment));
    await expect.poll(() => onItsWay("restarted")).toBe(true);
    await environment.restart();
    const watching = watchOver("restarted");
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await environment.restart();
    const ending = await watching;
    expect(ending).toMatchObject(GOOD);
    expect(ending.most).toBeLessThanOrEqual(2);
  });

  test("two work at once, each as if it were alone", async () => {
    await make("twice");
    start(clientTo(environment));
    start(clientTo(environment));
    const ending = await watchOver("twice");
    expect(ending).toMatchObject(GOOD);
    expect(ending.most).toBeLessThanOrEqual(2);
  });

  test("an object refuses its change at first, and the release has its Event all the same", async () => {
    let refused = 0;
    const fault = ({ method, path }: { readonly method: string; readonly path: string }): ServerFault | undefined =>
      method === "PATCH" && path.includes("/applications/") && refused++ === 0
        ? { status: 409, body: { kind: "Status", status: "Failure", reason: "Conflict", code: 409 } }
        : undefined;
    const server = await startFaultyServer(environment, { fault, certificate: environment.issueServerCertificate() });
    ends.push(() => server.stop());
    await make("refused");
    start(clientTo(server));
    await expect.poll(() => onItsWay("refused")).toBe(true);
    expect(refused).toBeGreaterThan(1);
    const moved = async (): Promise<readonly string[]> =>
      (await client.list({ group: "events.k8s.io", kind: "Event" }, { namespace: "fleet" })).items
        .map((event) => event as unknown as { readonly reason: string; readonly note: string })
        .flatMap(({ reason, note }) => (reason === "RolloutMoved" ? note : []));
    await expect.poll(async () => (await moved()).some((note) => note.includes("eu-1/refused"))).toBe(true);
  });

  test("the API server answers 500 for a minute", async () => {
    let isIll = false;
    const fault = (): ServerFault | undefined =>
      isIll ? { status: 500, body: { kind: "Status", status: "Failure", code: 500, message: "ill" } } : undefined;
    const certificate = environment.issueServerCertificate();
    const server = await startFaultyServer(environment, { fault, certificate });
    ends.push(() => server.stop());
    await make("ill");
    start(clientTo(server));
    await expect.poll(() => onItsWay("ill")).toBe(true);
    isIll = true;
    const seenBefore = server.seen.length;
    const watching = watchOver("ill");
    await new Promise((resolve) => setTimeout(resolve, ILL_MS));
    const asked = server.seen.length - seenBefore;
    isIll = false;
    const ending = await watching;
    expect(ending).toMatchObject(GOOD);
    expect(ending.most).toBeLessThanOrEqual(2);
    // Retries are patient: fewer than ten requests a second, whatever is watched.
    expect(asked).toBeLessThan(600);
  });
});
