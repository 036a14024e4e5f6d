import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { snippetsOf } from "./snippets.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Checks that each kind of user has a page that a test follows literally: `snippets.test.ts`, for the last one
 * `functions.test.ts`.
 */
test.each([
  ["a package author", "docs/package-authors.md", "sh", 2],
  ["who is on call", "docs/on-call.md", "sh", 5],
  ["a controller author", "docs/embed.md", "ts", 3],
  ["a function author", "docs/functions.md", "sh", 5],
])("%s has a walk that runs", (_, page, language, least) => {
  const snippets = snippetsOf(readFileSync(join(ROOT, page), "utf8")).filter((one) => one.language === language);
  expect(snippets.length).toBeGreaterThanOrEqual(least);
});
