import { formatDuration, type Problem, parseDuration, type Result, success } from "@landfall/core/object";
import { type Arguments, textOf } from "../arguments.ts";
import { CLUSTER, clusterQuestion, NEITHER } from "../cluster/question.ts";
import { readFiles } from "../cluster/read-files.ts";
import { withClusters } from "../cluster/with-clusters.ts";
import { type Command, MANY, TEXT_OR_JSON } from "../command.ts";
import { STALE_AFTER } from "../duration-flag.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { filesOf, unreadAmong } from "../input/unread.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, later, misused } from "../outcome.ts";
import { commandLine } from "../render/command-line.ts";
import { isJson, json } from "../render/format.ts";
import { fleetStatus, isFleet } from "../status/fleet-status.ts";
import { hasState } from "../status/has-state.ts";
import { objectStatuses, seenObjects } from "../status/object-view.ts";
import { FILENAME, saysPackage } from "../status/package-objects.ts";
import { readClusterStatus } from "../status/read-cluster-status.ts";
import { fleetVerdict, GOALS, type Goal, type GoalVerdict, objectsVerdict } from "../status/verdict.ts";
import { saysWhich, WHICH_OBJECTS, whichObjects } from "../status/which-objects.ts";

const TIMEOUT = "10m";
const USAGE = "landfall wait --for landed --timeout 10m DIR|FILE...";
/** The shortest pause between two checks in milliseconds, and its minimum as a multiple of a check's duration. */
const PAUSE = 1000;
const SPARING = 4;

/** The command `landfall wait`. */
export const WAIT: Command = {
  name: "wait",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary:
    "Wait until objects of a cluster, a fleet, or those of a file have landed, are current, have failed or are gone",
  description: `Reads what status reads, again and again while its files change, until it is so or the time is over. A fleet has landed when
every target has. Objects have landed, and are current, when every one is Current; they have failed when one is Failed; they are
deleted when none is left, or the file is gone. Where there is nothing yet, nothing has landed: it goes on waiting.
What stands on stdin does not change: it is judged once. Without a directory or a file it looks at the cluster of the kubeconfig.

The exit code is 0 when it is so, 3 when it is not in time, 1 when something cannot be read: a file of a directory that cannot
be read may tell of something that has not landed, so it goes on waiting, though all that it could read has.`,
  example: `landfall wait --context prod -n shop --for landed deploy/web
landfall wait --context prod --for landed -f package
landfall wait --for landed --timeout 30m fleet
landfall wait --for current -n shop -l app=web objects.yaml
kubectl get deployments -A -o json | landfall wait --for current -`,
  flags: {
    for: { value: "GOAL", oneOf: GOALS, help: "landed (default), current, failed or deleted" },
    timeout: { value: "DURATION", help: `how long to wait, such as 90s or 1h30m; 0 looks once (default: ${TIMEOUT})` },
    ...STALE_AFTER,
    ...WHICH_OBJECTS,
    ...CLUSTER,
    ...FILENAME,
    ...TEXT_OR_JSON,
    ...VERBOSE,
  },
  arity: [0, MANY],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const timeout = parseDuration(textOf(args, "timeout") ?? TIMEOUT);
  if (timeout === undefined || timeout < 0)
    return misused("--timeout must be a duration such as 90s, 30m or 1h30m", USAGE);
  const which = whichObjects(args);
  if (!which.ok) return failed(which.problems);
  const wrong = saysPackage(args, io, USAGE);
  if (wrong !== undefined) return wrong;
  const question = clusterQuestion(args, io);
  const meant = commandLine(...args.positionals);
  if (question !== undefined)
    return withClusters(question, io, ([cluster, ...others], live) => {
      if (cluster === undefined || others.length > 0) return Promise.resolve(misused("one context at a time", USAGE));
      const file = textOf(args, "filename");
      const named = file === undefined ? args.positionals : ["-f", file];
      const words = commandLine(...cluster.flags, ...namespaceFlags(cluster.namespace), ...named);
      const lookAgain = async (): Promise<Result<Looked>> => {
        const looked = await readClusterStatus(cluster, { args, io, live });
        if (!looked.ok) return looked;
        const statuses = looked.value.filter(({ isMeant }) => isMeant);
        return success({ ...objectsVerdict(statuses, goalOf(args)), isUnsure: false }, looked.problems);
      };
      return lookUntil(io.now().getTime() + timeout, { args, io, timeout, look: lookAgain, words });
    });
  if (args.positionals.length === 0) return misused(`wait needs DIR|FILE...: ${NEITHER}`, USAGE);
  const { sleep } = io;
  const isOnce = args.positionals.includes("-") || timeout === 0 || sleep === undefined;
  const waiting = { args, io, timeout: isOnce ? 0 : timeout, look: () => look(args, io), words: meant };
  if (isOnce) return ended(look(args, io), waiting);
  return later(() => lookUntil(io.now().getTime() + timeout, waiting));
}

