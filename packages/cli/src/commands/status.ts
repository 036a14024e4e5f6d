import { formatTime, type KubeObject, type Problem, type Result, refKey, refOf } from "@landfall/core/object";
import type { StatusRuleSet } from "@landfall/core/status";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { CLUSTER, clusterQuestion, FLEET, NEITHER } from "../cluster/question.ts";
import { readFiles } from "../cluster/read-files.ts";
import { withClusters } from "../cluster/with-clusters.ts";
import { type Command, formats, MANY, usageOf } from "../command.ts";
import { STALE_AFTER } from "../duration-flag.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { loadRules } from "../input/load-rules.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import { unreadAmong } from "../input/unread.ts";
import type { Io, Outcome } from "../io.ts";
import { givenNow, nowFlag, nowOf } from "../now-flag.ts";
import { done, failed, later, misused } from "../outcome.ts";
import { type Format, formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { clustersOutcome } from "../status/clusters-outcome.ts";
import { fleetStatus, isFleet, readSources } from "../status/fleet-status.ts";
import { FLEET_HEADING, fleetNames, fleetRows, fleetTree } from "../status/fleet-view.ts";
import { hasState, lacksSnapshots } from "../status/has-state.ts";
import {
  OBJECT_HEADING,
  objectNames,
  objectRows,
  objectStatuses,
  objectTree,
  seenObjects,
  WIDE_HEADING,
  wideRows,
} from "../status/object-view.ts";
import { FILENAME, saysPackage } from "../status/package-objects.ts";
import { landedIn, repositoryText } from "../status/repository-view.ts";
import { resourceGroupView } from "../status/resource-group-view.ts";
import { fleetVerdict, type GoalVerdict, objectsVerdict } from "../status/verdict.ts";
import { watchClusters } from "../status/watch/watch-clusters.ts";
import { saysWhich, WHICH_OBJECTS, whichObjects } from "../status/which-objects.ts";

/** The command `landfall status`. */
export const STATUS: Command = {
  name: "status",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Say what state a cluster, a fleet, or the objects of a file, are in, and why",
  description: `A directory with StatusSnapshots is a fleet package: how many targets have landed, then those that have not, the worst
first and fifty at most, and below each what is not as it should be. A table has every target, with its five axes. Any other
directory or file (- for stdin) is objects: what state each is in. Below stand the packages of repositories that they tell of,
as PackageRevisions and PackageVariants do: what is wanted, published and on its way, and what that waits for.

Without a directory or a file it looks at the cluster of the kubeconfig, in the namespace of the context, else in all: how much is
Current, and what is not, with the pod that is to blame and the command that shows more. KIND/NAME, or with --context also kinds,
mean only those objects; -f those that a package declares, where what is not there is named.

--watch goes on looking: on a terminal all of it is drawn again when it changes; else, and as JSON, what is new has a line each, with
the time. A cluster that goes away keeps what was known last, and it is said so.

Bad news is no failure: the exit code is 0, unless --exit-code asks for 3 where not everything has landed, or not every object is
Current, or there is nothing, and for 1 where all is well and a file of a directory could not be read. A program asks the JSON: .landed, .total, .bySeverity. landfall wait waits for it.

-o resourcegroup gives the state of the objects as a ResourceGroup, as kpt and Config Sync have it: with the name and the list of
the one that is among them, where what is listed and not there is NotFound. Keep it outside of the package, which may hold one only.`,
  example: `landfall status -A
landfall status --context prod -n shop deploy/web
landfall status --context prod -f package
landfall status -n shop --watch
landfall status fleet
landfall status --why fleet
landfall status -o json fleet
kubectl get deployments -A -o json | landfall status -`,
  flags: {
    ...formats("tree", "table", "wide", "name", "resourcegroup", "json"),
    "exit-code": { help: "exit with 3 where not everything has landed or is Current" },
    ...WHICH_OBJECTS,
    ...CLUSTER,
    ...FLEET,
    ...FILENAME,
    watch: { short: "w", help: "of a cluster: go on looking, until Ctrl-C (exit code 130)" },
    children: { help: "of a cluster: below each object those that it owns" },
    all: {
      short: "a",
      help: "of a cluster or a fleet: also what is as it should be, and all clusters in the order of their names",
    },
    why: { help: "the rule that decided, and the fields it read" },
    ...nowFlag(
      "judge ages by this time (default: of snapshots: now of the package's config, its Clock, or when they were taken; else the clock)",
    ),
    ...STALE_AFTER,
    rules: { value: "FILE", help: "status rules of your own for objects (StatusRules), asked before all others" },
    ...VERBOSE,
  },
  arity: [0, MANY],
  run: (args, io) => {
    const rules = textOf(args, "rules");
    return rules === undefined ? run(args, io) : later(() => runByRules(rules, args, io));
  },
};

async function runByRules(path: string, args: Arguments, io: Io): Promise<Outcome> {
  const loaded = await loadRules(path, io);
  if (!loaded.ok) return failed(loaded.problems);
  const outcome = run(args, io, loaded.value.rules);
  return outcome.later === undefined ? outcome : outcome.later();
}

function run(args: Arguments, io: Io, rules?: StatusRuleSet): Outcome {
  const now = givenNow(args, "landfall status --now TIME DIR|FILE");
  if ("exitCode" in now) return now;
  const wrong = saysPackage(args, io, usageOf(STATUS));
  if (wrong !== undefined) return wrong;
  const question = clusterQuestion(args, io);
  const isWatch = isOn(args, "watch");
  if (question !== undefined && isWatch && WATCHED[formatOf(args, "tree")] !== true)
    return misused(`--watch shows ${Object.keys(WATCHED).join(", ")}`, usageOf(STATUS));
  if (question !== undefined)
    return withClusters(question, io, (clusters, live) =>
      isWatch
        ? watchClusters(clusters, { args, io, rules, live })
        : clustersOutcome(clusters, { args, io, rules, live }),
    );
  if (isWatch) return misused("--watch is for a cluster; landfall wait looks at files again", usageOf(STATUS));
  if (args.positionals.length === 0) return misused(`status needs DIR|FILE...: ${NEITHER}`, usageOf(STATUS));
  const which = whichObjects(args);
  if (!which.ok) return failed(which.problems);
  const found = readFiles(args, io);
  if (!found.ok) return failed(foldForeign(found.problems, args));
  const notes = foldForeign(found.problems, args);
  const isDirectory = args.positionals.some((path) => notADirectory(absolute(io, path), path) === undefined);
  const isOfFleet = isDirectory && isFleet(found.value);
  if (isOfFleet && rules !== undefined)
    return misused("--rules is for objects, not for a fleet package", "landfall status --rules FILE DIR|FILE...");
  if (isOfFleet && saysWhich(args))
    return misused("--namespace and --selector choose objects, and this is a fleet package", "landfall status DIR");
  if (isOfFleet) return ofFleet(found.value, notes, args, io);
  const objects = found.value.map(({ object }) => object);
  const warnings = [...notes, ...lacksSnapshots(objects, args.positionals[0] ?? "")];
  return ofObjects(
    which.value,
    { ok: true, value: isDirectory ? objects.filter(hasState) : objects, problems: warnings },
    args,
    io,
    rules,
  );
}

/** The formats that `--watch` can print repeatedly. */
const WATCHED: { readonly [format in Format]?: true } = { tree: true, table: true, wide: true, json: true };

function ofFleet(found: readonly FoundObject[], notes: readonly Problem[], args: Arguments, io: Io): Outcome {
  const status = fleetStatus(found, { now: nowOf(args), staleAfter: textOf(args, "stale-after") });
  if (!status.ok) return failed(status.problems);
  const warnings = [...notes, ...status.problems];
  const view = {
    all: isOn(args, "all"),
    why: isOn(args, "why"),
    sourcesOf: readSources(found),
  };
  const format = formatOf(args, "tree");
  if (format === "resourcegroup")
    return misused(
      "a ResourceGroup is of objects, and this is a fleet package",
      "landfall status -o resourcegroup FILE",
    );
  const style = styleFor(io);
  const end = (text: string): Outcome =>
    judged(done(text, warnings), fleetVerdict(status.value, "landed"), unreadAmong(notes).length === 0, args);
  if (format === "json") return end(json(status.value));
  if (format === "name") return end(fleetNames(status.value));
  const columns = format === "wide" ? undefined : io.columns;
  const objects = found.map(({ object }) => object);
  const packages = repositoryText(objects, {
    isTree: format === "tree",
    style,
    columns,
    landedIn: landedIn(status.value),
  });
  if (format === "tree") return end(renderTree(fleetTree(status.value, view), style, columns) + packages);
  return end(renderTable(FLEET_HEADING, fleetRows(status.value), style, columns) + packages);
}

function ofObjects(
  which: (object: KubeObject) => boolean,
  objects: Result<readonly KubeObject[]>,
  args: Arguments,
  io: Io,
  rules: StatusRuleSet | undefined,
): Outcome {
  if (!objects.ok) return failed(objects.problems);
  const seen = seenObjects(objects.value, nowOf(args), io.now().getTime());
  if (!seen.ok) return failed(seen.problems);
  const all = objectStatuses(seen.value, rules);
  const statuses = all.filter((_, at) => which(seen.value[at]?.object ?? {}));
  const sources = new Map(seen.value.map(({ object }) => [refKey(refOf(object)), object]));
  const view = { all: true, why: isOn(args, "why"), sources };
  const format = formatOf(args, "table");
  const style = styleFor(io);
  const ofEach = statuses.flatMap(({ result, object }): readonly Problem[] =>
    result.warnings.map((problem) => ({ ...problem, severity: "warning", ref: object })),
  );
  const warnings = [...objects.problems, ...seen.problems, ...ofEach];
  const isWhole = unreadAmong(objects.problems).length === 0;
  const end = (text: string): Outcome =>
    judged(done(text, warnings), objectsVerdict(statuses, "current"), isWhole, args);
  if (format === "json") return end(json(statuses));
  if (format === "resourcegroup") {
    const group = resourceGroupView({
      statuses,
      objects: [...sources.values()],
      observedAt: formatTime(io.now().getTime()),
    });
    return group.ok ? end(json(group.value)) : failed(group.problems);
  }
  if (format === "name") return end(objectNames(statuses));
  if (statuses.length === 0) return end(saysWhich(args) ? "no object is meant\n" : "there are no objects here\n");
  const isTree = format === "tree" || view.why;
  const columns = format === "wide" ? undefined : io.columns;
  const meant = seen.value.flatMap(({ object }) => (which(object) ? [object] : []));
  const packages = repositoryText(meant, { isTree, style, columns });
  if (isTree) {
    const trees = statuses.map((status) => objectTree(status, view));
    return end(renderTree(trees, style, columns) + packages);
  }
  if (format === "wide") return end(renderTable(WIDE_HEADING, wideRows(statuses), style, columns) + packages);
  return end(renderTable(OBJECT_HEADING, objectRows(statuses), style, columns) + packages);
}

/**
 * Sets the exit code with `--exit-code`: 3 if something is not as it should be, 1 if all is and not every file could be
 * read.
 */
function judged(outcome: Outcome, { reached }: GoalVerdict, isWhole: boolean, args: Arguments): Outcome {
  if (!isOn(args, "exit-code") || (reached && isWhole)) return outcome;
  return { ...outcome, exitCode: reached ? 1 : 3 };
}
