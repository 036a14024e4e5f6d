/** A fault of a pod on a simulated node. */
export type PodFault = "image-missing" | "crash-loop" | "slow-ready";

/** Images, or beginnings of their names, whose pods have a fault. */
export type Faults = Readonly<Partial<Record<PodFault, readonly string[]>>>;

/** An image whose pods have that fault on every simulated node, whatever its tag: `landfall.test/crash-loop:2`. */
export function faultyImage(fault: PodFault): string {
  return `landfall.test/${fault}`;
}

/** For a pod template that no node may take: the scheduler says why. */
export const NEVER_SCHEDULED: { readonly nodeSelector: Readonly<Record<string, string>> } = {
  nodeSelector: { "landfall.test/nowhere": "true" },
};

/** How long a pod with `slow-ready` runs until it is ready, in milliseconds. */
export const SLOW_READY_MS = 5000;

/** A jq expression that is `true` for pods with that fault. */
export function hasFault(fault: PodFault, faults: Faults): string {
  const beginnings = [faultyImage(fault), ...(faults[fault] ?? [])];
  const tests = beginnings.map((beginning) => `startswith(${JSON.stringify(beginning)})`).join(" or ");
  return `[.spec.containers[].image | ${tests}] | any`;
}
