import { evalPackage } from "@landfall/krm-functions/runner";
import { strip } from "@landfall/krm-functions/strip";
import { type Command, DRY, TEXT_OR_JSON } from "../command.ts";
import { notSilent, runOn } from "./fn.ts";

/** `landfall strip` */
export const STRIP: Command = {
  name: "strip",
  usage: "DIR",
  summary: "Take everything of Landfall out of a directory",
  description: `For leaving: every hold goes, whoever has it, and what was there before comes back; so do annotations, conditions,
readiness gates, steps of pipelines and objects of ours. What others wrote keeps its bytes. Edits in place; --diff shows it first.`,
  example: "landfall strip --diff fleet",
  flags: { quiet: { short: "q", help: "do not print what goes" }, ...TEXT_OR_JSON, ...DRY },
  arity: [1, 1],
  run(args, io) {
    const outcome = runOn(args.positionals[0] ?? "", args, io, (files) => evalPackage(files, strip, { form: "any" }));
    return notSilent(outcome, args, "there is nothing of Landfall here");
  },
};
