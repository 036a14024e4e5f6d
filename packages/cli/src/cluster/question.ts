import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ACCESS } from "@landfall/adapters/systems";
import type { Resource } from "@landfall/kubernetes";
import { type Arguments, type Flags, isOn, listOf, textOf } from "../arguments.ts";
import { durationFlag } from "../duration-flag.ts";
import { absolute } from "../input/absolute.ts";
import type { Io } from "../io.ts";

const REQUEST_TIMEOUT: Flags = {
  "request-timeout": durationFlag("of a cluster: how long one request may take, such as 5s (default: 20s)", "5s or 1m"),
};

/** The flags that select clusters, named as in kubectl. */
export const CLUSTER: Flags = {
  context: { value: "NAME", help: "of a cluster: this context of the kubeconfig (default: the current one)" },
  contexts: { value: "NAMES", help: "of several clusters: these contexts, separated by commas" },
  kubeconfig: { value: "FILE", help: "of a cluster: this kubeconfig (default: $KUBECONFIG, else ~/.kube/config)" },
  "all-namespaces": { short: "A", help: "of a cluster: all namespaces, also if the context names one" },
  ...REQUEST_TIMEOUT,
};

/** The flag that selects the clusters of a fleet, for commands that only read. */
export const FLEET: Flags = {
  fleet: {
    value: "FILE|SYSTEM",
    help: `of all clusters that a file tells of or is a kubeconfig of, or that --context knows as a hub of: ${[...ACCESS.keys()].join(", ")}`,
  },
};

/** The flag for one namespace, for commands in which `-n` has no other meaning. */
export const NAMESPACE: Flags = {
  namespace: { value: "NAME", short: "n", help: "of a cluster: only this namespace" },
};

/** The flags of a command that writes to clusters if they select one. */
export const WRITTEN: Flags = {
  context: { value: "NAME", help: "write to a cluster: to that of this context of the kubeconfig" },
  contexts: { value: "NAMES", help: "write to several clusters: those of these contexts, separated by commas" },
  kubeconfig: { value: "FILE", help: "of a cluster: this kubeconfig (default: $KUBECONFIG, else ~/.kube/config)" },
  "all-namespaces": { short: "A", help: "of a cluster: all namespaces, also if the context names one" },
  ...REQUEST_TIMEOUT,
  yes: { short: "y", help: "do not ask: what is shown is what is wanted" },
};

/** Picks one kind of Landfall's own. */
export function ofLandfall(kind: string): (resource: Resource) => boolean {
  return (resource) => resource.group === "landfall.dev" && resource.kind === kind;
}

/** A question that is asked of clusters instead of files. */
export interface ClusterQuestion {
  /**
   * The kubeconfig files in which contexts are looked up; the first that has one wins. Empty: the cluster that this
   * process runs in.
   */
  readonly kubeconfigs: readonly string[];
  /** Whether this process runs in a cluster that gives it a kubeconfig. */
  readonly inCluster: boolean;
  /** The kubeconfig given on the command line. */
  readonly kubeconfigFlag: string | undefined;
  /** The given contexts; empty for the current one. */
  readonly contexts: readonly string[];
  /** The inventory of the clusters: a file, or a system for which the cluster is a hub. */
  readonly fleet?: string | undefined;
  /** The time limit for one request, as typed. */
  readonly requestTimeout?: string | undefined;
  /** The given namespace. */
  readonly namespace: string | undefined;
  /** Whether all namespaces are requested, whatever the context says. */
  readonly allNamespaces: boolean;
  /** The words that kubectl would take after its verb: kinds, names, `KIND/NAME`. */
  readonly words: readonly string[];
}

const IN_CLUSTER_TOKEN = "/var/run/secrets/kubernetes.io/serviceaccount/token";

/**
 * Reads a command line as a question to clusters; `undefined` if it refers to files. It refers to clusters if a flag
 * says so, if nothing is named and there is a kubeconfig, or if `KIND/NAME` is named and no such file exists.
 */
export function clusterQuestion(args: Arguments, io: Io): ClusterQuestion | undefined {
  const { positionals } = args;
  const kubeconfigs = kubeconfigFiles(args, io);
  if (!saysCluster(args)) {
    if (positionals.length > 0 && !positionals.every((word) => isKindAndName(word, io))) return undefined;
    if (kubeconfigs.length === 0 && !isInCluster(io)) return undefined;
  }
  const context = textOf(args, "context");
  return {
    kubeconfigs,
    inCluster: isInCluster(io),
    kubeconfigFlag: textOf(args, "kubeconfig"),
    contexts: [...(context === undefined ? [] : [context]), ...listOf(args, "contexts")],
    fleet: textOf(args, "fleet"),
    requestTimeout: textOf(args, "request-timeout"),
    namespace: textOf(args, "namespace"),
    allNamespaces: isOn(args, "all-namespaces"),
    words: positionals,
  };
}

/** Whether a flag selects a cluster. */
export function saysCluster(args: Arguments): boolean {
  const named = ["context", "contexts", "kubeconfig", "fleet"].some((flag) => textOf(args, flag) !== undefined);
  return named || isOn(args, "all-namespaces");
}

/** Whether a word has the form `KIND/NAME` and no such file exists. */
export function isKindAndName(word: string, io: Io): boolean {
  return /^[a-z][a-z0-9.-]*\/[a-z0-9][a-z0-9.:-]*$/i.test(word) && !existsSync(absolute(io, word.split("/")[0] ?? ""));
}

/** Whether there is a cluster that could be meant. */
export function hasKubeconfig(args: Arguments, io: Io): boolean {
  return kubeconfigFiles(args, io).length > 0;
}

/** The kubeconfig files; a given file is included even if it is missing, so that this can be reported. */
function kubeconfigFiles(args: Arguments, io: Io): readonly string[] {
  const named = textOf(args, "kubeconfig");
  if (named !== undefined) return [absolute(io, named)];
  const listed = (io.env["KUBECONFIG"] ?? "").split(delimiter).filter((file) => file !== "");
  const present = listed.map((file) => absolute(io, file)).filter((file) => existsSync(file));
  if (listed.length > 0) return present.length > 0 ? present : listed.slice(0, 1);
  const home = io.env["HOME"] ?? io.env["USERPROFILE"] ?? "";
  const usual = join(home, ".kube", "config");
  return home !== "" && existsSync(usual) ? [usual] : [];
}

function isInCluster(io: Io): boolean {
  return (io.env["KUBERNETES_SERVICE_HOST"] ?? "") !== "" && existsSync(IN_CLUSTER_TOKEN);
}

/** The message if nothing is named and there is no kubeconfig. */
export const NEITHER = "there is no kubeconfig ($KUBECONFIG, ~/.kube/config)";
