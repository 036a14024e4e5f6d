import {
  failure,
  formatRef,
  type Json,
  type KubeObject,
  type Problem,
  parseTime,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import {
  CATALOGUE,
  type Cause,
  type EffectResolution,
  LEDGER_KIND,
  type LedgerEntry,
  type Resolution,
  readLedgerObjects,
  resolve,
  suspensionFigures,
  withEntry,
  writeSuspensionMetrics,
} from "@landfall/core/suspend";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor, toneOf } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";

/** `landfall suspended` */
export const SUSPENDED: Command = {
  name: "suspended",
  usage: "DIR",
  summary: "Say what is held still: by whom, since when, until when, and why",
  description: `Reads every object of the directory and prints those whose suspension is not simply off, with all their causes: the
holds on them, and switches that are on without a hold.`,
  example: "landfall suspended --format tree fleet",
  flags: {
    ...FORMAT,
    all: { short: "a", help: "also what is not suspended, of the kinds that can be" },
    metrics: { help: "as metrics for Prometheus: how many, how old, past their end" },
    now: { value: "TIME", help: "the time by which holds expire (default: the clock)" },
  },
  arity: [1, 1],
  run,
};

interface Found {
  readonly found: FoundObject;
  readonly resolution: Resolution;
}

function run(args: Arguments, io: Io): Outcome {
  const now = textOf(args, "now") === undefined ? io.now().getTime() : parseTime(textOf(args, "now"));
  if (now === undefined)
    return misused("--now must be a time such as 2026-12-01T06:00:00Z", "landfall suspended --now TIME DIR");
  const objects = readPackageObjects(absolute(io, args.positionals[0] ?? ""));
  if (!objects.ok) return failed(objects.problems);
  const seen = withLedgers(objects.value);
  if (!seen.ok) return failed(seen.problems);
  const all = seen.value
    .filter(({ object }) => !isLocalConfig(object))
    .map((found): Found => ({ found, resolution: resolve(found.object, CATALOGUE, now) }));
  const shown = all.filter(({ resolution }) =>
    isOn(args, "all") ? resolution.effects.length > 0 : resolution.state !== "active",
  );
  const problems = shown.flatMap(({ found, resolution }) =>
    resolution.problems.map((problem): Problem => ({ ...problem, file: found.file })),
  );
  if (isOn(args, "metrics")) {
    const figures = suspensionFigures(shown.map(({ resolution }) => resolution));
    return done(`${writeSuspensionMetrics(figures)}# EOF\n`, problems);
  }
  const format = formatOf(args, "table");
  if (format === "json") return done(json(shown.map(toJson)), problems);
  if (shown.length === 0) return done("nothing is suspended\n", problems);
  const style = styleFor(io);
  if (format === "tree") return done(renderTree(shown.map(toTree), style, io.columns), problems);
  const rows = shown.flatMap(({ found, resolution }) =>
    resolution.effects.flatMap((effect) => rowsOf(found, effect, isOn(args, "all"))),
  );
  const heading = ["OBJECT", "EFFECT", "STATE", "HOLDER", "SINCE", "UNTIL", "WHY"];
  return done(
    renderTable(
      heading,
      rows.map((row) => row.map((text, at) => ({ text, tone: at === 2 ? toneOf(text) : "plain" }))),
      style,
      io.columns,
    ),
    problems,
  );
}

/** Each object with the holds that the ledgers of its package keep of it. */
function withLedgers(found: readonly FoundObject[]): Result<readonly FoundObject[]> {
  const byHome = new Map<string, ReadonlyMap<string, LedgerEntry>>();
  const ledgers = found.filter(({ object }) => object.kind === LEDGER_KIND.kind);
  for (const home of new Set(ledgers.map(({ subPackage }) => subPackage))) {
    const inside = ledgers.filter(({ subPackage }) => subPackage === home);
    const read = readLedgerObjects(inside.map(({ object }) => object));
    if (!read.ok) return failure(...read.problems);
    if (read.value.size > 0) byHome.set(home, read.value);
  }
  if (byHome.size === 0) return success(found);
  const entryOf = ({ object, subPackage }: FoundObject): LedgerEntry | undefined =>
    byHome.get(subPackage)?.get(refKey(refOf(object)));
  return success(found.map((one) => ({ ...one, object: withEntry(one.object, entryOf(one)) })));
}

function isLocalConfig(object: KubeObject): boolean {
  return object.metadata?.annotations?.["config.kubernetes.io/local-config"] === "true";
}

function rowsOf({ object }: FoundObject, effect: EffectResolution, all: boolean): readonly (readonly string[])[] {
  if (effect.state === "active" && !all) return [];
  const name = formatRef(refOf(object));
  const lead = [name, effect.effect, effect.state];
  if (effect.causes.length === 0)
    return [[...lead, "", "", "", effect.authority === undefined ? "" : `decided by ${formatRef(effect.authority)}`]];
  return effect.causes.map((cause) => [...lead, ...causeOf(cause)]);
}

/** Holder, since, until, why. */
function causeOf({ hold, field, expired }: Cause): readonly string[] {
  if (hold === undefined) return ["nobody known", "", "", `${field} is set`];
  const { holder, since = "", until = "", reason = "", actor, ref } = hold;
  const why = [reason, actor === undefined ? "" : `by ${actor}`, ref ?? ""].filter((text) => text !== "").join(", ");
  return [holder, since, expired ? `${until} (past)` : until, why];
}

function toTree({ found, resolution }: Found): TreeNode {
  const effects = resolution.effects.filter(({ state, causes }) => state !== "active" || causes.length > 0);
  return {
    cells: [{ text: formatRef(refOf(found.object)) }, { text: resolution.state, tone: toneOf(resolution.state) }],
    children: effects.map((effect) => ({
      cells: [{ text: effect.effect }, { text: effect.state, tone: toneOf(effect.state) }],
      children: effect.causes.map((cause) => {
        const [holder = "", since = "", until = "", why = ""] = causeOf(cause);
        const times = [since === "" ? "" : `since ${since}`, until === "" ? "" : `until ${until}`]
          .filter((text) => text !== "")
          .join(" ");
        return { cells: [{ text: holder }, { text: times, tone: "faint" }, { text: why === "" ? "" : `(${why})` }] };
      }),
    })),
  };
}

function toJson({ found, resolution }: Found): Json {
  const { state, effects, until, explanation } = resolution;
  return JSON.parse(
    JSON.stringify({ ref: refOf(found.object), file: found.file, state, effects, until, explanation }),
  ) as Json;
}
