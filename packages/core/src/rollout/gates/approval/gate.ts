import { same } from "../../../run/codec.ts";
import type { Gate } from "../gate.ts";
import { checkApproval } from "./check.ts";

/** The approval gate: somebody must approve that a wave opens, once for each attempt at a revision. */
export const approval: Gate = {
  kind: "approval",
  keeps: "opening",
  read: ({ approval: isAsked }) => (isAsked === true ? { approval: true } : {}),
  describe: ({ approval: isAsked }) => (isAsked === true ? "needs approval" : undefined),
  judge({ approval: isAsked }, { wave, attempt, revision, approvals }) {
    if (isAsked !== true || approvals.has(wave)) return undefined;
    return () => ({
      says: "waits for approval",
      releasedBy: `when it is approved for attempt ${attempt} at ${revision}`,
      who: [{ by: "person", verb: "approve", wave }],
    });
  },
  remember(_, { wave, approvals }) {
    const given = approvals.get(wave);
    return given === undefined ? {} : { approvedBy: given.by };
  },
  stores: { approvedBy: same() },
  simulate({ approval: isAsked }, { name, revision, now, dueSince, patience }) {
    if (isAsked !== true || dueSince === undefined) return {};
    const at = dueSince + patience;
    const given = { wave: name, revision, attempt: 1, by: "simulate" };
    return { approvals: now >= at ? [given] : [], next: at };
  },
  check: { step: checkApproval },
};
