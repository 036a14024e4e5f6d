import type { Fields, Value } from "../print.ts";
import type { Random } from "../random.ts";

/** A strategy for clusters with the labels `region` and `tier`. */
export function strategyOf(random: Random): Fields {
  const selects: readonly [Fields, ...Fields[]] = [
    { matchLabels: { tier: "canary" } },
    { count: 1 },
    { cumulative: "20%" },
    { matchLabels: { region: "eu" } },
    { coverage: { labels: ["region"] } },
    { targets: ["edge-1/shop"] },
  ];
  const soak = random.oneIn(3) ? { soak: random.pick(["5m", "30m", "1h"]) } : {};
  const metrics = random.oneIn(5) ? { metrics: [{ name: "errors", max: 0.5, window: "5m" }] } : {};
  const approval = random.oneIn(4) ? { approval: true } : {};
  return {
    waves: [
      { name: "canary", select: random.pick(selects), ...soak, ...metrics, ...approval },
      ...(random.oneIn(2)
        ? [{ name: "half", select: { cumulative: "60%" }, maxConcurrent: random.pick<Value>(["50%", 1, 2]) }]
        : []),
      { name: "rest", select: { rest: true }, ...(random.oneIn(2) && { maxFailures: random.pick<Value>([1, "25%"]) }) },
    ],
    ...(random.oneIn(3) && { deadline: random.pick(["10m", "none", "1h"]) }),
    ...(random.oneIn(4) && { onFailure: "rollback" }),
    ...(random.oneIn(4) && { order: random.pick(["name", "hash"]) }),
    ...(random.oneIn(6) && { leftover: random.pick(["error", "lastWave", "hold"]) }),
    ...(random.oneIn(6) && { failureDomains: { label: "region", maxConcurrent: 1 } }),
    ...(random.oneIn(8) && { windows: WINDOWS }),
    ...(random.oneIn(8) && { onSupersede: random.pick(["restart", "fastForward", "queue", "refuse"]) }),
    ...(random.oneIn(8) && { retry: { attempts: 2, first: "1m" } }),
    ...(random.oneIn(8) && { weight: { label: "nodes", default: 1 } }),
    ...(random.oneIn(8) && { budgets: { maxFailures: 1 } }),
    ...(random.oneIn(8) && { dependencies: "ignore" }),
  };
}

const WINDOWS: Fields = {
  allow: [{ days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], from: "08:00", to: "18:00", timeZone: "Europe/Berlin" }],
};

/** Commands that people give, each with a small probability. */
export function verbsOf(random: Random): Fields {
  const by = "ops@example.com";
  return {
    ...(random.oneIn(10) && { pause: { by, reason: "look first" } }),
    ...(random.oneIn(16) && { handbrake: { by } }),
    ...(random.oneIn(4) && { approvals: [{ wave: "canary", by, revision: "v7" }] }),
    ...(random.oneIn(10) && { promotions: [{ wave: "canary", by, revision: "v7" }] }),
    ...(random.oneIn(10) && { skips: [{ target: "edge-1/shop", by }] }),
    ...(random.oneIn(10) && { pins: [{ target: "edge-2/shop", by }] }),
    ...(random.oneIn(12) && { retries: [{ target: "edge-1/shop", by }] }),
    ...(random.oneIn(14) && { rollback: { by } }),
    ...(random.oneIn(20) && { abort: { by } }),
  };
}
