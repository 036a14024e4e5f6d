import { failure, formatTime, type Problem, parseTime, type Result, refOf, success } from "@landfall/core/object";
import {
  checkDecisionLog,
  describePlanLimits,
  describeWaveLimits,
  type Plan,
  readPlan,
  type StoredPlan,
  type TargetState,
} from "@landfall/core/rollout";
import type { RolloutPlan } from "@landfall/core/schemas";
import { type Arguments, textOf } from "../arguments.ts";
import { onObjects } from "../cluster/on-objects.ts";
import { CLUSTER, FLEET, NAMESPACE, ofLandfall } from "../cluster/question.ts";
import { type Command, FORMAT, MANY } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed } from "../outcome.ts";
import type { Cell } from "../render/cell.ts";
import { formatOf, json } from "../render/format.ts";
import { shortRevision } from "../render/revision.ts";
import { type Style, styleFor, toneOf } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import { askList } from "../rollout/ask-list.ts";
import { seenSince } from "../rollout/explain/after-completion.ts";
import { withIll } from "../rollout/explain-tree.ts";
import { findConfigs } from "../rollout/find-configs.ts";
import { readDecided } from "../rollout/read-decided.ts";

/** The command `landfall plan`. */
export const PLAN: Command = {
  name: "plan",
  usage: "[DIR|FILE...]",
  summary: "Show the waves: which target is in which, what is released, what waits, and for what",
  description:
    "Reads the RolloutPlans that compute-wave wrote. Waves in order, each with its limits and gates where the config is there too; in each the targets in the order of their release. Without a directory or a file those of the cluster of the kubeconfig.",
  example: "landfall plan --rollout edge-base fleet\nlandfall plan --context management -A",
  flags: {
    ...FORMAT,
    ...CLUSTER,
    ...FLEET,
    ...NAMESPACE,
    rollout: { value: "NAME", help: "only this rollout" },
    ...VERBOSE,
  },
  arity: [0, MANY],
  run: (args, io) =>
    onObjects(args, io, { usage: "landfall plan DIR|FILE...", kinds: ofLandfall("RolloutPlan") }, (objects) =>
      show(objects, args, io),
    ),
};

/** A rollout with all its pages. */
interface Rollout {
  readonly name: string;
  readonly stored: StoredPlan;
  /** The pages in order; the first has the state of the rollout. */
  readonly pages: readonly RolloutPlan[];
}

function show(objects: Result<readonly FoundObject[]>, args: Arguments, io: Io): Outcome {
  if (!objects.ok) return failed(foldForeign(objects.problems, args));
  const found = objects.value.filter(
    ({ object }) => refOf(object).group === "landfall.dev" && object.kind === "RolloutPlan",
  );
  const wanted = textOf(args, "rollout");
  const chosen = found.filter((page) => wanted === undefined || rolloutOf(page) === wanted);
  const names = [...new Set(chosen.map(rolloutOf))].sort();
  const read = names.map((name) => readRollout(chosen.filter((page) => rolloutOf(page) === name)));
  const beside = readBeside(args.positionals, io);
  const problems = [
    ...foldForeign(objects.problems, args),
    ...read.flatMap((one) => one.problems),
    ...(beside.ok ? beside.problems : []),
  ];
  if (problems.some(({ severity }) => severity === "error")) return failed(problems);
  const rollouts = read.flatMap((one) => (one.ok ? one.value : []));
  if (rollouts.length === 0) {
    const message =
      wanted === undefined ? "there is no RolloutPlan here" : `there is no RolloutPlan of rollout ${wanted} here`;
    return failed([
      { code: "NoPlan", severity: "error", message, hint: "compute-wave writes it: landfall fn render DIR" },
    ]);
  }
  const format = formatOf(args, "tree");
  if (format === "json") return done(json(rollouts.flatMap(({ pages }) => pages)), problems);
  const style = styleFor(io);
  const known = beside.ok ? beside.value : new Map<string, Beside>();
  if (format === "table") return done(table(rollouts, known, style, io.columns), problems);
  const trees = rollouts.map((rollout) => toTree(rollout, known.get(rollout.name)));
  return done(renderTree(trees, style, io.columns), problems);
}

