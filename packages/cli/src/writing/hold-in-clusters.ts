import {
  failure,
  type Json,
  type KubeObject,
  otherCode,
  type Problem,
  type Result,
  refOf,
  success,
} from "@landfall/core/object";
import { type SetSuspend, validateSetSuspend } from "@landfall/core/schemas";
import { createItem, createResourceList, type FunctionResult } from "@landfall/krm-functions/sdk";
import { catalogueWith, setSuspendTelling, type Told } from "@landfall/krm-functions/set-suspend";
import { type Arguments, listOf, textOf } from "../arguments.ts";
import type { ClusterQuestion } from "../cluster/question.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";
import { askBy, type HoldAsk, holdConfig } from "../suspension/hold-config.ts";
import { nothingToLetGo, whatCanBeHeld } from "../suspension/holders.ts";
import { refusalOf } from "../suspension/in-flags.ts";
import { kindOf, readSelection, type Selection } from "../suspension/selection.ts";
import type { ClusterWork, LiveJob, ReadCluster } from "./live-job.ts";
import { writeClusters } from "./write-clusters.ts";

/** Runs `suspend` and `resume` in clusters: writes the decisions of set-suspend about the objects that were read. */
export function changeClusters(args: Arguments, io: Io, ask: HoldAsk, question: ClusterQuestion): Outcome {
  const { suspend, holder, mechanisms } = ask;
  if (textOf(args, "actor") !== undefined)
    return misused(
      "--actor is for files: in a cluster the API server says who asks",
      "landfall suspend --context NAME",
    );
  const catalogue = catalogueWith(mechanisms);
  const own = (kind: Parameters<typeof canBeHeld>[0]): boolean => mechanisms.some((one) => one.group === kind.group);
  const clusters = { meant: undefined as readonly string[] | undefined };
  const job: LiveJob = {
    verb: suspend ? "suspend" : "resume",
    holder,
    catalogue,
    wish: {
      words: question.words,
      kinds: listOf(args, "kind").map(kindOf),
      canBeMeant: (kind) => kind.group !== "landfall.dev" && (canBeHeld(kind) || own(kind)),
      inventory: textOf(args, "where") !== undefined || textOf(args, "cluster") !== undefined,
    },
    wantsActor: suspend,
    allOrNothing: isNamed(args),
    done: suspend ? "held" : "let go",
    question: suspend ? "hold this?" : "let this go?",
    plan(read, accepted) {
      const selections = selectionsOf(args, read);
      if (!selections.ok) return selections;
      clusters.meant = selections.value[0]?.clusters;
      return planHolds(args, ask, read, selections.value, accepted);
    },
    lead: (read) => ({
      holder,
      until: endOf(args, ask, read),
      reason: textOf(args, "reason"),
      clusters: clusters.meant,
      ...(!suspend && { deed: { heading: "LET GO", sentence: (objects) => `${holder} lets go of ${objects}` } }),
    }),
    nothing(read) {
      const found = read.flatMap((one) => one.found);
      if (!suspend) return nothingToLetGo(holder, found).join("; ");
      const can = whatCanBeHeld(found, catalogue);
      const why =
        can === "" ? "no object there is of a kind that can be held" : `nothing there can be held so; there is ${can}`;
      return `nothing is held: ${why}`;
    },
  };
  return writeClusters(question, args, io, job);
}

/** The end of a hold by the clocks of the clusters; the latest, if they differ. */
function endOf(args: Arguments, ask: HoldAsk, read: readonly ReadCluster[]): string | undefined {
  let latest: string | undefined;
  for (const { cluster } of read) {
    const there = askBy(ask, args, cluster.now());
    const until = "wrong" in there ? ask.until : there.until;
    if (latest === undefined || (until !== undefined && until > latest)) latest = until;
  }
  return latest;
}

/** Whether objects are named individually: by `--name`, or as `KIND/NAME` and `KIND NAME`. */
function isNamed(args: Arguments): boolean {
  const { positionals } = args;
  return textOf(args, "name") !== undefined || positionals.length > 1 || positionals.some((word) => word.includes("/"));
}

/** The selection of the flags in each cluster, with labels from the inventory of any of them. */
function selectionsOf(args: Arguments, read: readonly ReadCluster[]): Result<readonly Selection[]> {
  const all = success(read.flatMap(({ found }) => found));
  const selections = read.map(({ leads }) =>
    readSelection(
      args,
      () => all,
      leads.map((lead) => ({ ...lead })),
    ),
  );
  const problems = selections.flatMap((one) => one.problems);
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  return success(selections.flatMap((one) => (one.ok ? [one.value] : [])));
}

interface Decided {
  readonly work: ClusterWork;
  readonly results: readonly FunctionResult[];
}

