import { expect, test } from "vitest";
import { BEHAVIOURS } from "./behaviour.ts";
import { createCatalogue } from "./create-catalogue.ts";
import { CATALOGUE } from "./index.ts";

test("no two mechanisms have one id: the second would be lost", () => {
  const { mechanisms, derivations } = CATALOGUE;
  expect(createCatalogue(mechanisms, derivations).mechanisms).toEqual(mechanisms);
});

test("what happens meanwhile is told of mechanisms that there are, and of nearly all of them", () => {
  const ids = new Set(CATALOGUE.mechanisms.map(({ id }) => id));
  expect([...BEHAVIOURS.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(BEHAVIOURS.size / ids.size).toBeGreaterThan(0.9);
});

test.each(CATALOGUE.mechanisms.map((mechanism) => [mechanism.id, mechanism] as const))(
  "%s: its hazards say the same",
  (id, { hazards, site }) => {
    const { running, deletion } = BEHAVIOURS.get(id) ?? {};
    const told = (["kills-running", "blocks-deletion", "orphans-on-delete"] as const).map((hazard) =>
      hazards.includes(hazard),
    );
    const drains = site.kind === "field" && site.drain !== undefined;
    const meant = [
      running === undefined || drains ? told[0] : running !== "goes-on",
      deletion === undefined ? told[1] : deletion === "blocked",
      deletion === undefined ? told[2] : deletion === "orphans",
    ];
    expect(told).toEqual(meant);
  },
);
