import { formatRef, type Json, type ObjectRef, type Problem, refKey, refOf } from "@landfall/core/object";
import type { Cause, EffectAmong, ResumeStep } from "@landfall/core/suspend";
import type { Cell } from "../render/cell.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { FoundSuspension } from "./find-suspensions.ts";

export const SUSPENSION_HEADING: readonly string[] = [
  "FILE",
  "CLUSTER",
  "OBJECT",
  "EFFECT",
  "STATE",
  "HOLDER",
  "SINCE",
  "UNTIL",
  "WHY",
];

/** A row for each cause of each effect that is not simply active. `all`: includes active effects. */
export function suspensionRows(suspension: FoundSuspension, all: boolean): readonly (readonly Cell[])[] {
  const ref = refOf(suspension.found.object);
  const places = [placeOf(suspension.found.file), suspension.cluster ?? ""];
  return suspension.among.effects
    .filter(({ state }) => all || state !== "active")
    .flatMap((effect) => {
      const lead = [...places, formatRef(ref), effect.effect, stateOf(effect)];
      const unclear = whyUnknown(suspension, effect);
      const rows = effect.causes.map((cause) => {
        const { holder, since, until, why } = wordsOf(cause, ref);
        return [...lead, holder, since, until, [why, unclear].filter((text) => text !== "").join("; ")];
      });
      const undecided = [...lead, "", "", "", decidedBy(suspension, effect) || unclear];
      return rows.length === 0 ? [undecided] : rows;
    })
    .map((row) =>
      row.map((text, at): Cell => (at === STATE ? { text, tone: toneOf(text.split(" ")[0] ?? "") } : { text })),
    );
}

const STATE = SUSPENSION_HEADING.indexOf("STATE");

function placeOf({ path, index }: FoundSuspension["found"]["file"]): string {
  return index ? `${path}[${index}]` : path;
}

/** An object, below it its effects, and below each its holders and how to release it. */
export function suspensionTree(suspension: FoundSuspension): TreeNode {
  const ref = refOf(suspension.found.object);
  const effects = suspension.among.effects.filter(({ state, causes }) => state !== "active" || causes.length > 0);
  return {
    cells: [{ text: formatRef(ref) }],
    children: effects.map((effect) => ({
      cells: [{ text: effect.effect }, { text: stateOf(effect), tone: toneOf(effect.state) }],
      children: [
        ...effect.causes.map((cause) => causeNode(cause, ref)),
        ...unknownNodes(suspension, effect),
        ...releaseNodes(effect, ref),
      ],
    })),
  };
}

function causeNode(cause: Cause, ref: ObjectRef): TreeNode {
  const { holder, since, until, why } = wordsOf(cause, ref);
  const times = [since && `since ${since}`, until && `until ${until}`].filter((text) => text !== "").join(" ");
  return { cells: [{ text: holder }, { text: times, tone: "faint" }, { text: why && `(${why})` }] };
}

/** The suspension as JSON: resolved from the object alone, and with its parents. */
export function suspensionJson({ found, alone, among, cluster }: FoundSuspension): Json {
  const { state, until } = alone;
  const { effects, explanation } = among;
  return JSON.parse(
    JSON.stringify({ ref: refOf(found.object), file: found.file, cluster, state, effects, until, explanation }),
  ) as Json;
}

/**
 * The word for a state. An unattributed suspension is shown as suspended, because the column of holders shows the rest.
 */
function stateOf({ state, clusters }: EffectAmong): string {
  const word = state === "unattributed" ? "suspended" : state;
  return clusters === undefined ? word : `${word} (${clusters.join(", ")})`;
}

/** Codes of problems that leave it unknown whether something is held: in a ledger, a mechanism, a value. */
const UNREADABLE = /^(?:Ledger|MechanismUnknown$|UnreadableSite$)/;

function whyUnknown({ problems }: FoundSuspension, { state }: EffectAmong): string {
  if (state !== "unknown") return "";
  const words = problems.filter(({ code }) => UNREADABLE.test(code)).map(({ message }: Problem) => message);
  return [...new Set(words)].join("; ");
}

function unknownNodes(suspension: FoundSuspension, effect: EffectAmong): readonly TreeNode[] {
  const why = whyUnknown(suspension, effect);
  return why === "" ? [] : [{ cells: [{ text: why, tone: "bad" }] }];
}

/**
 * Fields of windows, on an AppProject or repeated in a Stage's status: they are not set for this object, and open on
 * their own.
 */
const WINDOWS = /^(?:spec\.syncWindows\[|status\.promotionWindowStatus$)/;

/** Whether a cause is a window, which no holder can release. */
export function isWindow(field: string): boolean {
  return WINDOWS.test(field);
}

interface CauseWords {
  readonly holder: string;
  readonly since: string;
  readonly until: string;
  readonly why: string;
}

/** The texts for a cause; one on a parent names the parent. */
function wordsOf({ hold, field, expired, ref: at }: Cause, ref: ObjectRef): CauseWords {
  const through = refKey(at) === refKey(ref) ? "" : formatRef(at);
  if (hold === undefined) {
    const what = isWindow(field) ? "says so" : expired ? "is set, and its hold was taken away" : "is set";
    const why = `${field}${through && ` of ${through}`} ${what}`;
    return { holder: isWindow(field) ? "window" : "nobody known", since: "", until: "", why };
  }
  const { holder, since = "", until = "", reason = "", actor, ref: ticket = "", targets } = hold;
  const why = [
    through && `through ${through}`,
    targets === undefined ? "" : `on ${targets.clusters.join(" ")}`,
    reason,
    actor === undefined ? "" : `by ${actor}`,
    ticket,
  ];
  return {
    holder,
    since,
    until: expired ? `${until} (past)` : until,
    why: why.filter((text) => text !== "").join(", "),
  };
}

function decidedBy({ alone }: FoundSuspension, { effect }: EffectAmong): string {
  const authority = alone.effects.find((own) => own.effect === effect)?.authority;
  return authority === undefined ? "" : `decided by ${formatRef(authority)}`;
}

/** The lines about who can release it; none for the usual case of one holder on the object itself. */
function releaseNodes({ state, resumePlan }: EffectAmong, ref: ObjectRef): readonly TreeNode[] {
  if (state === "resuming") return [{ cells: [{ text: "goes on with `landfall gc`", tone: "faint" }] }];
  const [only] = resumePlan;
  const isPlain = resumePlan.length === 1 && only?.holder !== undefined && refKey(only.ref) === refKey(ref);
  if (only === undefined || isPlain) return [];
  const holders = [...new Set(resumePlan.flatMap(({ holder }) => holder ?? []))];
  const steps = [
    ...holders.map((holder) => letsGo(holder, resumePlan, ref)),
    ...resumePlan.filter(({ holder }) => holder === undefined).map((step) => byHand(step, ref)),
  ];
  return [{ cells: [{ text: `goes on when ${steps.join(", and ")}`, tone: "faint" }] }];
}

function letsGo(holder: string, plan: readonly ResumeStep[], ref: ObjectRef): string {
  const held = plan.filter((step) => step.holder === holder);
  const what = [...new Set(held.map(({ ref: at }) => (refKey(at) === refKey(ref) ? "it" : formatRef(at))))];
  return `${holder} lets go of ${what.join(" and ")}`;
}

function byHand({ ref: at, field }: ResumeStep, ref: ObjectRef): string {
  const where = refKey(at) === refKey(ref) ? "" : ` of ${formatRef(at)}`;
  return isWindow(field) ? `${field}${where} lets it` : `${field}${where} is taken back by hand`;
}
