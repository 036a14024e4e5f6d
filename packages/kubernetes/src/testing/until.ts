import { setTimeout as wait } from "node:timers/promises";

/**
 * Repeats `isSo` until it returns true. If it never does, the test ends by its time-out, or with the text of `explain`
 * after 50 seconds.
 */
export async function until(isSo: () => boolean, explain: () => string = () => ""): Promise<void> {
  const end = Date.now() + 50_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`it did not come to that: ${explain()}`);
    await wait(10);
  }
}