/** The facts beside a RolloutPlan: the limits of its strategy, and newer reports. */
interface Beside {
  /** The plan that the strategy gives, with its limits. */
  readonly limits: Plan;
  /** The sentences about landed targets that are ill since the rollout was completed. */
  readonly since: ReadonlyMap<string, string>;
}

/** Reads the facts that a directory has beside its plans, by rollout; warnings name settings with an unexpected effect. */
function readBeside(paths: readonly string[], io: Io): Result<ReadonlyMap<string, Beside>> {
  const [path = ""] = paths;
  const known = new Map<string, Beside>();
  if (paths.length !== 1 || path === "-" || notADirectory(absolute(io, path), path) !== undefined)
    return success(known);
  const asked = askList(path, io, (list) => {
    const configs = findConfigs(list, undefined);
    const problems: Problem[] = [];
    for (const { config } of configs.ok ? configs.value : []) {
      const read = readDecided(list, config);
      if (!read.ok) continue;
      const { plan: limits, state, inputs } = read.value;
      known.set(config.rollout, { limits, since: seenSince(state, inputs.evidence) });
      problems.push(...read.problems.filter(({ code }) => DOUBTS.has(code)));
    }
    return success(undefined, problems);
  });
  return success(known, asked.ok ? asked.problems.filter(({ code }) => DOUBTS.has(code)) : []);
}

/** Codes of warnings about settings of a strategy with an unexpected effect. */
const DOUBTS: ReadonlySet<string> = new Set([
  "ToleranceRoundsToZero",
  "UnevenWeight",
  "CoverageCut",
  "DomainBoundExceeded",
]);

function rolloutOf({ object }: FoundObject): string {
  const { rollout } = (object.spec ?? {}) as { readonly rollout?: unknown };
  return typeof rollout === "string" ? rollout : refOf(object).name;
}

/** Reads a rollout from its pages. Changes made by hand are only a warning, because nothing is decided here. */
function readRollout(found: readonly FoundObject[]): Result<readonly Rollout[]> {
  const read = readPlan(found.map(({ object }) => object));
  if (!read.ok) return failure(...read.problems.map((problem) => ({ ...problem, ...fileOf(found, problem) })));
  const { value: stored } = read;
  const [first] = found;
  if (stored === undefined || first === undefined) return success([]);
  const broken = stored.log === undefined ? [] : checkDecisionLog(stored.log, stored);
  const place = { severity: "warning", ref: refOf(first.object), file: first.file } as const;
  const pages = found
    .map(({ object }) => object as RolloutPlan)
    .sort((a, b) => (a.spec.page?.index ?? 0) - (b.spec.page?.index ?? 0));
  return success(
    [{ name: stored.rollout, stored, pages }],
    broken.map((problem) => ({ ...problem, ...place })),
  );
}

