import { describe, expect, test } from "vitest";
import { type KubeObject, refOf } from "../../object/index.ts";
import { validateSuspensionLedger } from "../../schemas/generated/suspension-ledger.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { readLedger, savedPath } from "../ledger/ledger.ts";
import { ledgerObject, readLedgerObjects } from "../ledger/ledger-object.ts";
import { planLive } from "../live/live-plan.ts";
import { resume } from "./resume.ts";
import type { SpellingReader } from "./spellings.ts";
import { suspend } from "./suspend.ts";

const ID = "cronjob-suspend";
const CRONJOB: KubeObject = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name: "a", namespace: "b", annotations: { c: "d" } },
  spec: { suspend: null },
};

function held(spelling?: SpellingReader, before: KubeObject = CRONJOB): KubeObject {
  const mechanism = CATALOGUE.byId.get(ID);
  if (mechanism === undefined) throw new Error(ID);
  const hold = { holder: "a", effect: mechanism.effect };
  const edits = suspend(before, { hold, mechanism, ...(spelling !== undefined && { spelling }) });
  const after = edits.ok ? applyEdits(before, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

const TILDE: SpellingReader = () => ({ text: " ~" });

describe("a spelling", () => {
  const on = held(TILDE);
  const letGo = resume(on, { holder: "a", catalogue: CATALOGUE });
  const edits = letGo.ok ? letGo.value : [];

  test("comes back after the value, in an edit of its own", () => {
    expect(edits.at(-1)).toEqual({
      ref: refOf(on),
      path: ["spec", "suspend"],
      operation: "set",
      value: null,
      text: " ~",
    });
    expect(applyEdits(on, edits)).toMatchObject({ ok: true, value: CRONJOB });
  });

  test("is nothing that a cluster is told", () => {
    const without = edits.filter((edit) => !("text" in edit));
    const plan = (decided: typeof edits) =>
      planLive({ object: on }, () => ({ ok: true, value: decided, problems: [] }), { catalogue: CATALOGUE });
    expect(plan(edits)).toEqual(plan(without));
  });

  test("is kept in a SuspensionLedger too, and its schema knows it", () => {
    const ledger = readLedger(on);
    if (!ledger.ok) throw new Error("unreadable");
    const kept = ledgerObject({ name: "x" }, [{ ref: refOf(on), ledger: ledger.value }]);
    expect(validateSuspensionLedger(kept)).toEqual([]);
    const read = readLedgerObjects([kept as unknown as KubeObject]);
    expect(read.ok && [...read.value.values()][0]?.ledger).toEqual(ledger.value);
  });

  test("stays with a second hold, and is not asked for again", () => {
    expect(held(() => ({ text: " other" }), on)).toEqual(on);
  });

  test("of an object that has none is not in its record", () => {
    expect(JSON.stringify(held(() => undefined))).not.toContain("spellings");
    expect(held()).toEqual(held(() => undefined));
  });
});

test.each([
  ["no list", "{}"],
  ["an empty list", "[]"],
  ["a text that is none", '[{"path":["spec"],"text":1}]'],
  ["a text that is too long", `[{"path":["spec"],"text":"${" ".repeat(1025)}"}]`],
  ["without a path", '[{"path":[],"text":" ~"}]'],
  ["a field from elsewhere", '[{"path":["spec"],"text":" ~","sure":true}]'],
])("edge 29: a record whose spellings are %s is corrupt", (_, spellings) => {
  const on = held(TILDE);
  const key = String(savedPath(ID).at(-1));
  const value = on.metadata?.annotations?.[key] ?? "";
  const forged = value.replace(/"spellings":\[.*?\]\s*(?=,"v")|"spellings":\[\{.*\}\]/, `"spellings":${spellings}`);
  const annotations = { ...on.metadata?.annotations, [key]: forged };
  const read = readLedger({ ...on, metadata: { ...on.metadata, annotations } });
  expect(read.problems.map(({ code }) => code)).toEqual(["LedgerCorrupt"]);
});
