// The revision that an actuator writes is the revision that the reader of the same system then sees.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isSameRevision, upToDateOf } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { carryOut } from "../actuate/testing/carry-out.ts";
import type { RoundTrip } from "../actuate/testing/round-trip.ts";

const ADAPTERS = join(import.meta.dirname, "..");
const MODULES = readdirSync(ADAPTERS).filter((slug) => existsSync(join(ADAPTERS, slug, "testing/round-trips.ts")));
const ROWS = (
  await Promise.all(
    MODULES.map(async (slug) => {
      const module = (await import(`../${slug}/testing/round-trips.ts`)) as {
        readonly roundTrips: readonly RoundTrip[];
      };
      return module.roundTrips;
    }),
  )
).flat();

describe("what a rollout has ordered is what it sees, once the system has it", () => {
  const cases = ROWS.flatMap(({ orders, ...row }) =>
    orders.map((order) => ({ ...row, order, revision: order.revision })),
  );

  test.each(cases)("$what at $revision", ({ actuate, objects, read, order }) => {
    const { after, said, edits } = carryOut(actuate, objects, { "a/shop": order.revision });
    expect(said).toEqual([]);
    expect(edits).not.toEqual([]);
    const [moved, from] = after.map(({ object }) => object);
    const [seen] = read(moved as KubeObject, order, from);
    expect(seen?.axes).toMatchObject({ actuation: "Succeeded", upToDate: "yes" });
    expect(isSameRevision(order.revision, seen?.revision.observed ?? "")).toBe(true);
    expect(upToDateOf("v6", seen?.revision.observed)).toBe("no");
  });
});
