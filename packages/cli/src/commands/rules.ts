import type { Problem } from "@landfall/core/object";
import type { StatusRules as Document } from "@landfall/core/schemas/status-rules";
import { type CaseOutcome, runCases } from "@landfall/core/status/rules";
import type { Arguments } from "../arguments.ts";
import { type Command, formats } from "../command.ts";
import { loadRules } from "../input/load-rules.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, later } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor, toneOf } from "../render/style.ts";
import { renderTable } from "../render/table.ts";

const HEADING: readonly string[] = ["CASE", "RULE", "STATUS", "SUSPENDED", "REASON", "RESULT"];

/** The command `landfall rules test`. */
export const RULES_TEST: Command = {
  name: "rules test",
  usage: "FILE",
  summary: "Try the status rules of a file on the cases that stand in it",
  description: `FILE (- for stdin) holds StatusRules objects. Every case of every rule is judged, and compared with what it expects. Ends
with 1 if a rule does not load, a case differs, or there is no case at all.`,
  example: "landfall rules test rules.yaml",
  flags: {
    ...formats("table", "json"),
  },
  arity: [1, 1],
  run: (args, io) => later(() => run(args, io)),
};

async function run(args: Arguments, io: Io): Promise<Outcome> {
  const loaded = await loadRules(args.positionals[0] ?? "", io);
  if (!loaded.ok) return failed(loaded.problems);
  const { documents, rules } = loaded.value;
  const outcomes = documents.flatMap((document) => runCases(document as unknown as Document, rules));
  if (outcomes.length === 0) return failed([NO_CASES]);
  const wrong = outcomes.filter(({ differences }) => differences.length > 0);
  const shown = formatOf(args, "table") === "json" ? json(outcomes.map(toJson)) : table(outcomes, io);
  if (wrong.length === 0) return done(shown);
  const [count, what] = [wrong.length, outcomes.length === 1 ? "case" : "cases"];
  return { exitCode: 1, stdout: shown, stderr: `error: ${count} of ${outcomes.length} ${what} came out otherwise\n` };
}

const NO_CASES: Problem = {
  code: "NoCases",
  severity: "error",
  message: "the rules have no cases",
  hint: "give each rule cases: a name, what to expect, and an object",
};

function table(outcomes: readonly CaseOutcome[], io: Io): string {
  const rows = outcomes.map(({ name, rule, result, differences }) => [
    { text: name },
    { text: rule },
    { text: result.status, tone: toneOf(result.status) },
    { text: result.suspended ? "yes" : "no" },
    { text: result.reason },
    differences.length === 0 ? { text: "ok" } : { text: differences.join("; "), tone: toneOf("Failed") },
  ]);
  return renderTable(HEADING, rows, styleFor(io), io.columns);
}

function toJson({ name, rule, result, differences }: CaseOutcome): CaseOutcome {
  return { name, rule, differences, result };
}
