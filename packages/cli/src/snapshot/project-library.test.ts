import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "@landfall/core/object";
import { computeStatus, type StatusResult } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { projectObject } from "./project.ts";

type Fields = { readonly [key: string]: Json };

interface Case {
  readonly name: string;
  readonly object: Fields;
}

/** The cases by which the rule library proves itself: objects of the kinds that people really run. */
const DIRECTORY = join(import.meta.dirname, "../../../core/src/status/rules/library");
const RULES = readdirSync(DIRECTORY)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => {
    const { spec } = parse(readFileSync(join(DIRECTORY, file), "utf8"), { merge: true }) as {
      readonly spec: {
        readonly rules: readonly { readonly group: string; readonly kind: string; readonly cases: readonly Case[] }[];
      };
    };
    return spec.rules.map(({ group, kind, cases }) => ({ id: `${group}/${kind}`, cases }));
  });

const verdict = ({ status, suspended, reason, message }: StatusResult): Partial<StatusResult> => ({
  status,
  suspended,
  reason,
  message,
});

describe("what is left out of a snapshot changes no verdict of the rule library", () => {
  test("there are rules", () => {
    expect(RULES.length).toBeGreaterThan(50);
  });

  test.each(RULES)("$id", ({ cases }) => {
    const now = "2026-11-21T09:00:00Z";
    for (const { name, object } of cases) {
      const projected = computeStatus(projectObject(object), { now, library: statusRuleLibrary });
      expect(verdict(projected), name).toEqual(verdict(computeStatus(object, { now, library: statusRuleLibrary })));
    }
  });
});
