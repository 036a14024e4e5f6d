import { KubeConfig } from "@kubernetes/client-node";
import { failure, type Result, success } from "@landfall/core/object";
import { fileReason } from "@landfall/krm-functions/runner";

/**
 * Reads and merges kubeconfig files: of two entries with one name the first wins, and so does the first current
 * context. Without files: the config that a cluster gives to its pods. Problem `BadKubeconfig`, with the file.
 */
export function readKubeconfig(files: readonly string[]): Result<KubeConfig> {
  const merged = new KubeConfig();
  if (files.length === 0) {
    merged.loadFromCluster();
    return success(merged);
  }
  const read: KubeConfig[] = [];
  for (const file of files) {
    const one = new KubeConfig();
    try {
      one.loadFromFile(file);
    } catch (error) {
      const message = `the kubeconfig ${file} cannot be read: ${fileReason(error)}`;
      const hint = "give another one with --kubeconfig, or in $KUBECONFIG";
      return failure({ code: "BadKubeconfig", severity: "error", message, hint });
    }
    read.push(one);
  }
  merged.loadFromOptions({
    clusters: firstOfName(read.flatMap((one) => one.getClusters() ?? [])),
    users: firstOfName(read.flatMap((one) => one.getUsers() ?? [])),
    contexts: firstOfName(read.flatMap((one) => one.getContexts() ?? [])),
    currentContext: read.map((one) => one.getCurrentContext()).find((name) => Boolean(name)) ?? "",
  });
  return success(merged);
}

function firstOfName<One extends { readonly name: string }>(all: readonly One[]): readonly One[] {
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}
