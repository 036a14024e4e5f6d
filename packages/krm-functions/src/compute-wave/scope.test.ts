import { expect, test } from "vitest";
import type { Fields } from "./testing/fleet.ts";
import { Package, sync } from "./testing/steps-fleet.ts";

const V1 = { "a/base": "v1", "b/base": "v1" };
const elsewhere = (object: Fields, namespace: string): Fields => ({
  ...object,
  metadata: { ...(object["metadata"] as Fields), namespace },
});

test.each<[what: string, scope: Fields, said: readonly string[]]>([
  ["all of it is inside", { targets: ["a", "b"], namespaces: ["fleet", "team-b"] }, []],
  ["a pattern", { targets: ["*"], namespaces: ["*"] }, []],
  ["a target", { targets: ["a"] }, ["target b is outside of what the caller may change: target b is not among a"]],
  [
    "a target by the namespace of what delivers to it",
    { namespaces: ["fleet"] },
    ["target b is outside of what the caller may change: namespace team-b is not among fleet"],
  ],
  [
    "every target is named",
    { targets: [] },
    [
      "target a is outside of what the caller may change: target a is not among (nothing)",
      "target b is outside of what the caller may change: target b is not among (nothing)",
    ],
  ],
])("AC-F13: compute-wave refuses targets outside of its scope by name, and writes nothing: %s", (_, scope, said) => {
  const objects = [sync("a", "base"), elsewhere(sync("b", "base"), "team-b")];
  const fleet = new Package(objects, { actuate: [{ system: "config-sync" }], scope, steps: undefined as never });
  fleet.render(0, V1);
  expect(fleet.said("error").map((line) => line.replace(/: leave it to those.*/, ""))).toEqual(said);
  expect([fleet.words() === "", fleet.moved("a") === ""]).toEqual([said.length > 0, said.length > 0]);
});
