import { type Edit, type KubeObject, parseTime, type Result, refKey, refOf, success } from "@landfall/core/object";
import {
  CATALOGUE,
  type Catalogue,
  collectExpired,
  editsBetween,
  LEDGER_KIND,
  type LiveDecision,
  readLedgerObjects,
  stripHolds,
  withEntry,
} from "@landfall/core/suspend";
import { catalogueWith, type OwnMechanisms, type Told } from "@landfall/krm-functions/set-suspend";
import { strippedObject } from "@landfall/krm-functions/strip";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { ClusterQuestion } from "../cluster/question.ts";
import type { Io, Outcome } from "../io.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";
import type { ClusterWork, LiveJob, ReadCluster } from "./live-job.ts";
import { writeClusters } from "./write-clusters.ts";

/** The options for removing holds from objects, whoever placed them. */
interface Keeping {
  readonly decide: (cluster: OpenCluster) => LiveDecision;
  readonly catalogue: Catalogue;
  /** The texts for the action, and for the case that there is nothing to do. */
  readonly words: {
    readonly done: string;
    readonly question: string;
    readonly heading: string;
    readonly nothing: string;
  };
  readonly sentence: (objects: string) => string;
  /** Whether objects of Landfall's own kinds are deleted. */
  readonly ours: boolean;
}

function isHoldable(kind: Parameters<typeof canBeHeld>[0]): boolean {
  return kind.group !== LEDGER_KIND.group && canBeHeld(kind);
}

/** Runs `gc` in clusters: removes expired holds, or all of them. */
export function collectInClusters(
  args: Arguments,
  io: Io,
  { now, mechanisms }: { readonly now: string; readonly mechanisms: OwnMechanisms },
  question: ClusterQuestion,
): Outcome {
  const catalogue = catalogueWith(mechanisms);
  const all = isOn(args, "all");
  const ours = parseTime(now) ?? 0;
  const isGiven = textOf(args, "now") !== undefined;
  const of = all ? "all holds, whoever has them," : "holds past their end";
  return keepInClusters(args, io, question, {
    catalogue,
    decide: (cluster) => {
      // A hold is removed only if it has expired by both clocks, because one of them may be wrong.
      const at = isGiven ? ours : Math.min(ours, cluster.now());
      return (object) => (all ? stripHolds(object, { catalogue }) : collectExpired(object, { catalogue, now: at }));
    },
    words: {
      done: "cleared",
      question: "clear this?",
      heading: "CLEAR",
      nothing: all ? "there are no holds" : "no hold is past its end",
    },
    sentence: (objects) => `${of} go from ${objects}`,
    ours: false,
  });
}

/** Runs `strip` in clusters: removes our holds and annotations, and deletes objects of our kinds. */
export function stripInClusters(args: Arguments, io: Io, question: ClusterQuestion): Outcome {
  return keepInClusters(args, io, question, {
    catalogue: CATALOGUE,
    decide: () => stripLive,
    words: {
      done: "stripped",
      question: "strip this?",
      heading: "STRIP",
      nothing: "there is nothing of Landfall here",
    },
    sentence: (objects) => `everything of Landfall goes from ${objects}; objects of its kinds are deleted`,
    ours: true,
  });
}

function stripLive(object: KubeObject): Result<readonly Edit[]> {
  const holds = stripHolds(object, { catalogue: CATALOGUE });
  if (!holds.ok) return holds;
  const { before, after } = strippedObject(object);
  return success([...holds.value, ...editsBetween(before, after)], holds.problems);
}

function keepInClusters(args: Arguments, io: Io, question: ClusterQuestion, keeping: Keeping): Outcome {
  const { catalogue, words, sentence } = keeping;
  const job: LiveJob = {
    verb: "resume",
    catalogue,
    wish: { words: question.words, kinds: [], canBeMeant: isHoldable, inventory: false, ours: keeping.ours },
    wantsActor: false,
    allOrNothing: false,
    done: words.done,
    question: words.question,
    plan: (read) => success(read.map((one) => workIn(one, keeping))),
    lead: () => ({ holder: "", deed: { heading: words.heading, sentence } }),
    nothing: () => words.nothing,
  };
  return writeClusters(question, args, io, job);
}

/** The work in a cluster: on every selected object that has something to remove. */
function workIn({ cluster, name, found, leads }: ReadCluster, { decide: decideIn, ours }: Keeping): ClusterWork {
  const decide = decideIn(cluster);
  const objects = found.map(({ object }) => object);
  const ledgers = readLedgerObjects(objects.filter(({ kind }) => kind === LEDGER_KIND.kind));
  const kept = ledgers.ok ? ledgers.value : new Map<string, never>();
  const told: Told[] = [];
  const targets: { readonly ref: Told["ref"]; readonly decide: LiveDecision }[] = [];
  const isMeant = (object: KubeObject): boolean =>
    leads.some(({ group, kind, namespace, name: called }) => {
      const ref = refOf(object);
      const isKind = (group === undefined || ref.group === group) && (kind === undefined || ref.kind === kind);
      return (
        isKind &&
        (namespace === undefined || ref.namespace === namespace) &&
        (called === undefined || ref.name === called)
      );
    });
  for (const object of objects.filter((one) => isMeant(one) && refOf(one).group !== LEDGER_KIND.group)) {
    const ref = refOf(object);
    const decided = decide(withEntry(object, kept.get(refKey(ref))));
    if (decided.ok && decided.value.length === 0) continue;
    const outcome = decided.ok ? "done" : "refused";
    told.push({ ref, file: { path: name }, outcome, problems: decided.problems });
    if (decided.ok) targets.push({ ref, decide });
  }
  const isWhole = told.every(({ outcome }) => outcome === "done");
  const removals = objects.filter(
    (one) =>
      ours && refOf(one).group === LEDGER_KIND.group && isMeant(one) && (isWhole || one.kind !== LEDGER_KIND.kind),
  );
  return { cluster, told, targets, removals };
}
