import type { Seen } from "./fleet.ts";

/** An event in a story. */
export type Event =
  | { readonly minute: number; readonly seen: Seen; readonly reportedAt?: { readonly [cluster: string]: number } }
  | { readonly say: string }
  | { readonly clusters: readonly string[] }
  | { readonly revision: string }
  | { readonly edit: readonly [before: string, after: string] }
  | { readonly file: string; readonly text: string };

/** A story of a fleet of four clusters, with the canary `a`; all begin at v1 and are to get v2. */
export interface Story {
  readonly title: string;
  /** The strategy, without the part that all stories share. */
  readonly strategy: string;
  readonly events: readonly Event[];
}

export const CLUSTERS = ["a", "b", "c", "d"] as const;
export const COMMON = `strategy:
  order: name
  staleAfter: 30m
  deadline: 15m
`;
export const V1 = { a: "v1", b: "v1", c: "v1", d: "v1" };
export const WAVES = `  waves:
  - name: canary
    select:
      targets: [a/shop]
  - name: rest
    select:
      rest: true
    maxConcurrent: 2
`;
export const BEGUN: readonly Event[] = [
  { minute: 0, seen: V1 },
  { minute: 5, seen: { ...V1, a: "v2" } },
];

export const STORIES: readonly Story[] = [
  {
    title: "a canary is removed in its soak",
    strategy: WAVES.replace("[a/shop]", "[a/shop]\n    soak: 20m"),
    events: [
      ...BEGUN,
      { clusters: ["b", "c", "d"] },
      { minute: 10, seen: { b: "v1", c: "v1", d: "v1" } },
      { minute: 40, seen: { b: "v1", c: "v1", d: "v1" } },
      { say: "promote . canary" },
      { minute: 41, seen: { b: "v1", c: "v1", d: "v1" } },
    ],
  },
  {
    title: "an abort, and a revert by hand",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { ...V1, a: "v2", b: "v2" } },
      { say: "abort ." },
      { minute: 10, seen: { ...V1, a: "v2", b: "v2", c: "v2" } },
      { minute: 12, seen: V1 },
      { say: "rollback ." },
      { minute: 14, seen: V1 },
      { minute: 16, seen: V1 },
    ],
  },
  {
    title: "the handbrake, then a fix",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { say: "handbrake ." },
      { minute: 40, seen: { ...V1, a: "v2", b: "v2 Failed" } },
      { revision: "v3" },
      { minute: 41, seen: { ...V1, a: "v2", b: "v2 Failed" } },
      { say: "resume ." },
      { minute: 42, seen: { ...V1, a: "v2", b: "v2 Failed" } },
      { minute: 44, seen: { ...V1, a: "v3", b: "v2 Failed" } },
      { minute: 46, seen: { a: "v3", b: "v3", c: "v3", d: "v1" } },
      { minute: 48, seen: { a: "v3", b: "v3", c: "v3", d: "v3" } },
    ],
  },
  {
    title: "stop, retry, stop, rollback",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { ...V1, a: "v2", b: "v2", c: "v2 Failed" } },
      { say: "retry ." },
      { minute: 9, seen: { ...V1, a: "v2", b: "v2", c: "v2" } },
      { minute: 12, seen: { a: "v2", b: "v2", c: "v2", d: "v2 Failed" } },
      { say: "rollback ." },
      { minute: 13, seen: { a: "v2", b: "v2", c: "v2", d: "v2 Failed" } },
      { minute: 15, seen: V1 },
      { minute: 17, seen: V1 },
    ],
  },
  {
    title: "v2 is bad, then v3 is bad",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { ...V1, a: "v2", b: "v2", c: "v2 Failed" } },
      { revision: "v3" },
      { minute: 9, seen: { ...V1, a: "v2", b: "v2", c: "v2 Failed" } },
      { minute: 12, seen: { ...V1, a: "v3 Failed", b: "v2", c: "v2 Failed" } },
      { say: "rollback ." },
      { minute: 13, seen: { ...V1, a: "v3 Failed", b: "v2", c: "v2 Failed" } },
      { minute: 15, seen: V1 },
    ],
  },
  {
    title: "a cluster is silent for two hours, and back",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { a: "v2", b: "v2", c: "v2 InProgress", d: "v1" } },
      { minute: 60, seen: { a: "v2", b: "v2", c: "v2 InProgress", d: "v2" }, reportedAt: { c: 8 } },
      { minute: 130, seen: { a: "v2", b: "v2", c: "v2", d: "v2" } },
      { say: "retry . c/shop" },
      { minute: 131, seen: { a: "v2", b: "v2", c: "v2", d: "v2" } },
    ],
  },
  {
    title: "a clock is 45 minutes ahead",
    strategy: WAVES,
    events: [
      { minute: 0, seen: V1 },
      { minute: 5, seen: { ...V1, a: "v2" }, reportedAt: { d: 50 } },
      { minute: 8, seen: { ...V1, a: "v2", b: "v2" }, reportedAt: { d: 53 } },
    ],
  },
  {
    title: "a window closes in the middle of a wave",
    strategy: `${WAVES}  windows:
    allow:
    - from: "08:00"
      to: "08:10"
      timeZone: UTC
`,
    events: [
      ...BEGUN,
      { minute: 12, seen: { ...V1, a: "v2", b: "v2", c: "v2" } },
      { minute: 24 * 60 + 1, seen: { ...V1, a: "v2", b: "v2", c: "v2" } },
    ],
  },
];
