import { advance, RUN_INVARIANTS } from "@landfall/core/steps";
import { STEP_DEFECTS, type StepDefect } from "./defects.ts";
import { type Broken, explore } from "./explore.ts";
import { STEP_MODELS } from "./models.ts";

/**
 * Checks `advance` in every state that runs of small plans can reach: against the laws of `verifyRun`, that the same
 * inputs again change nothing, and that every run can end. Then checks the checks: one defect for each law must be
 * found. Exits 1 for a broken law, a defect that is not found, or fewer states than required.
 */
const FEWEST_STATES = 60_000;
const DEPTHS_OF_DEFECTS = [3, 6, 9];

const started = performance.now();
let [states, looks, isWell] = [0, 0, true];

for (const model of STEP_MODELS) {
  const from = performance.now();
  const found = explore(model, advance);
  states += found.states;
  looks += found.looks;
  const ok = found.broken.length === 0 && found.depth === model.depth;
  isWell &&= ok;
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  say(ok, `steps: ${model.name}: depth ${found.depth}, ${found.states} states, ${found.looks} looks, ${seconds} s`);
  for (const broken of found.broken.slice(0, 1)) process.stdout.write(`     ${tell(broken)}\n`);
}

const laws = new Set([...RUN_INVARIANTS.map(({ name }) => name), "SameInputs", "ItEnds"]);
let seen = 0;
for (const defect of STEP_DEFECTS) {
  const found = find(defect);
  laws.delete(defect.law);
  if (found !== undefined) seen++;
  say(found !== undefined, `steps: ${defect.law}. ${defect.what}: ${found?.message ?? "is not seen"}`);
}
for (const law of laws) say(false, `steps: law ${law} has no fault that it must see`);

const total = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(
  `steps: ${states} distinct states and ${looks} looks of ${STEP_MODELS.length} models, ${total} s; ${seen} of ${STEP_DEFECTS.length} defects seen\n`,
);
if (!isWell || laws.size > 0 || seen < STEP_DEFECTS.length || states < FEWEST_STATES) process.exitCode = 1;

function find({ law, engine }: StepDefect): Broken | undefined {
  for (const depth of DEPTHS_OF_DEFECTS)
    for (const model of STEP_MODELS) {
      const limited = { ...model, depth: Math.min(depth, model.depth) };
      const [found] = explore(limited, engine, (broken) => broken.law === law).broken;
      if (found !== undefined) return found;
    }
  return undefined;
}

function tell({ law, message, before, after }: Broken): string {
  const { run, ...told } = after.world;
  const maps = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
  return `${law}: ${message}\n${JSON.stringify({ before: before.run, told, commands: after.commands, run: run === before.run }, maps)}`;
}

function say(ok: boolean, text: string): void {
  process.stdout.write(`${ok ? "ok  " : "FAIL"} ${text}\n`);
}
