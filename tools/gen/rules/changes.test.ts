import { expect, test } from "vitest";
import type { StatusRules } from "../../../packages/core/src/schemas/generated/status-rules.ts";
import { changesPageOf } from "./changes.ts";

const rules: StatusRules = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusRules",
  metadata: { name: "my-shop" },
  spec: {
    project: "My shop",
    rules: [
      {
        group: "shop.example.com",
        kind: "Till",
        source: "the shop",
        rows: [{ failed: "has(status.drawer) && status.drawer == 'jammed'" }, { current: "has(status.drawer)" }],
        cases: [
          {
            name: "jammed",
            expect: { status: "Failed" },
            object: {
              apiVersion: "shop.example.com/v1",
              kind: "Till",
              metadata: { name: "t" },
              status: { drawer: "jammed" },
            },
          },
          {
            name: "being deleted",
            expect: { status: "Terminating" },
            object: {
              apiVersion: "shop.example.com/v1",
              kind: "Till",
              metadata: { name: "t", deletionTimestamp: "2026-11-20T10:00:00Z" },
              status: { drawer: "shut" },
            },
          },
        ],
      },
    ],
  },
};

test("a page says which cases would be judged otherwise without the rule, and which row says so", () => {
  const page = changesPageOf([{ slug: "my-shop", file: "my-shop.yaml", rules, problems: [] }], "rules/");
  expect(page).toContain("1 in all");
  expect(page).toContain(
    "| Till | jammed | Unknown (NothingKnown) | Failed (Failed) | `has(status.drawer) && status.drawer == 'jammed'` |",
  );
  expect(page).not.toContain("being deleted");
});
