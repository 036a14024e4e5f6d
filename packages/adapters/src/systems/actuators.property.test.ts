// The laws for the actuators of every system, checked on the deliveries in its folder.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Actuator, Delivery } from "../actuate/actuation.ts";
import { actuateField } from "../actuate/field.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import type { System } from "./contract.ts";
import type { SystemFixtures } from "./testing/fixtures.ts";

const CLUSTERS = ["a", "b", "c", "d", "e"];

interface Case {
  readonly title: string;
  readonly actuate: Actuator;
  readonly fleet: readonly Delivery[];
  /** Whether one delivery object belongs to several targets. */
  readonly isShared: boolean;
}

const FIELD: Case = {
  title: "a field",
  actuate: actuateField({ path: ["spec", "version"] }),
  fleet: CLUSTERS.map((name) => ({
    object: { apiVersion: "example.com/v1", kind: "App", metadata: { name }, spec: { version: "v6" } },
    target: name,
  })),
  isShared: false,
};

async function casesOf(slug: string): Promise<readonly Case[]> {
  const { system } = (await import(`../${slug}/system.ts`)) as { readonly system: System };
  if (system.actuator === undefined) return [];
  const { fixtures } = (await import(`../${slug}/testing/fixtures.ts`)) as { readonly fixtures: SystemFixtures };
  const fleet = fixtures.deliveries?.(CLUSTERS) ?? [];
  return [{ title: system.title, actuate: system.actuator.actuate, fleet, isShared: fixtures.isShared === true }];
}

const ADAPTERS = join(import.meta.dirname, "..");
const SLUGS = readdirSync(ADAPTERS).filter((slug) => existsSync(join(ADAPTERS, slug, "system.ts")));
const CASES: readonly Case[] = [...(await Promise.all(SLUGS.map(casesOf))).flat(), FIELD];

const subset = fc.subarray(CLUSTERS);
const ordersOf = (clusters: readonly string[], revision = "v7"): { readonly [key: string]: string } =>
  Object.fromEntries(clusters.map((cluster) => [cluster, revision]));
const ALL = { targets: CLUSTERS.map((cluster) => ({ cluster })) };

describe.each(CASES)("$title", ({ actuate, fleet, isShared }) => {
  test("without an order nothing changes", () => {
    expect(carryOut(actuate, fleet, {}, ALL)).toMatchObject({ edits: [], said: [] });
  });

  test("who has an order gets something, and carried out again, nothing changes", () => {
    fc.assert(
      fc.property(subset, (released) => {
        const { after, edits, said } = carryOut(actuate, fleet, ordersOf(released), ALL);
        expect(said).toEqual([]);
        expect(edits.length > 0).toBe(released.length > 0);
        expect(carryOut(actuate, after, ordersOf(released), ALL)).toMatchObject({ edits: [], said: [] });
      }),
    );
  });

  test("the order of objects, orders and targets does not matter", () => {
    const shuffled = fc.shuffledSubarray([...fleet], { minLength: fleet.length });
    fc.assert(
      fc.property(subset, shuffled, (released, objects) => {
        const targets = ALL.targets.toReversed();
        const { edits, said } = carryOut(actuate, objects, ordersOf(released.toReversed()), { targets });
        const known = carryOut(actuate, fleet, ordersOf(released), ALL);
        expect({ edits, said }).toEqual({ edits: known.edits, said: known.said });
      }),
    );
  });

  if (isShared) return;
  test("when more are released, only those move; and back is the same way", () => {
    fc.assert(
      fc.property(subset, subset, (first, second) => {
        const { after } = carryOut(actuate, fleet, ordersOf(first));
        const next = carryOut(actuate, after, ordersOf([...new Set([...first, ...second])]));
        expect(next.edits.map(({ ref }) => ref.name)).toEqual(second.filter((name) => !first.includes(name)));
        expect(carryOut(actuate, after, ordersOf(first, "v6")).after).toEqual(fleet);
      }),
    );
  });
});
