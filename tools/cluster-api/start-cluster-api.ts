import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, looseDefinition, type TestEnvironment } from "@landfall/testing/envtest";
import { parseAllDocuments } from "yaml";
import { accepts, send } from "../nightly/kit.ts";

/** The group of the machines and the group of the control planes, which the provider of the tests serves. */
export const INFRASTRUCTURE = "infrastructure.cluster.x-k8s.io";
export const CONTROL_PLANE = "controlplane.cluster.x-k8s.io";

/** The label by which a definition says which contract of Cluster API its version follows. */
const CONTRACT = { "cluster.x-k8s.io/v1beta2": "v1" };

const PROVIDED = [
  { group: INFRASTRUCTURE, kind: "StubCluster" },
  { group: INFRASTRUCTURE, kind: "StubMachine" },
  { group: INFRASTRUCTURE, kind: "StubMachineTemplate" },
  { group: CONTROL_PLANE, kind: "StubControlPlane" },
];

/**
 * Runs Cluster API's own core controllers and webhooks beside a control plane, which becomes the management cluster,
 * with their definitions and those of a provider of stubs. The webhooks listen on every address, so start it only in a
 * network namespace of its own. `scratch`: a directory for the webhooks' certificate.
 */
export async function startClusterApi(hub: TestEnvironment, programs: string, scratch: string): Promise<void> {
  const stubs = PROVIDED.map((kind) => {
    const definition = looseDefinition({ ...kind, version: "v1" });
    const metadata = definition["metadata"] as object;
    return { ...definition, metadata: { ...metadata, labels: CONTRACT } };
  });
  await hub.installCrds(...globSync("*_*.yaml", { cwd: programs }).map((file) => join(programs, file)), ...stubs);
  mkdirSync(scratch, { recursive: true });
  const { certificate, key } = hub.issueServerCertificate();
  writeFileSync(join(scratch, "tls.crt"), certificate);
  writeFileSync(join(scratch, "tls.key"), key, { mode: 0o600 });
  const [port, health] = await Promise.all([freePort(), freePort()]);
  await hub.run(join(programs, "core"), {
    args: [
      `--kubeconfig=${hub.kubeconfigFile}`,
      "--leader-elect=false",
      "--diagnostics-address=0",
      "--insecure-diagnostics",
      `--health-addr=127.0.0.1:${health}`,
      `--webhook-cert-dir=${scratch}`,
      `--webhook-port=${port}`,
    ],
    ready: async () => (await fetch(`http://127.0.0.1:${health}/readyz`)).ok && (await accepts(port)),
  });
  await installWebhooks(hub, join(programs, "manifests.yaml"), `https://127.0.0.1:${port}`);
}

interface Webhooks {
  readonly kind: string;
  readonly webhooks: readonly { readonly clientConfig: { readonly service: { readonly path: string } } }[];
}

/** Has the API server call the webhooks, which fill in defaults and refuse what contradicts itself. */
async function installWebhooks(hub: TestEnvironment, file: string, url: string): Promise<void> {
  const caBundle = Buffer.from(hub.authority).toString("base64");
  for (const document of parseAllDocuments(readFileSync(file, "utf8"))) {
    const body = document.toJS() as Webhooks;
    const webhooks = body.webhooks.map((webhook) => {
      const { path } = webhook.clientConfig.service;
      return { ...webhook, clientConfig: { url: `${url}${path}`, caBundle } };
    });
    const plural = `${body.kind.toLowerCase()}s`;
    await send(hub, "POST", `/apis/admissionregistration.k8s.io/v1/${plural}`, { ...body, webhooks });
  }
}
