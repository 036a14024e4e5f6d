import type { RepositoryPackage } from "@landfall/adapters/systems";
import { failure, formatTime, type Json, type Problem, parseTime, type Result, success } from "@landfall/core/object";
import { blockersOf, decide, type Subject } from "@landfall/core/rollout";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { type Style, styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import { askList } from "../rollout/ask-list.ts";
import { explainTree, type Reason } from "../rollout/explain-tree.ts";
import { findConfigs, type RolloutConfig } from "../rollout/find-configs.ts";
import { formatChanges } from "../rollout/format-changes.ts";
import { findTarget, findWave } from "../rollout/name-subject.ts";
import { readDecided } from "../rollout/read-decided.ts";
import { repositoryPackages, repositoryTree } from "../status/repository-view.ts";
import { stepReasons } from "../steps/step-reason.ts";

/** `landfall explain` */
export const EXPLAIN: Command = {
  name: "explain",
  usage: "DIR [TARGET | wave WAVE]",
  summary: "Say what a rollout, a wave or a target waits for: since when, and who can help how",
  description: `Without TARGET or WAVE: every rollout of the directory. TARGET is <cluster>/<package>, or <cluster> where that is clear;
WAVE its name, or its number from 0. Also says what a render would change now. Packages of repositories, of which PackageRevisions
and PackageVariants tell, are named <repository>/<package>.`,
  example: "landfall explain fleet\nlandfall explain fleet eu-3\nlandfall explain fleet wave canary",
  flags: {
    ...FORMAT,
    rollout: { value: "NAME", help: "only this rollout" },
    now: { value: "TIME", help: "the time that ages are counted to (default: the clock)" },
    ...VERBOSE,
  },
  arity: [1, 3],
  run,
};

/** What is explained: the rollouts that are meant, and the packages of repositories. */
interface Answers {
  readonly rollouts: readonly Answer[];
  readonly packages: readonly RepositoryPackage[];
}

/** An answer about one rollout. */
interface Answer {
  readonly rollout: string;
  readonly reason: Reason;
  /** What a render would do now. */
  readonly next: string | undefined;
}

function run(args: Arguments, io: Io): Outcome {
  const usage = "landfall explain DIR [TARGET | wave WAVE]";
  const [path = "", ...words] = args.positionals;
  const [first, second] = words;
  if (words.length === 2 && first !== "wave") return misused(`one thing at a time: ${first} or ${second}`, usage);
  if (words.length === 1 && first === "wave") return misused("say which wave", usage);
  const now = textOf(args, "now") === undefined ? io.now().getTime() : parseTime(textOf(args, "now"));
  if (now === undefined) return misused("--now must be a time such as 2026-12-01T06:00:00Z", usage);
  const answers = askList(path, io, (list) =>
    answer(list, { directory: path, name: textOf(args, "rollout"), words, now }),
  );
  if (!answers.ok) return failed(answers.problems);
  const style = styleFor(io);
  const format = formatOf(args, "tree");
  const notes = foldForeign(answers.problems, args);
  const { rollouts, packages } = answers.value;
  if (format === "json") return done(json([...rollouts.map(toJson), ...packages]), notes);
  const trees = packages.map((one) => repositoryTree(one));
  const shown =
    format === "table" && rollouts.length > 0
      ? table(rollouts, style, io.columns)
      : renderTree([...rollouts.flatMap((one) => toTrees(one)), ...trees], style, io.columns);
  return done(shown, notes);
}

interface Question {
  readonly directory: string;
  readonly name: string | undefined;
  readonly words: readonly string[];
  readonly now: number;
}

function answer(list: ResourceList, question: Question): Result<Answers> {
  const objects = list.items.map((item) => item.toObject());
  const [word] = question.words;
  const all = question.name === undefined ? repositoryPackages(objects) : [];
  const packages = all.filter((one) => word === undefined || word === `${one.repository}/${one.package}`);
  const rollouts = answerRollouts(list, question);
  if (!rollouts.ok && packages.length > 0) return success({ rollouts: [], packages });
  return rollouts.ok ? success({ rollouts: rollouts.value, packages }, rollouts.problems) : rollouts;
}

function answerRollouts(list: ResourceList, question: Question): Result<readonly Answer[]> {
  const configs = findConfigs(list, question.name);
  if (!configs.ok) return configs;
  const results = configs.value.map((config) => answerOne(list, config, question));
  const answers = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (answers.length === 0) return failure(...refused);
  const told = results.flatMap((result) => (result.ok ? result.problems : []));
  // What only one of several rollouts has is meant there; a rollout that cannot be told of keeps no other from it.
  const untold = question.words.length > 0 ? [] : refused.map((one): Problem => ({ ...one, severity: "warning" }));
  return success(answers, [...told, ...untold]);
}

function answerOne(list: ResourceList, { config }: RolloutConfig, { directory, words, now }: Question): Result<Answer> {
  const read = readDecided(list, config);
  if (!read.ok) return read;
  const { plan, state, inputs, stored } = read.value;
  const subject = subjectOf(plan, words);
  if (!subject.ok) return subject;
  const next = formatChanges(decide(plan, state, inputs), plan, state);
  const blockers = blockersOf(plan, state, inputs);
  const stepOf = stepReasons(read.value, directory, now);
  const reason = explainTree(
    { config, plan, state, blockers, directory, log: stored?.log, stepOf },
    subject.value,
    now,
  );
  return success({ rollout: config.rollout, reason, next }, read.problems);
}

function subjectOf(plan: Parameters<typeof findWave>[0], [first, second]: readonly string[]): Result<Subject> {
  if (first === undefined) return success(undefined);
  if (second !== undefined) {
    const wave = findWave(plan, second);
    return wave.ok ? success({ wave: wave.value }) : wave;
  }
  const target = findTarget(plan, first);
  if (target.ok) return success({ target: target.value });
  const wave = findWave(plan, first);
  return wave.ok ? success({ wave: wave.value }) : target;
}

function toTrees({ reason, next }: Answer): readonly TreeNode[] {
  const { since, age, releasedBy, silent, who, command } = reason;
  const details: readonly (readonly [string, string | undefined])[] = [
    ["since", since === undefined ? undefined : `${formatTime(since)}${age === undefined ? "" : `, ${age} ago`}`],
    ["goes on", releasedBy],
    ["last seen", silent],
    ["who can", who],
    ["next command", command],
    ["next render", next],
  ];
  const lines = details.flatMap(([label, text]): readonly TreeNode[] =>
    text === undefined ? [] : [{ cells: [{ text: `${label}:`, tone: "faint" }, { text }] }],
  );
  return [
    { cells: [{ text: reason.message }], children: [...lines, ...reason.because.map((one) => toTree(one, who))] },
  ];
}

/** One line; who can is said where it is somebody else than above. */
function toTree({ message, age, silent, who, because }: Reason, above: string | undefined): TreeNode {
  const cells = [
    { text: message },
    { text: age === undefined ? "" : `(${age})`, tone: "faint" as const },
    { text: silent === undefined ? "" : `(last seen: ${silent})`, tone: "faint" as const },
    { text: who === undefined || who === above ? "" : `— ${who}` },
  ];
  return { cells, children: because.map((one) => toTree(one, who ?? above)) };
}

function table(answers: readonly Answer[], style: Style, columns: number | undefined): string {
  const flat = (reason: Reason): readonly Reason[] => [reason, ...reason.because.flatMap(flat)];
  const rows = answers
    .flatMap(({ reason }) => flat(reason))
    .map(({ subject, message, since, releasedBy, who }) => [
      { text: subject },
      { text: message },
      { text: since === undefined ? "" : formatTime(since) },
      { text: releasedBy ?? "" },
      { text: who ?? "" },
    ]);
  return renderTable(["SUBJECT", "WHAT", "SINCE", "GOES ON", "WHO CAN"], rows, style, columns);
}

function toJson({ rollout, reason, next }: Answer): Json {
  return { rollout, ...reasonJson(reason), ...(next !== undefined && { nextRender: next }) };
}

function reasonJson({ since, until, because, ...rest }: Reason): { readonly [key: string]: Json } {
  return {
    ...rest,
    ...(since !== undefined && { since: formatTime(since) }),
    ...(until !== undefined && { until: formatTime(until) }),
    because: because.map(reasonJson),
  };
}
