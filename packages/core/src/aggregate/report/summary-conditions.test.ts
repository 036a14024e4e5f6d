import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { addObservations, emptyRollup } from "../rollup/rollup.ts";
import { summaryConditions } from "./summary-conditions.ts";

const failed = (cluster: string, message: string): Observation =>
  observe(cluster, { axes: { health: "Failed" }, message });
const told = (...observations: readonly Observation[]): readonly (readonly string[])[] =>
  summaryConditions(addObservations(emptyRollup(), observations)).map(({ type, status, reason, message }) => [
    type,
    status,
    reason,
    message,
  ]);

describe("summaryConditions", () => {
  test.each<readonly [string, readonly Observation[], readonly (readonly string[])[]]>([
    [
      "no targets",
      [],
      [
        ["Reconciling", "False", "NothingInProgress", "no target is under way"],
        ["Stalled", "False", "NothingFailed", "no target has failed"],
        ["Ready", "Unknown", "NoTargets", "no targets"],
      ],
    ],
    [
      "all landed",
      [observe("a"), observe("b")],
      [
        ["Reconciling", "False", "NothingInProgress", "no target is under way"],
        ["Stalled", "False", "NothingFailed", "no target has failed"],
        ["Ready", "True", "AllLanded", "2 of 2 targets landed"],
      ],
    ],
    [
      "one on its way",
      [observe("a"), observe("b", { axes: { health: "InProgress" }, message: "1 of 3 replicas" })],
      [
        ["Reconciling", "True", "TargetsInProgress", "1 in-progress: 1 of 3 replicas (b/shop)"],
        ["Stalled", "False", "NothingFailed", "no target has failed"],
        ["Ready", "False", "TargetsInProgress", "1 of 2 targets landed; 1 in-progress: 1 of 3 replicas (b/shop)"],
      ],
    ],
    [
      "causes by how many they hit, names in order, three at most",
      [failed("d", "quota"), failed("c", "quota"), failed("b", "quota"), failed("a", "quota"), failed("e", "image")],
      [
        ["Reconciling", "False", "NothingInProgress", "no target is under way"],
        ["Stalled", "True", "TargetsFailed", "5 failed: quota (a/shop, b/shop, c/shop and 1 more); image (e/shop)"],
        [
          "Ready",
          "False",
          "TargetsFailed",
          "0 of 5 targets landed; 5 failed: quota (a/shop, b/shop, c/shop and 1 more); image (e/shop)",
        ],
      ],
    ],
    [
      "what was not heard of is not known to be wrong",
      [observe("a", { axes: { freshness: "stale" }, message: "silent" })],
      [
        ["Reconciling", "False", "NothingInProgress", "no target is under way"],
        ["Stalled", "False", "NothingFailed", "no target has failed"],
        ["Ready", "Unknown", "TargetsStale", "0 of 1 targets landed; 1 stale: silent (a/shop)"],
      ],
    ],
  ])("%s", (_, observations, expected) => {
    expect(told(...observations)).toEqual(expected);
  });

  test("AC-X3: neither time nor order changes a text", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 5 }), (set) => {
        const later = set.map((each) => ({ ...each, observedAt: "2026-11-22T00:00:00Z" }));
        expect(told(...later.toReversed())).toEqual(told(...set));
        for (const [, , , message = ""] of told(...set)) expect(message.length).toBeLessThanOrEqual(512);
      }),
      { numRuns: 200 },
    );
  });
});
