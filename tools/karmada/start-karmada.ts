import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CrdSource, freePort, type TestEnvironment } from "@landfall/testing/envtest";
import { parseAllDocuments } from "yaml";
import { accepts, send } from "../nightly/kit.ts";

/**
 * The definition of a Cluster. Karmada serves that kind by an API server of its own; here the hub's serves it, and takes every field.
 */
const CLUSTER: CrdSource = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "clusters.cluster.karmada.io" },
  spec: {
    group: "cluster.karmada.io",
    scope: "Cluster",
    names: { kind: "Cluster", singular: "cluster", plural: "clusters" },
    versions: [
      {
        name: "v1alpha1",
        served: true,
        storage: true,
        subresources: { status: {} },
        schema: { openAPIV3Schema: { type: "object", "x-kubernetes-preserve-unknown-fields": true } },
      },
    ],
  },
};

/** The directories with the programs. */
export interface KarmadaPrograms {
  readonly controlPlane: string;
  readonly karmada: string;
}

/**
 * Runs Karmada's own controller-manager, scheduler and webhook beside a control plane, which becomes its hub, with their
 * definitions installed. They look again every second or two, as a test has no patience. `scratch`: a directory for the webhook's
 * certificate.
 */
export async function startKarmada(hub: TestEnvironment, programs: KarmadaPrograms, scratch: string): Promise<void> {
  const definitions = globSync("*_*.yaml", { cwd: programs.karmada }).map((file) => join(programs.karmada, file));
  await hub.installCrds(CLUSTER, ...definitions);
  for (const name of ["karmada-system", "karmada-cluster"])
    await send(hub, "POST", "/api/v1/namespaces", { metadata: { name } });
  await startWebhook(hub, programs.karmada, scratch);
  // Nothing runs in the hub, so of Kubernetes' controllers only those that clean up are needed.
  await hub.run(join(programs.controlPlane, "kube-controller-manager"), {
    args: [
      `--kubeconfig=${hub.kubeconfigFile}`,
      "--leader-elect=false",
      "--secure-port=0",
      "--controllers=namespace-controller,garbage-collector-controller",
    ],
  });
  await Promise.all([
    start(hub, join(programs.karmada, "controller-manager"), [
      "--cluster-status-update-frequency=2s",
      "--cluster-success-threshold=1s",
      "--cluster-failure-threshold=5s",
    ]),
    start(hub, join(programs.karmada, "scheduler"), []),
  ]);
}

/** Joins a member by push, as `karmadactl join` does, and waits until Karmada finds it ready. */
export async function joinMember(hub: TestEnvironment, member: TestEnvironment): Promise<void> {
  const { name } = member;
  const all = { verbs: ["*"], apiGroups: ["*"], resources: ["*"] };
  const rules = [all, { verbs: ["get"], nonResourceURLs: ["*"] }];
  const account = await member.addServiceAccount("karmada", { namespace: "default", rules });
  await send(hub, "POST", "/api/v1/namespaces/karmada-cluster/secrets", {
    metadata: { name },
    stringData: { token: account.token(86_400), caBundle: member.authority },
  });
  const path = "/apis/cluster.karmada.io/v1alpha1/clusters";
  const reference = { namespace: "karmada-cluster", name };
  await send(hub, "POST", path, {
    apiVersion: "cluster.karmada.io/v1alpha1",
    kind: "Cluster",
    metadata: { name },
    spec: {
      id: name,
      syncMode: "Push",
      apiEndpoint: member.url,
      secretRef: reference,
      impersonatorSecretRef: reference,
    },
  });
}

async function startWebhook(hub: TestEnvironment, programs: string, scratch: string): Promise<void> {
  mkdirSync(scratch, { recursive: true });
  const { certificate, key } = hub.issueServerCertificate();
  writeFileSync(join(scratch, "tls.crt"), certificate);
  writeFileSync(join(scratch, "tls.key"), key, { mode: 0o600 });
  const port = await freePort();
  await hub.run(join(programs, "webhook"), {
    args: [
      `--kubeconfig=${hub.kubeconfigFile}`,
      "--bind-address=127.0.0.1",
      `--secure-port=${port}`,
      `--cert-dir=${scratch}`,
      "--metrics-bind-address=0",
      "--health-probe-bind-address=0",
    ],
    ready: () => accepts(port),
  });
  const text = readFileSync(join(programs, "webhook-configuration.yaml"), "utf8")
    .replaceAll("https://karmada-webhook.karmada-system.svc:443", `https://127.0.0.1:${port}`)
    .replaceAll("{{caBundle}}", Buffer.from(hub.authority).toString("base64"));
  for (const document of parseAllDocuments(text)) {
    const body = document.toJS() as { readonly kind: string };
    const plural = `${body.kind.toLowerCase()}s`;
    await send(hub, "POST", `/apis/admissionregistration.k8s.io/v1/${plural}`, body);
  }
}

async function start(hub: TestEnvironment, program: string, args: readonly string[]): Promise<void> {
  const health = `127.0.0.1:${await freePort()}`;
  const common = [
    `--kubeconfig=${hub.kubeconfigFile}`,
    "--leader-elect=false",
    "--metrics-bind-address=0",
    `--health-probe-bind-address=${health}`,
  ];
  await hub.run(program, {
    args: [...common, ...args],
    ready: async () => (await fetch(`http://${health}/healthz`)).ok,
  });
}
