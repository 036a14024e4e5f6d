import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { type Stopped, whereNobodyNeeds } from "./needed.ts";

const EVERYWHERE: Stopped = "everywhere";
type Entry = readonly [name: string, clusters?: readonly string[]];

function required(entries: readonly Entry[]): KubeObject {
  const requiredBy = entries.map(([name, clusters]) => ({
    namespace: "shop",
    name,
    ...(clusters !== undefined && { clusters: clusters.map((cluster) => ({ name: cluster })) }),
  }));
  return {
    apiVersion: "work.karmada.io/v1alpha2",
    kind: "ResourceBinding",
    metadata: { name: "settings-configmap", namespace: "shop" },
    spec: { requiredBy },
  };
}

interface Row {
  readonly what: string;
  readonly requiredBy: readonly Entry[];
  readonly stopped: { readonly [name: string]: Stopped };
  /** The clusters in which it may be held: all, none, or those named. */
  readonly held: "all" | "nowhere" | readonly string[];
  /** The objects that keep another one going where a hold on it was requested. */
  readonly goesOnFor: readonly string[];
}

const some = (...names: readonly string[]): Stopped => new Set(names);

const ROWS: readonly Row[] = [
  {
    what: "one template, stopped everywhere",
    requiredBy: [["web", ["blue", "green"]]],
    stopped: { web: EVERYWHERE },
    held: "all",
    goesOnFor: [],
  },
  {
    what: "one template, stopped in one cluster",
    requiredBy: [["web", ["blue", "green"]]],
    stopped: { web: some("blue") },
    held: ["blue"],
    goesOnFor: [],
  },
  {
    what: "a template that is not placed yet",
    requiredBy: [["web"]],
    stopped: { web: some("blue") },
    held: ["blue"],
    goesOnFor: [],
  },
  {
    what: "a cluster that the template does not go to",
    requiredBy: [["web", ["green"]]],
    stopped: { web: some("blue") },
    held: "nowhere",
    goesOnFor: [],
  },
  {
    what: "two templates, both stopped",
    requiredBy: [
      ["web", ["blue"]],
      ["api", ["green"]],
    ],
    stopped: { web: EVERYWHERE, api: EVERYWHERE },
    held: "all",
    goesOnFor: [],
  },
  {
    what: "two templates of the same clusters, one stopped",
    requiredBy: [
      ["web", ["blue"]],
      ["api", ["blue"]],
    ],
    stopped: { web: EVERYWHERE },
    held: "nowhere",
    goesOnFor: ["api"],
  },
  {
    what: "the other goes to fewer clusters",
    requiredBy: [
      ["web", ["blue", "green"]],
      ["api", ["green"]],
    ],
    stopped: { web: EVERYWHERE },
    held: ["blue"],
    goesOnFor: ["api"],
  },
  {
    what: "the other goes elsewhere",
    requiredBy: [
      ["web", ["blue"]],
      ["api", ["green"]],
    ],
    stopped: { web: EVERYWHERE },
    held: ["blue"],
    goesOnFor: [],
  },
  {
    what: "the other may go anywhere",
    requiredBy: [["web", ["blue"]], ["api"]],
    stopped: { web: EVERYWHERE },
    held: "nowhere",
    goesOnFor: ["api"],
  },
  {
    what: "both are stopped, in different clusters",
    requiredBy: [
      ["web", ["blue", "green"]],
      ["api", ["blue", "green"]],
    ],
    stopped: { web: some("blue"), api: some("green") },
    held: "nowhere",
    goesOnFor: ["api", "web"],
  },
  {
    what: "neither is placed yet",
    requiredBy: [["web"], ["api"]],
    stopped: { web: EVERYWHERE },
    held: "nowhere",
    goesOnFor: ["api"],
  },
  { what: "nobody is stopped", requiredBy: [["web", ["blue"]]], stopped: {}, held: "nowhere", goesOnFor: [] },
];

describe("AC-M7: an object that others need is held only where none of them goes on", () => {
  test.each(ROWS)("$what", ({ requiredBy, stopped, held, goesOnFor }) => {
    for (const entries of [requiredBy, requiredBy.toReversed()]) {
      const found = whereNobodyNeeds(required(entries), ({ name }) => stopped[name] ?? new Set());
      expect(found.held).toEqual(typeof held === "string" ? held : { clusters: held });
      expect(found.goesOnFor.map(({ name }) => name)).toEqual(goesOnFor);
    }
  });

  test("lists that are not as Karmada writes them are read as far as they make sense", () => {
    const odd = {
      ...required([]),
      spec: { requiredBy: [null, 3, { name: "web", clusters: "blue" }, { clusters: [] }] },
    };
    expect(whereNobodyNeeds(odd, () => "everywhere").held).toBe("all");
    expect(whereNobodyNeeds({ ...odd, spec: { requiredBy: {} } }, () => "everywhere").held).toBe("nowhere");
  });
});
