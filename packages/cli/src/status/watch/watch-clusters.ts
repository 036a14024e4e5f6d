import { formatTime, type Problem } from "@landfall/core/object";
import type { OpenCluster } from "../../cluster/open-clusters.ts";
import type { Watched } from "../../cluster/watch-at.ts";
import type { Outcome } from "../../io.ts";
import { done, failed } from "../../outcome.ts";
import { type Asked, judgeLooked } from "../cluster-status.ts";
import { askedOf, type Looking } from "../read-cluster-status.ts";
import type { Known } from "./news-lines.ts";
import { showerFor } from "./show-watch.ts";

/** The time, in milliseconds, for which changes are collected before they are shown. */
const GATHER_MS = 250;
/** The smallest ratio of the pause to the time that judging and showing take. */
const SPARING = 4;
/**
 * The interval, in milliseconds, at which objects are judged again without a change, as time alone may change a status.
 */
const JUDGE_MS = 5000;
/** The pause, in milliseconds, before a cluster that could not be asked is asked again. */
const AGAIN_MS = 5000;

/** A watched cluster or, until it can be asked, the reason why not. */
interface Watch {
  readonly cluster: OpenCluster;
  watched: Watched | undefined;
  problems: readonly Problem[];
  /** The time of the next attempt. */
  again: number;
}

/**
 * Shows the state of clusters until it is stopped: on a terminal as a whole, redrawn on changes; else as a line for
 * each note and each change. A cluster that becomes unreachable keeps its last state, with a note. Ends at once if no
 * cluster can be asked.
 */
export async function watchClusters(clusters: readonly OpenCluster[], looking: Looking): Promise<Outcome> {
  const { args, io, rules } = looking;
  const asked = askedOf(args, io, rules);
  if (!asked.ok) return failed(asked.problems);
  const stop = new AbortController();
  let exitCode: 130 | 143 = 130;
  void io.untilStopped?.().then((signal) => {
    exitCode = signal === "SIGTERM" ? 143 : 130;
    stop.abort();
  });
  let wake = (): void => undefined;
  const watches = clusters.map((cluster): Watch => ({ cluster, watched: undefined, problems: [], again: 0 }));
  const begin = (watch: Watch): Promise<void> => beginWatch(watch, asked.value, looking, () => wake());
  await Promise.all(watches.map(begin));
  if (watches.every(({ watched }) => watched === undefined)) return failed(watches.flatMap(({ problems }) => problems));
  const shower = showerFor(looking);
  try {
    while (!stop.signal.aborted) {
      const changed = new AbortController();
      wake = () => changed.abort();
      const began = io.now().getTime();
      shower.show(watches.map((watch) => knownOf(watch, asked.value)));
      const took = io.now().getTime() - began;
      const { clock } = watches[0]?.cluster.client.ports ?? { clock: undefined };
      await clock?.sleep(JUDGE_MS, AbortSignal.any([stop.signal, changed.signal]));
      await clock?.sleep(Math.max(GATHER_MS, SPARING * took), stop.signal);
      const now = io.now().getTime();
      await Promise.all(watches.filter(({ watched, again }) => watched === undefined && again <= now).map(begin));
    }
  } finally {
    for (const { watched } of watches) watched?.stop();
    shower.end();
  }
  return { ...done(shower.last()), exitCode };
}

async function beginWatch(watch: Watch, asked: Asked, { io, live }: Looking, news: () => void): Promise<void> {
  const begun = await live.watchAt(watch.cluster, asked);
  watch.problems = begun.problems;
  watch.again = io.now().getTime() + AGAIN_MS;
  if (!begun.ok) return;
  watch.watched = begun.value;
  begun.value.onNews(news);
}

function knownOf({ cluster, watched, problems }: Watch, asked: Asked): Known {
  if (watched === undefined) {
    const trouble = problems.map(({ message }) => message);
    return { cluster, statuses: [], reading: "nothing is known of it yet", trouble, notes: [] };
  }
  const { read, all } = watched.progress();
  const away = watched.away();
  const gone = away === undefined ? [] : [`since ${formatTime(away.since)}, last known below: ${away.why}`];
  return {
    cluster,
    statuses: judgeLooked(cluster, watched.looked(), asked),
    reading: read < all ? `reading: ${read} of ${all} kinds` : undefined,
    trouble: gone,
    notes: watched.hidden().map(({ message }) => message),
  };
}