function namespaceFlags(namespace: string | undefined): readonly string[] {
  return namespace === undefined ? [] : ["-n", namespace];
}

/** A verdict on the files that could be read. */
interface Looked extends GoalVerdict {
  /** Whether the goal would be reached, were it not for files that could not be read. */
  readonly isUnsure: boolean;
}

interface Waiting {
  readonly args: Arguments;
  readonly io: Io;
  readonly timeout: number;
  readonly look: () => Result<Looked> | Promise<Result<Looked>>;
  /** The arguments with which `landfall status` shows the same objects. */
  readonly words: string;
}

/** Codes of problems that waiting does not solve. */
const HOPELESS: ReadonlySet<string> = new Set([
  "BadConfig",
  "UnknownKind",
  "Unauthorized",
  "Forbidden",
  "InvalidSelector",
]);

async function lookUntil(end: number, waiting: Waiting): Promise<Outcome> {
  const { io } = waiting;
  for (;;) {
    const began = io.now().getTime();
    const looked = await waiting.look();
    const now = io.now().getTime();
    const isHopeless = !looked.ok && looked.problems.some(({ code }) => HOPELESS.has(code));
    // A file that is being written may be unreadable for a moment, so that counts only when the time is over.
    if ((looked.ok && looked.value.reached) || isHopeless || now >= end || io.sleep === undefined)
      return ended(looked, waiting);
    await io.sleep(Math.min(Math.max(PAUSE, SPARING * (now - began)), end - now));
  }
}

function ended(looked: Result<Looked>, { args, timeout, words }: Waiting): Outcome {
  if (!looked.ok) return failed(looked.problems);
  const { reached, stand, isUnsure } = looked.value;
  const exitCode = reached ? 0 : isUnsure ? 1 : 3;
  const goal = goalOf(args);
  const notes = foldForeign(looked.problems, args).filter(({ code }) => !(reached && code === "NothingThere"));
  if (isJson(args)) return { ...done(json({ for: goal, reached, stand }), notes), exitCode };
  if (reached) return done(`${goal}: ${stand}\n`, notes);
  const when = timeout === 0 ? "" : ` within ${formatDuration(timeout)}`;
  const why = args.positionals.includes("-") ? "" : `; landfall status ${words} says more`;
  const problem: Problem = { code: "NotReached", severity: "error", message: `not ${goal}${when}: ${stand}${why}` };
  return { ...failed([...notes, problem]), exitCode };
}

function goalOf(args: Arguments): Goal {
  return GOALS.find((goal) => goal === textOf(args, "for")) ?? "landed";
}

function look(args: Arguments, io: Io): Result<Looked> {
  const judged = judge(args, io);
  if (!judged.ok) return judged;
  const unread = unreadAmong(judged.problems);
  // One object that failed is enough; every other goal is about all objects.
  const isUnsure = judged.value.reached && goalOf(args) !== "failed" && unread.length > 0;
  if (!isUnsure) return success({ ...judged.value, isUnsure }, judged.problems);
  const stand = `${judged.value.stand}, and ${filesOf(unread)} could not be read`;
  return success({ reached: false, stand, isUnsure }, judged.problems);
}

function judge(args: Arguments, io: Io): Result<GoalVerdict> {
  const goal = goalOf(args);
  const found = readFiles(args, io);
  if (!found.ok) {
    const isGone = goal === "deleted" && found.problems.every(({ code }) => code === "NotFound");
    return isGone ? success({ reached: true, stand: "there is nothing any more" }) : found;
  }
  const isDirectory = args.positionals.some((path) => notADirectory(absolute(io, path), path) === undefined);
  if (isDirectory && isFleet(found.value)) {
    if (saysWhich(args)) return { ok: false, problems: [NOT_OF_A_FLEET] };
    const fleet = fleetStatus(found.value, { now: undefined, staleAfter: textOf(args, "stale-after") });
    return fleet.ok ? success(fleetVerdict(fleet.value, goal), found.problems) : fleet;
  }
  const objects = found.value.map(({ object }) => object);
  const seen = seenObjects(isDirectory ? objects.filter(hasState) : objects, undefined, io.now().getTime());
  const which = whichObjects(args);
  if (!seen.ok) return seen;
  if (!which.ok) return which;
  const meant = new Set(seen.value.flatMap(({ object }) => (which.value(object) ? [object] : [])));
  const meantRefs = objectStatuses(seen.value).filter((_, at) => meant.has(seen.value[at]?.object ?? {}));
  return success(objectsVerdict(meantRefs, goal), found.problems);
}

/** The problem of `-n` or `-l` given for a fleet. */
const NOT_OF_A_FLEET: Problem = {
  code: "NotOfAFleet",
  severity: "error",
  message: "--namespace and --selector choose objects, and this is a fleet package",
  hint: "leave them out, or name the files of the objects",
};
