import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type TestEnvironment } from "@landfall/testing/envtest";
import { send } from "../nightly/kit.ts";

/** The namespace of KubeFleet's own objects in the hub. */
const SYSTEM = "fleet-system";

/** Runs KubeFleet's own hub agent beside a control plane, which becomes its hub, with its definitions installed. */
export async function startHubAgent(hub: TestEnvironment, programs: string): Promise<void> {
  await hub.installCrds(...globSync("*_*.yaml", { cwd: programs }).map((file) => join(programs, file)));
  await send(hub, "POST", "/api/v1/namespaces", { metadata: { name: SYSTEM } });
  const health = `127.0.0.1:${await freePort()}`;
  await hub.run(join(programs, "hubagent"), {
    args: [
      "--leader-elect=false",
      "--enable-webhook=false",
      "--metrics-bind-address=0",
      `--health-probe-bind-address=${health}`,
    ],
    ready: async () => (await fetch(`http://${health}/readyz`)).ok,
  });
}

/**
 * Joins a member, and runs KubeFleet's own member agent beside it. The agent looks again every second or two, as a test
 * has no patience. `scratch`: a directory for its token.
 */
export async function joinMember(
  hub: TestEnvironment,
  member: TestEnvironment,
  programs: string,
  scratch: string,
): Promise<void> {
  const { name } = member;
  const account = await hub.addServiceAccount(name, { namespace: SYSTEM });
  const token = join(scratch, `${name}.token`);
  writeFileSync(token, account.token(86_400), { mode: 0o600 });
  const applied = globSync("placement*_appliedworks.yaml", { cwd: programs });
  await member.installCrds(...applied.map((file) => join(programs, file)));
  await send(hub, "POST", "/apis/cluster.kubernetes-fleet.io/v1beta1/memberclusters", {
    apiVersion: "cluster.kubernetes-fleet.io/v1beta1",
    kind: "MemberCluster",
    metadata: { name, labels: { fleet: name } },
    spec: { identity: { kind: "ServiceAccount", namespace: SYSTEM, name }, heartbeatPeriodSeconds: 1 },
  });
  const [health, other] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  await member.run(join(programs, "memberagent"), {
    args: [
      "--leader-elect=false",
      "--enable-v1alpha1-apis=false",
      "--enable-v1beta1-apis=true",
      "--metrics-bind-address=0",
      "--hub-metrics-bind-address=0",
      `--health-probe-bind-address=${health}`,
      `--hub-health-probe-bind-address=${other}`,
      "--availability-check-interval=1",
      "--drift-detection-interval=2",
    ],
    env: {
      HUB_SERVER_URL: hub.url,
      HUB_CERTIFICATE_AUTHORITY: Buffer.from(hub.authority).toString("base64"),
      CONFIG_PATH: token,
      MEMBER_CLUSTER_NAME: name,
    },
    ready: async () => (await fetch(`http://${health}/readyz`)).ok,
  });
}
