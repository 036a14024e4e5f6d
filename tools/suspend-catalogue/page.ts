import { formatPath, type Path } from "@landfall/core/object";
import {
  type Behaviour,
  type Catalogue,
  EFFECTS,
  type Mechanism,
  type Refusal,
  type Site,
} from "@landfall/core/suspend";

import { refusedSection } from "./refused-section.ts";

const EVIDENCE: { readonly [evidence in Mechanism["evidence"]]: string } = {
  code: "controller code read",
  documented: "project documents; rest inferred",
  inferred: "inferred",
  heuristic: "guessed",
};

/** The reference page of the catalogue, in Markdown: one section for each group, one row for each kind and effect. */
export function cataloguePage(catalogue: Catalogue, refused: readonly Refusal[]): string {
  const groups = [...new Set(catalogue.mechanisms.map(({ group }) => group))].sort();
  const kinds = new Set(catalogue.mechanisms.map(({ group, kind }) => `${group}/${kind}`));
  const effects = Object.entries(EFFECTS).map(([effect, words]) => `| \`${effect}\` | ${words} |`);
  return [
    "<!-- Generated from packages/core/src/suspend/catalogue by `vitest run tools/suspend-catalogue --update`. Do not edit. -->",
    "",
    "# What can be held, and how",
    "",
    `${catalogue.mechanisms.length} mechanisms of ${kinds.size} kinds. Ask for an effect; where a kind has several, say which. A mechanism`,
    "marked *by id* is used only when its id is given. Hazards in bold must be allowed by name. *Meanwhile* is what becomes of",
    "what runs already, of status, and of a deletion; what is left out is not known. Only what is *known from* controller code",
    "was read there: of all else what stops and what happens meanwhile is inferred, at least in part. Each row names the file and",
    "the symbol that show it; where the controller's code was not read, those of the API type. A fifth of the rows was judged",
    "[a second time](suspend-catalogue-second-look.md), and 240 were judged [from outside](suspend-catalogue-outside-look.md).",
    "",
    "| effect | what it means |",
    "| --- | --- |",
    ...effects,
    "",
    ...groups.flatMap((group) => section(catalogue, group)),
    "## Decided elsewhere",
    "",
    "A controller writes these from another object. They are reported with their authority, never written.",
    "",
    "| kind | effect | authority |",
    "| --- | --- | --- |",
    ...catalogue.derivations.map(
      ({ group, kind, effect, authorities }) =>
        `| ${kind}.${group} | \`${effect}\` | ${authorities.map((rule) => rule.kind).join(", else ") || "its own controller"} |`,
    ),
    "",
    ...refusedSection(refused),
  ].join("\n");
}

function section(catalogue: Catalogue, group: string): readonly string[] {
  const rows = catalogue.mechanisms.filter((mechanism) => mechanism.group === group);
  return [
    `## ${group}`,
    "",
    "| kind | effect | suspended when | what stops | meanwhile | hazards | known from | id |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(row),
    "",
  ];
}

function row({
  id,
  kind,
  effect,
  site,
  stops,
  hazards,
  meanwhile = {},
  evidence,
  source,
  onlyById,
  inertWhile = [],
}: Mechanism): string {
  const risks = hazards.map((hazard) => (MUST_BE_ALLOWED.has(hazard) ? `**${hazard}**` : hazard)).join(", ");
  const name = onlyById === true ? `\`${id}\` *by id*` : `\`${id}\``;
  const inert = inertWhile.map((other) => `; not looked at while \`${other}\` is on`).join("");
  const how = [suspendedWhen(site), `${stops}${inert}`, meanwhileOf(meanwhile), risks, knownFrom(evidence, source)];
  const cells = [kind, `\`${effect}\``, ...how, name];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function knownFrom(evidence: Mechanism["evidence"], source: Mechanism["source"]): string {
  if (source === undefined) return EVIDENCE[evidence];
  return `${EVIDENCE[evidence]}: ${source.project}, \`${source.path}\`, \`${source.symbol}\``;
}

const WORDS: { readonly [word in NonNullable<Behaviour[keyof Behaviour]>]: string } = {
  "goes-on": "what runs goes on",
  stopped: "what runs is stopped",
  drained: "what runs is brought to a safe point, then stopped",
  kept: "status is kept up",
  conditions: "only conditions are kept up",
  frozen: "status is frozen",
  processed: "deletion goes through",
  blocked: "deletion hangs",
  orphans: "deletion leaves behind what was made",
};

function meanwhileOf({ running, status, deletion }: Behaviour): string {
  return [running, status, deletion].flatMap((word) => (word === undefined ? [] : [WORDS[word]])).join("; ");
}

const MUST_BE_ALLOWED: ReadonlySet<string> = new Set(["kills-running", "blocks-deletion", "stops-cert-rotation"]);

function suspendedWhen(site: Site): string {
  if (site.kind === "clusters") return `${code(site.all)} is true, or ${code(site.some)} names the cluster`;
  if (site.kind === "pin") return `${site.pins.map(({ path }) => code(path)).join(" or ")} is pinned to a revision`;
  const on = `\`${JSON.stringify(site.on)}\``;
  const words = [site.on, ...(site.alsoOn ?? [])].map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  const tests = {
    bool: "is `true`",
    false: "is `false`",
    presence: "is there, whatever its value",
    equals: `is ${on}`,
    "equals-fold": `is ${words} in any case`,
    "parse-bool": "parses as true",
    "parse-bool-lenient": "parses as true, or does not parse",
    enum: `is ${words}`,
    zero: "is `0`",
    "string-bool": "is a string that means yes",
    "paused-until": "parses as true, or is a time to come",
  };
  const drain = site.drain === undefined ? "" : `; to drain, \`${JSON.stringify(site.drain)}\` is written`;
  return `${code(site.path)} ${tests[site.truth]}${drain}`;
}

function code(path: Path): string {
  return `\`${formatPath(path)}\``;
}
