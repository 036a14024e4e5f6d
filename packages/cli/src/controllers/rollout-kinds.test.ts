import { KubeConfig } from "@kubernetes/client-node";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { type Client, connectionFrom, createClient, RolloutController, rolloutRules } from "@landfall/kubernetes";
import {
  type AuditEvent,
  looseDefinition,
  noControlPlane,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  APPLICATION,
  APPLICATION_KIND,
  type App,
  canary,
  makeApps,
  makeRollout,
  ROLLOUT,
} from "./testing/applications.ts";

let environment: TestEnvironment;
/** The client of the admin. */
let client: Client;
/** The controller's client, whose role knows no kind of the shop. */
let own: Client;
let controller: RolloutController;

const USER = "rollout-controller";
const ROLE = "/apis/rbac.authorization.k8s.io/v1/clusterroles/envtest-rollout-controller";
const PANDA = { group: "shop.example", kind: "Panda" };

function clientOf(kubeconfig: string): Client {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromString(kubeconfig);
  return createClient(connectionFrom(kubeConfig));
}

/** A Rollout of its own two Applications, which names further kinds in its inventory. */
async function rollOut(name: string, ...kinds: readonly object[]): Promise<void> {
  await makeApps(client, name, ["eu-1", "us-1"]);
  const own = { group: APPLICATION.group, kind: APPLICATION.kind, labelSelector: { matchLabels: { rollout: name } } };
  await makeRollout(client, name, { inventory: [own, ...kinds] });
}

async function wanted(rollout: string): Promise<readonly string[]> {
  const { items } = await client.list(APPLICATION, { labelSelector: `rollout=${rollout}` });
  return (items as unknown as readonly App[]).map(({ spec }) => spec.source.targetRevision);
}

interface Status {
  readonly conditions?: readonly { readonly type: string; readonly status: string; readonly reason?: string }[];
}

async function stalled(name: string): Promise<object | undefined> {
  const rollout = (await client.get({ ...ROLLOUT, name })) as { readonly status?: Status } | undefined;
  return rollout?.status?.conditions?.find(({ type }) => type === "Stalled");
}

const asked = (): readonly AuditEvent[] => environment.audit().filter(({ user }) => user === USER);
const unread = (kinds: string): object => ({
  status: "True",
  reason: "KindNotRead",
  message: `it names kinds that cannot be read: ${kinds}`,
});

describe.skipIf(noControlPlane())("a Rollout that names kinds that cannot be read", () => {
  beforeAll(async () => {
    environment = await startEnvironment({ name: "hub", crds: ["schemas/crds"] });
    await environment.installCrds(looseDefinition(APPLICATION_KIND));
    client = clientOf(environment.kubeconfig);
    for (const name of ["argocd", "fleet"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    await client.create(canary({}));
    own = clientOf((await environment.addUser(USER, { rules: rolloutRules(await client.discovery.all()) })).kubeconfig);
    controller = new RolloutController({ client: own, step: stepRollout });
    void controller.start();
  });
  afterAll(async () => {
    await controller?.stop();
    own?.close();
    client?.close();
    await environment?.stop();
  });

  test("says once which are not served, and is not carried out; another one is", async () => {
    await rollOut("shop", PANDA, { kind: "Koala" }, PANDA);
    await rollOut("other");
    await expect
      .poll(() => stalled("shop"))
      .toMatchObject(unread("Koala is not served; Panda.shop.example is not served"));
    await expect.poll(() => wanted("other")).toContain("v2");
    const looks = (): number => asked().filter(({ uri }) => /^\/apis(?:\?|$)/.test(uri)).length;
    const before = looks();
    await expect.poll(looks).toBeGreaterThan(before + 2);
    expect(await wanted("shop")).toEqual(["v1", "v1"]);
    const said = asked().filter(({ resource, name }) => resource === "landfall.dev/rollouts/status" && name === "shop");
    expect(said).toHaveLength(1);
    const reasons = async (): Promise<readonly string[]> =>
      (await client.list({ group: "events.k8s.io", kind: "Event" }, { namespace: "fleet" })).items.map(
        (event) => (event as unknown as { readonly reason: string }).reason,
      );
    await expect.poll(reasons).toContain("RolloutStalled");
    expect((await reasons()).filter((reason) => reason === "RolloutStalled")).toHaveLength(1);
  });

  test("says of one that is served that it may not be read, and goes on when it may", async () => {
    await environment.installCrds(looseDefinition({ ...PANDA, version: "v1" }));
    await rollOut("forbidden", PANDA);
    const forbidden = "Panda.shop.example may not be listed and watched";
    await expect.poll(() => stalled("forbidden")).toMatchObject(unread(forbidden));
    await expect.poll(() => stalled("shop")).toMatchObject(unread(`Koala is not served; ${forbidden}`));
    expect(await wanted("forbidden")).toEqual(["v1", "v1"]);
    const rule = { apiGroups: [PANDA.group], resources: ["pandas"], verbs: ["list", "watch"] };
    const body = [{ op: "add", path: "/rules/-", value: rule }];
    const granted = await environment.request("PATCH", ROLE, { body, contentType: "application/json-patch+json" });
    expect(granted.status).toBe(200);
    await expect.poll(() => wanted("forbidden")).toContain("v2");
    await expect.poll(() => stalled("forbidden")).toMatchObject({ status: "False" });
    await expect.poll(() => stalled("shop")).toMatchObject(unread("Koala is not served"));
    expect(await wanted("shop")).toEqual(["v1", "v1"]);
  });
});
