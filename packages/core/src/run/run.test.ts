import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Command,
  checkChain,
  commandKey,
  commandsFor,
  dueAfter,
  type History,
  type LogEntry,
  nextEntry,
  remember,
  retryAt,
} from "./index.ts";

function logOf(bodies: readonly unknown[]): readonly LogEntry<unknown>[] {
  const log: LogEntry<unknown>[] = [];
  for (const body of bodies) log.push(nextEntry(log.at(-1), body));
  return log;
}

describe("a log", () => {
  const log = logOf(["a", { b: 1 }, ["c"]]);
  const codes = (entries: readonly LogEntry<unknown>[], head?: string): readonly unknown[] =>
    checkChain(entries, head).map(({ code, field }) => [code, field]);

  test("is whole as it was written", () => expect(codes(log, log.at(-1)?.hash)).toEqual([]));
  test.each<[string, readonly LogEntry<unknown>[], string]>([
    ["an entry that was changed", log.with(1, { ...log[1]!, body: { b: 2 } }), "[1]"],
    ["an entry that is gone", log.toSpliced(1, 1), "[1]"],
    ["entries in another order", [log[1]!, log[0]!, log[2]!], "[0]"],
    ["an entry that was written anew without the rest", log.with(1, nextEntry(log[0], "x")), "[2]"],
    ["an end that is missing", log.slice(0, 2), "[2]"],
  ])("%s is seen", (_, entries, field) => expect(codes(entries, log.at(-1)?.hash)).toEqual([["LogBroken", field]]));

  test("any change of any entry is seen", () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.jsonValue(),
        (bodies, at, other) => {
          const all = logOf(bodies);
          const index = at % all.length;
          const changed = all.with(index, { ...all[index]!, body: other });
          const same = JSON.stringify(bodies[index]) === JSON.stringify(other);
          if (!same) expect(checkChain(changed)).not.toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("retryAt", () => {
  const policy = { attempts: 5, first: 1000, factor: 2, longest: 5000, jitter: 0.5 };
  test.each([
    [1, 0, 101_000],
    [2, 0, 102_000],
    [3, 0, 104_000],
    [4, 0, 105_000],
    [4, 1, 102_500],
    [5, 0, undefined],
  ])("after attempt %i, with chance %d, at %s", (attempt, chance, at) => {
    expect(retryAt(policy, attempt, 100_000, chance)).toBe(at);
  });
});

test("a deadline moves by the time that something stood still", () => {
  expect([dueAfter(10, 5), dueAfter(10, 5, 3), dueAfter(10, undefined)]).toEqual([15, 18, undefined]);
});

test("a command counts once, for its attempt and its try alone", () => {
  const one: Command = { verb: "retry", subject: "eu-1", attempt: 1, by: "ana" };
  const again = { ...one, tries: 2 };
  const commands = [one, { ...one, by: "bob" }, { ...one, attempt: 2 }, again, { ...one, subject: "eu-2" }];
  const found = commandsFor(commands, 1);
  expect(new Set(found.values())).toEqual(new Set([one, again, commands[4]]));
  expect(found.get(commandKey({ ...one, tries: 1 }))).toBe(one);
});

test("a history keeps the last runs and counts the others", () => {
  const run = (attempt: number) => ({ attempt, revision: "v1", outcome: "Completed", startedAt: 1, endedAt: 2 });
  let history: History | undefined;
  for (const attempt of [1, 2, 3]) history = remember(history, run(attempt), 2);
  expect(history).toEqual({ forgotten: 1, runs: [run(2), run(3)] });
  expect(remember(history, run(3), 2)).toBe(history);
});
