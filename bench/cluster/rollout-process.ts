// Runs a RolloutController in a process of its own and prints for every step when it was decided, and on which versions
// of the delivery objects.
import { KubeConfig } from "@kubernetes/client-node";
import type { KubeObject } from "@landfall/core/object";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { connectionFrom, createClient, RolloutController, type RolloutStepper } from "@landfall/kubernetes";

/** One line of the output, about one step. */
export interface Step {
  /** The time of the decision, in milliseconds since the epoch. */
  readonly at: number;
  /** The duration of the decision, in milliseconds. */
  readonly took: number;
  /** The names and versions of the Applications that are new in this step. */
  readonly news: readonly (readonly [string, string])[];
  /** The peak memory of the process, in MiB. */
  readonly memory: number;
}

const known = new Map<string, string>();

function newsOf(objects: readonly KubeObject[]): Step["news"] {
  return objects.flatMap(({ kind, metadata }) => {
    const { name = "", resourceVersion = "" } = (metadata ?? {}) as Readonly<Record<string, string>>;
    if (kind !== "Application" || known.get(name) === resourceVersion) return [];
    known.set(name, resourceVersion);
    return [[name, resourceVersion] as const];
  });
}

const step: RolloutStepper = (input) => {
  const began = performance.now();
  const decided = stepRollout(input);
  const took = performance.now() - began;
  const line: Step = {
    at: Date.now(),
    took,
    news: newsOf(input.objects),
    memory: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return decided;
};

const kubeConfig = new KubeConfig();
kubeConfig.loadFromDefault();
const controller = new RolloutController({ client: createClient(connectionFrom(kubeConfig)), step });
process.stdout.on("error", () => process.exit(0));
process.once("SIGTERM", () => void controller.stop().then(() => process.exit(0)));
await controller.start();
