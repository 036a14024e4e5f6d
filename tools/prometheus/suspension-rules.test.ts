import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeSuspensionMetrics } from "@landfall/core/suspend";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly annotations: { readonly [name: string]: string };
}

const file = join(import.meta.dirname, "../../docs/prometheus/landfall-suspension.rules.yaml");
const { groups } = parse(readFileSync(file, "utf8")) as {
  readonly groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const exported = [...writeSuspensionMetrics([]).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

test.each(alerts.map((rule) => [rule.alert, rule] as const))("%s asks for what is exported, and waits", (_, rule) => {
  const asked = rule.expr.match(/\blandfall_[a-z_]+/g) ?? [];
  expect(asked).toHaveLength(1);
  expect(exported).toContain(asked[0]);
  expect(rule.for).toMatch(/^\d+[hd]$/);
  expect(rule.annotations["summary"]).toContain("$labels.effect");
});

test("past their end, older than a week, and claimed by nobody: each has an alert", () => {
  expect(alerts.map(({ alert }) => alert)).toEqual([
    "LandfallHoldPastItsEnd",
    "LandfallHoldTooOld",
    "LandfallSuspendedByNobody",
  ]);
});
