import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { walkDispatch } from "@landfall/adapters/karmada";
import { FUNCTIONS, readObjectsFromText } from "@landfall/cli";
import type { KubeObject } from "@landfall/core/object";
import { type Engine, embeddedEngine, findKpt, kptEngine } from "@landfall/testing/golden";
import { describe, expect, test } from "vitest";
import { BUNDLES } from "../../tools/examples/examples.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: karmada-blue-green with real kpt: no kpt on the PATH and no $KPT");

/** What is held after each of the nine steps. */
const HELD = ["green", "green", "blue green", "blue green", "blue", "blue green", "blue green", "green", ""];

function policyOf(text: string): KubeObject {
  const objects = readObjectsFromText(text, "policy.yaml");
  const [policy] = objects.ok ? objects.value : [];
  if (policy === undefined) throw new Error("no policy");
  return policy;
}

function heldOf(text: string): string {
  const stopped = walkDispatch({ policy: policyOf(text) }).filter(({ suspended }) => suspended === "yes");
  return stopped.map(({ cluster }) => cluster).join(" ");
}

/** Renders the nine steps, each twice, and gives what is held after each, and the policy before and after. */
function runSteps(engine: Engine): {
  readonly held: readonly string[];
  readonly before: string;
  readonly after: string;
} {
  const directory = mkdtempSync(join(tmpdir(), "landfall-blue-green-"));
  try {
    cpSync(join(import.meta.dirname, "package"), directory, { recursive: true });
    const read = (): string => readFileSync(join(directory, "policy.yaml"), "utf8");
    const render = (): string => {
      const { exitCode, stderr } = engine.run(directory, { testType: "render", exitCode: 0 });
      if (exitCode !== 0) throw new Error(stderr);
      return read();
    };
    const before = read();
    const held = HELD.map((_, index) => {
      const step = join(import.meta.dirname, "steps", String(index + 1));
      if (existsSync(step)) cpSync(step, directory, { recursive: true });
      const once = render();
      expect(render()).toBe(once);
      return heldOf(once);
    });
    return { held, before, after: read() };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

describe("from blue to green in nine steps, by holds", () => {
  test.each([
    ["real kpt", kpt === undefined ? undefined : kptEngine(kpt, BUNDLES)],
    ["the embedded runner", embeddedEngine(FUNCTIONS)],
  ])(
    "%s",
    (_, engine) => {
      if (engine === undefined) return;
      const { held, before, after } = runSteps(engine);
      expect(held).toEqual(HELD);
      expect(after).toBe(before);
    },
    60_000,
  );
});
