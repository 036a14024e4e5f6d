import { expect, test } from "vitest";
import { handClock } from "../testing/hand-clock.ts";
import { createDeadlines } from "./deadlines.ts";

const HOUR = 3_600_000;

test.each([0, -HOUR, -HOUR * 24 * 365])("a deadline comes in its time though the clock is put by %i ms", async (by) => {
  const clock = handClock();
  const deadlines = createDeadlines(clock);
  const came: string[] = [];
  deadlines.set(30_000, () => void came.push("first"));
  await clock.pass(10_000);
  clock.put(by);
  deadlines.set(25_000, () => void came.push("second"));
  deadlines.set(5_000, () => void came.push("taken back"))();
  await clock.pass(19_000);
  expect(came).toEqual([]);
  await clock.pass(3_000);
  expect(came).toEqual(["first"]);
  await clock.pass(5_000);
  expect(came).toEqual(["first", "second"]);
});
