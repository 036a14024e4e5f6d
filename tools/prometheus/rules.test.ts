import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TARGET_METRICS } from "@landfall/core/aggregate";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly annotations?: { readonly [name: string]: string };
}

const file = join(import.meta.dirname, "../../docs/prometheus/landfall.rules.yaml");
const { groups } = parse(readFileSync(file, "utf8")) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const recorded = rules.flatMap(({ record }) => record ?? []);
const states = TARGET_METRICS.flatMap(({ series }) => series.flatMap(({ state }) => state ?? []));

test.each(rules.map((rule) => [rule.record ?? rule.alert, rule] as const))(
  "rule %s asks for what is exported",
  (_, rule) => {
    const known = new Set([...TARGET_METRICS.map(({ name }) => name), ...recorded]);
    const asked = rule.expr.match(/\blandfall[_:][a-z_:]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const metric of asked) expect(known).toContain(metric);
    for (const [, words = ""] of rule.expr.matchAll(/state=~?"([^"]*)"/g))
      for (const word of words.split("|")) expect(states).toContain(word);
    expect(rule.expr.split("(").length).toBe(rule.expr.split(")").length);
  },
);

test("every alert waits for a while, and says what and where", () => {
  for (const rule of rules.filter(({ alert }) => alert !== undefined)) {
    expect(rule.for).toMatch(/^\d+[mhd]$/);
    expect(rule.annotations?.["summary"]).toMatch(/\$labels\.package.*\$labels\.cluster/);
  }
});

test("a recorded series is recorded before it is asked for", () => {
  const names = rules.map(({ record }) => record);
  for (const [at, { expr }] of rules.entries())
    for (const name of recorded) if (expr.includes(name)) expect(names.indexOf(name)).toBeLessThan(at);
});
