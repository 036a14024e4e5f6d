import { collectHolds } from "@landfall/krm-functions/set-suspend";
import { isOn } from "../arguments.ts";
import { NAMESPACE, WRITTEN } from "../cluster/question.ts";
import { type Command, DRY_ANYWHERE, MANY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import { failed } from "../outcome.ts";
import { MECHANISMS, readMechanisms } from "../suspension/own-mechanisms.ts";
import { NOW, timeOf } from "../suspension/time-flag.ts";
import { collectInClusters } from "../writing/keep-in-clusters.ts";
import { writtenClusters } from "../writing/written-clusters.ts";
import { objectByObject } from "./object-by-object.ts";
import { evalSources, notSilent, runOn } from "./run-on.ts";

const API = "fn.landfall.dev/v1alpha1";

/** The command `landfall gc`. */
export const GC: Command = {
  name: "gc",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Remove holds that are past their end, and say which",
  description: `Nothing else removes somebody else's hold. With --all every hold goes, whoever has it: for leaving Landfall, or where
nobody is left to let go; what was there before comes back. In clusters, which --context or --contexts must name, it shows what would
go, and asks.`,
  example: `landfall gc --dry-run fleet
landfall gc --context prod -A --dry-run`,
  flags: {
    all: { help: "all holds, whoever has them" },
    ...MECHANISMS,
    ...NOW,
    ...WRITTEN,
    ...NAMESPACE,
    quiet: { short: "q", help: "do not print what changes" },
    ...VERBOSE,
    ...TEXT_OR_JSON,
    ...DRY_ANYWHERE,
  },
  arity: [0, MANY],
  run(args, io) {
    const where = writtenClusters(args, io, "landfall gc DIR");
    if (where !== undefined && "exitCode" in where) return where;
    const now = timeOf(args, io, "landfall gc DIR");
    if (typeof now !== "string") return now;
    const mechanisms = readMechanisms(args, io);
    if (!mechanisms.ok) return failed(mechanisms.problems);
    if (where !== undefined) return collectInClusters(args, io, { now, mechanisms: mechanisms.value }, where);
    const all = isOn(args, "all") && { all: true };
    const onRefused = "warn";
    const config = { apiVersion: API, kind: "CollectHolds", now, ...all, mechanisms: mechanisms.value, onRefused };
    const outcome = runOn(args.positionals, args, io, {
      run: (files) => evalSources(files, collectHolds, config),
      ...objectByObject("removed", io),
    });
    return notSilent(outcome, args, isOn(args, "all") ? "there are no holds" : "no hold is past its end");
  },
};
