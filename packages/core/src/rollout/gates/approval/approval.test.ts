import { describe, expect, test } from "vitest";
import type { Approval } from "../../model/inputs.ts";
import type { WaveState } from "../../model/state.ts";
import { factsWith, reported, stepWith } from "../../testing/gates.ts";
import { approval } from "./gate.ts";

const given = (more: Partial<Approval> = {}): Approval => ({
  wave: "w",
  revision: "v2",
  attempt: 1,
  by: "ana",
  ...more,
});
const approvals = new Map([["w", given()]]);
const ASKED = { approval: true };

describe("the approval of a wave", () => {
  test.each<readonly [what: string, spec: { approval?: boolean }, asked: object]>([
    ["is asked for where the wave says so", { approval: true }, ASKED],
    ["is not asked for where it says not to", { approval: false }, {}],
    ["is not asked for where it says nothing", {}, {}],
  ])("%s", (_, spec, asked) => {
    expect(approval.read(spec, "waves[0]", [])).toEqual(asked);
  });

  test("keeps the wave shut until it is given, and says who can", () => {
    expect(approval.judge(ASKED, factsWith({}))?.()).toEqual({
      says: "waits for approval",
      releasedBy: "when it is approved for attempt 1 at v2",
      who: [{ by: "person", verb: "approve", wave: "w" }],
    });
    expect(approval.judge(ASKED, factsWith({ approvals }))).toBeUndefined();
    expect(approval.judge({}, factsWith({}))).toBeUndefined();
  });

  test("is remembered with who gave it", () => {
    expect(approval.remember?.(ASKED, factsWith({ approvals }))).toEqual({ approvedBy: "ana" });
    expect(approval.remember?.(ASKED, factsWith({}))).toEqual({});
  });

  const wave = { name: "w", targets: ["a"], revision: "new", isDue: true, hasLanded: false };
  const simulated = { ...wave, patience: 60, reportsEvery: 9 };
  test.each<
    readonly [what: string, now: number, dueSince: number | undefined, given: number, next: number | undefined]
  >([
    ["nobody gives it before the wave is due", 100, undefined, 0, undefined],
    ["people take their time", 100, 50, 0, 110],
    ["and then give it", 110, 50, 1, 110],
  ])("in a simulation %s", (_, now, dueSince, count, next) => {
    const said = approval.simulate?.(ASKED, { ...simulated, now, dueSince });
    expect([said?.approvals?.length ?? 0, said?.next]).toEqual([count, next]);
  });
  test("in a simulation nobody gives what nobody asks for", () => {
    expect(approval.simulate?.({}, { ...simulated, now: 100, dueSince: 0 })).toEqual({});
  });

  const opened = { changes: [{ kind: "opened", wave: 0 } as const] };
  const promoted: WaveState = { name: "w", failures: 0, promotedBy: "ana" };
  test.each<readonly [what: string, step: Parameters<typeof stepWith>[0], seen: boolean]>([
    ["a wave that opened without one", opened, true],
    ["one for another revision", { ...opened, approvals: [given({ revision: "v1" })] }, true],
    ["one for another attempt", { ...opened, approvals: [given({ attempt: 2 })] }, true],
    ["one for another wave", { ...opened, approvals: [given({ wave: "x" })] }, true],
    ["nothing wrong with the right one", { ...opened, approvals: [given()] }, false],
    ["nothing wrong with a promoted wave", { ...opened, waves: [promoted] }, false],
    ["nothing wrong with an empty wave", { ...opened, targets: [] }, false],
    ["nothing wrong with a wave that did not open", {}, false],
  ])("verify sees %s", (_, step, seen) => {
    expect(reported(approval, ASKED, stepWith(step))).toEqual(seen ? ["15: wave w opened without approval"] : []);
  });

  test("verify sees a target that was released before its wave opened", () => {
    const step = stepWith({ changes: [{ kind: "released", target: "a", wave: 0 }] });
    expect(reported(approval, ASKED, step)).toEqual(["15: targets of wave w were released before it opened"]);
  });
});
