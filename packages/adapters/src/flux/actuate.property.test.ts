import fc from "fast-check";
import { expect, test } from "vitest";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { actuateFlux } from "./actuate.ts";
import { gitRepository, kustomization } from "./testing/fixtures.ts";

const CLUSTERS = ["a", "b", "c", "d", "e"];

test("a source that several share moves when all of them go to the same revision, and at no other time", () => {
  const revision = fc.constantFrom(undefined, "v7", "v5");
  const fleet = fc.tuple(...CLUSTERS.map(() => fc.record({ source: fc.constantFrom("s", "t"), revision })));
  fc.assert(
    fc.property(fleet, (wishes) => {
      const users = CLUSTERS.map((name, index) => kustomization(name, wishes[index]?.source ?? ""));
      const orders = CLUSTERS.flatMap((name, index) => {
        const wanted = wishes[index]?.revision;
        return wanted === undefined ? [] : [[name, wanted] as const];
      });
      const { edits, said } = carryOut(
        actuateFlux,
        [...users, gitRepository("s"), gitRepository("t")],
        Object.fromEntries(orders),
      );
      const agreed = ["s", "t"].filter((name) => {
        const wanted = new Set(wishes.filter(({ source }) => source === name).map((wish) => wish.revision));
        return wanted.size === 1 && !wanted.has(undefined);
      });
      expect(edits.map(({ ref }) => ref.name)).toEqual(agreed);
      const stuck = orders.filter(([name]) => !agreed.includes(wishes[CLUSTERS.indexOf(name)]?.source ?? ""));
      expect(said.map((line) => /target (\w) /.exec(line)?.[1] ?? "").toSorted()).toEqual(stuck.map(([name]) => name));
    }),
  );
});
