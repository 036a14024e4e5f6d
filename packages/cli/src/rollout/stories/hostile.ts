import { BEGUN, type Story, V1, WAVES } from "./stories.ts";

const SHARED = `${WAVES}  budgets:
    shared:
    - name: edge
      maxConcurrent: 2
`;
const BASE = `apiVersion: fn.landfall.dev/v1alpha1
kind: ComputeWave
metadata:
  name: base
  annotations:
    config.kubernetes.io/local-config: "true"
rollout: base
package: base
revision: v9
strategy:
  order: name
  staleAfter: 30m
  deadline: none
  waves:
  - name: all
    select:
      rest: true
  budgets:
    shared:
    - name: edge
      maxConcurrent: 2
`;
const BOTH = `apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: fleet
pipeline:
  mutators:
  - exec: compute-wave
    configPath: config.yaml
  - exec: compute-wave
    configPath: base.yaml
`;
const BUDGET = `apiVersion: landfall.dev/v1alpha1
kind: Budget
metadata:
  name: edge
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  maxConcurrent: 2
  observedAt: "2026-11-21T08:00:00Z"
  uses:
  - rollout: elsewhere
    onTheWay: 0
`;

/** Stories in which people and machines do unexpected things to a rollout. */
export const HOSTILE: readonly Story[] = [
  {
    title: "the strategy is edited during a rollback",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { a: "v2", b: "v2", c: "v2 Failed", d: "v1" } },
      { say: "rollback ." },
      { minute: 9, seen: { a: "v2", b: "v2", c: "v2 Failed", d: "v1" } },
      { edit: ["maxConcurrent: 2", "maxConcurrent: 1\n    approval: true"] },
      { minute: 10, seen: { a: "v2", b: "v2", c: "v1", d: "v1" } },
      { edit: ["  - name: rest", "  - name: more\n    select:\n      count: 1\n  - name: rest"] },
      { minute: 12, seen: { a: "v2", b: "v1", c: "v1", d: "v1" } },
      { minute: 14, seen: V1 },
      { minute: 16, seen: V1 },
    ],
  },
  {
    title: "a cluster gets another name in the middle of a wave",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { clusters: ["a", "b2", "c", "d"] },
      { minute: 7, seen: { a: "v2", b2: "v2", c: "v1", d: "v1" } },
      { minute: 9, seen: { a: "v2", b2: "v2", c: "v2", d: "v1" } },
      { minute: 21, seen: { a: "v2", b2: "v2", c: "v2", d: "v1" } },
      { minute: 23, seen: { a: "v2", b2: "v2", c: "v2", d: "v2" } },
    ],
  },
  {
    title: "two rollouts share a budget, of which nobody has said anything for an hour",
    strategy: SHARED,
    events: [
      { edit: ["deadline: 15m", "deadline: none"] },
      { file: "base.yaml", text: BASE },
      { file: "Kptfile", text: BOTH },
      { file: "budget.yaml", text: BUDGET },
      { minute: 0, seen: V1 },
      { minute: 5, seen: { ...V1, a: "v2" } },
      { minute: 40, seen: { ...V1, a: "v2", b: "v2" } },
      { file: "budget.yaml", text: BUDGET.replace("T08:00", "T08:41") },
      { minute: 42, seen: { ...V1, a: "v2", b: "v2" } },
      { say: "pause . --rollout shop" },
      { minute: 43, seen: { ...V1, a: "v2", b: "v2" } },
    ],
  },
  {
    title: "the clock goes back two hours",
    strategy: WAVES.replace("[a/shop]", "[a/shop]\n    soak: 20m"),
    events: [
      { minute: 120, seen: V1 },
      { minute: 125, seen: { ...V1, a: "v2" } },
      { minute: 6, seen: { ...V1, a: "v2" } },
      { minute: 12, seen: { ...V1, a: "v2 Failed" } },
      { minute: 126, seen: { ...V1, a: "v2" } },
    ],
  },
  {
    title: "a cluster leaves, and comes back with another revision",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 7, seen: { a: "v2", b: "v2", c: "v1", d: "v1" } },
      { clusters: ["a", "c", "d"] },
      { minute: 8, seen: { a: "v2", c: "v2", d: "v1" } },
      { clusters: ["a", "b", "c", "d"] },
      { minute: 9, seen: { a: "v2", b: "v0", c: "v2", d: "v1" } },
      { minute: 11, seen: { a: "v2", b: "v0", c: "v2", d: "v2" } },
      { minute: 13, seen: { a: "v2", b: "v2", c: "v2", d: "v2" } },
    ],
  },
  {
    title: "a revert by hand during a retry",
    strategy: WAVES,
    events: [
      ...BEGUN,
      { minute: 8, seen: { a: "v2", b: "v2", c: "v2 Failed", d: "v1" } },
      { say: "retry . c/shop" },
      { minute: 9, seen: { a: "v2", b: "v1", c: "v2 Failed", d: "v1" } },
      { minute: 10, seen: { a: "v1", b: "v1", c: "v1", d: "v1" } },
      { minute: 30, seen: V1 },
      { say: "rollback ." },
      { minute: 31, seen: V1 },
      { minute: 33, seen: V1 },
    ],
  },
];
