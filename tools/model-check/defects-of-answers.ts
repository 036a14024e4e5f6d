import { ENGINE, type Order, type TargetState } from "@landfall/core/rollout";
import { answering, type Defect, eachWave, told, withTargets } from "./faulty-engine.ts";

/** Defects in explanations, in the handling of commands and reports, and in the outcomes of targets. */
export const DEFECTS_OF_ANSWERS: readonly Defect[] = [
  {
    invariant: 32,
    what: "nothing is said to keep what waits",
    engine: answering((decision) => ({ ...decision, blockers: { ...decision.blockers, ofTarget: () => undefined } })),
  },
  {
    invariant: 32,
    what: "nobody is named who can end it",
    engine: answering((decision) => {
      const ofTarget: typeof decision.blockers.ofTarget = (key) => {
        const blocker = decision.blockers.ofTarget(key);
        return blocker && { ...blocker, who: [] };
      };
      return { ...decision, blockers: { ...decision.blockers, ofTarget } };
    }),
  },
  {
    invariant: 46,
    what: "another attempt is named while this one is on its way",
    engine: answering((decision) => {
      const ofRollout: typeof decision.blockers.ofRollout = () => {
        const blocker = decision.blockers.ofRollout();
        return blocker && { ...blocker, who: [...blocker.who, { by: "person", verb: "restart" }] };
      };
      return { ...decision, blockers: { ...decision.blockers, ofRollout } };
    }),
  },
  {
    invariant: 33,
    what: "what is not known of a shared budget is taken for nothing",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      { ...inputs, shared: inputs.shared ?? [{ name: "all", onTheWay: 0, failures: 0 }] },
    ]),
  },
  {
    invariant: 34,
    what: "an abort of the attempt before ends this one",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      inputs.abort === undefined
        ? inputs
        : { ...inputs, abort: { ...inputs.abort, attempt: before?.attempt ?? inputs.abort.attempt } },
    ]),
  },
  {
    invariant: 35,
    what: "what is released is told the revision that it had",
    engine: {
      ...ENGINE,
      standingOrders: (state) =>
        new Map(
          [...ENGINE.standingOrders(state)].map(([key, order]) => [key, asBefore(order, state.targets.get(key))]),
        ),
    },
  },
  {
    invariant: 36,
    what: "what has failed is not counted",
    engine: {
      ...ENGINE,
      writePlan: (content) =>
        ENGINE.writePlan(content).map((page) =>
          page.status?.counts === undefined
            ? page
            : { ...page, status: { ...page.status, counts: { ...page.status.counts, failed: 0 } } },
        ),
    },
  },
  {
    invariant: 37,
    what: "what is back is released again",
    engine: answering((decision, _, before) =>
      withTargets(decision, (target, key) =>
        target.state === "RolledBack" && before?.targets.get(key)?.state === "RolledBack"
          ? { ...target, state: "Released" }
          : target,
      ),
    ),
  },
  {
    invariant: 38,
    what: "a dependency is not looked at",
    engine: told((plan, ...rest) => [
      eachWave(plan, (wave) => ({ ...wave, targets: wave.targets.map((one) => ({ ...one, dependsOn: [] })) })),
      ...rest,
    ]),
  },
  {
    invariant: 39,
    what: "a report counts as observed when it is read",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        evidence: new Map([...inputs.evidence].map(([key, seen]) => [key, { ...seen, observedAt: inputs.now }])),
      },
    ]),
  },
];

function asBefore(order: Order, target: TargetState | undefined): Order {
  if (order.order !== "released" || target?.lastGood === undefined) return order;
  return { ...order, revision: target.lastGood };
}
