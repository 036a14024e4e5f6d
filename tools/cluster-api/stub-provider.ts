import { setTimeout as sleep } from "node:timers/promises";
import type { TestEnvironment } from "@landfall/testing/envtest";
import { get, type Loose, send } from "../nightly/kit.ts";
import { CONTROL_PLANE, INFRASTRUCTURE } from "./start-cluster-api.ts";

const NAMESPACE = "fleet";

/** The path of objects of Cluster API, or of one of them. */
export function machinery(plural: string, name?: string): string {
  const path = `/apis/cluster.x-k8s.io/v1beta2/namespaces/${NAMESPACE}/${plural}`;
  return name === undefined ? path : `${path}/${name}`;
}

/** The path of objects of the provider, or of one of them. */
function provided(group: string, plural: string, name?: string): string {
  const path = `/apis/${group}/v1/namespaces/${NAMESPACE}/${plural}`;
  return name === undefined ? path : `${path}/${name}`;
}

export async function listAt(server: TestEnvironment, path: string): Promise<readonly Loose[]> {
  const list = (await get(server, path)) as unknown as { readonly items?: readonly Loose[] } | undefined;
  return list?.items ?? [];
}

/** Creates a cluster of Cluster API without machines. Its control plane is a member that runs already. */
export async function declareCluster(hub: TestEnvironment, member: TestEnvironment, version: string): Promise<void> {
  const { name } = member;
  await send(hub, "POST", "/api/v1/namespaces", { metadata: { name: NAMESPACE } });
  await send(hub, "POST", `/api/v1/namespaces/${NAMESPACE}/secrets`, {
    metadata: { name: `${name}-kubeconfig`, labels: { "cluster.x-k8s.io/cluster-name": name } },
    type: "cluster.x-k8s.io/secret",
    stringData: { value: member.kubeconfig },
  });
  const { hostname: host, port } = new URL(member.url);
  await send(hub, "POST", machinery("clusters"), {
    apiVersion: "cluster.x-k8s.io/v1beta2",
    kind: "Cluster",
    metadata: { name },
    spec: {
      controlPlaneEndpoint: { host, port: Number(port) },
      infrastructureRef: { apiGroup: INFRASTRUCTURE, kind: "StubCluster", name },
      controlPlaneRef: { apiGroup: CONTROL_PLANE, kind: "StubControlPlane", name },
    },
  });
  await createStubs(hub, name, version);
}

async function createStubs(hub: TestEnvironment, name: string, version: string): Promise<void> {
  const stub = (group: string, kind: string, more: object): Promise<unknown> =>
    send(hub, "POST", provided(group, `${kind.toLowerCase()}s`), {
      apiVersion: `${group}/v1`,
      kind,
      metadata: { name },
      ...more,
    });
  await stub(INFRASTRUCTURE, "StubCluster", { status: { initialization: { provisioned: true } } });
  await stub(CONTROL_PLANE, "StubControlPlane", {
    spec: { version },
    status: { version, externalManagedControlPlane: true, initialization: { controlPlaneInitialized: true } },
  });
  await stub(INFRASTRUCTURE, "StubMachineTemplate", { spec: { template: { spec: {} } } });
}

/** The machines of a cluster, as a file in a package has them; they are made of stubs, which the provider serves. */
export function poolOf(cluster: string, version: string, replicas: number): object {
  const infrastructureRef = { apiGroup: INFRASTRUCTURE, kind: "StubMachineTemplate", name: cluster };
  return {
    apiVersion: "cluster.x-k8s.io/v1beta2",
    kind: "MachineDeployment",
    metadata: { name: "pool", namespace: NAMESPACE },
    spec: {
      clusterName: cluster,
      replicas,
      selector: { matchLabels: { pool: "pool" } },
      template: {
        metadata: { labels: { pool: "pool" } },
        spec: { clusterName: cluster, version, bootstrap: { dataSecretName: "bootstrap" }, infrastructureRef },
      },
    },
  };
}

/**
 * Serves the stubs as a provider of infrastructure does: each machine becomes a node of the member, which runs the
 * version of its Machine, unless that version never starts. `stop` waits for the last look.
 */
export function startProvider(
  hub: TestEnvironment,
  member: TestEnvironment,
  neverStarts: ReadonlySet<string>,
): { stop(): Promise<void> } {
  let isOver = false;
  const serving = (async () => {
    for (; !isOver; await sleep(200))
      for (const stub of await listAt(hub, provided(INFRASTRUCTURE, "stubmachines")))
        if (stub.spec?.providerID === undefined && stub.metadata["deletionTimestamp"] === undefined)
          await provide(hub, member, stub, neverStarts);
  })();
  return {
    async stop() {
      isOver = true;
      await serving;
    },
  };
}

const HEALTHY = [
  { type: "Ready", status: "True", reason: "KubeletReady" },
  ...["MemoryPressure", "DiskPressure", "PIDPressure"].map((type) => ({ type, status: "False", reason: "Stub" })),
];

async function provide(
  hub: TestEnvironment,
  member: TestEnvironment,
  stub: Loose,
  neverStarts: ReadonlySet<string>,
): Promise<void> {
  const { name, ownerReferences = [] } = stub.metadata as { name: string; ownerReferences?: { name: string }[] };
  const machine = await get(hub, machinery("machines", ownerReferences[0]?.name ?? name));
  const version: string | undefined = machine?.spec.version;
  if (version === undefined || neverStarts.has(version)) return;
  const providerID = `stub:///${name}`;
  const added = await member.request("POST", "/api/v1/nodes", { body: { metadata: { name }, spec: { providerID } } });
  if (added.status >= 300 && added.status !== 409) throw new Error(`node ${name}: ${JSON.stringify(added.body)}`);
  await send(member, "PATCH", `/api/v1/nodes/${name}/status`, {
    status: { conditions: HEALTHY, nodeInfo: nodeInfo(version) },
  });
  const patch = { spec: { providerID }, status: { initialization: { provisioned: true } } };
  const path = provided(INFRASTRUCTURE, "stubmachines", name);
  // The machine may have been deleted since it was listed.
  await hub.request("PATCH", path, { body: patch, contentType: "application/merge-patch+json" });
}

function nodeInfo(kubeletVersion: string): object {
  const unknown = ["machineID", "systemUUID", "bootID", "kernelVersion", "osImage", "containerRuntimeVersion"];
  const rest = Object.fromEntries(unknown.map((field) => [field, "stub"]));
  return { ...rest, kubeletVersion, kubeProxyVersion: kubeletVersion, operatingSystem: "linux", architecture: "amd64" };
}

/** The version that the nodes of a member run, if all of them run it; otherwise all of theirs. */
export async function versionOfNodes(member: TestEnvironment): Promise<string> {
  const nodes = await listAt(member, "/api/v1/nodes");
  const versions = nodes.map(({ status }) => String(status?.nodeInfo?.kubeletVersion));
  return [...new Set(versions)].toSorted().join("+");
}
