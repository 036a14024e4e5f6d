import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { IMAGES, recipeOf } from "./build-image.ts";
import { readDockerfile } from "./dockerfile.ts";

const packages = resolve(import.meta.dirname, "../../packages");

/** Every image by its name, with the directory that it is built from, and its recipe. */
const RECIPES = [
  ...IMAGES.map((name) => ({ name, context: join(packages, "krm-functions"), recipe: recipeOf(name) })),
  {
    name: "landfall",
    context: join(packages, "cli"),
    recipe: readDockerfile(readFileSync(join(packages, "cli/Dockerfile"), "utf8"), {}),
  },
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "landfall-image-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe.each(RECIPES)("the image of $name", ({ name, context, recipe }) => {
  test("copies only what a build has made", () => {
    expect(recipe.copies.map(({ from }) => from).filter((from) => !existsSync(join(context, from)))).toEqual([]);
  });

  test("carries its licence, and the licences of the code of others in it", () => {
    const text = (path: string): string => {
      const copy = recipe.copies.find(({ to }) => to === path);
      return copy === undefined ? "" : readFileSync(join(context, copy.from), "utf8");
    };
    expect(text("/licenses/LICENSE")).toBe(readFileSync(resolve(packages, "../LICENSE"), "utf8"));
    expect(text("/licenses/THIRD-PARTY-NOTICES.txt")).toContain("js-yaml");
  });

  test("starts from exactly the files that it copies", () => {
    for (const { from, to } of recipe.copies) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      cpSync(join(context, from), join(root, to), { recursive: true });
    }
    const [, script = ""] = recipe.entrypoint;
    const run = (word: string): ReturnType<typeof spawnSync> =>
      spawnSync(process.execPath, [join(root, script), word], {
        cwd: root,
        env: Object.fromEntries(recipe.env.map((pair) => pair.split(/=(.*)/s))),
        encoding: "utf8",
      });
    const { version } = JSON.parse(readFileSync(join(context, "package.json"), "utf8")) as { readonly version: string };
    expect(run("--version")).toMatchObject({
      status: 0,
      stderr: "",
      stdout: expect.stringContaining(version) as string,
    });
    expect(run("--help")).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining(name) as string });
  });
});
