import { strip } from "@landfall/krm-functions/strip";
import { type Command, DRY, MANY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import { objectByObject } from "./object-by-object.ts";
import { evalSources, notSilent, runOn } from "./run-on.ts";

/** `landfall strip` */
export const STRIP: Command = {
  name: "strip",
  usage: "DIR|FILE...",
  summary: "Take everything of Landfall out of a directory",
  description: `For leaving: every hold goes, whoever has it, and what was there before comes back; so do annotations, conditions,
readiness gates, steps of pipelines and objects of ours. What others wrote keeps its bytes. Edits in place; --diff shows it first.`,
  example: "landfall strip --diff fleet",
  flags: { quiet: { short: "q", help: "do not print what goes" }, ...VERBOSE, ...TEXT_OR_JSON, ...DRY },
  arity: [1, MANY],
  run(args, io) {
    const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "Strip", onRefused: "warn" };
    const outcome = runOn(args.positionals, args, io, {
      run: (files) => evalSources(files, strip, config),
      ...objectByObject("stripped", io),
    });
    return notSilent(outcome, args, "there is nothing of Landfall here");
  },
};
