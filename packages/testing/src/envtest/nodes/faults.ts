/** A fault of a pod on a simulated node. */
export type PodFault = "image-missing" | "crash-loop" | "slow-ready";

/** Images, or prefixes of image names, whose pods have a fault. */
export type Faults = Readonly<Partial<Record<PodFault, readonly string[]>>>;

/** The image whose pods have the fault on every simulated node, with any tag: `landfall.test/crash-loop:2`. */
export function faultyImage(fault: PodFault): string {
  return `landfall.test/${fault}`;
}

/** A pod template field that matches no node, so that the scheduler reports why. */
export const NEVER_SCHEDULED: { readonly nodeSelector: Readonly<Record<string, string>> } = {
  nodeSelector: { "landfall.test/nowhere": "true" },
};

/** The time until a pod with `slow-ready` is ready, in milliseconds. */
export const SLOW_READY_MS = 5000;

/** A jq expression that is `true` for pods with that fault. */
export function hasFault(fault: PodFault, faults: Faults): string {
  const beginnings = [faultyImage(fault), ...(faults[fault] ?? [])];
  const tests = beginnings.map((beginning) => `startswith(${JSON.stringify(beginning)})`).join(" or ");
  return `[.spec.containers[].image | ${tests}] | any`;
}
