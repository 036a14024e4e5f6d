import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, seen, TIME, words } from "../testing/fleet.ts";

const CONFIG: Fields = {
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] }, metrics: [{ name: "errors", max: 0.01, window: "5m" }] },
      { name: "rest", select: { rest: true } },
    ],
  },
};

/** A snapshot of what Prometheus answered, minutes after eight. */
function samples(minute: number, ...values: readonly (readonly [metric: string, value: string])[]): Fields {
  const at = Date.parse(TIME(minute)) / 1000;
  const found = values.map(
    ([metric, value], series): Json => ({ metric, value, at, labels: { series: String(series) } }),
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
  const landed = render(seen(begun, 5, { a: "v2", b: "v1" }), CONFIG).objects;
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
