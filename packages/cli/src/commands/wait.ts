import { formatDuration, type Problem, parseDuration, type Result, success } from "@landfall/core/object";
import { type Arguments, textOf } from "../arguments.ts";
import { type Command, MANY, TEXT_OR_JSON } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, later, misused } from "../outcome.ts";
import { isJson, json } from "../render/format.ts";
import { fleetStatus, isFleet } from "../status/fleet-status.ts";
import { hasState } from "../status/has-state.ts";
import { objectStatuses, seenObjects } from "../status/object-view.ts";
import { fleetVerdict, GOALS, type Goal, objectsVerdict, type Verdict } from "../status/verdict.ts";
import { saysWhich, WHICH_OBJECTS, whichObjects } from "../status/which-objects.ts";

const TIMEOUT = "10m";
const USAGE = "landfall wait --for landed --timeout 10m DIR|FILE...";
/** Milliseconds between two looks, at least; and so many times what a look takes. */
const PAUSE = 1000;
const SPARING = 4;

/** `landfall wait` */
export const WAIT: Command = {
  name: "wait",
  usage: "DIR|FILE...",
  summary: "Wait until a fleet, or the objects of a file, have landed, are current, have failed or are gone",
  description: `Reads what status reads, again and again while its files change, until it is so or the time is over. A fleet has landed when
every target has. Objects have landed, and are current, when every one is Current; they have failed when one is Failed; they are
deleted when none is left, or the file is gone. Where there is nothing yet, nothing has landed: it goes on waiting.
What stands on stdin does not change: it is judged once.

The exit code is 0 when it is so, 3 when it is not in time, 1 when something cannot be read.`,
  example: `landfall wait --for landed --timeout 30m fleet
landfall wait --for current -n shop -l app=web objects.yaml
kubectl get deployments -A -o json | landfall wait --for current -`,
  flags: {
    for: { value: "GOAL", oneOf: GOALS, help: "landed (default), current, failed or deleted" },
    timeout: { value: "DURATION", help: `how long to wait, such as 90s or 1h30m; 0 looks once (default: ${TIMEOUT})` },
    "stale-after": {
      value: "DURATION",
      help: "how old an observation may be (default: what the package says, else 15m)",
    },
    ...WHICH_OBJECTS,
    ...TEXT_OR_JSON,
    ...VERBOSE,
  },
  arity: [1, MANY],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const timeout = parseDuration(textOf(args, "timeout") ?? TIMEOUT);
  if (timeout === undefined || timeout < 0)
    return misused("--timeout must be a duration such as 90s, 30m or 1h30m", USAGE);
  const which = whichObjects(args);
  if (!which.ok) return failed(which.problems);
  const { sleep } = io;
  if (args.positionals.includes("-") || timeout === 0 || sleep === undefined) return ended(look(args, io), args, 0);
  return later(() => lookUntil(io.now().getTime() + timeout, { args, io, sleep, timeout }));
}

interface Waiting {
  readonly args: Arguments;
  readonly io: Io;
  readonly sleep: (ms: number) => Promise<void>;
  readonly timeout: number;
}

async function lookUntil(end: number, { args, io, sleep, timeout }: Waiting): Promise<Outcome> {
  for (;;) {
    const began = io.now().getTime();
    const looked = look(args, io);
    const now = io.now().getTime();
    // A file that is being written cannot be read for a moment: that is an end only when the time is over.
    if ((looked.ok && looked.value.reached) || now >= end) return ended(looked, args, timeout);
    await sleep(Math.min(Math.max(PAUSE, SPARING * (now - began)), end - now));
  }
}

function ended(looked: Result<Verdict>, args: Arguments, timeout: number): Outcome {
  if (!looked.ok) return failed(looked.problems);
  const { reached, stand } = looked.value;
  const goal = goalOf(args);
  const notes = foldForeign(looked.problems, args);
  if (isJson(args)) return { ...done(json({ for: goal, reached, stand }), notes), exitCode: reached ? 0 : 3 };
  if (reached) return done(`${goal}: ${stand}\n`, notes);
  const when = timeout === 0 ? "" : ` within ${formatDuration(timeout)}`;
  const why = args.positionals.includes("-") ? "" : `; landfall status ${args.positionals.join(" ")} says more`;
  const problem: Problem = { code: "NotReached", severity: "error", message: `not ${goal}${when}: ${stand}${why}` };
  return { ...failed([...notes, problem]), exitCode: 3 };
}

function goalOf(args: Arguments): Goal {
  return GOALS.find((goal) => goal === textOf(args, "for")) ?? "landed";
}

function look(args: Arguments, io: Io): Result<Verdict> {
  const goal = goalOf(args);
  const found = readPackageObjects(args.positionals, io);
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

/** Said where `-n` or `-l` is given for a fleet. */
const NOT_OF_A_FLEET: Problem = {
  code: "NotOfAFleet",
  severity: "error",
  message: "--namespace and --selector choose objects, and this is a fleet package",
  hint: "leave them out, or name the files of the objects",
};
