import { failure, type Problem, parseDuration, type Result, success } from "@landfall/core/object";
import { nearestName } from "@landfall/core/schemas";
import { ApiError, type Client, connectionFrom, createClient, type Log } from "@landfall/kubernetes";
import type { Io } from "../io.ts";
import { VERSION } from "../version.ts";
import { readKubeconfig } from "./kubeconfig.ts";
import { problemOf } from "./problem-of.ts";
import { type ClusterQuestion, NEITHER } from "./question.ts";

/** A cluster, as one user. */
export interface OpenCluster {
  /** The name of the context. */
  readonly name: string;
  readonly client: Client;
  /** The requested namespace, else that of the context; `undefined` for all. */
  readonly namespace: string | undefined;
  /** The flags that select this cluster for kubectl and landfall. */
  readonly flags: readonly string[];
  /** The time by the cluster's own clock, in milliseconds since the epoch, as far as an answer has shown it. */
  now(): number;
  /** The milliseconds by which the cluster's clock is ahead of ours; 0 until an answer has shown its time. */
  skew(): number;
}

/** The ports for a client. Without a log, failures that it recovers from are not reported. */
export type Surroundings = Pick<Io, "now"> & { readonly log?: Log };

/** The default time limit for a request, in milliseconds. */
const DEADLINE_MS = 20_000;

/**
 * The time limit for a request, in milliseconds: the given one, else 20 s. `undefined` if the given text is no
 * duration.
 */
export function deadlineOf({ requestTimeout }: ClusterQuestion): number | undefined {
  const said = requestTimeout === undefined ? DEADLINE_MS : parseDuration(requestTimeout);
  return said !== undefined && said > 0 ? said : undefined;
}

function badTimeout(text = ""): Problem {
  const message = `--request-timeout must be a duration such as 5s or 1m, not ${JSON.stringify(text)}`;
  return { code: "BadTimeout", severity: "error", message };
}

/**
 * The clusters of a question, or with `all` those of every context; sends no request yet. The caller must close them.
 * Problems: `NoKubeconfig`, `BadKubeconfig`, `NoContext`, which names what was probably meant.
 */
export function openClusters(question: ClusterQuestion, io: Surroundings, all?: "all"): Result<readonly OpenCluster[]> {
  const { kubeconfigs, namespace, allNamespaces } = question;
  const deadline = deadlineOf(question);
  if (deadline === undefined) return failure(badTimeout(question.requestTimeout));
  if (kubeconfigs.length === 0 && (!question.inCluster || question.contexts.length > 0)) return failure(noKubeconfig());
  const kubeconfig = readKubeconfig(kubeconfigs);
  if (!kubeconfig.ok) return kubeconfig;
  const known = kubeconfig.value.getContexts().map(({ name }) => name);
  const current = kubeconfig.value.getCurrentContext();
  const named = question.contexts.length > 0 ? question.contexts : [current ?? ""];
  const names = all === undefined ? [...new Set(named)] : known;
  const missing = names.filter((name) => !known.includes(name));
  if (missing.length > 0) return failure(...missing.map((name) => noContext(name, known)));
  const file = question.kubeconfigFlag === undefined ? [] : ["--kubeconfig", question.kubeconfigFlag];
  const problems: Problem[] = [];
  const clusters = names.flatMap((name): readonly OpenCluster[] => {
    const load = () => {
      const again = readKubeconfig(kubeconfigs);
      if (!again.ok) throw new ApiError("BadConfig", again.problems[0]?.message ?? "the kubeconfig cannot be read");
      again.value.setCurrentContext(name);
      return again.value;
    };
    try {
      const client = createClient(connectionFrom(load), {
        userAgent: `landfall/${VERSION}`,
        deadline,
        ...(io.log !== undefined && { log: io.log }),
      });
      const now = (): number => io.now().getTime() + client.skew();
      const own = namespace ?? kubeconfig.value.getContextObject(name)?.namespace;
      return [
        {
          name,
          client,
          namespace: allNamespaces || own === "" ? undefined : own,
          flags: [...file, "--context", name],
          now,
          skew: () => client.skew(),
        },
      ];
    } catch (error) {
      problems.push(problemOf(error, name));
      return [];
    }
  });
  return problems.length > 0 ? failure(...problems) : success(clusters);
}

function noKubeconfig(): Problem {
  return { code: "NoKubeconfig", severity: "error", message: NEITHER, hint: "name one with --kubeconfig FILE" };
}

function noContext(name: string, known: readonly string[]): Problem {
  const near = nearestName(name, known);
  const meant = near === undefined ? "" : `; did you mean ${near}?`;
  const message =
    name === ""
      ? "the kubeconfig has no current context"
      : `the kubeconfig has no context ${JSON.stringify(name)}${meant}`;
  const hint = known.length === 0 ? "it has none at all" : `choose one with --context: ${known.slice(0, 8).join(", ")}`;
  return { code: "NoContext", severity: "error", message, hint };
}
