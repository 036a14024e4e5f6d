import type { ToldRuns } from "@landfall/adapters/systems";
import { formatTime, type Result } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import { type Arguments, textOf } from "../arguments.ts";
import { onObjects } from "../cluster/on-objects.ts";
import { CLUSTER, NAMESPACE, ofLandfall } from "../cluster/question.ts";
import { type Command, FORMAT, MANY } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed } from "../outcome.ts";
import type { Cell } from "../render/cell.ts";
import { formatOf, json } from "../render/format.ts";
import { shortRevision } from "../render/revision.ts";
import { styleFor, toneOf } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import { type FoundRun, findRuns } from "../steps/find-runs.ts";
import { runTree } from "../steps/run-tree.ts";
import { findToldRuns, isOfToldRuns, toldHistory, toldPast, toldRows, toldTree } from "../steps/told-runs.ts";

const FLAGS = {
  ...FORMAT,
  ...CLUSTER,
  ...NAMESPACE,
  subject: { value: "NAME", help: "only the run of this subject" },
  ...VERBOSE,
};

/** The command `landfall steps status`. */
const STEPS_STATUS: Command = {
  name: "steps status",
  usage: "[DIR|FILE...]",
  summary: "Show how far runs of step plans are: phases, steps and tasks, and what each waits for",
  description: `Reads StepRuns, all pages together, of the cluster of the kubeconfig where nothing is named. One that was changed by hand, or
of which a page is missing, is refused with its file. Plans of KUDO's Instances and stages of ClusterAddons are told as well,
with the strategies of the OperatorVersion where that lies beside them.`,
  example: "landfall steps status --subject edge-1 fleet\nlandfall steps status --context edge-1 -A",
  flags: FLAGS,
  arity: [0, MANY],
  run: (args, io) =>
    show(args, io, {
      row: stateRows,
      headings: STATE_HEADINGS,
      tree: runTree,
      told: { row: toldRows, tree: toldTree },
    }),
};

/** The command `landfall steps history`. */
const STEPS_HISTORY: Command = {
  name: "steps history",
  usage: "[DIR|FILE...]",
  summary: "Show the runs of step plans: which revision each was for, how it ended, when, and by whom",
  description:
    "Reads StepRuns: the run that is there now, and those before it, the oldest first. Of KUDO's Instances: the last run of each plan.",
  example: "landfall steps history --subject edge-1 fleet",
  flags: FLAGS,
  arity: [0, MANY],
  run: (args, io) =>
    show(args, io, {
      row: historyRows,
      headings: HISTORY_HEADINGS,
      tree: historyTree,
      told: { row: toldPast, tree: toldHistory },
    }),
};

/** All commands for steps. */
export const STEPS: readonly Command[] = [STEPS_STATUS, STEPS_HISTORY];

/** The formatting of runs. */
interface View {
  readonly headings: readonly string[];
  readonly row: (run: FoundRun) => readonly (readonly Cell[])[];
  readonly tree: (run: FoundRun) => TreeNode;
  /** The formatting of runs that belong to another system. */
  readonly told: {
    readonly row: (runs: ToldRuns) => readonly (readonly Cell[])[];
    readonly tree: (runs: ToldRuns) => TreeNode;
  };
}

function show(args: Arguments, io: Io, view: View): Outcome {
  const wish = { usage: "landfall steps status DIR|FILE...", kinds: isOfRuns };
  return onObjects(args, io, wish, (objects) => tell(objects, view, args, io));
}

const isStepRun = ofLandfall("StepRun");

function isOfRuns(resource: Resource): boolean {
  return isStepRun(resource) || isOfToldRuns(resource);
}

