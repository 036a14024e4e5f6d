import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type TestEnvironment } from "@landfall/testing/envtest";
import { accepts, send } from "../nightly/kit.ts";

/** The namespace of OCM's own objects, in the hub and in the members. */
const SYSTEM = "open-cluster-management";
const CLUSTERS = "/apis/cluster.open-cluster-management.io";
/** The set that all members are in. */
const SET = "fleet";

/**
 * Runs OCM's own placement controller and work manager beside a control plane, which becomes its hub, with its
 * definitions installed. The set of all members is bound to the namespace `fleet`. `scratch`: a directory for kubeconfigs.
 */
export async function startHub(hub: TestEnvironment, programs: string, scratch: string): Promise<void> {
  await hub.installCrds(...globSync("*.crd.yaml", { cwd: programs }).map((file) => join(programs, file)));
  for (const name of [SYSTEM, SET]) await send(hub, "POST", "/api/v1/namespaces", { metadata: { name } });
  const version = "cluster.open-cluster-management.io/v1beta2";
  await send(hub, "POST", `${CLUSTERS}/v1beta2/managedclustersets`, {
    apiVersion: version,
    kind: "ManagedClusterSet",
    metadata: { name: SET },
  });
  await send(hub, "POST", `${CLUSTERS}/v1beta2/namespaces/${SET}/managedclustersetbindings`, {
    apiVersion: version,
    kind: "ManagedClusterSetBinding",
    metadata: { name: SET },
    spec: { clusterSet: SET },
  });
  await runProgram(hub, join(programs, "placement"), ["controller"], fileOf(hub, scratch));
  const gates = "--feature-gates=ManifestWorkReplicaSet=true";
  await runProgram(hub, join(programs, "work"), ["manager", gates], fileOf(hub, scratch));
}

/** Joins a member, and runs OCM's own work agent beside it, which looks at its objects every second or two. */
export async function joinMember(
  hub: TestEnvironment,
  member: TestEnvironment,
  programs: string,
  scratch: string,
): Promise<void> {
  const { name } = member;
  await send(hub, "POST", "/api/v1/namespaces", { metadata: { name } });
  await send(hub, "POST", `${CLUSTERS}/v1/managedclusters`, {
    apiVersion: "cluster.open-cluster-management.io/v1",
    kind: "ManagedCluster",
    metadata: { name, labels: { "cluster.open-cluster-management.io/clusterset": SET } },
    spec: { hubAcceptsClient: true },
  });
  // OCM's registration is not run: what it says of a member is written by hand.
  const conditions = ["HubAcceptedManagedCluster", "ManagedClusterJoined", "ManagedClusterConditionAvailable"];
  await send(hub, "PATCH", `${CLUSTERS}/v1/managedclusters/${name}/status`, {
    status: { conditions: conditions.map(condition) },
  });
  const applied = globSync("*appliedmanifestworks.crd.yaml", { cwd: programs });
  await member.installCrds(...applied.map((file) => join(programs, file)));
  await send(member, "POST", "/api/v1/namespaces", { metadata: { name: SYSTEM } });
  const args = [
    "agent",
    `--spoke-cluster-name=${name}`,
    `--agent-id=${name}`,
    `--workload-source-config=${fileOf(hub, scratch)}`,
    "--status-sync-interval=1s",
  ];
  await runProgram(member, join(programs, "work"), args, fileOf(member, scratch));
}

function condition(type: string): object {
  return { type, status: "True", reason: type, message: type, lastTransitionTime: new Date().toISOString() };
}

/** The kubeconfig of a control plane, as a file. */
function fileOf({ name, kubeconfig }: TestEnvironment, scratch: string): string {
  const file = join(scratch, `${name}.kubeconfig`);
  writeFileSync(file, kubeconfig, { mode: 0o600 });
  return file;
}

async function runProgram(
  environment: TestEnvironment,
  executable: string,
  args: readonly string[],
  kubeconfig: string,
): Promise<void> {
  const port = await freePort();
  await environment.run(executable, {
    args: [
      ...args,
      `--kubeconfig=${kubeconfig}`,
      `--namespace=${SYSTEM}`,
      `--listen=127.0.0.1:${port}`,
      "--disable-leader-election",
    ],
    ready: () => accepts(port),
  });
}
