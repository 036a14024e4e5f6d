import { HAZARDS_TO_ALLOW } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import { plainStyle } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { wrapCells } from "../render/wrap.ts";
import { type LeftOut, leftOutLines, paragraph } from "./left-out.ts";

/** What stands above a preview. */
export interface PreviewLead {
  readonly holder: string;
  readonly until?: string | undefined;
  readonly reason?: string | undefined;
  /** The clusters that a label selector meant. */
  readonly clusters?: readonly string[] | undefined;
}

const WIDEST = 80;
const NAMED = 10;

/** What would be held: how many objects of which kind and effect, what cannot be held and why, and what is dangerous. */
export function previewOf(told: readonly Told[], lead: PreviewLead, columns: number = WIDEST): string {
  const width = Math.min(columns, WIDEST);
  const held = told.filter(({ outcome }) => outcome === "done" || outcome === "already");
  const parts = [
    headLines(lead, held.length, width),
    renderTable(["HOLD", "EFFECT", "KIND"], kindRows(held), plainStyle, width),
    leftOutLines("held", leftOut(told), width),
    dangers(held, width),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function headLines({ holder, until, reason, clusters }: PreviewLead, count: number, width: number): string {
  const objects = count === 1 ? "1 object" : `${count} objects`;
  const end = until === undefined ? "without an end" : `until ${until}`;
  const sentences = [`${holder} holds ${objects} ${end}${reason === undefined ? "" : `: ${reason}`}`];
  if (clusters !== undefined) {
    const more = clusters.length > NAMED ? ` and ${clusters.length - NAMED} more` : "";
    sentences.push(`clusters: ${clusters.length === 0 ? "none" : clusters.slice(0, NAMED).join(", ")}${more}`);
  }
  const lines = sentences.flatMap((text) => wrapCells([{ text }], plainStyle, { width, indent: 0 }));
  return lines.map((line) => `${line}\n`).join("");
}

function kindRows(held: readonly Told[]): Parameters<typeof renderTable>[1] {
  const counts = new Map<string, number>();
  for (const { ref, effect = "" } of held) {
    const key = JSON.stringify([effect, ref.group === "" ? ref.kind : `${ref.kind}.${ref.group}`]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [{ text: String(count) }, ...(JSON.parse(key) as string[]).map((text) => ({ text }))]);
}

/** Objects of a run that are not held, with why. */
export function leftOut(told: readonly Told[]): readonly LeftOut[] {
  return told
    .filter(({ outcome }) => outcome === "refused" || outcome === "nothing")
    .map(({ ref, file, problems }) => ({ ref, path: file?.path, problems }));
}

/** What stops more than it says, or what a deletion meets meanwhile. */
function dangers(held: readonly Told[], width: number): string {
  const byHazard = new Map<string, number>();
  for (const { mechanism } of held) {
    for (const hazard of mechanism?.hazards ?? []) {
      const isGrave = HAZARDS_TO_ALLOW.includes(hazard);
      const known = mechanism?.evidence === "code" || mechanism?.evidence === "documented" ? "" : " (inferred)";
      const text = `${hazard}${isGrave ? ", accepted" : ""}: ${mechanism?.stops ?? ""}${known}`;
      byHazard.set(text, (byHazard.get(text) ?? 0) + 1);
    }
  }
  if (byHazard.size === 0) return "";
  const lines = [...byHazard]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, count]) => paragraph(`${count} × ${text}`, width));
  return `dangerous:\n${lines.join("")}`;
}
