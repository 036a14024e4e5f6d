// Plays the story under git and explains what happened: `npm run story`, or with a directory to keep its files.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { styleFor } from "@landfall/cli";
import { landfall, play } from "./story.ts";

const BUNDLES = resolve(import.meta.dirname, "../../packages/krm-functions/dist");
const style = styleFor({ terminal: process.stdout.isTTY, env: process.env });
const scratch = mkdtempSync(join(tmpdir(), "landfall-story-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const [kept] = process.argv.slice(2);
const directory = kept === undefined ? join(scratch, "fleet") : resolve(kept);
mkdirSync(directory, { recursive: true });

const bin = join(scratch, "bin");
mkdirSync(bin);
for (const name of ["aggregate-status", "compute-wave", "set-suspend"])
  symlinkSync(join(BUNDLES, `${name}.cjs`), join(bin, name));
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"] ?? ""}` };
const hasKpt = spawnSync("kpt", ["version"]).status === 0;

/** Renders with kpt if available, else with the embedded runner, which writes the same bytes. */
function render(): void {
  if (!hasKpt) return void landfall(directory, ["fn", "render", "."], "1970-01-01T00:00:00Z");
  const { status, stderr } = spawnSync("kpt", ["fn", "render", "--allow-exec"], {
    cwd: directory,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

play(directory, render, ({ step, said, rendered, again }) => {
  const { number, at, title, says } = step;
  console.log(style(`\n━━ ${number}  ${at.slice(11, 16)}  ${title}`, "busy"));
  if (says !== undefined) {
    const words = says.map((word) => (word.includes(" ") ? JSON.stringify(word) : word));
    console.log(`$ landfall rollout ${words.join(" ")} .\n${style(`  ${said ?? ""}`, "faint")}`);
  }
  console.log(landfall(directory, ["explain", "."], at).trimEnd());
  console.log(style(`  ${rendered ?? "no change"}; rendered again: ${again ?? "no change"}`, "faint"));
});
if (kept !== undefined)
  console.log(`\n${directory} has all of it: git log --patch -- rollouts delivery.yaml functions`);
