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
  /** The clusters that a label selector meant. */
  readonly clusters?: readonly string[] | undefined;
  /** The deed, where it is no hold. */
  readonly deed?: { readonly heading: string; readonly sentence: (objects: string) => string };
  /** The contexts that are written to; where there are several, each object names its own. */
  readonly contexts?: readonly string[];
}

const WIDEST = 80;
const NAMED = 10;

/** The preview of holds: how many objects of which kind and effect, which cannot be held and why, and the dangers. */
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

/** How many of which kind; where several contexts are written to, in which; and by which effect, where there is one. */
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

/** The objects that nobody asked for and that are held all the same, because others need them that are. */
function neededLine(held: readonly Told[], width: number): string {
  const needed = held.filter((told) => told.needed === true);
  if (needed.length === 0) return "";
  const names = needed.slice(0, NAMED).map(({ ref }) => formatRef(ref));
  const more = needed.length > NAMED ? ` and ${needed.length - NAMED} more` : "";
  const whom = needed.length === 1 ? "held with what needs it" : "held with what needs them";
  return paragraph(`${needed.length} of these ${whom}: ${names.join(", ")}${more}; --exclude leaves out`, width);
}

/** The lines that name each object, where there are not too many. */
function nameLines(held: readonly Told[], contexts: readonly string[], width: number): string {
  if (held.length > NAMED) return "";
  const names = held.map(({ ref, file }) => {
    const place = contexts.length > 1 ? ` (${file?.path ?? ""})` : "";
    return `${formatRef(ref)}${place}`;
  });
  return names.map((name) => paragraph(name, width)).join("");
}

/** Objects of a run that are not held, with why. */
export function leftOut(told: readonly Told[]): readonly LeftOut[] {
  return told
    .filter(({ outcome }) => outcome === "refused" || outcome === "nothing")
    .map(({ ref, file, problems }) => ({ ref, path: file?.path, problems }));
}

/** The dangers: mechanisms that stop more than they say, or that a deletion meets meanwhile. */
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
