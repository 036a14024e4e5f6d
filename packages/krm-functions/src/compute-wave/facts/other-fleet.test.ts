import { describe, expect, test } from "vitest";
import { type Fields, profile, render, report, said, seen, words } from "../testing/fleet.ts";

const CONFIG: Fields = {
  strategy: { order: "name", waves: [{ name: "all", select: { rest: true } }] },
  recordTz: false,
};
const FLEET = ["a", "b"].map((name) => profile(name));
const LANDED = { a: "v1", b: "v1" };

/** The report, renamed to another fleet. */
function named(fleet: string, object: Fields): Fields {
  return { ...object, metadata: { name: `${fleet}-0` }, spec: { ...(object["spec"] as Fields), fleet } };
}

describe("reports of other fleets alone", () => {
  const others = [named("prod", report(0, LANDED)), named("edge", report(0, LANDED))];
  const objects = seen(FLEET, 0, LANDED).filter(({ kind }) => kind !== "FleetReport");

  test.each<readonly [string, Fields, string]>([
    ["the default", {}, "no FleetReport is of the fleet fleet, the default"],
    ["a name that was misspelt", { fleet: "prd" }, "no FleetReport is of the fleet prd"],
  ])("%s: a warning names them and the field", (_, more, message) => {
    const rendered = render([...objects, ...others], { ...CONFIG, ...more });
    expect(said(rendered, "warning")).toEqual(["OtherFleet fleet"]);
    const text = rendered.results.find(({ tags }) => tags?.["code"] === "OtherFleet")?.message;
    expect(text).toContain(message);
    expect(text).toContain("there are reports of edge, prod");
    expect(text).toContain("set fleet to the one that is meant: fleet: edge");
    expect(words(rendered.objects)).toBe("a:Released b:Released");
  });

  test.each<readonly [string, readonly Fields[], Fields]>([
    ["the one that is meant is there", others, { fleet: "prod" }],
    ["there is no report at all", [], {}],
    ["the default is among them", [...others, report(0, LANDED)], {}],
  ])("no warning: %s", (_, reports, more) => {
    expect(said(render([...objects, ...reports], { ...CONFIG, ...more }), "warning")).toEqual([]);
  });
});
