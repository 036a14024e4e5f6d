import { hostname } from "node:os";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import type { ControllerOptions, RolloutController, SuspensionController } from "@landfall/kubernetes";
import { type Arguments, type Flags, isOn, textOf } from "../arguments.ts";
import { type ClusterQuestion, clusterQuestion } from "../cluster/question.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import type { Command } from "../command.ts";
import type { Io, Outcome } from "../io.ts";
import { done, misused } from "../outcome.ts";
import { logTo } from "./log-lines.ts";

const RUNNING: Flags = {
  context: { value: "NAME", help: "the cluster of this context of the kubeconfig (default: the one that it runs in)" },
  kubeconfig: { value: "FILE", help: "this kubeconfig (default: $KUBECONFIG, else ~/.kube/config)" },
  lease: { value: "NAMESPACE/NAME", help: "work only while it has this Lease, so that one of several works at a time" },
  identity: { value: "NAME", help: "who it is among them (default: host name and process)" },
  verbose: { short: "v", help: "log also what went well" },
};

/** The command `landfall controller suspension`. */
export const CONTROLLER_SUSPENSION: Command = {
  name: "controller suspension",
  usage: "",
  summary: "Look after the holds of a cluster: let go what is past its end, tell who fights",
  description: `Runs until it is stopped. Lets go whatever hold is past its end, on whatever kind, children before parents, with the values from
before; and tells as Events of holds that somebody took back, that nobody can read, and of writers that fight about what is held. It
writes nothing else, and nothing while nothing changes. In a cluster it works on that one; elsewhere --context must name it. Log
lines are JSON, on stderr. landfall rbac prints its role.`,
  example: `landfall controller suspension --context prod
landfall controller suspension --lease landfall-system/suspension`,
  flags: RUNNING,
  arity: [0, 0],
  run: (args, io) => runController("suspension", args, io, (live, options) => new live.SuspensionController(options)),
};

/** The command `landfall controller rollout`. */
export const CONTROLLER_ROLLOUT: Command = {
  name: "controller rollout",
  usage: "",
  summary: "Carry out the Rollouts of a cluster, wave after wave",
  description: `Runs until it is stopped. For each Rollout it looks at what the cluster shows, decides as compute-wave does, stores the plan,
and only then writes the next revision into the objects that deliver it (spec.inventory, spec.actuate). Killed anywhere, it goes on
from there. A Rollout with mode shadow is only judged. In a cluster it works on that one; elsewhere --context must name it. Log
lines are JSON, on stderr. landfall rbac prints its role.`,
  example: `landfall controller rollout --context hub
landfall controller rollout --lease landfall-system/rollout`,
  flags: RUNNING,
  arity: [0, 0],
  run: (args, io) =>
    runController(
      "rollout",
      args,
      io,
      (live, options) => new live.RolloutController({ ...options, step: stepRollout }),
    ),
};

type Make = (live: Live, options: ControllerOptions) => RolloutController | SuspensionController;

function runController(name: string, args: Arguments, io: Io, make: Make): Outcome {
  const usage = `landfall controller ${name} --context NAME`;
  const question = where(args, io);
  if (question === undefined)
    return misused("say for which cluster with --context NAME, as the current one is never meant", usage);
  const lease = textOf(args, "lease");
  const [namespace = "", called = "", ...rest] = (lease ?? "").split("/");
  if (lease !== undefined && (namespace === "" || called === "" || rest.length > 0))
    return misused("--lease must be NAMESPACE/NAME", usage);
  const identity = textOf(args, "identity") ?? `${hostname()}_${process.pid}`;
  const log = logTo(io, isOn(args, "verbose"));
  return withClusters(question, { ...io, log }, async ([cluster], live) => {
    if (cluster === undefined) return misused("one cluster at a time", usage);
    const { client } = cluster;
    const leased = lease !== undefined && { lease: { namespace, name: called, identity } };
    const controller = make(live, { client, ...leased });
    log.info("started", { cluster: cluster.name, identity });
    const stopped = controller.start();
    await Promise.race([stopped, io.untilStopped?.()]);
    await controller.stop();
    log.info("stopped", { cluster: cluster.name, identity });
    return done("");
  });
}

/** The cluster of a given context, or the one that this process runs in; never the current context. */
function where(args: Arguments, io: Io): ClusterQuestion | undefined {
  const question = clusterQuestion(args, io);
  if (question === undefined || textOf(args, "context") !== undefined) return question;
  return question.inCluster && question.kubeconfigs.length === 0 ? question : undefined;
}
