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

/** Every kind of gate, in the order in which they are asked. */
export const GATES: readonly Gate[] = [approval, soak, metric, window];

const THAT_KEEP: Readonly<Record<Gate["keeps"], readonly Gate[]>> = {
  opening: GATES.filter(({ keeps }) => keeps === "opening"),
  landing: GATES.filter(({ keeps }) => keeps === "landing"),
  passing: GATES.filter(({ keeps }) => keeps === "passing"),
  release: GATES.filter(({ keeps }) => keeps === "release"),
};

/** The demands of a wave on gates. */
export function askedByWave(spec: GateSpec, field: string, problems: Problem[]): Asked {
  return joinAsked(GATES.map(({ keeps, read }) => (keeps === "release" ? {} : read(spec, field, problems))));
}

/** The demands of the strategy itself on gates. */
export function askedByStrategy(spec: GateSpec, field: string, problems: Problem[]): Asked {
  return joinAsked(THAT_KEEP.release.map(({ read }) => read(spec, field, problems)));
}

/** The demands on a wave of so many targets. */
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

/** The counters for the reports of the targets of a wave; none where landed is enough. */
export function watchesOf(asked: Asked): readonly Watch[] {
  return THAT_KEEP.landing.flatMap(({ watch }) => watch?.(asked) ?? []);
}

/** A gate that is shut: tells the reason when it is asked. */
export type Shut = () => GateShut;

/** The first gate that is shut; `undefined` if all let pass. */
export function firstShut(what: Gate["keeps"], asked: Asked, facts: GateFacts): Shut | undefined {
  for (const { kind, judge } of THAT_KEEP[what]) {
    const because = judge(asked, facts);
    if (because !== undefined) return () => ({ kind: "Gate", gate: kind, ...because() });
  }
  return undefined;
}

/** When time alone changes the answer of a gate, after `now`. */
export function nextTurning(asked: Asked, now: number): Turning | undefined {
  const all = GATES.flatMap(({ turns }) => turns?.(asked, now) ?? []);
  return all.reduce<Turning | undefined>(
    (first, one) => (first === undefined || one.at < first.at ? one : first),
    undefined,
  );
}

/** The words of people and meters about a wave in a simulation. */
export function simulateGates(asked: Asked, wave: SimulatedWave): readonly Simulated[] {
  return GATES.flatMap(({ simulate }) => simulate?.(asked, wave) ?? []);
}

/** The memory that the state of a wave keeps of the gates that let it pass. */
export function rememberGates(what: Gate["keeps"], asked: Asked, facts: GateFacts): GateMemory {
  const all = THAT_KEEP[what].map(({ remember }) => remember?.(asked, facts) ?? {});
  const metrics = all.flatMap((one) => one.metrics ?? []);
  return { ...Object.assign({}, ...all), ...(all.some((one) => one.metrics !== undefined) && { metrics }) };
}

/** How all that gates remember is stored. */
export function storedByGates(): Partial<Table<GateMemory, GateRow>> {
  return Object.assign({}, ...GATES.map(({ stores }) => stores));
}

/** Describes the demands gate by gate, for those who read a plan. */
export function describeAsked(asked: Asked): readonly string[] {
  return GATES.flatMap(({ describe }) => describe(asked) ?? []);
}

/** The thing that a kind of gate keeps back: a landing, an opening or a release; `undefined` for an unknown kind. */
export function keptBack(kind: string): Gate["keeps"] | undefined {
  return GATES.find((gate) => gate.kind === kind)?.keeps;
}
