// Checks that README.md, CONTRIBUTING.md and CHANGELOG.md name only things that exist, and all of them.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../packages/cli/src/commands/index.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}
const manifests = globSync("packages/*/package.json", { cwd: root }).map((path) => JSON.parse(read(path)) as Manifest);
const scripts = (JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> }).scripts;

/** The row of the table, or the paragraphs of the section, about a package. */
function aboutPackage(page: "README.md" | "CHANGELOG.md", name: string): string {
  if (page === "README.md") return new RegExp(`^\\| \`${name}\` \\|.*$`, "m").exec(read(page))?.[0] ?? "";
  const [, section = ""] = read(page).split(`### \`${name}\`\n`);
  return section.split(/^### /m)[0] ?? "";
}

describe.each(["README.md", "CHANGELOG.md"] as const)("%s", (page) => {
  test.each(manifests.map(({ name }) => name))("has %s", (name) => {
    expect(aboutPackage(page, name)).not.toBe("");
  });

  test.each(COMMANDS.map(({ name }) => name))("names landfall %s", (name) => {
    const about = aboutPackage(page, "@landfall/cli");
    const [first = "", second = ""] = name.split(" ");
    const hasVerbs = first === "rollout" || first === "steps";
    const known = hasVerbs ? [`${first} VERB`, `\`${second}\``, `${name}\``] : [`${name}\``];
    expect(known.some((word) => about.includes(word))).toBe(true);
  });

  test.each(
    manifests
      .filter(({ name }) => name === "@landfall/core" || name === "@landfall/krm-functions")
      .flatMap(({ name, exports }) =>
        Object.keys(exports)
          .filter((key) => key !== "./package.json" && !key.includes("*"))
          .map((key) => [name, key.slice(1)] as const),
      ),
  )("names %s%s", (name, path) => {
    expect(aboutPackage(page, name)).toMatch(new RegExp(`\`${path}\`|\`${path.slice(1)}\``));
  });
});

test.each(["README.md", "CONTRIBUTING.md"])("every script that %s names is there", (page) => {
  const named = [...read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("what README.md shows of the demo is what its last render says", () => {
  const [, why = ""] = /^ {3}why +(.+)$/m.exec(read("README.md")) ?? [];
  expect(why).not.toBe("");
  expect(read("examples/edge-fleet/steps/3/expected.patch")).toContain(why);
});
