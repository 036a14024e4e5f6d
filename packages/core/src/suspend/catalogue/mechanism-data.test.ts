import { describe, expect, test } from "vitest";
import { validateSetSuspend } from "../../schemas/generated/set-suspend.ts";
import type { SuspendMechanism } from "../../schemas/generated/suspend-mechanism.types.ts";
import { dataOf } from "../testing/data-of.ts";
import { checkMechanisms } from "./check-mechanisms.ts";
import { CATALOGUE } from "./index.ts";
import { mechanismOf } from "./mechanism-data.ts";

const ROWS = CATALOGUE.mechanisms.map(dataOf);

describe("the catalogue is data of the schema that users' mechanisms have", () => {
  test("every row passes the validator of the config, and the checks beyond it", () => {
    const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", mechanisms: ROWS };
    expect(validateSetSuspend(config)).toEqual([]);
    expect(checkMechanisms(ROWS as unknown as readonly SuspendMechanism[], ["mechanisms"])).toEqual([]);
  });

  test("a row that is read back is the mechanism", () => {
    expect(ROWS.map((row) => mechanismOf(row as unknown as SuspendMechanism))).toEqual(CATALOGUE.mechanisms);
  });
});

describe("what no schema can say", () => {
  const ROW: SuspendMechanism = {
    id: "widget-mode",
    group: "example.com",
    kind: "Widget",
    effect: "run",
    path: ["spec", "mode"],
    truth: "enum",
    on: "Halt",
    values: ["Run", "Halt"],
    stops: "the widget stands still",
  };
  const ANNOTATION = ["metadata", "annotations", "example.com/paused"];

  test.each<[string, { readonly [field in keyof SuspendMechanism]?: unknown }, string, string]>([
    [
      "no truth",
      { truth: undefined, values: undefined },
      "mechanisms[0].truth is required beside path",
      "how the system reads the value",
    ],
    ["nothing to write", { on: undefined }, "mechanisms[0].on is required beside path", "the value that suspends"],
    [
      "a boolean in quotes",
      { truth: "bool", on: "true", values: undefined },
      'mechanisms[0].on is "true", which bool never takes as suspended',
      "true, without quotes",
    ],
    [
      "a number of replicas that is not 0",
      { truth: "zero", on: 1, values: undefined },
      "mechanisms[0].on is 1",
      "write 0",
    ],
    [
      "a boolean in an annotation",
      { path: ANNOTATION, truth: "equals", on: true, values: undefined },
      "must be a string in annotations",
      "in quotes",
    ],
    [
      "a path into the metadata",
      { path: ["metadata", "name"], truth: "equals", on: "x", values: undefined },
      "mechanisms[0].path is no annotation",
      "[metadata, annotations, <key>]",
    ],
    [
      "an enum without its values",
      { values: undefined },
      "mechanisms[0].values is required",
      "all values that the system knows",
    ],
    ["values without an enum", { truth: "equals" }, "mechanisms[0].values belongs to truth enum", "leave it out"],
    [
      "a value that is not among them",
      { on: "Stop" },
      'mechanisms[0].on is "Stop", which is not among values',
      "add it to values",
    ],
    ["a way to drain that is not among alsoOn", { drain: "Kill" }, 'mechanisms[0].drain is "Kill"', "add it to alsoOn"],
    ["two words for off", { off: "delete", offValue: "Run" }, "mechanisms[0].offValue excludes off", "leave off out"],
    ["off that is on", { offValue: "Halt" }, "mechanisms[0].offValue is the same as on", "the word for off"],
    [
      "a truth beside a pin",
      { path: undefined, pins: [] },
      "mechanisms[0].truth says nothing beside pins",
      "leave it out",
    ],
  ])("%s", (_, fields, message, hint) => {
    const row = Object.fromEntries(Object.entries({ ...ROW, ...fields }).filter(([, value]) => value !== undefined));
    const [problem] = checkMechanisms([row as unknown as SuspendMechanism], ["mechanisms"]);
    expect(problem).toMatchObject({ code: "InvalidMechanism", severity: "error" });
    expect(problem?.message).toContain(message);
    expect(problem?.message).toContain("(widget-mode)");
    expect(problem?.hint).toContain(hint);
  });

  test("an id that is there twice, of which the second would never be used", () => {
    const problems = checkMechanisms([ROW, { ...ROW, effect: "rollout" }], ["mechanisms"]);
    expect(problems.map(({ message }) => message)).toEqual([
      "mechanisms[1].id is that of mechanisms[0] too, so this one would never be used (widget-mode)",
    ]);
  });
});
