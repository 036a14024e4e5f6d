import { escapeControl, formatTime, type Problem } from "@landfall/core/object";
import { isOn } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import type { LiveStatus } from "./cluster-status.ts";
import { clustersView, type SeenCluster } from "./clusters-view.ts";
import { type Looking, readClusterStatus } from "./read-cluster-status.ts";
import { resourceGroupView } from "./resource-group-view.ts";
import { objectsVerdict } from "./verdict.ts";

/** The milliseconds after which a waiting user is told what the command waits for. */
const SLOW_MS = 1500;
const FEW = 3;

function noteWhoIsAsked(clusters: readonly OpenCluster[], { io }: Looking): void {
  if (!io.terminal) return;
  const names = clusters.slice(0, FEW).map(({ name }) => name);
  const more = clusters.length > FEW ? ` and ${clusters.length - FEW} more` : "";
  io.note?.(`${escapeControl(`asking ${names.join(", ")}${more}; --request-timeout bounds each request`)}\n`);
}

/** The number of clusters that are asked at the same time. */
const AT_A_TIME = 16;

/**
 * The output of `landfall status` for clusters: all named objects of each, else those that are not Current. A cluster
 * that cannot be asked is shown as unreachable, does not prevent answers about the others, and makes the exit code 1.
 */
export async function clustersOutcome(clusters: readonly OpenCluster[], looking: Looking): Promise<Outcome> {
  const { args, io } = looking;
  const isGroup = formatOf(args, "tree") === "resourcegroup";
  if (isGroup && clusters.length > 1)
    return misused("a ResourceGroup is of one context", "landfall status --context NAME -o resourcegroup");
  const slow = setTimeout(() => noteWhoIsAsked(clusters, looking), SLOW_MS);
  const looked = await inTurn(clusters, (cluster) => readClusterStatus(cluster, looking));
  clearTimeout(slow);
  const problems = looked.flatMap((one) => one.problems);
  if (!looked.some(({ ok }) => ok)) return failed(problems);
  const [first] = looked;
  if (isGroup && first?.ok === true) return resourceGroupOutcome(first.value, problems, looking);
  const seen = clusters.map((cluster, at): SeenCluster => {
    const one = looked[at];
    if (one?.ok === true) return { cluster, statuses: one.value, trouble: [] };
    return { cluster, trouble: (one?.problems ?? []).map(({ message }) => message) };
  });
  const isWhole = looked.every(({ ok }) => ok);
  const reached = seen.every(({ statuses = [] }) => objectsVerdict(meantOf(statuses), "current").reached);
  const exitCode = !isWhole ? 1 : isOn(args, "exit-code") && !reached ? 3 : 0;
  return { ...done(clustersView(seen, args, io), problems), exitCode };
}

function meantOf(statuses: readonly LiveStatus[]): readonly LiveStatus[] {
  return statuses.filter(({ isMeant }) => isMeant);
}

/** Answers in the order of the questions, with a limited number under way. */
async function inTurn<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < questions.length; at = next++) answers[at] = await ask(questions[at] as Question);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return answers;
}

function resourceGroupOutcome(statuses: readonly LiveStatus[], problems: readonly Problem[], { io }: Looking): Outcome {
  const objects = statuses.flatMap(({ source }) => (source === undefined ? [] : [source]));
  const observedAt = formatTime(io.now().getTime());
  const group = resourceGroupView({ statuses: meantOf(statuses), objects, observedAt });
  return group.ok ? done(json(group.value), problems) : failed(group.problems);
}
