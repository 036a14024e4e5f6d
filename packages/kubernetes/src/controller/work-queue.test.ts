import { describe, expect, test } from "vitest";
import { portsWith } from "../ports/ports.ts";
import { fastClock } from "../testing/fast-clock.ts";
import { handClock } from "../testing/hand-clock.ts";
import { until } from "../testing/until.ts";
import { createWorkQueue } from "./work-queue.ts";

function surroundings(clock = fastClock(200)) {
  return { ports: portsWith({ clock }) };
}

describe("a work queue", () => {
  test("does nothing of one key at a time twice, and once what was added while it waited", async () => {
    const log: string[] = [];
    const running = new Set<string>();
    const queue = createWorkQueue(surroundings(), {
      async work(key) {
        expect(running.has(key)).toBe(false);
        running.add(key);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running.delete(key);
        log.push(key);
        return undefined;
      },
      atOnce: 2,
    });
    for (const key of ["a", "b", "a", "c", "a", "b"]) queue.add(key);
    await until(() => queue.busy === 0);
    expect(log.toSorted()).toEqual(["a", "a", "b", "b", "c"]);
    queue.add("a");
    await queue.stop();
    expect(log.filter((key) => key === "a")).toHaveLength(3);
    queue.add("b");
    expect(queue.busy).toBe(0);
  });

  test("what fails is tried again, and what asks for it is looked at again", async () => {
    let [failures, looks] = [0, 0];
    const queue = createWorkQueue(surroundings(), {
      work(key) {
        if (key === "fails" && failures++ < 3) return Promise.reject(new Error("not yet"));
        return Promise.resolve(key === "looks" && looks++ < 2 ? 1000 : undefined);
      },
    });
    queue.add("fails");
    queue.add("looks");
    await until(() => failures === 4 && looks === 3);
    await queue.stop();
  });

  test("of two times for a key the sooner one counts, and a stop forgets both", async () => {
    let done = 0;
    const queue = createWorkQueue(surroundings(), { work: () => Promise.resolve(void done++) });
    queue.add("a", 100_000_000);
    queue.add("a", 1000);
    queue.add("b", 100_000_000);
    await until(() => done === 1);
    await queue.stop();
    expect(done).toBe(1);
  });

  test("a short delay is as short as it says", async () => {
    const clock = handClock();
    let done = 0;
    const queue = createWorkQueue(surroundings(clock), { work: () => Promise.resolve(void done++) });
    queue.add("a", 50);
    await clock.pass(40);
    expect(done).toBe(0);
    queue.add("a", 50);
    await clock.pass(10);
    expect(done).toBe(1);
    await clock.pass(10_000);
    expect(done).toBe(1);
    await queue.stop();
  });

  test.each([3_600_000, -3_600_000])("what comes is not late because the clock is put by %i ms", async (put) => {
    const clock = handClock();
    let done = 0;
    const queue = createWorkQueue(surroundings(clock), { work: () => Promise.resolve(void done++) });
    queue.add("a", 300_000);
    await clock.pass(1000);
    clock.put(put);
    queue.add("a", 50);
    await clock.pass(60);
    expect(done).toBe(1);
    queue.add("b", 5000);
    clock.put(put);
    await clock.pass(5000);
    expect(done).toBe(2);
    await queue.stop();
  });
});
