import type { Problem } from "../../object/index.ts";
import type { Table } from "../../run/codec.ts";
import type { Asked } from "../model/asked.ts";
import type { GateShut } from "../model/blocker.ts";
import type { GateMemory } from "../model/state.ts";
import { approval } from "./approval/gate.ts";
import type { Gate, GateFacts, GateRow, GateSpec, Simulated, SimulatedWave, Turning, Watch } from "./gate.ts";
import { metric } from "./metric/gate.ts";
import { soak } from "./soak/gate.ts";
import { window } from "./window/gate.ts";

/** Every kind of gate, in the order in which they are judged. */
export const GATES: readonly Gate[] = [approval, soak, metric, window];

const THAT_KEEP: Readonly<Record<Gate["keeps"], readonly Gate[]>> = {
  opening: GATES.filter(({ keeps }) => keeps === "opening"),
  landing: GATES.filter(({ keeps }) => keeps === "landing"),
  passing: GATES.filter(({ keeps }) => keeps === "passing"),
  release: GATES.filter(({ keeps }) => keeps === "release"),
};

/** Reads the demands of a wave, for all gates. */
export function askedByWave(spec: GateSpec, field: string, problems: Problem[]): Asked {
  return joinAsked(GATES.map(({ keeps, read }) => (keeps === "release" ? {} : read(spec, field, problems))));
}

/** Reads the demands of the strategy itself, for all gates. */
export function askedByStrategy(spec: GateSpec, field: string, problems: Problem[]): Asked {
  return joinAsked(THAT_KEEP.release.map(({ read }) => read(spec, field, problems)));
}

/** Adapts the demands of all gates to the number of targets in a wave. */
export function planAsked(asked: Asked, size: number): Asked {
  return joinAsked([asked, ...GATES.map(({ plan }) => plan?.(asked, size) ?? {})]);
}

function joinAsked(all: readonly Asked[]): Asked {
  const gates = all.reduce<Asked["gates"]>(
    (joined, one) => (one.gates === undefined ? joined : { ...joined, ...one.gates }),
    undefined,
  );
  return { ...Object.assign({}, ...all), ...(gates !== undefined && { gates }) };
}

/** Returns the counters of evidence for the targets of a wave; none if landing alone is enough. */
export function watchesOf(asked: Asked): readonly Watch[] {
  return THAT_KEEP.landing.flatMap(({ watch }) => watch?.(asked) ?? []);
}

/** Returns the blocker of a shut gate, with its reason. */
export type Shut = () => GateShut;

/** Returns the first gate that is shut; `undefined` if all let pass. */
export function firstShut(what: Gate["keeps"], asked: Asked, facts: GateFacts): Shut | undefined {
  for (const { kind, judge } of THAT_KEEP[what]) {
    const because = judge(asked, facts);
    if (because !== undefined) return () => ({ kind: "Gate", gate: kind, ...because() });
  }
  return undefined;
}

/** Returns the next time after `now` at which a gate's answer changes without anybody acting. */
export function nextTurning(asked: Asked, now: number): Turning | undefined {
  const all = GATES.flatMap(({ turns }) => turns?.(asked, now) ?? []);
  return all.reduce<Turning | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  );
}

/** Returns the inputs that people and meters give for a wave in a simulation. */
export function simulateGates(asked: Asked, wave: SimulatedWave): readonly Simulated[] {
  return GATES.flatMap(({ simulate }) => simulate?.(asked, wave) ?? []);
}

/** Returns what the state of a wave stores about the gates that let it pass. */
export function rememberGates(what: Gate["keeps"], asked: Asked, facts: GateFacts): GateMemory {
  const all = THAT_KEEP[what].map(({ remember }) => remember?.(asked, facts) ?? {});
  const metrics = all.flatMap((one) => one.metrics ?? []);
  return { ...Object.assign({}, ...all), ...(all.some((one) => one.metrics !== undefined) && { metrics }) };
}

/** Returns the codecs for everything that gates store. */
export function storedByGates(): Partial<Table<GateMemory, GateRow>> {
  return Object.assign({}, ...GATES.map(({ stores }) => stores));
}

/** Describes the demands of each gate, for readers of a plan. */
export function describeAsked(asked: Asked): readonly string[] {
  return GATES.flatMap(({ describe }) => describe(asked) ?? []);
}

/**
 * Describes the demands of a wave that an edit has changed and that come too late for it: those before its opening if
 * it is open, and all of them if it has passed.
 */
export function demandedTooLate(reached: "open" | "through", before: GateSpec, after: GateSpec): readonly string[] {
  const late = reached === "open" ? THAT_KEEP.opening : GATES.filter(({ keeps }) => keeps !== "release");
  return late.flatMap(({ read, describe }) => {
    const [was, is] = [before, after].map((spec) => describe(read(spec, "", [])));
    return is === undefined || is === was ? [] : [is];
  });
}

/**
 * Returns the event that a kind of gate blocks (a landing, an opening or a release); `undefined` for an unknown kind.
 */
export function keptBack(kind: string): Gate["keeps"] | undefined {
  return GATES.find((gate) => gate.kind === kind)?.keeps;
}
