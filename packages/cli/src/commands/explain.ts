import type { RepositoryPackage } from "@landfall/adapters/systems";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { nameSome } from "@landfall/core/rollout";
import { nearestName } from "@landfall/core/schemas";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, textOf } from "../arguments.ts";
import { CLUSTER, clusterQuestion, FLEET, NAMESPACE, NEITHER } from "../cluster/question.ts";
import { type Command, FORMAT } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { givenNow, nowFlag } from "../now-flag.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTree } from "../render/tree.ts";
import { askList } from "../rollout/ask-list.ts";
import { type Answer, answerRollouts, type Question } from "../rollout/explain/answer.ts";
import { answerJson, answerTable, answerTrees } from "../rollout/explain/answer-view.ts";
import { explainInClusters } from "../rollout/explain/in-clusters.ts";
import { inDirectory } from "../rollout/place.ts";
import { repositoryPackages, repositoryTree } from "../status/repository-view.ts";

/** The command `landfall explain`. */
export const EXPLAIN: Command = {
  name: "explain",
  usage: "[DIR|ROLLOUT [TARGET | wave WAVE]]",
  summary: "Say what a rollout, a wave or a target waits for: since when, and who can help how",
  description: `Without TARGET or WAVE: every rollout of the directory. TARGET is <cluster>/<package>, or <cluster> where that is clear;
WAVE its name, or its number from 0. Also says what a render would change now. Packages of repositories, of which PackageRevisions
and PackageVariants tell, are named <repository>/<package>.

With --context, and without a directory where there is a kubeconfig, of the Rollouts of a cluster: what was decided of them last, what
their controller sees now, and what it would change.`,
  example: `landfall explain fleet
landfall explain fleet eu-3
landfall explain fleet wave canary
landfall explain --context hub -n fleet shop eu-3`,
  flags: {
    ...FORMAT,
    ...CLUSTER,
    ...FLEET,
    ...NAMESPACE,
    rollout: { value: "NAME", help: "only this rollout" },
    ...nowFlag(
      "the time that ages are counted to (default: the clock); a render goes by now of its config, or the package's Clock",
    ),
    ...VERBOSE,
  },
  arity: [0, 3],
  run,
};

/** The answers: about the requested rollouts, and about packages of repositories. */
interface Answers {
  readonly rollouts: readonly Answer[];
  readonly packages: readonly RepositoryPackage[];
}

const USAGE = "landfall explain DIR [TARGET | wave WAVE]";

function run(args: Arguments, io: Io): Outcome {
  const [path, ...words] = args.positionals;
  const [first, second] = words;
  if (words.length === 2 && first !== "wave") return misused(`one thing at a time: ${first} or ${second}`, USAGE);
  if (words.length === 1 && first === "wave") return misused("say which wave", USAGE);
  const now = givenNow(args, USAGE);
  if ("exitCode" in now) return now;
  const question = clusterQuestion(args, io);
  if (question !== undefined) return explainInClusters(question, args, io, { rollout: path, words, now: now.at });
  if (path === undefined) return misused(`explain needs DIR: ${NEITHER}`, USAGE);
  return explainDirectory(path, args, io, {
    place: inDirectory(path),
    name: textOf(args, "rollout"),
    words,
    now: now.at ?? io.now().getTime(),
  });
}

function explainDirectory(path: string, args: Arguments, io: Io, question: Question): Outcome {
  const answers = askList(path, io, (list) => answer(list, question));
  if (!answers.ok) return failed(answers.problems);
  const style = styleFor(io);
  const format = formatOf(args, "tree");
  const notes = foldForeign(answers.problems, args);
  const { rollouts, packages } = answers.value;
  if (format === "json") return done(json([...rollouts.map(answerJson), ...packages]), notes);
  const trees = packages.map((one) => repositoryTree(one));
  const shown =
    format === "table" && rollouts.length > 0
      ? answerTable(rollouts, style, io.columns)
      : renderTree([...rollouts.flatMap((one) => answerTrees(one, "next render")), ...trees], style, io.columns);
  return done(shown, notes);
}

function answer(list: ResourceList, question: Question): Result<Answers> {
  const objects = list.items.map((item) => item.toObject());
  const [word] = question.words;
  const all = question.name === undefined ? repositoryPackages(objects) : [];
  const packages = all.filter((one) => word === undefined || word === `${one.repository}/${one.package}`);
  const rollouts = answerRollouts(list, question);
  if (rollouts.ok) return success({ rollouts: rollouts.value, packages }, rollouts.problems);
  if (packages.length > 0) return success({ rollouts: [], packages });
  const isAboutPackages =
    word !== undefined && all.length > 0 && rollouts.problems.some(({ code }) => code === "NoRollout");
  return isAboutPackages ? failure(noPackage(word, all)) : rollouts;
}

function noPackage(word: string, packages: readonly RepositoryPackage[]): Problem {
  const names = packages.map((one) => `${one.repository}/${one.package}`);
  const near = nearestName(word, names);
  const message = `there is no rollout here, and no package ${word}`;
  return {
    code: "NoRollout",
    severity: "error",
    message,
    hint: near === undefined ? `there are ${nameSome(names)}` : `did you mean ${near}?`,
  };
}
