import { escapeControl, formatRef, formatTime, refKey } from "@landfall/core/object";
import type { Arguments } from "../../arguments.ts";
import type { OpenCluster } from "../../cluster/open-clusters.ts";
import type { Io } from "../../io.ts";
import { isJson, jsonLine } from "../../render/format.ts";
import type { LiveStatus } from "../cluster-status.ts";
import { clusterTitle, tellingStatuses } from "../cluster-view.ts";
import { verdictOf } from "../object-view.ts";
import { viewOf } from "../read-cluster-status.ts";

/** Everything that is known of a cluster at one moment. */
export interface Known {
  readonly cluster: OpenCluster;
  readonly statuses: readonly LiveStatus[];
  /** The progress of the first read, until it is complete. */
  readonly reading?: string | undefined;
  /** The present troubles, one on each line. */
  readonly trouble: readonly string[];
  /** The kinds that may not be read, one on each line. */
  readonly notes: readonly string[];
}

/** The lines that were printed about a cluster, so that only changes are printed again. */
interface Said {
  trouble: string;
  isBegun: boolean;
  /** The name of each object and the last line printed about it, by the key of the object. */
  readonly objects: Map<string, { readonly name: string; readonly words: string }>;
}

/**
 * Makes lines about changes since the last call: first the state of each cluster and its notes, then each object whose
 * state changed, with the time of this machine's clock. As JSON each line is a value.
 */
export function createNewsLines(args: Arguments, io: Pick<Io, "now">): (known: readonly Known[]) => string {
  const all = new Map<string, Said>();
  const line = (at: string, context: string, text: string, more: object): string =>
    isJson(args) ? jsonLine({ at, context, ...more }) : `${escapeControl(`${at} ${context}: ${text}`)}\n`;

  return (known) =>
    known
      .flatMap((one) => {
        const { name } = one.cluster;
        const said = all.get(name) ?? { trouble: "", isBegun: false, objects: new Map() };
        all.set(name, said);
        const at = formatTime(io.now().getTime());
        const news = newsOf(one, said, viewOf(one.cluster, args).all, args);
        return news.map(({ text, ...more }) => line(at, name, text, Object.keys(more).length > 0 ? more : { text }));
      })
      .join("");
}

interface News {
  readonly text: string;
  readonly object?: LiveStatus["object"];
  readonly result?: LiveStatus["result"];
  readonly gone?: true;
}

function newsOf(known: Known, said: Said, isAll: boolean, args: Arguments): readonly News[] {
  const { cluster, statuses, reading } = known;
  const news: News[] = [];
  const trouble = [...known.trouble.map((one) => `unreachable ${one}`), ...known.notes].join("; ");
  if (trouble !== said.trouble) news.push({ text: trouble === "" ? "nothing is in the way any more" : trouble });
  said.trouble = trouble;
  if (reading !== undefined) return news;
  if (!said.isBegun) news.push({ text: clusterTitle(statuses, viewOf(cluster, args)) });
  said.isBegun = true;
  const told = new Set(tellingStatuses(statuses, isAll).map(({ object }) => refKey(object)));
  for (const { object, result, isMeant } of statuses) {
    const key = refKey(object);
    const before = said.objects.get(key);
    if (!isMeant || (!told.has(key) && before === undefined)) continue;
    const words = wordsOf(result);
    if (before?.words === words) continue;
    said.objects.set(key, { name: formatRef(object), words });
    news.push({ text: `${formatRef(object)} ${words}`, object, result });
  }
  const there = new Set(statuses.map(({ object }) => refKey(object)));
  for (const [key, { name }] of said.objects) {
    if (there.has(key)) continue;
    said.objects.delete(key);
    news.push({ text: `${name} is gone` });
  }
  return news;
}

function wordsOf(result: LiveStatus["result"]): string {
  const { status, why } = verdictOf(result, result.status !== "Current");
  return [status, result.suspended ? "(suspended)" : "", why].filter((text) => text !== "").join(" ");
}