function tell(
  objects: Result<readonly FoundObject[]>,
  { headings, row, tree, told }: View,
  args: Arguments,
  io: Io,
): Outcome {
  if (!objects.ok) return failed(objects.problems);
  const subject = textOf(args, "subject");
  const others = findToldRuns(objects.value, subject);
  const runs: Result<readonly FoundRun[]> = findRuns(objects.value, subject, others.length > 0);
  const problems = [...foldForeign(objects.problems, args), ...runs.problems];
  if (!runs.ok) return failed(problems);
  const format = formatOf(args, "tree");
  if (format === "json") return done(json([...runs.value.flatMap(({ pages }) => pages), ...others]), problems);
  const style = styleFor(io);
  if (format === "table") {
    const rows = [...runs.value.flatMap(row), ...others.flatMap(told.row)];
    return done(renderTable(headings, rows, style, io.columns), problems);
  }
  return done(renderTree([...runs.value.map(tree), ...others.map(told.tree)], style, io.columns), problems);
}

const STATE_HEADINGS = ["SUBJECT", "PLAN", "RUN", "STATE", "STEPS", "SINCE", "WHY"];

function stateRows({ subject, stored, pages }: FoundRun): readonly (readonly Cell[])[] {
  const { run, plan } = stored;
  const status = pages[0]?.status;
  const why = run.state === "Running" ? status?.waits?.[0]?.message : run.message;
  return [
    [
      { text: subject },
      { text: plan },
      { text: String(run.attempt) },
      { text: run.state, tone: toneOf(run.state) },
      { text: `${status?.counts?.through ?? 0}/${status?.counts?.steps ?? 0}` },
      { text: formatTime(run.since) },
      { text: why ?? "" },
    ],
  ];
}

const HISTORY_HEADINGS = ["SUBJECT", "PLAN", "RUN", "REVISION", "OUTCOME", "BEGAN", "ENDED", "WHY", "UID"];

function historyRows(found: FoundRun): readonly (readonly Cell[])[] {
  return pastOf(found).map(({ plan, attempt, revision, outcome, startedAt, endedAt, why, uid }) => [
    { text: found.subject },
    { text: plan },
    { text: String(attempt) },
    { text: shortRevision(revision) },
    { text: outcome, tone: toneOf(outcome) },
    { text: formatTime(startedAt) },
    { text: endedAt === undefined ? "" : formatTime(endedAt) },
    { text: why },
    { text: uid, tone: "faint" },
  ]);
}

function historyTree(found: FoundRun): TreeNode {
  const forgotten = found.stored.run.history?.forgotten ?? 0;
  const before: readonly TreeNode[] =
    forgotten === 0 ? [] : [{ cells: [{ text: `${forgotten} runs before these`, tone: "faint" }] }];
  const runs = pastOf(found).map(({ plan, attempt, revision, outcome, startedAt, endedAt, why, uid }): TreeNode => {
    const end = endedAt === undefined ? "" : ` to ${formatTime(endedAt)}`;
    return {
      cells: [
        { text: `run ${attempt} of ${plan}` },
        { text: shortRevision(revision) },
        { text: outcome, tone: toneOf(outcome) },
        { text: `${formatTime(startedAt)}${end}`, tone: "faint" },
        { text: why },
        { text: uid, tone: "faint" },
      ],
    };
  });
  return { cells: [{ text: found.subject }], children: [...before, ...runs] };
}

/** The outcome of one run, or that it is under way. */
interface Told {
  readonly plan: string;
  readonly attempt: number;
  readonly revision: string;
  readonly outcome: string;
  readonly startedAt: number;
  readonly endedAt: number | undefined;
  readonly why: string;
  readonly uid: string;
}

function pastOf({ stored: { run, plan } }: FoundRun): readonly Told[] {
  const past = (run.history?.runs ?? []).map(
    ({ attempt, revision, outcome, startedAt, endedAt, uid, trigger, message, by }): Told => {
      const why = message ?? (by === undefined ? "" : `by ${by}`);
      return { plan: trigger.plan, attempt, revision, outcome, startedAt, endedAt, why, uid };
    },
  );
  const why = run.endedBy === undefined ? (run.message ?? "") : `by ${run.endedBy.by}`;
  const { attempt, trigger, state: outcome, startedAt, since, uid } = run;
  const endedAt = outcome === "Running" ? undefined : since;
  return [...past, { plan, attempt, revision: trigger.revision ?? "", outcome, startedAt, endedAt, why, uid }];
}
