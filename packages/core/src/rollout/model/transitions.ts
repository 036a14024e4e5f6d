import type { TargetWord } from "./state.ts";

/** A transition of a target from one state to another. */
export interface Transition {
  /** The state before; `undefined`: the target is new. */
  readonly from: TargetWord | undefined;
  readonly to: TargetWord;
  readonly when: string;
}

/** Every transition of a target within one attempt; a new attempt lets every target wait again. */
export const TRANSITIONS: readonly Transition[] = [
  { from: undefined, to: "Waiting", when: "it joins, or a new attempt begins" },
  { from: "Waiting", to: "Released", when: "its wave is open and has room" },
  { from: "Waiting", to: "Landed", when: "it is there already" },
  { from: "Waiting", to: "Failed", when: "what it depends on failed" },
  { from: "Waiting", to: "Held", when: "skipped, pinned, or its dependency is held" },
  { from: "Waiting", to: "RollingBack", when: "rollback, of one to be tried again" },
  { from: "Released", to: "Landed", when: "seen Current at the revision, after the release" },
  { from: "Released", to: "Failed", when: "seen Failed there, or past the deadline, and not tried again" },
  { from: "Released", to: "Held", when: "skipped, pinned, or unreachable" },
  { from: "Released", to: "RollingBack", when: "rollback" },
  { from: "Landed", to: "Failed", when: "seen Failed" },
  { from: "Landed", to: "Released", when: "it left the revision" },
  { from: "Landed", to: "Waiting", when: "it left, and was never released" },
  { from: "Landed", to: "Held", when: "rollback, and no last good is known; or somebody changed it under a stop" },
  { from: "Landed", to: "RollingBack", when: "rollback" },
  { from: "Failed", to: "Waiting", when: "somebody asks to try it again" },
  { from: "Failed", to: "Landed", when: "seen landed after its deadline, if that counts" },
  { from: "Failed", to: "Held", when: "skipped or pinned" },
  { from: "Failed", to: "RollingBack", when: "rollback" },
  { from: "Held", to: "Waiting", when: "let go" },
  { from: "Held", to: "Released", when: "let go, or seen again" },
  { from: "Held", to: "RollingBack", when: "rollback" },
  { from: "Held", to: "Landed", when: "let go, and it is there" },
  { from: "Held", to: "Failed", when: "let go, and its dependency failed" },
  { from: "RollingBack", to: "RolledBack", when: "seen Current at its last good" },
  { from: "RollingBack", to: "Failed", when: "seen Failed there, or past the deadline" },
  { from: "RollingBack", to: "Held", when: "pinned" },
  { from: "Failed", to: "RolledBack", when: "seen at its last good after all" },
  { from: "Held", to: "RolledBack", when: "seen elsewhere, of what had nothing to go back to" },
];

/** Draws the transitions as a state diagram in Mermaid. */
export function drawTransitions(): string {
  const lines = TRANSITIONS.map(({ from, to, when }) => `    ${from ?? "[*]"} --> ${to}: ${when}`);
  return ["stateDiagram-v2", ...lines, ""].join("\n");
}
