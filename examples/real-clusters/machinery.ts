import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { type GitServer, startGitServer } from "../../tools/flux/git-server.ts";
import { startFlux } from "../../tools/flux/start-flux.ts";
import { commit, git } from "./command.ts";

/** The cluster that Flux runs in. */
export const HUB = "hub";
export const MEMBERS: readonly string[] = ["eu-1", "us-1"];

/** Version v2 crashes only in us-1. */
const CRASHES: { readonly [cluster: string]: readonly string[] } = { "us-1": ["registry.example.com/shop:v2"] };

/** Three control planes, Flux in one of them, and a git server. */
export interface Machinery {
  /** A kubeconfig with a context for each cluster. */
  readonly kubeconfigFile: string;
  /** A clone of the repository with the fleet package. */
  readonly fleet: string;
  readonly hub: TestEnvironment;
  readonly members: readonly TestEnvironment[];
  stop(): Promise<void>;
}

/** The directories with the programs. */
export interface Programs {
  readonly controlPlane: string;
  readonly flux: string;
}

/** Starts everything, with its files in a directory; v1 of the shop is then on its way to the members. */
export async function startMachinery(programs: Programs, scratch: string): Promise<Machinery> {
  const hub = await startEnvironment({ name: HUB, assets: programs.controlPlane });
  const members: TestEnvironment[] = [];
  const server = await startGitServer(scratch);
  const stop = async (): Promise<void> => {
    await Promise.all([server.stop(), ...members.map((member) => member.stop())]);
    await hub.stop();
  };
  try {
    for (const name of MEMBERS) members.push(await startMember(name, programs.controlPlane, hub));
    const kubeconfigFile = join(scratch, "kubeconfig");
    writeFileSync(kubeconfigFile, formatKubeconfig([hub, ...members].map(({ context }) => context)), { mode: 0o600 });
    await startFlux(hub, programs.flux, join(scratch, "artifacts"));
    await releaseShop(server, join(scratch, "shop"));
    const fleet = await makeFleet(server, join(scratch, "fleet"));
    await introduce(hub, members, server.url);
    return { kubeconfigFile, fleet, hub, members, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A member beside the hub, where the images that crash there do. */
export function startMember(name: string, assets: string, hub: TestEnvironment): Promise<TestEnvironment> {
  const faults = { "crash-loop": CRASHES[name] ?? [] };
  return startEnvironment({ name, assets, beside: hub, controllers: true, nodes: 2, faults });
}

/** The repository of the shop, with a tag for each version. `edit` changes its text before the first. */
export async function releaseShop(
  server: GitServer,
  directory: string,
  edit = (text: string): string => text,
): Promise<void> {
  cpSync(join(import.meta.dirname, "shop"), directory, { recursive: true });
  const file = join(directory, "shop.yaml");
  writeFileSync(file, edit(readFileSync(file, "utf8")));
  await publish(server, directory, "shop", "v1");
  writeFileSync(file, readFileSync(file, "utf8").replace("shop:v1", "shop:v2"));
  await commit(directory, "v2");
  await git(directory, "tag", "v2");
  await git(directory, "push", "--quiet", "origin", "main", "v2");
}

/** Makes the repository of the fleet package, with the address of the git server in it. */
async function makeFleet(server: GitServer, directory: string): Promise<string> {
  cpSync(join(import.meta.dirname, "package"), directory, { recursive: true });
  for (const file of globSync("delivery/*.yaml", { cwd: directory }).map((name) => join(directory, name)))
    writeFileSync(file, readFileSync(file, "utf8").replace("https://git.example.com", server.url));
  await publish(server, directory, "fleet", "start");
  return directory;
}

async function publish(server: GitServer, directory: string, name: string, tag: string): Promise<void> {
  await server.create(name);
  await git(directory, "init", "--quiet", "--initial-branch=main");
  await git(directory, "remote", "add", "origin", `${server.url}/${name}.git`);
  await commit(directory, tag);
  await git(directory, "tag", tag);
  await git(directory, "push", "--quiet", "origin", "main", tag);
}

/** Creates the objects by which Flux gets the fleet package and reaches the members. */
async function introduce(hub: TestEnvironment, members: readonly TestEnvironment[], gitServer: string): Promise<void> {
  for (const name of ["flux-system", "fleet"]) await create(hub, "/api/v1/namespaces", { metadata: { name } });
  for (const { name, kubeconfig } of members)
    await create(hub, "/api/v1/namespaces/fleet/secrets", {
      metadata: { name: `${name}-kubeconfig` },
      stringData: { value: kubeconfig },
    });
  const metadata = { name: "fleet", namespace: "flux-system" };
  await create(hub, "/apis/source.toolkit.fluxcd.io/v1/namespaces/flux-system/gitrepositories", {
    apiVersion: "source.toolkit.fluxcd.io/v1",
    kind: "GitRepository",
    metadata,
    spec: { interval: "2s", url: `${gitServer}/fleet.git`, ref: { branch: "main" } },
  });
  const sourceRef = { kind: "GitRepository", name: "fleet" };
  await create(hub, "/apis/kustomize.toolkit.fluxcd.io/v1/namespaces/flux-system/kustomizations", {
    apiVersion: "kustomize.toolkit.fluxcd.io/v1",
    kind: "Kustomization",
    metadata,
    spec: { interval: "1m", retryInterval: "3s", path: "./delivery", prune: true, sourceRef },
  });
}

async function create(environment: TestEnvironment, path: string, body: object): Promise<void> {
  const answer = await environment.request("POST", path, { body });
  if (answer.status >= 300) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`);
}
