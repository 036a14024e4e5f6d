import { expect, test } from "vitest";
import { fastClock } from "./fast-clock.ts";
import { until } from "./until.ts";

test("an hour passes while nobody waits, and a signal ends a pause", async () => {
  const clock = fastClock(1e6);
  const began = clock.now();
  await clock.sleep(3_600_000);
  expect(clock.now() - began).toBeGreaterThanOrEqual(3_000_000);
  await clock.sleep(1e12, AbortSignal.timeout(1));
  await until(() => clock.now() > began);
});