function fileOf(pages: readonly FoundObject[], { ref }: Problem): Pick<Problem, "file"> {
  const page = pages.find(({ object }) => ref !== undefined && refOf(object).name === ref.name);
  return page === undefined ? {} : { file: page.file };
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Phases in which no wave advances. */
const BACK: ReadonlySet<string> = new Set(["RollingBack", "RolledBack"]);

function toTree(rollout: Rollout, beside: Beside | undefined): TreeNode {
  const { limits, since = NOTHING } = beside ?? {};
  const [first] = rollout.pages;
  const status = first?.status;
  const phase = status?.phase ?? "Pending";
  const title = [rollout.name, first?.spec.package ?? "", first?.spec.revision ?? ""]
    .filter((text) => text !== "")
    .join(" ");
  const { previous, state: decided } = rollout.stored;
  const nodesOf = (targets: readonly string[]): readonly TreeNode[] =>
    targets.map((target) => ({ cells: targetCells(target, decided.targets.get(target), since.get(target)) }));
  const waves = previous.waves.map((wave, at): TreeNode => {
    const state = status?.waves?.[at];
    const word = BACK.has(phase) ? phase : (state?.state ?? "Waiting");
    const ill = wave.targets.filter((target) => since.has(target));
    return {
      cells: [
        { text: wave.name },
        { text: word, tone: toneOf(word) },
        { text: `${state?.landed ?? 0}/${wave.targets.length} landed`, tone: "faint" },
        { text: withIll(state?.message ?? "", ill) },
      ],
      children: [
        ...boundsOf(
          limits?.waves.find(({ name }) => name === wave.name),
          describeWaveLimits,
        ),
        ...nodesOf(wave.targets),
      ],
    };
  });
  const rest: readonly TreeNode[] =
    previous.held.length === 0 ? [] : [{ cells: [{ text: "in no wave" }], children: nodesOf(previous.held) }];
  return {
    cells: [
      { text: title },
      { text: phase, tone: toneOf(phase) },
      { text: countsOf(status), tone: "faint" },
      { text: withIll(status?.message ?? "", [...since.keys()].toSorted()) },
    ],
    children: [...boundsOf(limits, describePlanLimits), ...waves, ...rest, ...nextOf(status)],
  };
}

function boundsOf<T>(limits: T | undefined, describe: (limits: T) => string): readonly TreeNode[] {
  return limits === undefined ? [] : [{ cells: [{ text: describe(limits), tone: "faint" }] }];
}

/** The reason for the state of a target; empty if it has landed. */
function whyOf(state: TargetState | undefined): string {
  return state?.state === "Landed" ? "" : (state?.message ?? state?.reason ?? "");
}

function targetCells(target: string, state: TargetState | undefined, ill: string | undefined): readonly Cell[] {
  const word = state?.state ?? "Waiting";
  const since = word === "Waiting" || state?.since === undefined ? "" : `since ${formatTime(state.since)}`;
  return [
    { text: target },
    { text: word, tone: toneOf(word) },
    { text: shortRevision(state?.revision ?? "") },
    { text: since, tone: "faint" },
    { text: ill ?? whyOf(state) },
  ];
}

const COUNTS = [
  ["landed", "landed"],
  ["released", "released"],
  ["waiting", "waiting"],
  ["notReady", "not ready"],
  ["held", "held"],
  ["failed", "failed"],
  ["rollingBack", "on the way back"],
  ["rolledBack", "back"],
] as const;

function countsOf(status: RolloutPlan["status"]): string {
  const { counts } = status ?? {};
  const parts = COUNTS.flatMap(([field, word]) => ((counts?.[field] ?? 0) > 0 ? [`${counts?.[field]} ${word}`] : []));
  return parts.join(", ");
}

function nextOf(status: RolloutPlan["status"]): readonly TreeNode[] {
  const { next } = status ?? {};
  if (next === undefined || parseTime(next.at) === undefined) return [];
  return [
    {
      cells: [
        { text: `look again at ${next.at}:`, tone: "faint" },
        { text: next.reason, tone: "faint" },
      ],
    },
  ];
}

function table(
  rollouts: readonly Rollout[],
  known: ReadonlyMap<string, Beside>,
  style: Style,
  columns: number | undefined,
): string {
  const rows = rollouts.flatMap(({ name, stored }) =>
    stored.previous.waves.flatMap((wave) =>
      wave.targets.map((target): readonly Cell[] => {
        const state = stored.state.targets.get(target);
        const word = state?.state ?? "Waiting";
        const why = known.get(name)?.since.get(target) ?? whyOf(state);
        return [
          { text: name },
          { text: wave.name },
          { text: target },
          { text: word, tone: toneOf(word) },
          { text: shortRevision(state?.revision ?? "") },
          { text: state?.since === undefined ? "" : formatTime(state.since) },
          { text: why },
        ];
      }),
    ),
  );
  return renderTable(["ROLLOUT", "WAVE", "TARGET", "STATE", "REVISION", "SINCE", "WHY"], rows, style, columns);
}
