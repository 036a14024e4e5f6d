import { formatTime, parseDuration, type Result, success } from "@landfall/core/object";
import { explainRun, type StepExplanation, simulateRun } from "@landfall/core/steps";
import type { Leg } from "@landfall/krm-functions/compute-wave";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor, toneOf } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import { askList } from "../rollout/ask-list.ts";
import { findLeg, readStepped, type SteppedRollout } from "./find-leg.ts";
import { asStored } from "./step-reason.ts";
import { commandsThatWork } from "./what-works.ts";

const FLAGS = {
  ...FORMAT,
  rollout: { value: "NAME", help: "which rollout, where the directory has several" },
  ...VERBOSE,
};

/** The command `landfall steps explain`. */
export const STEPS_EXPLAIN: Command = {
  name: "steps explain",
  usage: "DIR [TARGET]",
  summary: "Say what every step of a target waits for, by what is known now, and what can be said of it",
  description: "Reads the package as the next render does: what that would move is moved here, and nothing is written.",
  example: "landfall steps explain fleet\nlandfall steps explain fleet eu-3",
  flags: FLAGS,
  arity: [1, 2],
  run: explainSteps,
};

/** The command `landfall steps simulate`. */
export const STEPS_SIMULATE: Command = {
  name: "steps simulate",
  usage: "DIR [TARGET]",
  summary: "Tell how the steps of a target would go, from the first to the last",
  description:
    "Conditions are taken as true, and named. Without TARGET: the first target of the rollout. Nothing is read of clusters, and nothing is written.",
  example: "landfall steps simulate fleet eu-3 --takes 2m\nlandfall steps simulate fleet --fails go/addons/apply",
  flags: {
    takes: { value: "DURATION", help: "how long every try of a task takes (default: 30s)" },
    fails: { value: "TASK", help: "the task of which every try fails" },
    ...FLAGS,
  },
  arity: [1, 2],
  run: simulateSteps,
};

/** The explanation of one target. */
interface Told {
  readonly target: string;
  readonly lines: readonly StepExplanation[];
  readonly works: readonly string[];
}

function ask<T>(args: Arguments, io: Io, answer: (stepped: SteppedRollout, legs: readonly Leg[]) => T): Result<T> {
  const [directory = "", word] = args.positionals;
  return askList(directory, io, (list: ResourceList) => {
    const stepped = readStepped(list, textOf(args, "rollout"));
    if (!stepped.ok) return stepped;
    const legs = word === undefined ? success(stepped.value.walk.legs) : one(findLeg(stepped.value, word));
    return legs.ok ? success(answer(stepped.value, legs.value), stepped.problems) : legs;
  });
}

function one(leg: Result<Leg>): Result<readonly Leg[]> {
  return leg.ok ? success([leg.value]) : leg;
}

function explainSteps(args: Arguments, io: Io): Outcome {
  const [directory = ""] = args.positionals;
  const told = ask(args, io, ({ read, walk }, legs): readonly Told[] => {
    const { runs } = walk.follow(read.state);
    return legs.flatMap((leg): readonly Told[] => {
      const followed = runs.find((run) => run.leg.key === leg.key)?.decision ?? asStored(leg);
      if (followed === undefined) return [];
      const lines = explainRun(leg.planned.plan, followed);
      return [{ target: leg.key, lines, works: commandsThatWork(leg, directory) }];
    });
  });
  if (!told.ok) return failed(told.problems);
  const notes = foldForeign(told.problems, args);
  const format = formatOf(args, "tree");
  if (format === "json") return done(json(told.value), notes);
  const style = styleFor(io);
  if (format === "table") {
    const rows = told.value.flatMap(({ target, lines }) =>
      lines.map((line) => [
        { text: target },
        { text: line.path },
        { text: line.state, tone: toneOf(line.state) },
        { text: formatTime(line.since) },
        { text: whyOf(line) },
      ]),
    );
    return done(renderTable(["TARGET", "STEP", "STATE", "SINCE", "WHY"], rows, style, io.columns), notes);
  }
  return done(renderTree(told.value.map(treeOf), style, io.columns), notes);
}

