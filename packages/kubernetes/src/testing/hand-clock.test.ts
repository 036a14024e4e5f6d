import { expect, test } from "vitest";
import { handClock } from "./hand-clock.ts";

test("time passes only as it is told to, and pauses end in their order", async () => {
  const clock = handClock();
  const began = clock.now();
  const ended: string[] = [];
  const pause = async (name: string, milliseconds: number, signal?: AbortSignal): Promise<void> => {
    await clock.sleep(milliseconds, signal);
    ended.push(`${name} ${clock.now() - began}`);
  };
  const stopped = new AbortController();
  void pause("late", 300);
  void pause("soon", 100).then(() => pause("again", 100));
  void pause("stopped", 900, stopped.signal);
  await clock.pass(99);
  expect(ended).toEqual([]);
  await clock.pass(151);
  expect(ended).toEqual(["soon 100", "again 200"]);
  stopped.abort();
  await clock.pass(50);
  expect(ended).toEqual(["soon 100", "again 200", "stopped 250", "late 300"]);
  expect(clock.now() - began).toBe(300);
});

test("putting the clock changes the time of day and no pause", async () => {
  const clock = handClock();
  const began = clock.now();
  let isOver = false;
  void clock.sleep(1000).then(() => (isOver = true));
  clock.put(-3_600_000);
  await clock.pass(999);
  expect([isOver, clock.now() - began]).toEqual([false, 999 - 3_600_000]);
  await clock.pass(1);
  expect(isOver).toBe(true);
});
