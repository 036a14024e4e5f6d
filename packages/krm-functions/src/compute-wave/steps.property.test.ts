import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fields } from "./testing/fleet.ts";
import { applies, Package, stepPlan, sync } from "./testing/steps-fleet.ts";

// An adversary between the package and the clusters: late or lost applies; reports that are late, lost or out of order;
// failures; and commands at any time. Beside it, a model of a few lines tells which objects may have been moved.

const PARTS = ["drain", "base", "addons"];
const PLAN = stepPlan([{ name: "go", steps: PARTS.map((part) => applies(part)) }]);
const OTHER = stepPlan([{ name: "go", steps: PARTS.toReversed().map((part) => applies(part)) }]);
const SYNCS = ["a", "b"].flatMap((cluster) => PARTS.map((part) => sync(cluster, part)));

/** The ways in which a cluster treats one object between two renders. */
const FATE = fc.constantFrom("follows", "follows", "follows", "lags", "lost", "fails");
interface Turn {
  readonly minutes: number;
  /** The age, in reports, of the one that the render finds. */
  readonly age: number;
  readonly fates: readonly string[];
  readonly word: number;
  readonly ahead: number;
}
const turn = (fates: fc.Arbitrary<string>, words: number): fc.Arbitrary<Turn> =>
  fc.record({
    minutes: fc.integer({ min: 1, max: 2 }),
    age: fc.integer({ min: 0, max: 2 }),
    fates: fc.array(fates, { minLength: 6, maxLength: 6 }),
    word: fc.integer({ min: 0, max: words }),
    ahead: fc.integer({ min: 0, max: 3 }),
  });

/** The clusters over time: the revision of each report line at each minute. */
class World {
  readonly #seen: { readonly minute: number; readonly lines: { readonly [line: string]: string } }[] = [];
  #at: { [line: string]: string } = {};

  constructor() {
    for (const cluster of ["a", "b"]) for (const part of PARTS) this.#at[`${cluster}/${part}`] = "v1";
    this.#seen.push({ minute: 0, lines: { ...this.#at } });
  }

  /** Lets time pass: each object takes its revision from the package, or does not, by its fate. */
  live(minute: number, fleet: Package, fates: readonly string[]): void {
    const lines: { [line: string]: string } = {};
    for (const [index, line] of Object.keys(this.#at).entries()) {
      const [cluster = "", part = ""] = line.split("/");
      const wanted = fleet.moved(cluster).split(" ").includes(part) ? "v2" : "v1";
      const fate = fates[index];
      if (fate === "follows" || fate === "fails") this.#at[line] = wanted;
      if (fate !== "lost") lines[line] = `${this.#at[line]}${fate === "fails" ? " Failed" : ""}`;
    }
    this.#seen.push({ minute, lines });
  }

  /** The report made `age` reports ago; it may be older than one that was read before. */
  report(age: number): { readonly minute: number; readonly lines: { readonly [line: string]: string } } {
    return this.#seen[Math.max(this.#seen.length - 1 - age, 0)] ?? { minute: 0, lines: {} };
  }
}

const ACTUATE = { actuate: [{ system: "config-sync" }] };

test("what is seen late, lost or in another order moves exactly what the model says, and nothing twice", () => {
  fc.assert(
    fc.property(fc.array(turn(fc.constantFrom("follows", "follows", "lags", "lost"), 0), { maxLength: 8 }), (turns) => {
      const world = new World();
      const fleet = new Package([PLAN, ...SYNCS], ACTUATE);
      fleet.render(0, world.report(0).lines, [], {}, 0);
      const movedAt: number[] = [0];
      let minute = 0;
      for (const { minutes, age, fates } of turns) {
        minute += minutes;
        world.live(minute, fleet, fates);
        const report = world.report(age);
        fleet.render(minute, report.lines, [], {}, report.minute);
        // The model: the part that was moved last must be observed at v2, in a report from after its move.
        const last = movedAt.length - 1;
        const isSeen = report.lines[`a/${PARTS[last]}`] === "v2" && report.minute > (movedAt[last] ?? 0);
        if (isSeen && last + 1 < PARTS.length) movedAt.push(minute);
        expect(fleet.moved("a")).toBe(PARTS.slice(0, movedAt.length).join(" "));
      }
    }),
    { numRuns: 20 },
  );
});

test("whatever happens and whoever says what: nothing is moved before all before it was seen, and nothing lands unseen", () => {
  fc.assert(
    fc.property(fc.array(turn(FATE, 8), { maxLength: 8 }), (turns) => {
      const world = new World();
      const fleet = new Package([PLAN, ...SYNCS], ACTUATE);
      fleet.render(0, world.report(0).lines, [], {}, 0);
      let minute = 0;
      const commands: Fields[] = [];
      const firstMoved = new Map<string, number>(PARTS.slice(0, 1).map((part) => [`a/${part}`, 0]));
      const proved = new Set<string>();
      const skipped = new Set<string>();
      for (const { minutes, age, fates, word, ahead } of turns) {
        minute += minutes;
        world.live(minute, fleet, fates);
        const report = world.report(age);
        const run = fleet.run("a")?.run;
        // Some commands come too early: they name the next attempt, or the next try of a task.
        const attempt = (run?.attempt ?? 1) + (ahead === 1 ? 1 : 0);
        const said = { target: "a", by: "ana", attempt, tries: (run?.tries ?? 1) + (ahead === 2 ? 1 : 0) };
        if (word === 1) commands.push({ verb: "retry", ...said });
        if (word === 2) commands.push({ verb: "skip", step: "go/base", ...said });
        if (word === 3) commands.push({ verb: "back", step: "go/drain", ...said });
        if (word === 4) commands.push({ verb: "rerun", ...said });
        if (word === 5) commands.push({ verb: "cancel", ...said });
        const stop: Fields = word === 6 ? { pause: { by: "ana" } } : word === 7 ? { handbrake: { by: "ana" } } : {};
        for (const [line, at] of firstMoved) if (report.lines[line] === "v2" && report.minute > at) proved.add(line);
        const plan = word === 8 ? [OTHER] : [PLAN];
        fleet.render(minute, report.lines, plan, { ...stop, steps: { commands: [...commands] } }, report.minute);
        if (word === 2) skipped.add("a/base");
        for (const cluster of ["a", "b"]) {
          for (const part of fleet
            .moved(cluster)
            .split(" ")
            .filter((one) => one !== "")) {
            const line = `${cluster}/${part}`;
            if (firstMoved.has(line)) continue;
            firstMoved.set(line, minute);
            // An object that begins under the edited plan follows that plan's order.
            if (word === 8) continue;
            const before = PARTS.slice(0, PARTS.indexOf(part)).map((one) => `${cluster}/${one}`);
            expect(before.filter((one) => !proved.has(one) && !skipped.has(one))).toEqual([]);
            if (line === "b/drain") expect(fleet.words()).toContain("a:Landed");
          }
        }
        const words = fleet.words();
        if (words.includes("a:Landed"))
          expect(PARTS.filter((part) => !proved.has(`a/${part}`) && !skipped.has(`a/${part}`))).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