function planHolds(
  args: Arguments,
  ask: HoldAsk,
  read: readonly ReadCluster[],
  selections: readonly Selection[],
  accepted: boolean,
): Result<readonly ClusterWork[]> {
  const problems: Problem[] = [];
  const decided = read.flatMap((one, at): readonly Decided[] => {
    const selection = selections[at];
    if (selection === undefined || one.leads.length === 0) return [];
    const there = askBy(ask, args, one.cluster.now());
    if ("wrong" in there) {
      problems.push({ code: "UntilPast", severity: "error", message: `${there.wrong} (by the clock of ${one.name})` });
      return [];
    }
    const config = configIn(args, there, one, selection, accepted);
    const faults = validateSetSuspend(config);
    problems.push(...faults);
    return faults.length > 0 ? [] : [decideIn(one, config as unknown as SetSuspend)];
  });
  problems.push(...missingNames(args, read));
  if (problems.length > 0) return failure(...problems);
  const said = decided.flatMap(({ results }) => results);
  const errors = said.filter(({ severity }) => severity === "error").map(problemOf);
  if (errors.length > 0) return failure(...unique(errors));
  const notes = [...unreached(decided, selections), ...said.filter(isWorthSaying).map(problemOf)];
  return success(
    decided.map(({ work }) => work),
    unique(notes),
  );
}

function configIn(
  args: Arguments,
  ask: HoldAsk,
  { actor }: ReadCluster,
  selection: Selection,
  accepted: boolean,
): { readonly [field: string]: unknown } {
  const { onNoMatch: _, onRefused, ...config } = holdConfig(args, ask, selection);
  return {
    ...config,
    onRefused: isNamed(args) ? "error" : onRefused,
    ...(actor !== undefined && { actor }),
    ...(accepted && { acceptCollateral: true }),
  };
}

/** Runs set-suspend on the objects read from one cluster. */
function decideIn({ cluster, name, found }: ReadCluster, config: SetSuspend): Decided {
  const told: Told[] = [];
  const items = found.map(({ object }) =>
    createItem(object as unknown as { readonly [key: string]: Json }, { path: "" }),
  );
  const list = createResourceList({ items });
  setSuspendTelling((one) => void told.push({ ...one, file: { path: name } }), name).run(list, config);
  const targets = told.flatMap(({ ref, decide }) => (decide === undefined ? [] : [{ ref, decide }]));
  return { work: { cluster, told, targets }, results: list.results };
}

/** Problems for names that exist in none of the clusters: named objects must all exist, or nothing is done. */
function missingNames(args: Arguments, read: readonly ReadCluster[]): readonly Problem[] {
  const named = read.flatMap(({ leads }) => leads.filter(({ name }) => name !== undefined));
  const isThere = (lead: (typeof named)[number]): boolean =>
    read.some(({ found }) => found.some(({ object }) => isMeant(object, lead)));
  const gone = named.filter((lead) => !isThere(lead));
  return [...new Map(gone.map((lead) => [`${lead.kind}/${lead.name}`, lead])).keys()].map((name) => ({
    code: "NotFound",
    severity: "error",
    message: `there is no ${name}${textOf(args, "namespace") === undefined ? "" : ` in the namespace ${textOf(args, "namespace")}`}`,
    hint: "see what there is with kubectl get, or look in all namespaces with -A",
  }));
}

function isMeant(object: KubeObject, { kind, name, namespace }: ReadCluster["leads"][number]): boolean {
  const own = object.metadata?.namespace;
  return object.kind === kind && object.metadata?.name === name && (namespace === undefined || own === namespace);
}

/** Requested clusters that no object is about, in any context. */
function unreached(decided: readonly Decided[], selections: readonly Selection[]): readonly Problem[] {
  const meant = selections[0]?.clusters ?? [];
  const silent = decided.map(({ results }) =>
    results.filter(({ tags }) => tags?.["code"] === "ClusterUnknown").map(({ message }) => message),
  );
  const missed = meant.filter((name) => silent.every((messages) => messages.some((text) => mentions(text, name))));
  if (missed.length === 0) return [];
  const message = `nothing that was read is about ${missed.join(", ")}`;
  const hint = "name its context too, or the one that delivers to it, in --contexts";
  return [{ code: "ClusterUnknown", severity: "warning", message, hint }];
}

function mentions(text: string, name: string): boolean {
  return text.split(/[ ,]+/).includes(name);
}

/** Codes of problems that are reported otherwise: in the list of omitted objects, or by the names of changed ones. */
const TOLD: ReadonlySet<string> = new Set([
  "ClusterUnknown",
  "NothingToHold",
  "AlreadyFinished",
  "Derived",
  "NoTarget",
]);

function isWorthSaying({ severity, tags }: FunctionResult): boolean {
  return severity === "warning" && tags?.["refused"] !== "true" && !TOLD.has(tags?.["code"] ?? "");
}

function problemOf({ severity, message, tags, resourceRef }: FunctionResult): Problem {
  const code = otherCode(tags?.["code"] ?? "");
  const ref = resourceRef && refOf({ ...resourceRef, metadata: { name: resourceRef.name } });
  return { code, severity: severity ?? "info", message: `${message}${refusalOf(code, ref)}` };
}

function unique(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
