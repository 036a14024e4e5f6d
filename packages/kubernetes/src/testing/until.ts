import { setTimeout as wait } from "node:timers/promises";

/** Looks until it is so. A test that waits in vain ends by its time-out, or by what `explain` says after 50 seconds. */
export async function until(isSo: () => boolean, explain: () => string = () => ""): Promise<void> {
  const end = Date.now() + 50_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`it did not come to that: ${explain()}`);
    await wait(10);
  }
}
