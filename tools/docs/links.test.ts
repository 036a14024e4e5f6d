// Checks that every link in hand-written pages leads to an existing file and heading.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const PAGES = [
  "*.md",
  "docs/*.md",
  "docs/adr/*.md",
  "examples/*.md",
  "examples/*/README.md",
  "packages/*/README.md",
  "schemas/*.md",
];

/** The anchors that GitHub generates for a page's headings. */
function anchorsOf(file: string): ReadonlySet<string> {
  const headings = [...readFileSync(file, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : resolve(dirname(page), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || (statSync(file).isFile() && anchorsOf(file).has(anchor));
}

describe("links lead somewhere", () => {
  test.each(globSync(PAGES, { cwd: root }).sort())("of %s", (name) => {
    const page = join(root, name);
    const prose = readFileSync(page, "utf8").replaceAll(/^ *```[^]*?^ *```/gm, "");
    const links = [...prose.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });
});

test.each([
  ["docs/README.md", ["docs/*.md", "docs/prometheus/*"]],
  ["docs/adr/README.md", ["docs/adr/*.md"]],
  ["examples/README.md", ["examples/*/"]],
])("%s lists all there is", (name, patterns) => {
  const index = readFileSync(join(root, name), "utf8");
  const files = globSync(patterns, { cwd: root }).map((file) => basename(file));
  expect(files.filter((file) => file !== "README.md" && !index.includes(`${file})`))).toEqual([]);
});
