import type { Catalogue } from "@landfall/core/suspend";

/** The verdict on a row that was compared with the source a second time. */
export interface SecondLook {
  readonly id: string;
  readonly verdict: "right" | "mended" | "in part" | "not seen";
  readonly found: string;
}

/** The seed of the draw. */
export const SEED = "2026-11-23";

const VERDICTS: { readonly [verdict in SecondLook["verdict"]]: string } = {
  right: "the deciding code was read again, and the row says what it does",
  mended: "the row said too little, too much or something wrong, and was mended",
  "in part": "some of what decides was read, and agrees; the rest stands as it was",
  "not seen": "what decides could not be read; the row stands on an earlier reading, on documents or on the API type",
};

/** The page of rows that were drawn and judged a second time, in Markdown. */
export function secondLookPage(catalogue: Catalogue, looks: readonly SecondLook[]): string {
  const countOf = (verdict: string): number => looks.filter((look) => look.verdict === verdict).length;
  return [
    "<!-- Generated from tools/suspend-catalogue/second-look.json by `vitest run tools/suspend-catalogue --update`. Do not edit. -->",
    "",
    "# The suspend catalogue, judged a second time",
    "",
    `A script draws about a fifth of the [catalogue](suspend-catalogue.md) by the ids of its rows and a seed (\`${SEED}\`); a new row`,
    `that is drawn must be judged here too. Each of the ${looks.length} was held against the source of its project once more. **The one who`,
    "looked had judged these rows the first time as well**: this finds slips, not what the same eyes overlook twice. Sources were",
    "read as they could be had, at a newer or an older version than what you run.",
    "",
    "| verdict | rows | meaning |",
    "| --- | --- | --- |",
    ...Object.entries(VERDICTS).map(([verdict, words]) => `| ${verdict} | ${countOf(verdict)} | ${words} |`),
    "",
    "| row | known from | verdict | found |",
    "| --- | --- | --- | --- |",
    ...looks.map(({ id, verdict, found }) => {
      const evidence = catalogue.byId.get(id)?.evidence ?? "gone";
      return `| \`${id}\` | ${evidence} | ${verdict} | ${found} |`;
    }),
    "",
  ].join("\n");
}
