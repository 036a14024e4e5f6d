import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { ENGINE, INVARIANTS, type Violation } from "@landfall/core/rollout";
import { checkPlans, checkWords } from "./check-words.ts";
import { DEFECTS } from "./defects.ts";
import { type Exploration, explore, type Model } from "./explore.ts";
import type { Defect } from "./faulty-engine.ts";
import { MODELS } from "./models.ts";

/**
 * Checks the rollout engine against its invariants in every state that small fleets can reach, and then checks the
 * checks: each deliberate defect, at least one for each invariant, must be found. Exits 1 for a violation, a defect
 * that is not found, or fewer states than required.
 */
const FEWEST_STATES = 1_000_000;
const WORKERS = 2;
/**
 * Most defects appear after a few events in one of the models, so all models are explored to the smaller depth first.
 */
const DEPTHS_OF_DEFECTS = [4, 7];

interface Answer {
  readonly name: string;
  readonly seconds: number;
  readonly lines: readonly string[];
  readonly states: number;
  readonly decisions: number;
  readonly ok: boolean;
}

type Task = { readonly model: number } | { readonly defect: number };

function run(task: Task): Answer {
  const started = performance.now();
  const [model, defect] = "model" in task ? [MODELS[task.model]] : [undefined, DEFECTS[task.defect]];
  const answer = model !== undefined ? runModel(model) : defect !== undefined ? runDefect(defect) : NOTHING;
  return { ...answer, seconds: (performance.now() - started) / 1000 };
}

const NOTHING: Omit<Answer, "seconds"> = { name: "no such task", lines: [], states: 0, decisions: 0, ok: false };

function runModel(model: Model): Omit<Answer, "seconds"> {
  const { states, decisions, depth, violations } = explore(model, ENGINE);
  const lines = violations.slice(0, 1).map(({ invariant, message, step }) => {
    const { evidence, ...told } = step.inputs;
    const before = step.before && { ...step.before, targets: [...step.before.targets] };
    return `invariant ${invariant}, ${INVARIANTS[invariant]}: ${message}\n${JSON.stringify({ before, told, evidence: [...evidence], changes: step.decision.changes })}`;
  });
  return {
    name: `${model.name}: depth ${depth}`,
    states,
    decisions,
    lines,
    ok: violations.length === 0 && depth >= model.depth,
  };
}

function runDefect(defect: Defect): Omit<Answer, "seconds"> {
  const found = findDefect(defect);
  const name = `${defect.invariant}. ${defect.what}`;
  const lines = found === undefined ? ["is not seen"] : [found.message];
  return { name, states: 0, decisions: 0, lines, ok: found !== undefined };
}

/** The first violation of the invariant that the defect breaks. */
function findDefect({ invariant, engine }: Defect): Violation | undefined {
  const isIt = (violation: Violation): boolean => violation.invariant === invariant;
  if (invariant <= 4) return checkPlans(engine).violations.find(isIt);
  if (invariant === 13 || invariant === 25) return checkWords(engine).find(isIt);
  for (const depth of DEPTHS_OF_DEFECTS) {
    for (const model of MODELS) {
      const found: Exploration = explore({ ...model, depth }, engine, isIt);
      if (found.violations[0] !== undefined) return found.violations[0];
    }
  }
  return undefined;
}

function print({ name, states, decisions, seconds, lines, ok }: Answer, isDefect: boolean): void {
  const counts = isDefect ? "" : `, ${states} states, ${decisions} decisions, ${seconds.toFixed(1)} s`;
  process.stdout.write(`${ok ? "ok  " : "FAIL"} ${name}${counts}${isDefect || !ok ? `: ${lines.join("; ")}` : ""}\n`);
}

async function runAll(tasks: readonly Task[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const left = [...tasks];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: "worker" });
      const next = (): void => {
        const task = left.shift();
        if (task !== undefined) return worker.postMessage(task);
        void worker.terminate().then(() => resolve());
      };
      worker.on("error", reject);
      worker.on("message", (answer: Answer & { readonly isDefect: boolean }) => {
        print(answer, answer.isDefect);
        answers.push(answer);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: WORKERS }, work));
  return answers;
}

if (isMainThread) {
  const largestFirst = MODELS.map((_, model) => ({ model })).toSorted(
    (a, b) => (MODELS[b.model]?.size ?? 0) - (MODELS[a.model]?.size ?? 0),
  );
  const answers = await runAll([...largestFirst, ...DEFECTS.map((_, defect) => ({ defect }))]);
  const { plans, violations } = checkPlans(ENGINE);
  const words = checkWords(ENGINE);
  for (const { invariant, message } of [...violations, ...words])
    process.stdout.write(`FAIL invariant ${invariant}: ${message}\n`);
  const sum = (of: (answer: Answer) => number): number => answers.reduce((all, answer) => all + of(answer), 0);
  const states = sum((answer) => answer.states);
  const seen = answers.filter((answer) => answer.states === 0 && answer.ok).length;
  process.stdout.write(
    `${states} distinct states and ${sum((answer) => answer.decisions)} decisions of ${MODELS.length} models, ${plans} plans; ${seen} of ${DEFECTS.length} defects seen\n`,
  );
  const isWell = answers.every(({ ok }) => ok) && violations.length === 0 && words.length === 0;
  if (!isWell || states < FEWEST_STATES) process.exitCode = 1;
} else if (workerData === "worker") {
  parentPort?.on("message", (task: Task) => parentPort?.postMessage({ ...run(task), isDefect: "defect" in task }));
}
