import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { play, stories } from "../testing/stories.ts";
import { TRANSITIONS } from "./transitions.ts";

const nameOf = (from: string | undefined, to: string): string => `${from ?? "[*]"} → ${to}`;

/** Returns the transitions seen within one call; two steps taken in one call count as one transition. */
function ways(): ReadonlySet<string> {
  const seen = new Set<string>();
  fc.assert(
    fc.property(stories, (story) => {
      for (const { before, decision } of play(story)) {
        if (before?.attempt !== decision.state.attempt) continue;
        for (const [key, { state }] of decision.state.targets) {
          const was = (before.targets.get(key) ?? before.gone?.find(({ target }) => target === key))?.state;
          if (was !== state) seen.add(nameOf(was, state));
        }
      }
    }),
    { numRuns: 3000, seed: 7 },
  );
  return seen;
}

describe("the table of transitions", () => {
  const known = new Set(TRANSITIONS.map(({ from, to }) => nameOf(from, to)));
  const seen = ways();
  const reaches = (from: string, to: string): boolean =>
    TRANSITIONS.some((one) => (one.from ?? "[*]") === from && known.has(nameOf(one.to, to)));

  test("has every way that targets go, in one step or two", () => {
    const missing = [...seen].filter((way) => {
      const [from = "", to = ""] = way.split(" → ");
      return !known.has(way) && !reaches(from, to);
    });
    expect(missing).toEqual([]);
  });

  test("has no way that no target goes", () => {
    expect([...known].filter((way) => !way.startsWith("[*]") && !seen.has(way))).toEqual([]);
  });
});
