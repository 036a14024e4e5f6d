import { globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort, type TestEnvironment } from "@landfall/testing/envtest";
import { accepts, send } from "../nightly/kit.ts";

/** The namespace of Argo CD and of its Applications. */
export const ARGO_CD = "argocd";

/**
 * Runs Argo CD's own application controller and repo server beside a control plane, with the store between them, and
 * installs their definitions. Both refresh every few seconds, so that a test need not wait. `scratch`: a directory for
 * clones. The controller serves its metrics on every address, so start it only in a network namespace of its own.
 */
export async function startArgoCd(hub: TestEnvironment, programs: string, scratch: string): Promise<void> {
  await hub.installCrds(...globSync("*-crd.yaml", { cwd: programs }).map((file) => join(programs, file)));
  await configure(hub);
  mkdirSync(scratch, { recursive: true });
  const [store, repository, telling, health] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const redis = `--redis=127.0.0.1:${store}`;
  const common = [redis, "--logformat=text", "--loglevel=warn"];
  await hub.run(join(programs, "redis"), { args: [`127.0.0.1:${store}`], ready: () => accepts(store) });
  await hub.run(join(programs, "argocd-repo-server"), {
    args: [
      ...common,
      "--address=127.0.0.1",
      `--port=${repository}`,
      "--metrics-address=127.0.0.1",
      `--metrics-port=${telling}`,
      "--disable-tls",
    ],
    env: {
      ARGOCD_GPG_ENABLED: "false",
      ARGOCD_TLS_DATA_PATH: scratch,
      ARGOCD_SSH_DATA_PATH: scratch,
      TMPDIR: scratch,
    },
    ready: async () => (await fetch(`http://127.0.0.1:${telling}/healthz`)).ok,
  });
  await hub.run(join(programs, "argocd-application-controller"), {
    args: [
      ...common,
      `--kubeconfig=${hub.kubeconfigFile}`,
      `--namespace=${ARGO_CD}`,
      `--repo-server=127.0.0.1:${repository}`,
      "--repo-server-plaintext",
      `--metrics-port=${health}`,
      "--app-resync=10",
      "--app-resync-jitter=0",
      "--self-heal-timeout-seconds=1",
    ],
    ready: async () => (await fetch(`http://127.0.0.1:${health}/healthz`)).ok,
  });
}

/** Creates the objects of an Argo CD installation: its settings, and the project of all Applications. */
async function configure(hub: TestEnvironment): Promise<void> {
  await send(hub, "POST", "/api/v1/namespaces", { metadata: { name: ARGO_CD } });
  const labels = { "app.kubernetes.io/part-of": "argocd" };
  const inside = `/api/v1/namespaces/${ARGO_CD}`;
  await send(hub, "POST", `${inside}/configmaps`, { metadata: { name: "argocd-cm", labels } });
  const secret = { metadata: { name: "argocd-secret", labels }, stringData: { "server.secretkey": "of-a-test" } };
  await send(hub, "POST", `${inside}/secrets`, secret);
  await send(hub, "POST", `/apis/argoproj.io/v1alpha1/namespaces/${ARGO_CD}/appprojects`, {
    apiVersion: "argoproj.io/v1alpha1",
    kind: "AppProject",
    metadata: { name: "default" },
    spec: {
      sourceRepos: ["*"],
      destinations: [{ namespace: "*", server: "*" }],
      clusterResourceWhitelist: [{ group: "*", kind: "*" }],
    },
  });
}

/** Declares a member cluster to Argo CD, as `argocd cluster add` does: by a Secret with the token of a service account. */
export async function declareMember(hub: TestEnvironment, member: TestEnvironment): Promise<void> {
  const { name } = member;
  const all = { verbs: ["*"], apiGroups: ["*"], resources: ["*"] };
  const rules = [all, { verbs: ["get"], nonResourceURLs: ["*"] }];
  const account = await member.addServiceAccount("argocd-manager", { namespace: "default", rules });
  const caData = Buffer.from(member.authority).toString("base64");
  const config = JSON.stringify({ bearerToken: account.token(86_400), tlsClientConfig: { caData } });
  await send(hub, "POST", `/api/v1/namespaces/${ARGO_CD}/secrets`, {
    metadata: { name: `cluster-${name}`, labels: { "argocd.argoproj.io/secret-type": "cluster" } },
    stringData: { name, server: member.url, config },
  });
}
