import { findProblems, type ProblemSite } from "./find-problems.ts";

const HEAD = `<!-- Generated from packages/*/src by \`npm run gen\`. Do not edit. -->

# Problems

Every problem that Landfall tells of has a code: in the tag \`code\` of a function's result, in \`Problem.code\` of the library, and in
\`-o json\` of the command. Below is each of them, what it says with \`…\` for what is filled in, and what to do. A message names file, object
and field where there are any. Codes stay; words may become better.

| code | it says | what to do | from |
| --- | --- | --- | --- |
`;

/** The page of all problem codes, sorted. */
export function problemsPage(root: string): string {
  const rows = [...sitesByCode(root)].map(([code, sites]) => row(code, sites));
  return `${HEAD}${rows.join("\n")}\n`;
}

/** The union of all problem codes, each with its messages. */
export function problemCodes(root: string): string {
  const byCode = sitesByCode(root);
  const members = [...byCode].map(([code, sites]) => {
    const said = distinct(sites.map(({ message }) => message))
      .join("; or: ")
      .replaceAll("*/", "* /");
    return `${said === "" ? "" : `  /** ${said.replaceAll(/\s+/g, " ")} */\n`}  | "${code}"`;
  });
  return `// Generated from packages/*/src by \`npm run gen\`. Do not edit.

/** The code of a problem of Landfall; docs/problems.md says of each what to do. */
export type ProblemCode =
${members.join("\n")};
`;
}

function sitesByCode(root: string): ReadonlyMap<string, readonly ProblemSite[]> {
  const byCode = new Map<string, ProblemSite[]>();
  for (const site of findProblems(root)) byCode.set(site.code, [...(byCode.get(site.code) ?? []), site]);
  return new Map([...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function row(code: string, sites: readonly ProblemSite[]): string {
  const said = distinct(sites.map(({ message }) => message));
  const hints = distinct(sites.map(({ hint }) => hint));
  const rooms = distinct(sites.map(({ file }) => roomOf(file)));
  return `| \`${code}\` | ${said.map(cell).join("<br>")} | ${hints.map(cell).join("<br>")} | ${rooms.join(", ")} |`;
}

function distinct(texts: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(texts.filter((text): text is string => text !== undefined && /[a-z]{3}/.test(text)))].sort();
}

/** The room of a file: `core/rollout`. */
function roomOf(file: string): string {
  const [, name = "", , folder = ""] = file.split("/");
  return folder.endsWith(".ts") ? name : `${name}/${folder}`;
}

/** Escapes text for a table cell. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll("…:…", "…")
    .replaceAll(/[\\`*_|<>[\]]/g, (character) => `\\${character}`);
}
