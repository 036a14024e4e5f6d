import { existsSync } from "node:fs";
import type { Problem } from "@landfall/core/object";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { hasKubeconfig, NAMESPACE, WRITTEN } from "../cluster/question.ts";
import { type Command, DRY_ANYWHERE, TEXT_OR_JSON } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { findConfig } from "../rollout/find-configs.ts";
import { hear } from "../rollout/hear.ts";
import { lookAhead } from "../rollout/look-ahead.ts";
import { readReason, sayWord } from "../rollout/say-word.ts";
import type { Order } from "../rollout/verb.ts";
import { VERBS, type VerbRow } from "../rollout/verbs.ts";
import { sayInCluster } from "../writing/rollout-in-cluster.ts";
import { NAME_IT, writtenClusters } from "../writing/written-clusters.ts";

const ANY_NUMBER = 1000;

/** The number of words for each usage. */
const ARITY: { readonly [usage: string]: Command["arity"] } = {
  DIR: [1, 1],
  "DIR [WAVE]": [1, ANY_NUMBER],
  "DIR [TARGET...]": [1, ANY_NUMBER],
  "DIR TARGET...": [2, ANY_NUMBER],
  "DIR REVISION...": [2, ANY_NUMBER],
};

/** The commands `landfall rollout approve`, `pause` and so on. */
export const ROLLOUT: readonly Command[] = Object.entries(VERBS).map(([name, row]) => ({
  name: `rollout ${name}`,
  usage: row.usage.replace("DIR", "DIR|ROLLOUT"),
  summary: row.summary,
  description: `${row.description}

Writes who, what and why to the config of the rollout (its ComputeWave object) and nothing else: the next render carries
it out. What makes no sense now is refused, with what would.

With --context, to the spec of a Rollout that lies in a cluster: shown first, and asked for unless --yes; who says so is who the
API server says you are. Its controller carries it out.`,
  example: `${row.example}\n${exampleInCluster(name, row)}`,
  flags: {
    reason: { value: "TEXT", help: "why; must be given" },
    actor: { value: "NAME", help: "of a directory: who says so (default: the user name of git, else of the system)" },
    rollout: { value: "NAME", help: "which rollout, where the directory has several" },
    quiet: { short: "q", help: "do not print what it does" },
    ...VERBOSE,
    ...TEXT_OR_JSON,
    ...WRITTEN,
    ...NAMESPACE,
    ...DRY_ANYWHERE,
  },
  arity: ARITY[row.usage] ?? [1, 1],
  run: (args, io) => say(name, row, args, io),
}));

/** The usage for a Rollout of a cluster. */
function inCluster(usage: string): string {
  return usage.replace("DIR", "ROLLOUT");
}

function exampleInCluster(name: string, { example }: VerbRow): string {
  const [first = ""] = example.split("\n");
  const [said = "", about = ""] = first.split(" fleet");
  return `${said.replace(`rollout ${name}`, `rollout ${name} --context hub -n fleet`)} shop${about}`;
}

function say(name: string, row: VerbRow, args: Arguments, io: Io): Outcome {
  const usage = `landfall rollout ${name} --context NAME --reason TEXT ${inCluster(row.usage)}`;
  const question = saysContext(args) ? writtenClusters(args, io, usage) : undefined;
  if (question !== undefined && "exitCode" in question) return question;
  if (question !== undefined) {
    const wrong = ONLY_FILES.find(([flag]) => textOf(args, flag) !== undefined);
    if (wrong !== undefined) return misused(`--${wrong[0]} is for directories: in a cluster ${wrong[1]}`, usage);
    const reason = readReason(args, usage);
    if (typeof reason !== "string") return reason;
    const [rollout = "", ...words] = args.positionals;
    return sayInCluster(question, args, io, {
      name,
      row,
      rollout: rollout.replace(/^rollouts?\//i, ""),
      words,
      reason,
    });
  }
  const isNowhere = args.positionals.every((word) => word !== "-" && !existsSync(absolute(io, word)));
  if (saysContext(args) || (isNowhere && hasKubeconfig(args, io)))
    return misused(`${args.positionals[0] ?? ""} is no directory, and ${NAME_IT}`, usage);
  const what = { name: `rollout ${name}`, usage: row.usage };
  return sayWord(what, args, io, (list, order, isWritten) => carryOut(list, row, order, isWritten));
}

function carryOut(list: ResourceList, row: VerbRow, order: Order, isWritten: boolean): void {
  const found = findConfig(list, order.rollout);
  const done = hear(list, row, order);
  if (!found.ok || !done.ok) return addAll(list, done.problems);
  const { rollout } = found.value.config;
  for (const what of done.value) {
    const message = `${rollout}: ${what} (by ${order.by}: ${order.reason})`;
    list.addResult({ severity: "info", message, tags: { rollout } });
  }
  if (isWritten) {
    const message = "commit it; the next render carries it out";
    list.addResult({ severity: "info", message: `${message}: ${order.place.command ?? ""}`, tags: { rollout } });
  }
  for (const message of lookAhead(list, order)) list.addResult({ severity: "info", message, tags: { rollout } });
}

/** Flags that have no meaning in a cluster, with the reason. */
const ONLY_FILES: readonly (readonly [flag: string, instead: string])[] = [
  ["actor", "who says so is who its API server says you are"],
  ["rollout", "the Rollout is named behind the flags"],
];

/** Whether a flag refers to a cluster; otherwise a directory is meant. */
function saysContext(args: Arguments): boolean {
  const named = ["context", "contexts", "kubeconfig", "namespace"].some((flag) => textOf(args, flag) !== undefined);
  return named || isOn(args, "all-namespaces") || args.words?.get("dry-run") === "server";
}

function addAll(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) list.addProblem(problem);
}
