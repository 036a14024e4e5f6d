import { type KubeObject, type Problem, readPath } from "@landfall/core/object";
import { CATALOGUE, findFights } from "@landfall/core/suspend";
import { type Arguments, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { readObjectsFile } from "../input/read-file.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { FIGHTS_HEADING, fightRows, fightsJson, fightTrees } from "../suspension/fights-view.ts";

/** `landfall fights` */
export const FIGHTS: Command = {
  name: "fights",
  usage: "FILE...",
  summary: "Say which fields are changed back and forth: who writes them, and which hold would stop it",
  description: `Reads what a cluster said of the same objects at several times, from one file or many (- for stdin), in any order: the
output of kubectl get --watch, or of several kubectl get. Without --show-managed-fields it is not known who writes.`,
  example: `kubectl get deployment web -n shop --watch -o yaml --show-managed-fields | landfall fights -
landfall fights before.json after.json later.json`,
  flags: {
    ...FORMAT,
    reverts: { value: "NUMBER", help: "how often a value must go back to what it was (default: 2)" },
  },
  arity: [1, Infinity],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const reverts = Number(textOf(args, "reverts") ?? 2);
  if (!Number.isInteger(reverts) || reverts < 1) {
    return misused("--reverts must be a whole number from 1", "landfall fights --reverts NUMBER FILE...");
  }
  const versions: KubeObject[] = [];
  const problems: Problem[] = [];
  for (const path of new Set(args.positionals)) {
    const read = readObjectsFile(path, io);
    if (!read.ok) problems.push(...read.problems);
    else for (const object of read.value) versions.push(object);
  }
  if (problems.length > 0) return failed(problems);
  const fights = findFights(versions, { catalogue: CATALOGUE, reverts });
  const format = formatOf(args, "tree");
  if (format === "json") return done(json(fightsJson(fights)));
  if (fights.length === 0) return done(`no field is changed back and forth\n`, tooFew(versions));
  const unknown = fights.some(({ writers }) => writers.length === 0) ? [nobodySaid()] : [];
  const style = styleFor(io);
  if (format === "table") return done(renderTable(FIGHTS_HEADING, fightRows(fights), style, io.columns), unknown);
  return done(renderTree(fightTrees(fights), style, io.columns), unknown);
}

/** Nothing can be seen to go back with fewer than three versions of anything. */
function tooFew(versions: readonly KubeObject[]): readonly Problem[] {
  const numbered = versions.filter((version) => readPath(version, ["metadata", "resourceVersion"]) !== undefined);
  if (numbered.length > 2) return [];
  const message = `there are ${numbered.length} versions of live objects here, and it takes three of one to see a value go back`;
  const hint = "record some: kubectl get … --watch -o yaml --show-managed-fields";
  return [{ code: "TooFewVersions", severity: "info", message, hint }];
}

function nobodySaid(): Problem {
  const message = "the objects do not say who wrote them";
  return { code: "NoManagedFields", severity: "info", message, hint: "get them with --show-managed-fields" };
}
