import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, seen, TIME, words } from "../testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    waves: [
      {
        name: "canary",
        select: { targets: ["a/shop"] },
        metrics: [{ name: "errors", max: 0.01, window: "5m", from: "hub" }],
      },
      { name: "rest", select: { rest: true } },
    ],
  },
};

type Sampled = readonly [metric: string, value: string, labels?: { readonly [label: string]: string }];

/** A snapshot with the answer of the hub's Prometheus at a minute. */
function samples(minute: number, ...values: readonly Sampled[]): Fields {
  const at = Date.parse(TIME(minute)) / 1000;
  const found = values.map(
    ([metric, value, labels = {}], series): Json => ({
      metric,
      value,
      at,
      labels: { series: String(series), ...labels },
    }),
  );
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: "prometheus" },
    spec: { cluster: "hub", observedAt: TIME(minute), items: [], samples: found },
  };
}

describe("AC-P10: a gate is passed by a sample in a snapshot", () => {
  const begun = render(seen([profile("a"), profile("b")], 0, { a: "v1", b: "v1" }), CONFIG).objects;
  const { objects } = render(seen(begun, 5, { a: "v2", b: "v1" }), CONFIG);
  const landed = objects.filter(({ kind }) => kind !== "Clock");
  const WAITS = "a:Landed b:Waiting";
  const PASSED = "a:Landed b:Released";

  test.each<[string, Fields, Fields, string]>([
    ["a value as it must be", samples(12, ["errors", "0.002"]), {}, PASSED],
    ["a value out of bounds", samples(12, ["errors", "0.5"]), {}, WAITS],
    ["no value", samples(12), {}, WAITS],
    ["a value of another metric", samples(12, ["latency", "0"]), {}, WAITS],
    ["no number", samples(12, ["errors", "NaN"]), {}, WAITS],
    ["a word", samples(12, ["errors", "few"]), {}, WAITS],
    ["a value of a window that began before the landing", samples(9, ["errors", "0"]), {}, WAITS],
    ["a good value, and a newer bad one in the config", samples(11, ["errors", "0"]), bad(12), WAITS],
    ["a bad value in the config, and a newer good one", samples(12, ["errors", "0"]), bad(11), PASSED],
  ])("%s", (_, snapshot, more, expected) => {
    const rendered = render([...landed, snapshot], { ...CONFIG, ...more, now: TIME(12) });
    expect([words(rendered.objects), said(rendered, "warning")]).toEqual([expected, []]);
    const again = render(rendered.objects, { ...CONFIG, ...more, now: TIME(12) });
    expect(planIn(again.objects)).toEqual(planIn(rendered.objects));
  });

  test("several series of one name are no value, and it says so", () => {
    const snapshot = samples(12, ["errors", "0"], ["errors", "0"]);
    const rendered = render([...landed, snapshot], { ...CONFIG, now: TIME(12) });
    expect([words(rendered.objects), said(rendered, "warning")]).toEqual([WAITS, ["SeveralSeries spec.samples"]]);
  });

  const of = (cluster: string, minute: number, value: string): Fields => {
    const one = samples(minute, ["errors", value]);
    return { ...one, metadata: { name: `of-${cluster}` }, spec: { ...(one["spec"] as Fields), cluster } };
  };
  const NOBODY = ["SampleOfNobody spec.samples"];
  test.each<[string, readonly Fields[], string, readonly string[]]>([
    ["a sample of a cluster that is no target", [of("z", 12, "0")], WAITS, NOBODY],
    ["one of a target of a later wave", [of("b", 12, "0")], WAITS, []],
    ["one that says so by its label", [samples(12, ["errors", "0", { cluster: "b" }])], WAITS, []],
    ["one whose label is no target", [samples(12, ["errors", "0", { cluster: "z" }])], WAITS, NOBODY],
    ["one of the target", [of("a", 12, "0")], PASSED, []],
    ["one of the target by its label", [samples(12, ["errors", "0", { cluster: "a" }])], PASSED, []],
    [
      "one of the target by the label that a scrape renamed",
      [samples(12, ["errors", "0", { cluster: "hub", exported_cluster: "a" }])],
      PASSED,
      [],
    ],
    ["one of another package there", [samples(12, ["errors", "0", { cluster: "a", package: "cart" }])], WAITS, NOBODY],
    ["one of the package", [samples(12, ["errors", "0", { cluster: "a", package: "shop" }])], PASSED, []],
    [
      "a bad one of the target, and a newer good one of the hub",
      [of("a", 11, "0.9"), samples(12, ["errors", "0"])],
      WAITS,
      [],
    ],
    ["one of another wave", [samples(12, ["errors", "0", { wave: "rest" }])], WAITS, []],
    ["one of the revision before", [samples(12, ["errors", "0", { revision: "v1" }])], WAITS, []],
    [
      "one of the revision and the wave",
      [samples(12, ["errors", "0", { wave: "canary", revision: "v2" }])],
      PASSED,
      [],
    ],
  ])("%s", (_, snapshots, expected, warnings) => {
    const rendered = render([...landed, ...snapshots], { ...CONFIG, now: TIME(12) });
    expect([words(rendered.objects), said(rendered, "warning")]).toEqual([expected, warnings]);
  });

  test.each<[string, Json, string]>([
    ["a value of a target", { target: "a/shop" }, PASSED],
    ["a value of a target of a later wave", { target: "b/shop" }, WAITS],
    ["a value of another wave", { wave: "rest" }, WAITS],
    ["a value of another revision", { revision: "v1" }, WAITS],
  ])("in the config %s", (_, more, expected) => {
    const metrics = [{ name: "errors", value: 0, at: TIME(12), ...(more as Fields) }];
    expect(words(render(landed, { ...CONFIG, metrics, now: TIME(12) }).objects)).toBe(expected);
  });

  test.each<[string, Json, string]>([
    ["samples that are no list", { errors: 0 }, "WrongType spec.samples"],
    ["a sample without a time", [{ metric: "errors", value: "0" }], "MissingField spec.samples[0].at"],
  ])("%s: nothing is measured, and it says so", (_, found, problem) => {
    const snapshot = samples(12);
    const broken = { ...snapshot, spec: { ...(snapshot["spec"] as Fields), samples: found } };
    const rendered = render([...landed, broken], { ...CONFIG, now: TIME(12) });
    expect([words(rendered.objects), said(rendered, "warning")]).toEqual([WAITS, [problem]]);
  });

  function bad(minute: number): Fields {
    return { metrics: [{ name: "errors", value: 1, at: TIME(minute) }] };
  }
});
