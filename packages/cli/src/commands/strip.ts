import { strip } from "@landfall/krm-functions/strip";
import { NAMESPACE, WRITTEN } from "../cluster/question.ts";
import { type Command, DRY_ANYWHERE, MANY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import { stripInClusters } from "../writing/keep-in-clusters.ts";
import { writtenClusters } from "../writing/written-clusters.ts";
import { objectByObject } from "./object-by-object.ts";
import { evalSources, notSilent, runOn } from "./run-on.ts";

/** The command `landfall strip`. */
export const STRIP: Command = {
  name: "strip",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Take everything of Landfall out of a directory, or out of clusters",
  description: `For leaving: every hold goes, whoever has it, and what was there before comes back; so do annotations, conditions,
readiness gates, steps of pipelines and objects of ours. What others wrote keeps its bytes. Edits in place; --diff shows it first.
In clusters, which --context or --contexts must name, it is what can be held and objects of ours; it shows what would go, and asks.`,
  example: `landfall strip --diff fleet
landfall strip --context prod -A --diff`,
  flags: {
    quiet: { short: "q", help: "do not print what goes" },
    ...VERBOSE,
    ...TEXT_OR_JSON,
    ...WRITTEN,
    ...NAMESPACE,
    ...DRY_ANYWHERE,
  },
  arity: [0, MANY],
  run(args, io) {
    const where = writtenClusters(args, io, "landfall strip DIR");
    if (where !== undefined) return "exitCode" in where ? where : stripInClusters(args, io, where);
    const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "Strip", onRefused: "warn" };
    const outcome = runOn(args.positionals, args, io, {
      run: (files) => evalSources(files, strip, config),
      ...objectByObject("stripped", io),
    });
    return notSilent(outcome, args, "there is nothing of Landfall here");
  },
};
