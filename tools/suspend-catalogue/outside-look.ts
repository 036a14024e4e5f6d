import type { Catalogue } from "@landfall/core/suspend";

/** The verdict on a row by one who did not write it. `gone` marks a row that was taken out since. */
export interface OutsideLook {
  readonly id: string;
  readonly verdict: "right" | "wrong" | "in part" | "not seen";
  readonly found: string;
  readonly gone?: boolean;
}

/** The draws: of the catalogue as it was found, and three times of the rest of it after the mends before. */
export interface OutsideLooks {
  readonly first: readonly OutsideLook[];
  readonly afterTheMends: readonly OutsideLook[];
  readonly third: readonly OutsideLook[];
  readonly fourth: readonly OutsideLook[];
}

/** The seeds of the draws. */
export const SEEDS = {
  first: "2026-11-28",
  afterTheMends: "2026-11-28/after-the-mends",
  third: "2026-11-28/third",
  fourth: "2026-11-28/fourth",
};

/** The rows of each draw. */
export const DRAWN = 60;

const VERDICTS: { readonly [verdict in OutsideLook["verdict"]]: string } = {
  right: "what decides was read, and the row says what it does",
  wrong: "the row was wrong, or kept quiet about something that one has to know; it was mended, and so was its family",
  "in part": "what was read agrees in what matters: something of it was not read, or a text or a pointer was mended",
  "not seen": "what decides could not be read",
};

/** The findings after the draws, by kind of statement over all rows. */
const BY_STATEMENT: readonly string[] = [
  "After the draws every row was looked through once more by kind of statement: what is said of status, of a deletion, of what runs, of",
  "a backlog, of the truth test and of who writes the field. Of rows that no draw had taken, or that were not seen or seen in part, these",
  "were wrong and were mended: the status of a paused profile of Sveltos and of a suspended schedule of Vitess, the word that makes a",
  "resource of ACK read-only and the feature gate without which it does nothing, what runs on resume of VolSync, the deletion policy that",
  "KubeDB changes, what ends a pause of Percona PostgreSQL, the configuration that is written under a pause of Kibana, APM Server and",
  "AutoOps, the status of an ignored Shoot, who overrules a policy of Open Cluster Management, the field that Argo CD before 3.1 does",
  "not know, and who writes the switch of a Job that an MPIJob owns, and the replicas or the suspension of what an operator owns.",
];

/** The page of the rows that were judged by one who did not write them, in Markdown. */
export function outsideLookPage(catalogue: Catalogue, { first, afterTheMends, third, fourth }: OutsideLooks): string {
  const count = (looks: readonly OutsideLook[], verdict: string): number =>
    looks.filter((look) => look.verdict === verdict).length;
  return [
    "<!-- Generated from tools/suspend-catalogue/outside-look.json by `vitest run tools/suspend-catalogue --update`. Do not edit. -->",
    "",
    "# The suspend catalogue, judged from outside",
    "",
    `A script drew ${DRAWN} rows of the [catalogue](suspend-catalogue.md) by their ids and a seed (\`${SEEDS.first}\`), and one who had not`,
    "written them judged each against the source of its project, before reading [the verdicts of those who had](suspend-catalogue-second-look.md).",
    `**At most one should have been wrong; ${count(first, "wrong")} were.** They were mended, each with the rows of the same controller or library, and a`,
    `further ${DRAWN} were drawn from the rest (\`${SEEDS.afterTheMends}\`): ${count(afterTheMends, "wrong")} of these was wrong. Of a third ${DRAWN} from`,
    `what was left (\`${SEEDS.third}\`) ${count(third, "wrong")} were, five of them for one and the same reason, and of a fourth ${DRAWN}`,
    `(\`${SEEDS.fourth}\`) ${count(fourth, "wrong")}. Counts are as found. Sources were read as they could be had, at a newer or an older version`,
    "than what you run.",
    "",
    "| verdict | first | after the mends | third | fourth | meaning |",
    "| --- | --- | --- | --- | --- | --- |",
    ...Object.entries(VERDICTS).map(([verdict, words]) => {
      const counts = [first, afterTheMends, third, fourth].map((looks) => count(looks, verdict));
      return `| ${[verdict, ...counts, words].join(" | ")} |`;
    }),
    "",
    "Found besides, about rows that are right in themselves: Kueue starts a job that it queues and has admitted again, so a hold on the",
    "job does not last. All kinds of jobs that Kueue can queue warn of it now.",
    "",
    ...BY_STATEMENT,
    "",
    "## The first draw",
    "",
    ...table(catalogue, first),
    "",
    "## After the mends",
    "",
    ...table(catalogue, afterTheMends),
    "",
    "## The third draw",
    "",
    ...table(catalogue, third),
    "",
    "## The fourth draw",
    "",
    ...table(catalogue, fourth),
    "",
  ].join("\n");
}

function table(catalogue: Catalogue, looks: readonly OutsideLook[]): readonly string[] {
  return [
    "| row | known from | verdict | found |",
    "| --- | --- | --- | --- |",
    ...looks.map(
      ({ id, verdict, found }) =>
        `| \`${id}\` | ${catalogue.byId.get(id)?.evidence ?? "gone"} | ${verdict} | ${found} |`,
    ),
  ];
}
