import { type KubeObject, type Problem, readPath, refOf } from "@landfall/core/object";

const HINTS: Readonly<Record<string, string>> = {
  NoPlan: "no controller has decided about it yet: landfall controller rollout",
  NotRendered: "wait until the controller has looked at it, and say it again",
  SaidAlready: "its controller carries it out",
};

/** Rewords a problem for a Rollout of a cluster; if the controller cannot continue, adds the controller's message. */
export function inWordsOfClusters(problem: Problem, rollout: KubeObject): Problem {
  const conditions = (readPath(rollout, ["status", "conditions"]) ?? []) as readonly {
    readonly type?: string;
    readonly status?: string;
    readonly message?: string;
  }[];
  const stalled = conditions.find(({ type, status }) => type === "Stalled" && status === "True")?.message;
  const { hint: own, ...rest } = problem;
  const hint = HINTS[problem.code] ?? own;
  const why = stalled === undefined ? [] : [`the controller says: ${stalled}`];
  const all = [...(hint === undefined ? [] : [hint]), ...why];
  return { ...rest, ref: refOf(rollout), ...(all.length > 0 && { hint: all.join("; ") }) };
}
