import { expect, test } from "vitest";
import { type InScope, outsideOf, type Scope } from "./scope.ts";

const EU: Scope = { targets: ["eu-*", "us-1/shop"], namespaces: ["team-a", "a-*-x"] };

test.each<[what: string, scope: Scope, thing: InScope, why: string | undefined]>([
  ["no scope", {}, { target: { cluster: "x" }, namespace: "" }, undefined],
  ["a cluster by a pattern", EU, { target: { cluster: "eu-3" } }, undefined],
  ["a package of a cluster that is all in it", EU, { target: { cluster: "eu-3", package: "db" } }, undefined],
  ["a package by its name", EU, { target: { cluster: "us-1", package: "shop" } }, undefined],
  [
    "another package",
    EU,
    { target: { cluster: "us-1", package: "db" } },
    "target us-1/db is not among eu-*, us-1/shop",
  ],
  ["the cluster of a package alone", EU, { target: { cluster: "us-1" } }, "target us-1 is not among eu-*, us-1/shop"],
  ["a namespace", EU, { namespace: "team-a" }, undefined],
  ["several stars", EU, { namespace: "a-b-x" }, undefined],
  ["a text that is shorter than its ends", EU, { namespace: "a-x" }, "namespace a-x is not among a-*-x, team-a"],
  ["a name that only begins so", EU, { namespace: "team-ab" }, "namespace team-ab is not among a-*-x, team-a"],
  ["what is in no namespace", EU, { namespace: "" }, "it is in no namespace, and the scope is a-*-x, team-a"],
  ["a scope of nothing", { targets: [] }, { target: { cluster: "x" } }, "target x is not among (nothing)"],
  ["what is not known is not asked", EU, {}, undefined],
])("%s", (_, scope, thing, why) => {
  expect(outsideOf(scope, thing)).toBe(why);
});
