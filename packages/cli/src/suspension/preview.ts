import { formatRef } from "@landfall/core/object";
import { HAZARDS_TO_ALLOW, howKnown } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import { plainStyle } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { wrapCells } from "../render/wrap.ts";
import { type LeftOut, leftOutLines, paragraph } from "./left-out.ts";

/** The lines above a preview. */
export interface PreviewLead {
  readonly holder: string;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  /** The clusters that a label selector selects. */
  readonly clusters?: readonly string[] | undefined;
  /** The texts for an action other than holding. */
  readonly deed?: { readonly heading: string; readonly sentence: (objects: string) => string };
  /** The contexts that are written to; if there are several, each object is shown with its own. */
  readonly contexts?: readonly string[];
}

const WIDEST = 80;
const NAMED = 10;

/**
 * The preview of holds: the number of objects by kind and effect, those that cannot be held and why, and the hazards.
 */
export function previewOf(told: readonly Told[], lead: PreviewLead, columns: number = WIDEST): string {
  const width = Math.min(columns, WIDEST);
  const held = told.filter(({ outcome }) => outcome === "done" || outcome === "already");
  const parts = [
    headLines(lead, held.length, width),
    kindTable(held, lead, width),
    lead.contexts === undefined ? "" : nameLines(held, lead.contexts, width),
    neededLine(held, width),
    leftOutLines("held", leftOut(told), width),
    dangers(held, width),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function headLines(lead: PreviewLead, count: number, width: number): string {
  const { holder, until, reason, clusters, deed, contexts } = lead;
  const objects = count === 1 ? "1 object" : `${count} objects`;
  const end = until === undefined ? "without an end" : `until ${until}`;
  const holds = `${holder} holds ${objects} ${end}${reason === undefined ? "" : `: ${reason}`}`;
  const sentences = [deed === undefined ? holds : deed.sentence(objects)];
  if (contexts !== undefined)
    sentences.push(`${contexts.length === 1 ? "context" : "contexts"}: ${contexts.join(", ")}`);
  if (clusters !== undefined) {
    const more = clusters.length > NAMED ? ` and ${clusters.length - NAMED} more` : "";
    sentences.push(`clusters: ${clusters.length === 0 ? "none" : clusters.slice(0, NAMED).join(", ")}${more}`);
  }
  const lines = sentences.flatMap((text) => wrapCells([{ text }], plainStyle, { width, indent: 0 }));
  return lines.map((line) => `${line}\n`).join("");
}

/** The table of counts by kind; by context if there are several; and by effect, if the action has one. */
function kindTable(held: readonly Told[], { deed, contexts = [] }: PreviewLead, width: number): string {
  const isHold = deed === undefined;
  const counts = new Map<string, number>();
  for (const { ref, file, effect = "" } of held) {
    const place = contexts.length > 1 ? [file?.path ?? ""] : [];
    const kind = ref.group === "" ? ref.kind : `${ref.kind}.${ref.group}`;
    const key = JSON.stringify([...place, ...(isHold ? [effect] : []), kind]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [{ text: String(count) }, ...(JSON.parse(key) as string[]).map((text) => ({ text }))]);
  const place = contexts.length > 1 ? ["CONTEXT"] : [];
  const heading = [deed?.heading ?? "HOLD", ...place, ...(isHold ? ["EFFECT"] : []), "KIND"];
  return renderTable(heading, rows, plainStyle, width);
}

/** The line about objects that are held only because they are dependencies of requested ones. */
function neededLine(held: readonly Told[], width: number): string {
  const needed = held.filter((told) => told.needed === true);
  if (needed.length === 0) return "";
  const names = needed.slice(0, NAMED).map(({ ref }) => formatRef(ref));
  const more = needed.length > NAMED ? ` and ${needed.length - NAMED} more` : "";
  const whom = needed.length === 1 ? "held with what needs it" : "held with what needs them";
  return paragraph(`${needed.length} of these ${whom}: ${names.join(", ")}${more}; --exclude leaves out`, width);
}

/** The lines that name each object, if there are not too many. */
function nameLines(held: readonly Told[], contexts: readonly string[], width: number): string {
  if (held.length > NAMED) return "";
  const names = held.map(({ ref, file }) => {
    const place = contexts.length > 1 ? ` (${file?.path ?? ""})` : "";
    return `${formatRef(ref)}${place}`;
  });
  return names.map((name) => paragraph(name, width)).join("");
}

/** The objects of a run that were not held, with the reasons. */
export function leftOut(told: readonly Told[]): readonly LeftOut[] {
  return told
    .filter(({ outcome }) => outcome === "refused" || outcome === "nothing")
    .map(({ ref, file, problems }) => ({ ref, path: file?.path, problems }));
}

/** The hazards: mechanisms that stop more than expected, or that affect deletions meanwhile. */
function dangers(held: readonly Told[], width: number): string {
  const byHazard = new Map<string, number>();
  for (const { mechanism } of held) {
    for (const hazard of mechanism?.hazards ?? []) {
      const isGrave = HAZARDS_TO_ALLOW.includes(hazard);
      const known = mechanism === undefined ? "" : `${mechanism.stops}${howKnown(mechanism)}`;
      const text = `${hazard}${isGrave ? ", accepted" : ""}: ${known}`;
      byHazard.set(text, (byHazard.get(text) ?? 0) + 1);
    }
  }
  if (byHazard.size === 0) return "";
  const lines = [...byHazard]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, count]) => paragraph(`${count} × ${text}`, width));
  return `dangerous:\n${lines.join("")}`;
}
