import { describe, expect, test } from "vitest";
import type { KubeObject, Problem } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import samples from "../fixtures/samples.json" with { type: "json" };
import { HOLD_PREFIX, readLedger, SAVED_PREFIX } from "../ledger/ledger.ts";
import { ledgerObject, readLedgerObjects } from "../ledger/ledger-object.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { type ResumeRequest, resume } from "./resume.ts";
import { suspend } from "./suspend.ts";
import { collectExpired, stripHolds } from "./upkeep.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const CRON_JOB: KubeObject = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name: "dump", namespace: "db" },
  spec: { schedule: "0 3 * * *" },
};
const HOLD_KEY = `${HOLD_PREFIX}ops`;
const SAVED_KEY = `${SAVED_PREFIX}cronjob-suspend`;

function held(object: KubeObject, id: string, holder = "ops"): KubeObject {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(id);
  const revision = mechanism.site.kind === "pin" ? { revision: "v1" } : {};
  const hold = { holder, effect: mechanism.effect, reason: "INC-1", ...revision };
  const edits = suspend(object, { hold, mechanism, now: NOW, allow: HAZARDS_TO_ALLOW });
  const after = edits.ok ? applyEdits(object, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

function annotationsOf(object: KubeObject): { readonly [key: string]: string } {
  return object.metadata?.annotations ?? {};
}

function withAnnotations(object: KubeObject, annotations: { readonly [key: string]: string }): KubeObject {
  return { ...object, metadata: { ...object.metadata, annotations } };
}

function without(object: KubeObject, prefix: string): KubeObject {
  const kept = Object.entries(annotationsOf(object)).filter(([key]) => !key.startsWith(prefix));
  return withAnnotations(object, Object.fromEntries(kept));
}

const codesOf = ({ problems }: { readonly problems: readonly Problem[] }): readonly string[] =>
  problems.map(({ code }) => code);

const release = (object: KubeObject, more: Partial<ResumeRequest> = {}): ReturnType<typeof resume> =>
  resume(object, { holder: "ops", catalogue: CATALOGUE, now: NOW, ...more });

/** Returns the object as it was written before there were checksums. */
function asBefore(object: KubeObject): KubeObject {
  const plain = Object.entries(annotationsOf(object)).map(([key, text]) => [
    key,
    text.replace(/"sum":"[0-9a-f]{16}",/, ""),
  ]);
  return withAnnotations(object, Object.fromEntries(plain));
}

describe("a checksum", () => {
  test.each(samples.map(({ mechanism, object }) => [mechanism, object as KubeObject] as const))(
    "%s: none of all corruptions of one character is accepted",
    (id, object) => {
      const on = held(object, id);
      for (const [key, text] of Object.entries(annotationsOf(on))) {
        if (!key.includes("hold.landfall.dev/")) continue;
        for (let at = 0; at < text.length; at++) {
          const other = text[at] === "9" ? "d" : "9";
          const broken = text.slice(0, at) + other + text.slice(at + 1);
          const read = readLedger(withAnnotations(on, { ...annotationsOf(on), [key]: broken }));
          expect([at, read.ok]).toEqual([at, false]);
        }
      }
    },
  );

  test("of what was written before there were any is not asked for, and comes with the next write", () => {
    const old = asBefore(held(CRON_JOB, "cronjob-suspend"));
    expect(annotationsOf(old)[HOLD_KEY]).not.toContain("sum");
    expect(readLedger(old).ok).toBe(true);
    const anew = held(old, "cronjob-suspend");
    expect(annotationsOf(anew)[HOLD_KEY]).toContain('"sum":"');
    expect(annotationsOf(anew)[SAVED_KEY]).toContain('"sum":"');
    const off = release(old);
    expect(off.ok && applyEdits(old, off.value)).toMatchObject({ value: CRON_JOB });
  });

  test("guards what a SuspensionLedger keeps: one changed letter of an entry is an error", () => {
    const on = held(CRON_JOB, "cronjob-suspend");
    const ledger = readLedger(on);
    if (!ledger.ok) throw new Error("unreadable");
    const ref = { group: "batch", kind: "CronJob", namespace: "db", name: "dump" };
    const text = JSON.stringify(ledgerObject({ name: "l" }, [{ ref, ledger: ledger.value }]));
    const from = text.indexOf('"entries"');
    for (let at = from + 12; at < text.length; at++) {
      const broken = text.slice(0, at) + (text[at] === "9" ? "d" : "9") + text.slice(at + 1);
      const parsed = parseOrNothing(broken);
      if (parsed !== undefined) expect([at, readLedgerObjects([parsed]).ok]).toEqual([at, false]);
    }
  });
});

function parseOrNothing(text: string): KubeObject | undefined {
  try {
    return JSON.parse(text) as KubeObject;
  } catch {
    return undefined;
  }
}

describe("a saved path that is not its mechanism's own", () => {
  const forged = (path: string): KubeObject => {
    const old = asBefore(held(CRON_JOB, "cronjob-suspend"));
    const text = annotationsOf(old)[SAVED_KEY] ?? "";
    return withAnnotations(old, { ...annotationsOf(old), [SAVED_KEY]: text.replace('["spec","suspend"]', path) });
  };

  test.each(['["spec","paus9d"]', '["spec","jobTemplate","spec","template","spec","serviceAccountName"]'])(
    "%s: no verb writes anything, and it is said to be unknown",
    (path) => {
      const object = forged(path);
      expect(codesOf(release(object))).toEqual(["LedgerCorrupt"]);
      expect(codesOf(stripHolds(object, { catalogue: CATALOGUE }))).toEqual(["LedgerCorrupt"]);
      const mechanism = CATALOGUE.byId.get("cronjob-suspend");
      if (mechanism === undefined) throw new Error("gone");
      const hold = { holder: "b", effect: mechanism.effect };
      expect(codesOf(suspend(object, { hold, mechanism, now: NOW }))).toEqual(["LedgerCorrupt"]);
      const resolved = resolveSuspension(object, CATALOGUE, NOW);
      expect([resolved.state, codesOf(resolved)]).toEqual(["unknown", expect.arrayContaining(["LedgerCorrupt"])]);
    },
  );
});

describe("where what was saved is stripped", () => {
  const stripped = without(held(CRON_JOB, "cronjob-suspend"), SAVED_PREFIX);

  test("letting go fails and says what to do; by force, with a word for off, it works", () => {
    const refused = release(stripped);
    expect(codesOf(refused)).toEqual(["SavedLost"]);
    expect(refused.problems[0]?.hint).toContain("forceRestore: true and resumeValue: explicit");
    expect(codesOf(release(stripped, { forceRestore: true }))).toEqual(["SavedLost"]);
    const off = release(stripped, { forceRestore: true, resumeValue: "delete" });
    expect(off.ok && applyEdits(stripped, off.value)).toMatchObject({ value: { spec: { schedule: "0 3 * * *" } } });
    const explicit = release(stripped, { forceRestore: true, resumeValue: "explicit" });
    const after = explicit.ok ? applyEdits(stripped, explicit.value) : explicit;
    expect(after).toMatchObject({ ok: true, value: { spec: { suspend: false } } });
  });

  test("gc and strip refuse it too, a second holder does not take it for suspended by hand, and it is told", () => {
    expect(codesOf(stripHolds(stripped, { catalogue: CATALOGUE }))).toEqual(["SavedLost"]);
    expect(() => held(stripped, "cronjob-suspend", "b")).toThrow("is gone");
    expect(codesOf(resolveSuspension(stripped, CATALOGUE, NOW))).toEqual(["SavedLost"]);
  });

  test("one of two holders may go: the other keeps it", () => {
    const both = without(held(held(CRON_JOB, "cronjob-suspend"), "cronjob-suspend", "b"), SAVED_PREFIX);
    const left = release(both);
    expect(left.ok && applyEdits(both, left.value)).toMatchObject({ value: { spec: { suspend: true } } });
  });

  test("what somebody took back by hand has nothing to restore", () => {
    const taken: KubeObject = { ...stripped, spec: { schedule: "0 3 * * *" } };
    const off = release(taken);
    expect(off.ok && applyEdits(taken, off.value)).toMatchObject({ ok: true, value: { spec: taken.spec } });
    expect(codesOf(off)).toEqual([]);
  });

  test.each(samples.map(({ mechanism, object }) => [mechanism, object as KubeObject] as const))(
    "%s: it is never let go as if nothing were left to do",
    (id, object) => {
      const before = without(object, SAVED_PREFIX);
      const on = without(held(before, id), SAVED_PREFIX);
      expect(codesOf(release(on))).toEqual(["SavedLost"]);
      const words = (["delete", "explicit"] as const).map((resumeValue) =>
        release(on, { forceRestore: true, resumeValue }),
      );
      for (const one of words) if (!one.ok) expect(one.problems[0]?.hint).toContain("by hand");
    },
  );
});

describe("where the hold is stripped", () => {
  const stripped = without(held(CRON_JOB, "cronjob-suspend"), `${HOLD_PREFIX}ops`);

  test("it is told as ours and nobody's, gc gives back what was saved and says so", () => {
    const resolved = resolveSuspension(stripped, CATALOGUE, NOW);
    expect(resolved).toMatchObject({ state: "resuming", problems: [{ code: "HoldLost" }] });
    const gone = collectExpired(stripped, { catalogue: CATALOGUE, now: NOW });
    expect(codesOf(gone)).toEqual(["HoldLost"]);
    expect(gone.ok && applyEdits(stripped, gone.value)).toMatchObject({ value: CRON_JOB });
  });

  test("the next holder holds on top of what was there before", () => {
    const again = held(stripped, "cronjob-suspend", "b");
    const off = resume(again, { holder: "b", catalogue: CATALOGUE });
    expect(off.ok && applyEdits(again, off.value)).toMatchObject({ value: { spec: { schedule: "0 3 * * *" } } });
  });
});
