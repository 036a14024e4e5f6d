import { ENGINE, type RolloutState } from "@landfall/core/rollout";
import { answering, type Defect, eachWave, told, without, withTargets } from "./faulty-engine.ts";

/** Defects in what stops, pins and rollbacks leave alone, and what they revert. */
export const DEFECTS_OF_STOPS: readonly Defect[] = [
  {
    invariant: 40,
    what: "a stop is not looked at when orders are given",
    engine: { ...ENGINE, standingOrders: ({ targets }) => ENGINE.standingOrders({ targets }) },
  },
  {
    invariant: 40,
    what: "what waits to be sent back is told once more what it is to leave",
    engine: {
      ...ENGINE,
      standingOrders: (state) =>
        ENGINE.standingOrders(state.phase === "RollingBack" ? { ...state, phase: "Running" } : state),
    },
  },
  {
    invariant: 41,
    what: "a pin is not heard",
    engine: told((plan, before, inputs) => [plan, before, { ...inputs, pins: [] }]),
  },
  {
    invariant: 42,
    what: "what somebody changed under a stop is told back",
    engine: told((plan, ...rest) => [{ ...plan, onStop: "restore" }, ...rest]),
  },
  {
    invariant: 43,
    what: "only what this attempt released goes back",
    engine: told((plan, before, inputs) => [plan, before && withoutMoves(before), inputs]),
  },
  {
    invariant: 44,
    what: "what was stopped is forgotten",
    engine: answering((decision) => ({ ...decision, state: without(decision.state, "tainted") })),
  },
  {
    invariant: 45,
    what: "everything is sent back at once",
    engine: told((plan, before, inputs) => [
      before?.phase === "RollingBack" || inputs.rollback !== undefined
        ? without(
            eachWave(plan, (wave) => ({ ...wave, maxConcurrent: 99 })),
            "domains",
          )
        : plan,
      before,
      inputs,
    ]),
  },
];

function withoutMoves(state: RolloutState): RolloutState {
  return withTargets({ state }, (target) => without(target, "movedTo")).state;
}
