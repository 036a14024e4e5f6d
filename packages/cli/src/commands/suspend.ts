import { escapeControl, type Problem } from "@landfall/core/object";
import { type Catalogue, EFFECTS } from "@landfall/core/suspend";
import type { StepReport } from "@landfall/krm-functions/runner";
import type { FunctionResult } from "@landfall/krm-functions/sdk";
import { catalogueWith, setSuspendTelling, type Told } from "@landfall/krm-functions/set-suspend";
import { type Arguments, type Flags, isOn, textOf } from "../arguments.ts";
import { WRITTEN } from "../cluster/question.ts";
import { type Command, DRY_ANYWHERE, MANY, TEXT_OR_JSON } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { VERBOSE } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { failed, misused } from "../outcome.ts";
import { type HoldAsk, holdConfig, readHoldAsk } from "../suspension/hold-config.ts";
import { nothingToLetGo, whatCanBeHeld } from "../suspension/holders.ts";
import { wordsFor } from "../suspension/in-flags.ts";
import { leftOutLines, paragraph } from "../suspension/left-out.ts";
import { MECHANISMS } from "../suspension/own-mechanisms.ts";
import { leftOut, type PreviewLead, previewOf } from "../suspension/preview.ts";
import { isSelective, readSelection, WHICH } from "../suspension/selection.ts";
import { NOW } from "../suspension/time-flag.ts";
import { UNTIL_HELP, wrongDuration } from "../suspension/when.ts";
import { changeClusters } from "../writing/hold-in-clusters.ts";
import { writtenClusters } from "../writing/written-clusters.ts";
import { evalSources, fullReport, runOn } from "./run-on.ts";

