import type { Problem, Result } from "@landfall/core/object";
import { type Arguments, isOn } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { CLUSTER, NAMESPACE, saysCluster } from "../cluster/question.ts";
import { withClusters } from "../cluster/with-clusters.ts";
import { type Command, DRY_ANYWHERE, MANY, usageOf } from "../command.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { NAME_IT, writtenClusters } from "../writing/written-clusters.ts";
import { carryOn } from "./carry-on.ts";
import { heldRemovals } from "./held-removals.ts";
import { diffsOf, previewOf, saidOf } from "./say-applied.ts";
import { type Tried, tryOut } from "./try-out.ts";
import { whatToApply } from "./what-to-apply.ts";

/** The command `landfall apply`. */
export const APPLY: Command = {
  name: "apply",
  usage: "--context NAME DIR|FILE...",
  summary: "Bring what lies in a directory into a cluster, status included",
  description: `Server-side apply of every object, as field manager landfall: definitions and namespaces first, and the status of a report, plan
or snapshot through its subresource, which kubectl apply drops. Everything is tried out by dry run before the first write; a field
that somebody else owns with another value is named with its owner, and nothing is written. A field that a hold owns is not taken
by force either: let it go with landfall resume; nor is a policy of Karmada applied that a held cluster would leave, as that
deletes what runs there. It shows what it would do, and asks.
Configs of functions and what is marked as local are left out, except for objects of Landfall. It deletes nothing.`,
  example: `landfall apply --context hub schemas/crds
landfall apply --context hub -n fleet reports --dry-run`,
  flags: {
    context: { value: "NAME", help: "write to the cluster of this context of the kubeconfig" },
    kubeconfig: CLUSTER["kubeconfig"] ?? { help: "" },
    namespace: {
      ...NAMESPACE["namespace"],
      value: "NAME",
      help: "for objects that name none (default: of the context, or default)",
    },
    "force-conflicts": { help: "take over the fields that somebody else owns, but for those of holds" },
    yes: { short: "y", help: "do not ask: what is shown is what is wanted" },
    quiet: { short: "q", help: "do not print what is as it should be, nor what is left out" },
    ...VERBOSE,
    ...DRY_ANYWHERE,
  },
  arity: [1, MANY],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  if (!saysCluster(args)) return misused(NAME_IT, usageOf(APPLY));
  const where = writtenClusters(args, io, usageOf(APPLY));
  if (where === undefined || "exitCode" in where) return where ?? misused(NAME_IT, usageOf(APPLY));
  const found = readPackageObjects(args.positionals, io);
  if (!found.ok) return failed(found.problems);
  const meant = whatToApply(found.value);
  if (!meant.ok) return failed(meant.problems);
  const notes = isOn(args, "quiet") ? [] : foldForeign([...found.problems, ...meant.problems], args);
  if (meant.value.length === 0) return failed([...notes, nothing()]);
  return withClusters({ ...where, words: [] }, io, async ([cluster]) => {
    if (cluster === undefined) return misused(NAME_IT, usageOf(APPLY));
    const outcome = await applyAll(meant, cluster, args, io);
    return { ...outcome, stderr: done("", notes).stderr + outcome.stderr };
  });
}

async function applyAll(
  meant: Result<readonly FoundObject[]> & { readonly ok: true },
  cluster: OpenCluster,
  args: Arguments,
  io: Io,
): Promise<Outcome> {
  const trying = { cluster, force: isOn(args, "force-conflicts") };
  const tried = await tryOut(meant.value, trying);
  const refused = tried.flatMap((one) => one.problems);
  const problems = refused.length > 0 ? refused : await heldRemovals(tried, cluster);
  if (problems.length > 0) return failed([...problems, nothingWritten(cluster)]);
  if (isOn(args, "diff")) return done(diffsOf(tried));
  const preview = previewOf(tried, cluster.name);
  const isDone = tried.every(({ outcome }) => outcome === "unchanged");
  if (isOn(args, "dry-run") || isDone) return { exitCode: 0, stdout: "", stderr: quietly(preview, args) };
  if (!isOn(args, "yes")) {
    const question = `${preview}apply this? [y/N] `;
    if (io.confirm === undefined)
      return { exitCode: 1, stdout: "", stderr: `${preview}nothing is written; to do this, say --yes\n` };
    if (!io.confirm(question)) return { exitCode: 1, stdout: "", stderr: "nothing is written\n" };
  }
  return saidOf(await carryOn(tried, trying), unchangedOf(tried), cluster.name);
}

function quietly(text: string, args: Arguments): string {
  return isOn(args, "quiet") ? "" : text;
}

function unchangedOf(tried: readonly Tried[]): number {
  return tried.filter(({ outcome }) => outcome === "unchanged").length;
}

function nothing(): Problem {
  const message = "there is nothing for a cluster here";
  return { code: "NothingToApply", severity: "error", message, hint: "name a directory with objects" };
}

function nothingWritten({ name }: OpenCluster): Problem {
  return { code: "NothingWritten", severity: "info", message: `nothing is written to ${name}` };
}
