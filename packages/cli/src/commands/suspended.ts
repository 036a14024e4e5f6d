import { REMOVALS } from "@landfall/adapters/systems";
import { type Problem, type Result, readPath, refKey, refOf } from "@landfall/core/object";
import { suspensionFigures, writeSuspensionMetrics } from "@landfall/core/suspend";
import { catalogueWith } from "@landfall/krm-functions/set-suspend";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { onObjects } from "../cluster/on-objects.ts";
import { CLUSTER, clusterQuestion, FLEET } from "../cluster/question.ts";
import { type Command, formats, MANY } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import { unreadAmong } from "../input/unread.ts";
import type { Io, Outcome } from "../io.ts";
import { givenNow, nowFlag } from "../now-flag.ts";
import { done, failed } from "../outcome.ts";
import type { Cell } from "../render/cell.ts";
import { commandLine } from "../render/command-line.ts";
import { formatOf, json } from "../render/format.ts";
import { kubectlName } from "../render/kubectl-name.ts";
import { renderStacked } from "../render/stacked.ts";
import { type Style, styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";
import { type FoundSuspension, findSuspensions } from "../suspension/find-suspensions.ts";
import { foldersAreClusters } from "../suspension/folders.ts";
import { misspeltHolder } from "../suspension/holders.ts";
import { problemInFlags } from "../suspension/in-flags.ts";
import { type SeenSuspension, suspensionsInSnapshots } from "../suspension/in-snapshots.ts";
import { inShell, LET_GO_HEADING, letGoLines, letGoRows } from "../suspension/let-go.ts";
import { neededLater, toldByNeed } from "../suspension/needed-later.ts";
import { MECHANISMS, readMechanisms } from "../suspension/own-mechanisms.ts";
import { BY_FOLDER } from "../suspension/selection.ts";
import { SUSPENSION_HEADING, suspensionJson, suspensionRows, suspensionTree } from "../suspension/suspension-view.ts";

/** The command `landfall suspended`. */
export const SUSPENDED: Command = {
  name: "suspended",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Say what is held still: by whom, since when, until when, and why",
  description: `Without a directory or a file it reads the cluster of the kubeconfig. Else it reads every object of a directory, or of a file (- for stdin) as kubectl get prints them, and prints those whose suspension is not simply off, with all their causes: the
holds on them and on those that decide about them (a Karmada policy, a Cluster, a window of an AppProject), and switches that
are on without a hold (HOLDER: nobody known). Below it is what to type to let go, holder by holder, and what StatusSnapshots
tell of other objects in the clusters. A tree says of each
object what would make it go on. What is wrong with a hold, or looks stopped and is not, goes to stderr.

A file of a directory that cannot be read may hold something: it is named, and the exit code is 1.`,
  example: `landfall suspended --context prod -A
landfall suspended --format tree fleet
kubectl get cronjobs,deployments,kustomizations -A -o yaml | landfall suspended -`,
  flags: {
    ...formats("tree", "table", "wide", "name", "json"),
    ...CLUSTER,
    ...FLEET,
    namespace: { value: "NAME", short: "n", help: "of a cluster: only this namespace" },
    holder: { value: "NAME", help: "only what this holder holds" },
    all: { short: "a", help: "also what is not suspended, of the kinds that can be, and parents that are not here" },
    metrics: { help: "as metrics for Prometheus: how many, how old, past their end" },
    ...BY_FOLDER,
    ...nowFlag("the time by which holds expire (default: the clock; of a cluster: its own)"),
    ...MECHANISMS,
    ...VERBOSE,
  },
  arity: [0, MANY],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const given = givenNow(args, "landfall suspended --now TIME DIR|FILE");
  if ("exitCode" in given) return given;
  const wish = { usage: "landfall suspended DIR|FILE...", kinds: canBeHeld };
  return onObjects(args, io, wish, (objects, now) => {
    const outcome = tell(objects, given.at ?? now, args, io);
    return isWhole(objects, args, io) || outcome.exitCode !== 0 ? outcome : { ...outcome, exitCode: 1 };
  });
}

/** Whether every file could be read; of clusters, `onObjects` says it. */
function isWhole({ problems }: Result<unknown>, args: Arguments, io: Io): boolean {
  return clusterQuestion(args, io) !== undefined || unreadAmong(problems).length === 0;
}

function tell(objects: Result<readonly FoundObject[]>, now: number, args: Arguments, io: Io): Outcome {
  if (!objects.ok) return failed(foldForeign(objects.problems, args));
  const mechanisms = readMechanisms(args, io);
  if (!mechanisms.ok) return failed(mechanisms.problems);
  const catalogue = catalogueWith(mechanisms.value);
  const byFolder = isOn(args, "sub-packages-are-clusters") || foldersAreClusters(objects.value);
  const found = findSuspensions(objects.value, now, catalogue, byFolder);
  if (!found.ok) return failed(found.problems);
  const all = isOn(args, "all");
  const isTold = toldByNeed(found.value);
  const ofHolds = found.value
    .flatMap((suspension) => suspension.problems)
    .filter(({ severity }) => all || severity !== "info")
    .filter((problem) => !isTold(problem))
    .map(problemInFlags);
  const removals = removalsAmong(found.value, now);
  const needed = neededLater(found.value, catalogue, now);
  const problems = [...foldForeign(objects.problems, args), ...ofHolds, ...removals, ...needed];
  const seen = suspensionsInSnapshots(objects.value, now, catalogue);
  if (!seen.ok) return failed(seen.problems);
  const holder = textOf(args, "holder");
  const misspelt = holder === undefined ? undefined : misspeltHolder(holder, objects.value);
  if (misspelt !== undefined) return failed([{ code: "NoSuchHolder", severity: "error", message: misspelt }]);
  const withoutRest = <One extends FoundSuspension>(one: One): One => (all ? one : withoutEmptied(one));
  const own = found.value.flatMap((one) => heldBy(withoutRest(one), holder) ?? []);
  const others = seen.value.flatMap((one) => heldBy(withoutRest(one), holder) ?? []);
  const hasRollout = objects.value.some(({ object }) => object.kind === "ComputeWave");
  if (!isOn(args, "metrics")) {
    const isOfAll = isWhole(objects, args, io);
    return show({ found: own, seen: others, hasRollout, isOfAll }, problems, args, io);
  }
  const figures = suspensionFigures(found.value.map(({ alone }) => alone));
  return done(`${writeSuspensionMetrics(figures)}# EOF\n`, problems);
}

/** The objects that systems are about to remove although they are held, each with its file. */
function removalsAmong(found: readonly FoundSuspension[], now: number): readonly Problem[] {
  const fileOf = new Map(found.map(({ found: { object, file } }) => [refKey(refOf(object)), file]));
  const objects = found.map(({ found: { object } }) => object);
  return REMOVALS.flatMap(({ planned }) => planned(objects, now)).map((problem) => {
    const file = problem.ref === undefined ? undefined : fileOf.get(refKey(problem.ref));
    return file === undefined ? problem : { ...problem, file };
  });
}

/**
 * The part of a suspension that is due to a holder; all of it if none is given. `undefined` if there is no such part.
 */
function heldBy<One extends FoundSuspension>(one: One, holder: string | undefined): One | undefined {
  if (holder === undefined) return one;
  const effects = one.among.effects.flatMap((effect) => {
    const causes = effect.causes.filter(({ hold }) => hold?.holder === holder);
    return causes.length === 0 ? [] : [{ ...effect, causes }];
  });
  return effects.length === 0 ? undefined : { ...one, among: { ...one.among, effects } };
}

/**
 * A suspension without what the controller of a ReplicaSet did, such as a Deployment that rolls out: it empties each old
 * one, which nobody is to take back.
 */
function withoutEmptied<One extends FoundSuspension>(one: One): One {
  const { object } = one.found;
  const { group, kind } = refOf(object);
  const owners = readPath(object, ["metadata", "ownerReferences"]);
  const isOwned = Array.isArray(owners) && owners.some((owner: unknown) => readPath(owner, ["controller"]) === true);
  if (group !== "apps" || kind !== "ReplicaSet" || !isOwned) return one;
  const effects = one.among.effects.filter(({ causes }) => causes.some(({ hold }) => hold !== undefined));
  return { ...one, among: { ...one.among, effects } };
}

interface Shown {
  readonly found: readonly FoundSuspension[];
  /** The suspensions that snapshots tell of objects in clusters. */
  readonly seen: readonly SeenSuspension[];
  /** Whether a rollout is described here, so that `landfall explain` can tell of it. */
  readonly hasRollout: boolean;
  /** Whether every file could be read. */
  readonly isOfAll: boolean;
}

function show(
  { found, seen, hasRollout, isOfAll }: Shown,
  problems: readonly Problem[],
  args: Arguments,
  io: Io,
): Outcome {
  const all = isOn(args, "all");
  const isShown = ({ among }: FoundSuspension): boolean => among.effects.some(({ state }) => all || state !== "active");
  const shown = found.filter(isShown);
  const elsewhere = seen.filter(isShown);
  const format = formatOf(args, "table");
  if (format === "json") {
    const inClusters = elsewhere.map((one) => ({ cluster: one.cluster, ...(suspensionJson(one) as object) }));
    return done(json([...shown.map(suspensionJson), ...inClusters]), problems);
  }
  const holder = textOf(args, "holder");
  if (format === "name") return done(namesOf([...shown, ...elsewhere]), problems);
  if (shown.length + elsewhere.length === 0) {
    const among = isOfAll ? "" : " in what could be read";
    return done(
      `${holder === undefined ? "nothing is suspended" : `${holder} holds nothing here`}${among}\n`,
      problems,
    );
  }
  const style = styleFor(io);
  const columns = format === "wide" ? undefined : io.columns;
  const rows = shown.flatMap((suspension) => suspensionRows(suspension, all));
  const picture =
    format === "tree"
      ? renderTree(shown.map(suspensionTree), style, columns)
      : renderStacked(SUSPENSION_HEADING, rows, { style, columns, lead: LEAD });
  const isExplained = args.positionals.length > 1 ? false : hasRollout || clusterQuestion(args, io) !== undefined;
  const ways = letGoRows(shown, [...ownMechanisms(args), whereOf(shown, args, io)].join(" "), isExplained);
  const letGo = showLetGo(ways, args.positionals.includes("-"), style, columns);
  const inClusters = elsewhere.flatMap((one) =>
    suspensionRows(one, all).map((row) => [{ text: one.cluster }, ...row.slice(2)]),
  );
  const snapshots = renderStacked(["IN CLUSTER", ...SUSPENSION_HEADING.slice(2)], inClusters, {
    style,
    columns,
    lead: ["IN CLUSTER", ...LEAD],
  });
  return done([picture, letGo, snapshots].filter((part) => part !== "").join("\n"), problems);
}

/** The names of objects, each once. */
function namesOf(found: readonly FoundSuspension[]): string {
  const names = new Map(found.map(({ found: { object } }) => [refKey(refOf(object)), kubectlName(refOf(object))]));
  return [...names.values()].map((name) => `${name}\n`).join("");
}

/** The arguments for a command that releases the shown holds: the given paths, or the contexts that were read. */
function whereOf(shown: readonly FoundSuspension[], args: Arguments, io: Io): string {
  const question = clusterQuestion(args, io);
  if (question === undefined) return inShell(args.positionals);
  const contexts = [...new Set(shown.map(({ found }) => found.file.path))];
  const words = question.kubeconfigFlag === undefined ? [] : ["--kubeconfig", question.kubeconfigFlag];
  words.push(contexts.length > 1 ? "--contexts" : "--context", contexts.join(","));
  if (question.allNamespaces) words.push("-A");
  if (question.namespace !== undefined) words.push("-n", question.namespace);
  return commandLine(...words);
}

/** The mechanisms that holds were made with are needed to let them go. */
function ownMechanisms(args: Arguments): readonly string[] {
  const file = textOf(args, "mechanisms");
  return file === undefined ? [] : [commandLine("--mechanisms", file)];
}

/** The columns in the first line of a paragraph, where a table is too wide. */
const LEAD: readonly string[] = ["OBJECT", "EFFECT", "STATE"];

function showLetGo(
  ways: readonly (readonly Cell[])[],
  isStdin: boolean,
  style: Style,
  columns: number | undefined,
): string {
  const isNarrow =
    columns !== undefined && ways.some((row) => row.reduce((sum, { text }) => sum + text.length + 2, -2) > columns);
  const table = isNarrow
    ? `to let go:\n${letGoLines(ways, columns)}`
    : renderTable(LET_GO_HEADING, ways, style, columns);
  return isStdin && table !== "" ? `${table}${SAME_INPUT}` : table;
}

/** The note below commands for stdin, whose input is gone once it is read. */
const SAME_INPUT = "(- wants the same input again, and prints it as it is then)\n";
