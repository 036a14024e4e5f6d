import { parseTime } from "@landfall/core/object";
import { EFFECTS } from "@landfall/core/suspend";
import { collectHolds, setSuspend } from "@landfall/krm-functions/set-suspend";
import { type Arguments, type Flags, isOn, listOf, textOf } from "../arguments.ts";
import { type Command, DRY, MANY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { failed, misused } from "../outcome.ts";
import { MECHANISMS, readMechanisms } from "../suspension/own-mechanisms.ts";
import { evalSources, notSilent, runOn } from "./run-on.ts";

const WHICH: Flags = {
  holder: { value: "NAME", help: "who holds, for example release.example.com/freeze-42" },
  effect: {
    value: "EFFECTS",
    eachOf: Object.keys(EFFECTS),
    help: `what is to stop; several in order of preference: ${Object.keys(EFFECTS).join(",")}`,
  },
  kind: { value: "KIND", help: "only this kind; KIND.GROUP for one group" },
  name: { value: "NAME", help: "only objects of this name" },
  namespace: { value: "NAME", short: "n", help: "only objects of this namespace" },
  cluster: { value: "NAMES", help: "only what is about these clusters, separated by commas" },
  exclude: { value: "KINDS", help: "not these kinds, separated by commas" },
};
const WIDER: Flags = {
  cascade: {
    value: "WHAT",
    oneOf: ["self", "authority", "descendants"],
    help: "what is decided elsewhere: self (it is named), authority (what decides is meant), descendants (also what goes on below)",
  },
};
const HAZARDS: readonly string[] = ["kills-running", "blocks-deletion", "stops-cert-rotation"];
const RESUME_VALUES: readonly string[] = ["auto", "delete", "explicit", "restore"];
const NOW: Flags = { now: { value: "TIME", help: "the time of the holds (default: the clock)" } };
const QUIET: Flags = { quiet: { short: "q", help: "do not print what changes" }, ...VERBOSE };

/** `landfall suspend` */
export const SUSPEND: Command = {
  name: "suspend",
  usage: "DIR|FILE...",
  summary: "Hold objects of a directory: they stay suspended until every holder has let go",
  description: `Edits the files in place, as set-suspend does in a pipeline. Nothing is written unless everything that was named can
be held. Effects that the kinds do not share are given in order of preference.`,
  example:
    'landfall suspend --holder incident/INC-1 --kind CronJob --reason "database is being restored" --until 2026-12-01T06:00:00Z fleet',
  flags: {
    ...WHICH,
    reason: { value: "TEXT", help: "why" },
    actor: { value: "NAME", help: "who asked for it" },
    ref: { value: "LINK", help: "a ticket or a link" },
    until: { value: "TIME", help: "when the hold ends" },
    revision: { value: "REVISION", help: "for what is held by pinning: the revision to stay at" },
    allow: { value: "HAZARDS", eachOf: HAZARDS, help: `accept: ${HAZARDS.join(", ")}` },
    strength: { value: "HOW", oneOf: ["hold", "drain"], help: "hold only what is new, or drain what runs too" },
    "allow-deletion": { help: "held clusters may leave the placement of a policy" },
    ...WIDER,
    "accept-collateral": { help: "with --cascade authority: hold it although more stops than was asked for" },
    "on-unknown": {
      value: "WHAT",
      oneOf: ["error", "warn", "heuristic"],
      help: "of kinds nobody described: error, warn, or heuristic (guess by their definition)",
    },
    ...MECHANISMS,
    ...NOW,
    ...QUIET,
    ...TEXT_OR_JSON,
    ...DRY,
  },
  arity: [1, MANY],
  run: (args, io) => change(args, io, true),
};

/** `landfall resume` */
export const RESUME: Command = {
  name: "resume",
  usage: "DIR|FILE...",
  summary: "Let a holder's own holds go; what others hold stays held",
  description:
    "With the last hold of an effect the value from before comes back, if nobody changed it meanwhile. Edits in place.",
  example: "landfall resume --holder incident/INC-1 fleet",
  flags: {
    ...WHICH,
    effect: { value: "EFFECTS", help: "let go only these effects, separated by commas" },
    ...WIDER,
    "resume-value": { value: "WHAT", oneOf: RESUME_VALUES, help: `what comes back: ${RESUME_VALUES.join(", ")}` },
    "force-restore": { help: "give the value from before back although somebody changed it" },
    ...MECHANISMS,
    ...NOW,
    ...QUIET,
    ...TEXT_OR_JSON,
    ...DRY,
  },
  arity: [1, MANY],
  run: (args, io) => change(args, io, false),
};

/** `landfall gc` */
export const GC: Command = {
  name: "gc",
  usage: "DIR|FILE...",
  summary: "Remove holds that are past their end, and say which",
  description: `Nothing else removes somebody else's hold. With --all every hold goes, whoever has it: for leaving Landfall, or where
nobody is left to let go; what was there before comes back.`,
  example: "landfall gc --dry-run fleet",
  flags: { all: { help: "all holds, whoever has them" }, ...MECHANISMS, ...NOW, ...QUIET, ...TEXT_OR_JSON, ...DRY },
  arity: [1, MANY],
  run(args, io) {
    const now = timeOf(args, io);
    if (now === undefined) return misused("--now must be a time such as 2026-12-01T06:00:00Z", "landfall gc DIR");
    const mechanisms = readMechanisms(args, io);
    if (!mechanisms.ok) return failed(mechanisms.problems);
    const all = isOn(args, "all") && { all: true };
    const config = { apiVersion: API, kind: "CollectHolds", now, ...all, mechanisms: mechanisms.value };
    const outcome = runOn(args.positionals, args, io, {
      run: (files) => evalSources(files, collectHolds, config),
    });
    return notSilent(outcome, args, isOn(args, "all") ? "there are no holds" : "no hold is past its end");
  },
};

const API = "fn.landfall.dev/v1alpha1";

function change(args: Arguments, io: Io, suspend: boolean): Outcome {
  const usage = `landfall ${suspend ? "suspend" : "resume"} --holder NAME DIR`;
  const holder = textOf(args, "holder");
  if (holder === undefined) return misused("say who holds with --holder NAME", usage);
  const now = timeOf(args, io);
  if (now === undefined) return misused("--now must be a time such as 2026-12-01T06:00:00Z", usage);
  const until = textOf(args, "until");
  if (until !== undefined && parseTime(until) === undefined)
    return misused("--until must be a time such as 2026-12-01T06:00:00Z", usage);
  const mechanisms = readMechanisms(args, io);
  if (!mechanisms.ok) return failed(mechanisms.problems);
  const effects = listOf(args, "effect");
  const config = {
    apiVersion: API,
    kind: "SetSuspend",
    suspend,
    holder,
    now,
    targets: [targetOf(args)],
    ...(suspend && { onNoMatch: "error" }),
    ...(effects.length > 0 && { effects }),
    ...(listOf(args, "exclude").length > 0 && { exclude: listOf(args, "exclude").map(kindOf) }),
    ...(listOf(args, "allow").length > 0 && { allow: listOf(args, "allow") }),
    ...textsOf(args, ["reason", "actor", "ref", "until", "revision", "strength", "cascade"]),
    ...optionsOf(args),
    ...(mechanisms.value.length > 0 && { mechanisms: mechanisms.value }),
  };
  const outcome = runOn(args.positionals, args, io, { run: (files) => evalSources(files, setSuspend, config) });
  const nothing = suspend ? "nothing here can be held so" : `${holder} holds nothing of that`;
  return notSilent(outcome, args, nothing);
}

/** The options whose flags have two words. */
function optionsOf(args: Arguments): object {
  const onUnknown = textOf(args, "on-unknown");
  const resumeValue = textOf(args, "resume-value");
  return {
    ...(onUnknown !== undefined && { onUnknown }),
    ...(resumeValue !== undefined && { resumeValue }),
    ...(isOn(args, "allow-deletion") && { allowDeletion: true }),
    ...(isOn(args, "accept-collateral") && { acceptCollateral: true }),
    ...(isOn(args, "force-restore") && { forceRestore: true }),
  };
}

function targetOf(args: Arguments): object {
  const kind = textOf(args, "kind");
  const clusters = listOf(args, "cluster");
  return {
    ...(kind !== undefined && kindOf(kind)),
    ...textsOf(args, ["name", "namespace"]),
    ...(clusters.length > 0 && { clusters }),
  };
}

/** `CronJob`, or `CronJob.batch` */
function kindOf(text: string): { readonly kind: string; readonly group?: string } {
  const at = text.indexOf(".");
  return at < 0 ? { kind: text } : { kind: text.slice(0, at), group: text.slice(at + 1) };
}

function textsOf(args: Arguments, names: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(args, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function timeOf(args: Arguments, io: Io): string | undefined {
  const given = textOf(args, "now");
  if (given === undefined) return `${io.now().toISOString().slice(0, 19)}Z`;
  return parseTime(given) === undefined ? undefined : given;
}
