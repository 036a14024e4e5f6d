import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { findKpt } from "@landfall/testing/golden";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageVariantOf } from "../catalog/image-variant.ts";
import { BUNDLES, catalogExamples } from "../examples/examples.ts";
import { writeEngineStandIn } from "./engine-stand-in.ts";
import { mayChroot } from "./unpack-image.ts";

const kpt = findKpt();
const mayRun = mayChroot && kpt !== undefined;
if (!mayRun) console.warn("SKIPPED: the examples by image: need kpt, and root for a root of its own");

const EXAMPLES = catalogExamples().filter(({ directory }) => readdirSync(directory).includes("Kptfile.image"));

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "landfall-by-image-"));
  if (mayRun) writeEngineStandIn(scratch);
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true }));

describe.skipIf(!mayRun).each(EXAMPLES)("examples/$name", ({ name, directory }) => {
  test("gives by image what it gives by exec", () => {
    const byExec = copyOf(directory, join(scratch, name, "exec"));
    const byImage = copyOf(directory, join(scratch, name, "image"));
    copyFileSync(join(byImage, "Kptfile.image"), join(byImage, "Kptfile"));
    const statuses = [render(byExec, ["--allow-exec"]), render(byImage, [])];
    expect(statuses[1]).toBe(statuses[0]);
    expect(filesOf(byImage)).toEqual(
      filesOf(byExec).map(([path, text]) => [path, path === "Kptfile" ? imageVariantOf(text) : text]),
    );
  });
});

/** Runs `kpt fn render` with the functions and the stand-in of an engine on the PATH; returns its exit code. */
function render(directory: string, args: readonly string[]): number | null {
  const path = [scratch, join(directory, "..", "bin"), process.env["PATH"] ?? ""].join(delimiter);
  return spawnSync(kpt ?? "", ["fn", "render", ...args], { cwd: directory, env: { ...process.env, PATH: path } })
    .status;
}

function copyOf(example: string, to: string): string {
  const directory = join(to, basename(example));
  cpSync(example, directory, { recursive: true, filter: (source) => basename(source) !== ".expected" });
  for (const [name, bundle] of Object.entries(BUNDLES)) cpSync(bundle, join(to, "bin", name));
  return directory;
}

function filesOf(directory: string): readonly (readonly [path: string, text: string])[] {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();
  return paths
    .filter((path) => statSync(join(directory, path)).isFile())
    .map((path) => [path, readFileSync(join(directory, path), "utf8")]);
}
