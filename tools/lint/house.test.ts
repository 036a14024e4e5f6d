import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const sandbox = mkdtempSync(join(tmpdir(), "landfall-lint-"));
afterAll(() => rmSync(sandbox, { recursive: true }));

for (const system of ["flux", "ocm"]) {
  mkdirSync(join(sandbox, "packages/adapters/src", system), { recursive: true });
  writeFileSync(join(sandbox, "packages/adapters/src", system, "system.ts"), "");
}

/** Lints one file at a path by the house rules; returns the messages. */
function lint(path: string, text: string): readonly string[] {
  const file = join(sandbox, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const config = join(sandbox, ".oxlintrc.json");
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(root, "tools/lint/house.js")],
      categories: { correctness: "off" },
      rules: Object.fromEntries(
        ["arrows", "comments", "doors", "floors", "pure", "systems"].map((rule) => [`house/${rule}`, "error"]),
      ),
    }),
  );
  try {
    execFileSync(join(root, "node_modules/.bin/oxlint"), ["-c", config, "--format=json", file], { encoding: "utf8" });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse((error as { stdout: string }).stdout) as { diagnostics: { message: string }[] };
    return diagnostics.map((diagnostic) => diagnostic.message);
  }
}

const core = "packages/core/src/a.ts";
const refused: [what: string, path: string, text: string, message: RegExp][] = [
  ["core importing a later package", core, `import "@landfall/cli";`, /core must not import cli/],
  [
    "adapters importing krm-functions",
    "packages/adapters/src/a.ts",
    `export * from "@landfall/krm-functions/sdk";`,
    /adapters must not import/,
  ],
  [
    "krm-functions importing the cli",
    "packages/krm-functions/src/a.ts",
    `await import("@landfall/cli");`,
    /krm-functions must not import cli/,
  ],
  [
    "product code importing testing",
    "packages/cli/src/a.ts",
    `import "@landfall/testing/fleet";`,
    /cli must not import testing/,
  ],
  [
    "core's tests importing testing",
    "packages/core/src/a.test.ts",
    `import "@landfall/testing/fleet";`,
    /core must not import testing/,
  ],
  ["core reading files", core, `import "node:fs";`, /core is pure: node:fs/],
  ["core reading the clock", core, "export const t = Date.now();", /Date\.now/],
  ["core reading the clock by new Date()", core, "export const t = new Date();", /new Date\(\)/],
  ["core drawing a random number", core, "export const r = Math.random();", /Math\.random/],
  ["adapters reading the environment", "packages/adapters/src/a.ts", "export const e = process.env;", /process/],
  ["core printing", core, "console.log(1);", /console/],
];
const rollout = "packages/core/src/rollout";
refused.push(
  [
    "a lower floor importing a higher one",
    `${rollout}/gates/soak/a.ts`,
    `import { a } from "../../decide/a.ts";`,
    /gates must not import decide; floors go one way: model <- gates/,
  ],
  [
    "a floor importing a type of a higher one",
    `${rollout}/model/a.ts`,
    `import type { A } from "../plan/a.ts";`,
    /model must not import plan/,
  ],
  [
    "a floor importing the face of its room",
    `${rollout}/decide/a.ts`,
    `export * from "../index.ts";`,
    /decide must not import the door/,
  ],
  [
    "a floor importing what is for tests",
    `${rollout}/verify/a.ts`,
    `import "../testing/a.ts";`,
    /verify must not import testing/,
  ],
  ["a file on no floor", `${rollout}/a.ts`, "export const a = 1;", /a\.ts stands on no floor/],
  ["a folder that is no floor", `${rollout}/cellar/a.ts`, "export const a = 1;", /cellar is no floor/],
);
const text = "packages/krm-functions/src/sdk/text";
refused.push(
  [
    "the text's lowest floor importing a higher one",
    `${text}/yaml/a.ts`,
    `import type { A } from "../item/a.ts";`,
    /yaml must not import item/,
  ],
  [
    "another room importing from inside the text",
    "packages/krm-functions/src/runner/a.ts",
    `import { a } from "../sdk/text/item/index.ts";`,
    /only packages\/krm-functions\/src\/sdk may import from/,
  ],
  [
    "a test of another room importing from inside the text",
    "packages/krm-functions/src/runner/a.test.ts",
    `import type { A } from "../sdk/text/item/a.ts";`,
    /only packages\/krm-functions\/src\/sdk may import from/,
  ],
  [
    "the SDK entering the text by another file than a face",
    "packages/krm-functions/src/sdk/list.ts",
    `import { a } from "./text/item/text-item.ts";`,
    /entered by the index\.ts of a floor, not by item\/text-item\.ts/,
  ],
);
const adapters = "packages/adapters/src";
refused.push(
  [
    "a system importing another",
    `${adapters}/ocm/read.ts`,
    `import { a } from "../flux/read.ts";`,
    /nothing may know the system flux/,
  ],
  [
    "an adapter importing a system",
    `${adapters}/inventory/read.ts`,
    `import type { A } from "../ocm/read.ts";`,
    /nothing may know the system ocm/,
  ],
  [
    "a function importing a system",
    "packages/krm-functions/src/a.ts",
    `import { readFlux } from "@landfall/adapters/flux";`,
    /say it in flux\/system\.ts/,
  ],
);
refused.push(
  ["a comment that hangs on a name", core, "/** Of a target. */\nexport const a = 1;", /begins with "Of"/],
  ["a line of it", core, "// Of a target.\nexport const a = 1;", /begins with "Of"/],
  ["a comment that names nothing", core, "/** What a target has. */\nexport const a = 1;", /begins with "What"/],
  [
    "a paragraph that names nothing",
    core,
    "/**\n * A target.\n *\n * What it has.\n */\nexport const a = 1;",
    /begins with "What"/,
  ],
  ["the number of a criterion", core, "/** Never waits (AC-K2). */\nexport const a = 1;", /AC-K2 is a number/],
);
const allowed: readonly [what: string, path: string, text: string][] = [
  ["adapters importing core", "packages/adapters/src/a.ts", `import "@landfall/core/object";`],
  ["a test of the cli importing testing", "packages/cli/src/a.test.ts", `import "@landfall/testing/fleet";`],
  ["core parsing a time it was given", core, "export const t = (text: string): Date => new Date(text);"],
  ["a parameter that is called process", core, "export const t = (process: number): number => process;"],
  ["a higher floor importing a lower one", `${rollout}/verify/a.ts`, `import "../decide/a.ts";`],
  ["a floor importing another room", `${rollout}/model/a.ts`, `import "../../object/index.ts";`],
  ["the face of a room importing its floors", `${rollout}/index.ts`, `export * from "./verify/a.ts";`],
  ["a test importing a higher floor", `${rollout}/model/a.test.ts`, `import "../verify/a.ts";`],
  ["the SDK entering the text by a face", "packages/krm-functions/src/sdk/list.ts", `import "./text/item/index.ts";`],
  ["a floor of the text importing a lower one", `${text}/list/a.ts`, `import { a } from "../item/text-item.ts";`],
  ["a system importing its own", `${adapters}/flux/read.ts`, `import { a } from "./revisions.ts";`],
  ["a system importing a room", `${adapters}/flux/read.ts`, `import { a } from "../inventory/entry.ts";`],
  ["what is collected importing a system", `${adapters}/systems/generated/a.ts`, `import "../../flux/read.ts";`],
  ["a test importing a system", "packages/krm-functions/src/a.test.ts", `import "@landfall/adapters/flux";`],
  ["a function importing no system", "packages/krm-functions/src/a.ts", `import "@landfall/adapters/systems";`],
  ["a sentence", core, "/** The targets of a wave. Often there are none. */\nexport const a = 1;"],
  ["a comment with a what inside", core, "/** The target: what it has, it keeps. */\nexport const a = 1;"],
  ["a test that names a criterion", "packages/core/src/a.test.ts", "// AC-K2 is met.\nexport const a = 1;"],
  ["the cli reading files", "packages/cli/src/a.ts", `import "node:fs";`],
];

describe("the linter", () => {
  test.each(refused)("refuses %s", (_what, path, text, message) => {
    expect(lint(path, text)).toEqual([expect.stringMatching(message)]);
  });
  test.each(allowed)("allows %s", (_what, path, text) => {
    expect(lint(path, text)).toEqual([]);
  });
});
