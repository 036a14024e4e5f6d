import { formatDuration, formatTime } from "@landfall/core/object";
import { type Arguments, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import type { Cell } from "../render/cell.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import { readHistory } from "../shadow/git-history.ts";
import { replay, type ShadowedRollout, type ShadowedRun, type ShadowedTarget } from "../shadow/replay.ts";

const DEFAULT_LIMIT = 200;
const MOST_COMMITS = 2000;

/** The command `landfall shadow`. */
export const SHADOW: Command = {
  name: "shadow",
  usage: "DIR",
  summary: "Sum up over the git history of a package what would have been released when, beside what really happened",
  description: `Decides every commit that touched DIR again, by the config, the inventory and the reports that are in it, as a shadow: plans in
it count for nothing, and nothing is written. Without a time in the commit (now, or a Clock) it is that of the commit. What
is not committed is not read.`,
  example: "landfall shadow fleet\nlandfall shadow --limit 50 -o table fleet",
  flags: {
    ...FORMAT,
    rollout: { value: "NAME", help: "only this rollout" },
    limit: {
      value: "N",
      help: `how many commits, the newest ones (default ${DEFAULT_LIMIT}, at most ${MOST_COMMITS})`,
    },
  },
  arity: [1, 1],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const [path = ""] = args.positionals;
  const text = textOf(args, "limit") ?? String(DEFAULT_LIMIT);
  const limit = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(limit <= MOST_COMMITS))
    return misused(`--limit must be a number from 1 to ${MOST_COMMITS}`, "landfall shadow --limit N DIR");
  const directory = absolute(io, path);
  const missing = notADirectory(directory, path);
  if (missing !== undefined) return failed([missing]);
  const history = readHistory(directory, limit);
  if (!history.ok) return failed(history.problems);
  const name = textOf(args, "rollout");
  const found = replay(history.value, name);
  if (!found.ok) return failed(found.problems);
  const { value: rollouts } = found;
  if (rollouts.every(({ runs }) => runs.length === 0))
    return failed([nothingDecided(rollouts, name, history.value.length)]);
  const format = formatOf(args, "tree");
  if (format === "json") return done(json(rollouts.map(toJson)));
  const style = styleFor(io);
  if (format === "table") return done(renderTable(HEADING, rollouts.flatMap(rowsOf), style, io.columns));
  return done(renderTree(rollouts.map(toTree), style, io.columns));
}

function nothingDecided(rollouts: readonly ShadowedRollout[], name: string | undefined, commits: number) {
  const [first] = rollouts.flatMap(({ skipped }) => skipped);
  const what = name === undefined ? "no rollout" : `no rollout ${name}`;
  const message =
    first === undefined
      ? `there is ${what} in any of ${commits} commits`
      : `nothing could be decided in any of ${commits} commits: ${first.commit.slice(0, 12)}: ${first.why}`;
  const hint = "a rollout is a ComputeWave object, committed with the inventory and the reports of the fleet";
  return { code: "NothingToShadow", severity: "error", message, hint } as const;
}

/** Formats how much earlier or later a target would have been released than it actually got the revision. */
function distance({ released, really }: ShadowedTarget): string {
  if (released === undefined || really === undefined) return "";
  if (released === really) return "at the same time";
  return `${formatDuration(Math.abs(released - really))} ${released < really ? "before" : "after"} it really was there`;
}

function toTree({ rollout, runs, commits, skipped }: ShadowedRollout): TreeNode {
  const [first] = skipped;
  const unread =
    first === undefined
      ? []
      : [{ cells: [{ text: `${skipped.length} commits say nothing: ${first.commit.slice(0, 12)}: ${first.why}` }] }];
  return {
    cells: [{ text: `rollout ${rollout}, a shadow over ${commits} commits: nothing of it was carried out` }],
    children: [...runs.map(runTree), ...unread],
  };
}

function runTree(shadowed: ShadowedRun): TreeNode {
  const { revision, attempt, from, to, message, targets } = shadowed;
  const waves = [...new Set(targets.map(({ wave }) => wave))];
  return {
    cells: [{ text: `${revision}, attempt ${attempt}, ${formatTime(from)} to ${formatTime(to)}: ${message}` }],
    children: [
      ...summaryOf(shadowed).map((text): TreeNode => ({ cells: [{ text }] })),
      ...waves.map((wave) => ({
        cells: [{ text: `wave ${wave}` }],
        children: targets.filter((one) => one.wave === wave).map((one) => ({ cells: cellsOf(one) })),
      })),
    ],
  };
}

function summaryOf({ targets, stopped }: ShadowedRun): readonly string[] {
  const released = targets.filter((one) => one.released !== undefined);
  const really = targets.filter((one) => one.really !== undefined);
  const sooner = really.filter((one) => one.released === undefined || one.released > (one.really ?? 0));
  const after = stopped === undefined ? [] : really.filter((one) => (one.really ?? 0) > stopped.at);
  return [
    `would have been released: ${released.length} of ${targets.length}; really there: ${really.length}, ${sooner.length} of them sooner than they would have been released`,
    ...(stopped === undefined
      ? []
      : [
          `would have stopped at ${formatTime(stopped.at)}: ${stopped.message}; ${after.length} really got there after that`,
        ]),
  ];
}

function cellsOf(one: ShadowedTarget): readonly Cell[] {
  const { target, released, really, why } = one;
  return [
    { text: target },
    {
      text:
        released === undefined ? "would not have been released" : `would have been released ${formatTime(released)}`,
    },
    { text: really === undefined ? "was never there" : `was there ${formatTime(really)}` },
    { text: distance(one), tone: "faint" },
    { text: why ?? "" },
  ];
}

const HEADING = ["ROLLOUT", "REVISION", "ATTEMPT", "WAVE", "TARGET", "WOULD RELEASE", "REALLY THERE", "WHY NOT"];

function rowsOf({ rollout, runs }: ShadowedRollout): readonly (readonly Cell[])[] {
  return runs.flatMap(({ revision, attempt, targets }) =>
    targets.map(({ target, wave, released, really, why }) => [
      { text: rollout },
      { text: revision },
      { text: String(attempt) },
      { text: wave },
      { text: target },
      { text: released === undefined ? "" : formatTime(released) },
      { text: really === undefined ? "" : formatTime(really) },
      { text: why ?? "" },
    ]),
  );
}

function toJson({ runs, ...rest }: ShadowedRollout): unknown {
  return {
    ...rest,
    runs: runs.map(({ from, to, stopped, targets, ...shadowed }) => ({
      ...shadowed,
      from: formatTime(from),
      to: formatTime(to),
      ...(stopped !== undefined && { stopped: { at: formatTime(stopped.at), message: stopped.message } }),
      targets: targets.map(({ released, really, ...target }) => ({
        ...target,
        ...(released !== undefined && { released: formatTime(released) }),
        ...(really !== undefined && { really: formatTime(really) }),
      })),
    })),
  };
}
