import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { drawVerbs } from "@landfall/core/rollout";
import { expect, test } from "vitest";

const FILE = resolve(import.meta.dirname, "../../docs/rollout.md");
const BETWEEN = /(<!-- verbs -->\n)[\s\S]*?(<!-- end of verbs -->)/;

test("the tables of verbs in docs/rollout.md are those of the code; UPDATE=1 writes them", () => {
  const text = readFileSync(FILE, "utf8");
  const wanted = text.replace(BETWEEN, (_, from: string, to: string) => `${from}${drawVerbs()}${to}`);
  if (process.env["UPDATE"] === "1") writeFileSync(FILE, wanted);
  expect(readFileSync(FILE, "utf8")).toBe(wanted);
});
