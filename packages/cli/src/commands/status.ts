import { type KubeObject, type Problem, parseTime, type Result, refKey, refOf } from "@landfall/core/object";
import type { StatusRules } from "@landfall/core/status";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { type Command, FORMAT, MANY } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { loadRules } from "../input/load-rules.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, later, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { fleetStatus, isFleet, readSources } from "../status/fleet-status.ts";
import { FLEET_HEADING, fleetRows, fleetTree } from "../status/fleet-view.ts";
import { hasState, lacksSnapshots } from "../status/has-state.ts";
import { OBJECT_HEADING, objectRows, objectStatuses, objectTree, seenObjects } from "../status/object-view.ts";

/** `landfall status` */
export const STATUS: Command = {
  name: "status",
  usage: "DIR|FILE...",
  summary: "Say what state a fleet, or the objects of a file, are in, and why",
  description: `A directory with StatusSnapshots is a fleet package: how many targets have landed, then those that have not, the worst
first and fifty at most, and below each what is not as it should be. A table has every target, with its five axes. Any other
directory or file (- for stdin) is objects: what state each is in.

Bad news is no failure: the exit code is 0. A program asks the JSON: .landed, .total, .bySeverity.`,
  example: `landfall status fleet
landfall status --why fleet
landfall status -o json fleet
kubectl get deployments -A -o json | landfall status -`,
  flags: {
    ...FORMAT,
    all: { short: "a", help: "of a fleet: also what is as it should be, and all clusters in the order of their names" },
    why: { help: "the rule that decided, and the fields it read" },
    now: { value: "TIME", help: "judge ages by this time (default: now; of snapshots: when they were taken)" },
    "stale-after": {
      value: "DURATION",
      help: "how old an observation may be (default: what the package says, else 15m)",
    },
    rules: { value: "FILE", help: "status rules of your own for objects (StatusRules), asked before all others" },
    ...VERBOSE,
  },
  arity: [1, MANY],
  run: (args, io) => {
    const rules = textOf(args, "rules");
    return rules === undefined ? run(args, io) : later(() => runByRules(rules, args, io));
  },
};

async function runByRules(path: string, args: Arguments, io: Io): Promise<Outcome> {
  const loaded = await loadRules(path, io);
  return loaded.ok ? run(args, io, loaded.value.rules) : failed(loaded.problems);
}

function run(args: Arguments, io: Io, rules?: StatusRules): Outcome {
  const now = textOf(args, "now");
  if (now !== undefined && parseTime(now) === undefined) {
    return misused("--now must be a time such as 2026-12-01T06:00:00Z", "landfall status --now TIME DIR|FILE");
  }
  const found = readPackageObjects(args.positionals, io);
  if (!found.ok) return failed(found.problems);
  const notes = foldForeign(found.problems, args);
  const isDirectory = args.positionals.some((path) => notADirectory(absolute(io, path), path) === undefined);
  const isOfFleet = isDirectory && isFleet(found.value);
  if (isOfFleet && rules !== undefined)
    return misused("--rules is for objects, not for a fleet package", "landfall status --rules FILE DIR|FILE...");
  if (isOfFleet) return ofFleet(found.value, notes, args, io);
  const objects = found.value.map(({ object }) => object);
  const warnings = [...notes, ...lacksSnapshots(objects, args.positionals[0] ?? "")];
  return ofObjects(
    { ok: true, value: isDirectory ? objects.filter(hasState) : objects, problems: warnings },
    args,
    io,
    rules,
  );
}

function ofFleet(found: readonly FoundObject[], notes: readonly Problem[], args: Arguments, io: Io): Outcome {
  const status = fleetStatus(found, { now: textOf(args, "now"), staleAfter: textOf(args, "stale-after") });
  if (!status.ok) return failed(status.problems);
  const warnings = [...notes, ...status.problems];
  const view = {
    all: isOn(args, "all"),
    why: isOn(args, "why"),
    sourcesOf: readSources(found),
  };
  const format = formatOf(args, "tree");
  const style = styleFor(io);
  if (format === "json") return done(json(status.value), warnings);
  if (format === "table") return done(renderTable(FLEET_HEADING, fleetRows(status.value), style, io.columns), warnings);
  return done(renderTree(fleetTree(status.value, view), style, io.columns), warnings);
}

function ofObjects(
  objects: Result<readonly KubeObject[]>,
  args: Arguments,
  io: Io,
  rules: StatusRules | undefined,
): Outcome {
  if (!objects.ok) return failed(objects.problems);
  const seen = seenObjects(objects.value, parseTime(textOf(args, "now")), io.now().getTime());
  if (!seen.ok) return failed(seen.problems);
  const statuses = objectStatuses(seen.value, rules);
  const sources = new Map(seen.value.map(({ object }) => [refKey(refOf(object)), object]));
  const view = { all: true, why: isOn(args, "why"), sources };
  const format = formatOf(args, "table");
  const style = styleFor(io);
  const ofEach = statuses.flatMap(({ result, object }): readonly Problem[] =>
    result.warnings.map((problem) => ({ ...problem, severity: "warning", ref: object })),
  );
  const warnings = [...objects.problems, ...seen.problems, ...ofEach];
  if (format === "json") return done(json(statuses), warnings);
  if (statuses.length === 0) return done("there are no objects here\n", warnings);
  if (format === "tree" || view.why)
    return done(
      renderTree(
        statuses.map((status) => objectTree(status, view)),
        style,
        io.columns,
      ),
      warnings,
    );
  return done(renderTable(OBJECT_HEADING, objectRows(statuses), style, io.columns), warnings);
}
