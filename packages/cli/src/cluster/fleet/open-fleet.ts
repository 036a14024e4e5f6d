import { existsSync, readFileSync } from "node:fs";
import { ACCESS, type ClusterAccess } from "@landfall/adapters/systems";
import { failure, type Result, success } from "@landfall/core/object";
import { createClient } from "@landfall/kubernetes";
import { absolute } from "../../input/absolute.ts";
import type { Io } from "../../io.ts";
import { VERSION } from "../../version.ts";
import { readKubeconfig } from "../kubeconfig.ts";
import { deadlineOf, type OpenCluster, openClusters, type Surroundings } from "../open-clusters.ts";
import type { ClusterQuestion } from "../question.ts";
import { memberConnection } from "./member-connection.ts";
import { readFleetFile, readHub } from "./read-access.ts";

/**
 * Opens the clusters of a fleet: those that a hub knows (the cluster of the question, as one of the systems keeps
 * them), those in a file, or the contexts of a kubeconfig. An unusable cluster is included, and only reports why. A
 * cluster known by name only uses the context of that name.
 */
export async function openFleet(
  fleet: string,
  question: ClusterQuestion,
  io: Io & Surroundings,
): Promise<Result<readonly OpenCluster[]>> {
  const isSystem = ACCESS.has(fleet) && !existsSync(absolute(io, fleet));
  if (!isSystem && isKubeconfig(absolute(io, fleet))) return openContexts(absolute(io, fleet), question, io);
  const read = isSystem ? await askHub(fleet, question, io) : await readFleetFile(fleet, io);
  if (!read.ok) return read;
  const members = withOwnNames(read.value);
  const contexts = openClusters({ ...question, contexts: [] }, io, "all");
  const known = new Map(contexts.ok ? contexts.value.map((one) => [one.name, one]) : []);
  const opened = members.map((access) => {
    const isNameAlone = access.kubeconfig === undefined && access.server === undefined && access.unusable === undefined;
    const context = isNameAlone ? known.get(access.name) : undefined;
    if (context !== undefined) return context;
    const unusable = `no context of the kubeconfig is called ${access.name}`;
    return memberOf(isNameAlone ? { ...access, unusable } : access, question, io);
  });
  for (const one of known.values()) if (!opened.includes(one)) one.client.close();
  return success(opened);
}

async function askHub(
  system: string,
  question: ClusterQuestion,
  io: Surroundings,
): Promise<Result<readonly ClusterAccess[]>> {
  // A namespace in the question refers to the members, not to the hub.
  const hubs = openClusters({ ...question, namespace: undefined }, io);
  if (!hubs.ok) return hubs;
  const [hub, ...others] = hubs.value;
  try {
    if (hub === undefined || others.length > 0)
      return failure({ code: "OneHub", severity: "error", message: "--fleet asks one hub: name it with --context" });
    return await readHub(hub, system);
  } finally {
    for (const { client } of hubs.value) client.close();
  }
}

function memberOf(access: ClusterAccess, question: ClusterQuestion, io: Surroundings): OpenCluster {
  const { namespace } = question;
  const deadline = deadlineOf(question);
  const client = createClient(memberConnection(access), {
    userAgent: `landfall/${VERSION}`,
    ...(deadline !== undefined && { deadline }),
    ...(io.log !== undefined && { log: io.log }),
  });
  return {
    name: access.name,
    client,
    namespace,
    flags: ["--kubeconfig", `KUBECONFIG-OF-${access.name}`],
    now: () => io.now().getTime() + client.skew(),
    skew: () => client.skew(),
  };
}

/** Adds a number to clusters with the same name. */
function withOwnNames(all: readonly ClusterAccess[]): readonly ClusterAccess[] {
  const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const times = new Map<string, number>();
  return sorted.map((one) => {
    const count = (times.get(one.name) ?? 0) + 1;
    times.set(one.name, count);
    return count === 1 ? one : { ...one, name: `${one.name}-${count}` };
  });
}

function isKubeconfig(path: string): boolean {
  try {
    return /^\s*["']?kind["']?\s*:\s*["']?Config["']?\s*,?\s*$/m.test(readFileSync(path, "utf8"));
  } catch {
    return false;
  }
}

/** Opens all contexts of a given kubeconfig, whose plugins may run because it is the user's own. */
function openContexts(path: string, question: ClusterQuestion, io: Surroundings): Result<readonly OpenCluster[]> {
  const kubeconfig = readKubeconfig([path]);
  if (!kubeconfig.ok) return kubeconfig;
  return openClusters({ ...question, kubeconfigs: [path], kubeconfigFlag: path, contexts: [] }, io, "all");
}
