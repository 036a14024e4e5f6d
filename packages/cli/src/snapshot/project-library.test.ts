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

/** The test cases of the rule library: objects of the kinds that people really run. */
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
  // The number of fields in a map is not part of a verdict.
  message: message.replaceAll(/map of \d+/g, "map"),
});

/** Fields in which people keep secrets, with a text that must not be kept. */
const SECRETS: Fields = {
  password: "hunter2",
  adminPassword: "hunter2-admin",
  rootToken: "hunter2-token",
  connectionString: "postgres://me:hunter2@db/x",
  dsn: "hunter2-dsn",
  motd: "hunter2 motd",
  value: "hunter2-value",
  url: "https://me:hunter2@example.com/?key=hunter2",
  data: { a: "hunter2-data" },
  pin: { code: { otp: "hunter2-otp" } },
};

/** Adds secrets to every map in an object's spec and status, except those of conditions and selectors. */
function withSecrets(value: Json, key: string = ""): Json {
  if (Array.isArray(value)) return value.map((entry: Json) => withSecrets(entry, key));
  if (
    typeof value !== "object" ||
    value === null ||
    /^(?:metadata|conditions|labels|matchLabels|.*[sS]elector)$/.test(key)
  )
    return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, withSecrets(entry, name)] as const);
  return key === "" ? Object.fromEntries(entries) : { ...SECRETS, ...Object.fromEntries(entries) };
}

describe("what is left out of a snapshot changes no verdict of the rule library", () => {
  test("there are rules", () => {
    expect(RULES.length).toBeGreaterThan(50);
  });

  test.each(RULES)("$id: and no text that nobody asked for", ({ cases }) => {
    for (const { name, object } of cases) {
      const kept = JSON.stringify(projectObject(withSecrets(object) as Fields));
      expect(kept.match(/hunter2[a-z-]*/gi), name).toBeNull();
    }
  });

  test.each(RULES)("$id", ({ cases }) => {
    const now = "2026-11-21T09:00:00Z";
    for (const { name, object } of cases) {
      const projected = computeStatus(projectObject(object), { now, library: statusRuleLibrary });
      expect(verdict(projected), name).toEqual(verdict(computeStatus(object, { now, library: statusRuleLibrary })));
    }
  });
});