const WHO: Flags = {
  holder: { value: "NAME", help: "who holds, for example release.example.com/freeze-42" },
  effect: {
    value: "EFFECTS",
    eachOf: Object.keys(EFFECTS),
    help: `what is to stop; several in order of preference: ${Object.keys(EFFECTS).join(",")}`,
  },
  ...WHICH,
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
const QUIET: Flags = { quiet: { short: "q", help: "do not print what changes" }, ...VERBOSE };

/** The command `landfall suspend`. */
export const SUSPEND: Command = {
  name: "suspend",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Hold objects of a directory or of clusters: they stay suspended until every holder has let go",
  description: `Edits the files in place, as set-suspend does in a pipeline. What is named (--name) is held as a whole or not at all; what
is selected is held object by object, and what cannot be is listed. In a directory it wants to know what is meant: a kind, a name, a
cluster, labels, or --all. Before --where and --all it shows what it would do, and asks. Effects that the kinds do not share are given in
order of preference.

In clusters, which --context or --contexts must name, it shows and asks before anything is written: all of them are read and every
request is tried out by dry run first. Who asked is who the API server says. Words are those of kubectl: KIND/NAME, or a kind.`,
  example: `landfall suspend --holder incident/INC-1 --kind CronJob --reason "database is being restored" --for 8h fleet
landfall suspend fleet --where region=eu --holder oncall/ana --reason INC-1 --until "mon 06:00 Europe/Berlin"
landfall suspend --context prod -n shop cronjob/nightly --holder oncall/ana --reason INC-1 --for 8h`,
  flags: {
    ...WHO,
    all: { short: "a", help: "everything there that can be held" },
    reason: { value: "TEXT", help: "why" },
    actor: { value: "NAME", help: "who asked for it" },
    ref: { value: "LINK", help: "a ticket or a link" },
    until: { value: "TIME", help: `when the hold ends: ${UNTIL_HELP}` },
    for: { value: "DURATION", help: "how long it is held: 8h, 90m, 2d", wrong: wrongDuration },
    "allow-past": { help: "an end that is past lets go what you hold longer" },
    replace: { help: "what you hold is to be just as said here (default: it is added to what you hold)" },
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
    ...WRITTEN,
    ...QUIET,
    ...TEXT_OR_JSON,
    ...DRY_ANYWHERE,
  },
  arity: [0, MANY],
  run: (args, io) => change(args, io, true),
};

/** The command `landfall resume`. */
export const RESUME: Command = {
  name: "resume",
  usage: "[DIR|FILE... | KIND/NAME...]",
  summary: "Let a holder's own holds go; what others hold stays held",
  description: `With the last hold of an effect the value from before comes back, if nobody changed it meanwhile. Edits files in place; in
clusters, which --context or --contexts must name, it shows what it would let go, and asks.`,
  example: `landfall resume --holder incident/INC-1 fleet
landfall resume --context prod --holder oncall/ana`,
  flags: {
    ...WHO,
    effect: { value: "EFFECTS", help: "let go only these effects, separated by commas" },
    ...WIDER,
    "resume-value": { value: "WHAT", oneOf: RESUME_VALUES, help: `what comes back: ${RESUME_VALUES.join(", ")}` },
    "force-restore": { help: "give the value from before back although somebody changed it" },
    ...MECHANISMS,
    ...NOW,
    ...WRITTEN,
    ...QUIET,
    ...TEXT_OR_JSON,
    ...DRY_ANYWHERE,
  },
  arity: [0, MANY],
  run: (args, io) => change(args, io, false),
};

function change(args: Arguments, io: Io, suspend: boolean): Outcome {
  const usage = `landfall ${suspend ? "suspend" : "resume"} --holder NAME DIR`;
  const where = writtenClusters(args, io, usage);
  if (where !== undefined && "exitCode" in where) return where;
  const ask = readHoldAsk(args, io, suspend, usage);
  if ("exitCode" in ask) return ask;
  if (suspend && !isMeant(args, io, where !== undefined)) return misused(WANTS_SELECTOR, usage);
  return where === undefined ? changeFiles(args, io, ask) : changeClusters(args, io, ask, where);
}

function changeFiles(args: Arguments, io: Io, ask: HoldAsk): Outcome {
  const { suspend, holder, until, mechanisms } = ask;
  const read = once(() => readPackageObjects(args.positionals, io));
  const isStdin = args.positionals.includes("-");
  const selection = readSelection(args, read);
  if (!selection.ok) return failed(selection.problems);
  const config = holdConfig(args, ask, selection.value);
  const lead = { holder, until, reason: textOf(args, "reason"), clusters: selection.value.clusters };
  const isAsked = suspend && isWide(args) && !isStdin;
  const first = holdOnce({ args, io, config, lead: isAsked ? lead : undefined, suspend });
  const collateral = first.collateral[0];
  const isAccepted = collateral !== undefined && io.confirm?.(collateralQuestion(collateral, io)) === true;
  const { outcome, told } = isAccepted
    ? holdOnce({ args, io, config: { ...config, acceptCollateral: true }, lead: isAsked ? lead : undefined, suspend })
    : first;
  if (told.length > 0 || outcome.exitCode !== 0) return outcome;
  const found = isStdin ? undefined : read();
  if (suspend) return nothingHeld(outcome, found?.ok === true ? found.value : [], catalogueWith(mechanisms));
  const why = found?.ok === true ? nothingToLetGo(holder, found.value) : [`${holder} holds nothing of that`];
  const lines = why.map((line) => `landfall: ${escapeControl(line)}\n`);
  return { ...outcome, exitCode: 1, stderr: outcome.stderr + lines.join("") };
}

interface Holding {
  readonly args: Arguments;
  readonly io: Io;
  readonly config: object;
  /** The lines above the preview; undefined if no preview is shown. */
  readonly lead: PreviewLead | undefined;
  readonly suspend: boolean;
}

/** Runs set-suspend once; returns the outcome for each target, and the collateral that nobody has accepted. */
function holdOnce({ args, io, config, lead, suspend }: Holding): {
  readonly outcome: Outcome;
  readonly told: readonly Told[];
  readonly collateral: readonly string[];
} {
  const told: Told[] = [];
  const collateral: string[] = [];
  const verb = suspend ? "held" : "let go";
  const fn = setSuspendTelling((one) => void told.push(one));
  const outcome = runOn(args.positionals, args, io, {
    run(files) {
      const run = evalSources(files, fn, config);
      const said = run.ok ? told.flatMap(({ problems }) => problems) : run.problems;
      collateral.push(...said.filter(({ code }) => code === "CollateralNotAccepted").map(({ message }) => message));
      return run;
    },
    report: (step) => reportOf(step, told, args),
    inWords: wordsFor(io),
    // An object that is named is held as a whole or not at all.
    unread: textOf(args, "name") === undefined ? verb : undefined,
    before: (_, dry) => (lead === undefined ? undefined : askFor(told, lead, { args, io, dry })),
    after: (ended) => withLeftOut(ended, told, verb, io),
  });
  return { outcome, told, collateral };
}

function collateralQuestion(message: string, io: Io): string {
  return `${paragraph(message.replace(/: acceptCollateral.*$/, ""), io.columns ?? 80)}accept that? [y/N] `;
}

const WANTS_SELECTOR = "say what is meant: --kind, --name, --namespace, --cluster or --where, or --all for everything";

/** Whether the command line names what is meant: a file names itself, in a directory the objects must be selected. */
function isMeant(args: Arguments, io: Io, inClusters: boolean): boolean {
  if (isSelective(args) || isOn(args, "all")) return true;
  if (inClusters) return args.positionals.length > 0;
  return args.positionals.every((path) => path === "-" || notADirectory(absolute(io, path), path) !== undefined);
}

/** Whether the selection may reach further than a user can oversee. */
function isWide(args: Arguments): boolean {
  return isOn(args, "all") || textOf(args, "where") !== undefined;
}

interface Asking {
  readonly args: Arguments;
  readonly io: Io;
  readonly dry: boolean;
}

/** Shows what would be held and asks for confirmation; returns an outcome if it is denied. */
function askFor(told: readonly Told[], lead: PreviewLead, { args, io, dry }: Asking): Outcome | undefined {
  if (dry || isOn(args, "yes") || told.every(({ outcome }) => outcome !== "done")) return undefined;
  const preview = previewOf(told, lead, io.columns);
  if (io.confirm === undefined) {
    return { exitCode: 1, stdout: "", stderr: `${preview}\nnothing is written; to hold this, say --yes\n` };
  }
  if (io.confirm(`${preview}\nhold this? [y/N] `)) return undefined;
  return { exitCode: 1, stdout: "", stderr: "nothing is written\n" };
}

/** The most objects that are listed one by one; beyond that only their number is printed, unless with `--verbose`. */
const FEW = 10;

function reportOf(step: StepReport, told: readonly Told[], args: Arguments): string {
  const isListed = (result: FunctionResult): boolean =>
    result.tags?.["refused"] === "true" || LISTED.has(result.tags?.["code"] ?? "");
  const isOfLabels = ({ tags }: FunctionResult): boolean =>
    tags?.["code"] === "ClusterUnknown" && textOf(args, "where") !== undefined;
  const results = step.results.filter((result) => !isListed(result) && !isOfLabels(result));
  const done = told.filter(({ outcome }) => outcome === "done").length;
  if (done <= FEW || isOn(args, "verbose")) return fullReport({ ...step, results });
  const grave = results.filter(({ severity }) => severity !== "info");
  return `${step.function}: ${done} objects changed (--verbose names them)\n${fullReport({ ...step, results: grave })}`;
}

/** Codes of results that belong in the list of objects that were not held. */
const LISTED: ReadonlySet<string> = new Set(["NothingToHold", "AlreadyFinished", "Derived"]);

/** Lists requested objects that were not held. The exit code is 1 if one was refused or nothing was done. */
function withLeftOut(outcome: Outcome, told: readonly Told[], verb: string, io: Io): Outcome {
  const lines = leftOutLines(verb, leftOut(told), io.columns);
  const isRefused = told.some((one) => one.outcome === "refused");
  const isNothing = told.length > 0 && told.every((one) => one.outcome === "nothing");
  // It goes on: nothing that decides about it was found.
  const isDerived = told.some(({ outcome: word, problems }) => word === "nothing" && problems.some(isOfDerived));
  const exitCode = isRefused || isNothing || isDerived ? 1 : outcome.exitCode;
  return { ...outcome, exitCode, stderr: outcome.stderr + lines };
}

const isOfDerived = ({ code }: Problem): boolean => code === "Derived";

/** The outcome where nothing was held though something was asked for, with the effects that would work. */
function nothingHeld(outcome: Outcome, found: readonly FoundObject[], catalogue: Catalogue): Outcome {
  const can = whatCanBeHeld(found, catalogue);
  const why =
    can === "" ? "no object here is of a kind that can be held" : `nothing here can be held so; there is ${can}`;
  return { ...outcome, exitCode: 1, stderr: `${outcome.stderr}landfall: nothing is held: ${escapeControl(why)}\n` };
}

function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
