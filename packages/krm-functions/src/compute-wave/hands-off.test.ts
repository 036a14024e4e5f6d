import { readPath } from "@landfall/core/object";
import { expect, test } from "vitest";
import type { Fields } from "./testing/fleet.ts";
import { Package, sync } from "./testing/steps-fleet.ts";

const REVISION = ["spec", "git", "revision"];
const CONFIG: Fields = {
  clusters: [{ name: "a" }, { name: "b" }],
  strategy: {
    order: "name",
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

/** Sets the revision of a cluster's RootSync by hand. */
function set(fleet: Package, cluster: string, revision: string): void {
  fleet.objects = fleet.objects.map((object) => {
    const isIt = object["kind"] === "RootSync" && readPath(object, ["metadata", "name"]) === `${cluster}-shop`;
    return isIt ? { ...object, spec: { git: { repo: "r", revision } } } : object;
  });
}

const syncs = (fleet: Package): readonly Fields[] => fleet.objects.filter(({ kind }) => kind === "RootSync");

test("under the handbrake another revision takes nothing from people: what they set back is neither written nor held", () => {
  const fleet = new Package([sync("a", "shop"), sync("b", "shop")], CONFIG, { holds: true });
  fleet.render(0, { "a/shop": "v1", "b/shop": "v1" });
  set(fleet, "a", "v2");
  fleet.render(2, { "a/shop": "v2", "b/shop": "v1" });
  set(fleet, "b", "v2");
  const brake = { handbrake: { by: "ana" } };
  fleet.render(4, { "a/shop": "v2", "b/shop": "v1" }, [], brake);
  for (const cluster of ["a", "b"]) set(fleet, cluster, "v1");
  const byHand = syncs(fleet);
  fleet.render(6, { "a/shop": "v2", "b/shop": "v1" }, [], { ...brake, revision: "v3" }, 4);
  expect(syncs(fleet)).toEqual(byHand);
  expect(syncs(fleet).map((object) => readPath(object, REVISION))).toEqual(["v1", "v1"]);
});