function treeOf({ target, lines, works }: Told): TreeNode {
  const [run, ...others] = lines;
  const below = (path: string): readonly StepExplanation[] =>
    others.filter((one) => one.path.startsWith(path === "" ? "" : `${path}/`));
  const node = (name: string, line: StepExplanation, children: readonly TreeNode[]): TreeNode => {
    const isBelow = below(line.path).some((other) => whyOf(other) === whyOf(line));
    return { cells: cellsOf(name, line, isBelow ? "" : whyOf(line)), children };
  };
  const steps = others
    .filter(({ level }) => level === "step")
    .map((step) =>
      node(
        step.path,
        step,
        below(step.path).map((task) => node(nameOf(task.path), task, [])),
      ),
    );
  const said = works.map((command): TreeNode => ({ cells: [{ text: command, tone: "faint" }] }));
  const can = said.length === 0 ? [] : [{ cells: [{ text: "what can be said:" }], children: said }];
  const children = [...steps, ...can];
  return run === undefined ? { cells: [{ text: target }], children } : node(target, run, children);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function cellsOf(name: string, line: StepExplanation, why: string): TreeNode["cells"] {
  const tried = (line.attempt ?? 0) > 1 && line.level === "task" ? `try ${line.attempt}` : "";
  return [
    { text: name },
    { text: line.state, tone: toneOf(line.state) },
    { text: tried, tone: "faint" },
    { text: `since ${formatTime(line.since)}`, tone: "faint" },
    { text: why },
  ];
}

/** The reason why a part waits, unless it only waits for the part above; who skipped or ended it; how it failed. */
function whyOf({ path, blocker, message, by }: StepExplanation): string {
  const own = blocker?.at === path ? `${blocker.message}; goes on ${blocker.releasedBy} (${blocker.who})` : message;
  return [by === undefined ? undefined : `by ${by}`, own].filter((part) => part !== undefined).join(": ");
}

function simulateSteps(args: Arguments, io: Io): Outcome {
  const takes = textOf(args, "takes");
  const milliseconds = takes === undefined ? undefined : parseDuration(takes);
  if (takes !== undefined && milliseconds === undefined)
    return misused("--takes must be a duration such as 5m", "landfall steps simulate DIR [TARGET]");
  const fails = textOf(args, "fails");
  const told = ask(args, io, ({ config }, legs) => {
    const [leg] = legs;
    if (leg === undefined) return undefined;
    const { plan } = leg.planned;
    const trigger = {
      plan: plan.name,
      subject: leg.key,
      revision: config.revision,
      parameters: leg.parameters,
    };
    const run = simulateRun(plan, trigger, {
      start: 0,
      ...(milliseconds !== undefined && { secondsOf: () => milliseconds / 1000 }),
      outcomeOf: (task) => (task === fails ? "Retry" : "Succeeded"),
    });
    return { target: leg.key, ...run };
  });
  if (!told.ok) return failed(told.problems);
  const notes = foldForeign(told.problems, args);
  const run = told.value;
  if (run === undefined || formatOf(args, "tree") === "json") return done(json(run ?? null), notes);
  const rows = run.timeline.map(({ at, path, to, message = "" }) => [
    { text: after(at) },
    { text: path === "" ? run.target : path },
    { text: to, tone: toneOf(to) },
    { text: message },
  ]);
  const assumed = run.assumes.length === 0 ? "" : `taken as true: ${run.assumes.join(", ")}\n`;
  return done(`${renderTable(["AFTER", "STEP", "STATE", "WHY"], rows, styleFor(io), io.columns)}${assumed}`, notes);
}

/** Formats a time since the beginning: `1h02m30s`. */
function after(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [hours > 0 ? `${hours}h` : "", minutes > 0 || hours > 0 ? `${minutes}m` : "", `${seconds % 60}s`];
  return parts.join("");
}
