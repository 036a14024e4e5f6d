import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { readLedger } from "../ledger/ledger.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { findFights } from "../resolve/fighting.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { resume } from "./resume.ts";
import { suspend } from "./suspend.ts";
import { collectExpired, stripHolds } from "./upkeep.ts";

const MECHANISM = fc.constantFrom(...CATALOGUE.mechanisms);
const KEYS = ["suspend", "paused", "suspension", "dispatching", "git", "replicas", "__proto__", "constructor"];
const VALUE = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(fc.boolean(), fc.jsonValue())));
const ANNOTATIONS = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom("hold.landfall.dev/a", "saved.hold.landfall.dev/x", "a/b"), fc.jsonValue()),
);

/** Generates an object of a kind that can be held, with arbitrary content. */
const ANYTHING = fc
  .record({ mechanism: MECHANISM, spec: VALUE, status: fc.jsonValue(), annotations: ANNOTATIONS })
  .map(({ mechanism, spec, status, annotations }) => {
    const { group, kind } = mechanism;
    const object = { apiVersion: `${group}/v1`, kind, metadata: { name: "x", annotations }, spec, status };
    return { mechanism, object: object as unknown as KubeObject };
  });

describe("hostile input", () => {
  test("property: nothing throws, and nothing is held that could not be let go to the same object", () => {
    fc.assert(
      fc.property(ANYTHING, ({ mechanism, object }) => {
        const before = JSON.stringify(object);
        resolveSuspension(object, CATALOGUE, 0);
        findFights([object, object], { catalogue: CATALOGUE });
        resume(object, { holder: "a", catalogue: CATALOGUE });
        collectExpired(object, { catalogue: CATALOGUE, now: 0 });
        stripHolds(object, { catalogue: CATALOGUE });
        const hold = { holder: "b", effect: mechanism.effect, revision: "v1" };
        const held = suspend(object, { hold, mechanism, now: 0, allow: HAZARDS_TO_ALLOW });
        expect(JSON.stringify(object)).toBe(before);
        if (!held.ok || held.value.length === 0) return;
        const on = applyEdits(object, held.value);
        if (!on.ok) throw new Error("edits of a writer must fit");
        expect(resolveSuspension(on.value, CATALOGUE).effects.some(({ state }) => state !== "active")).toBe(true);
        const off = resume(on.value, { holder: "b", catalogue: CATALOGUE });
        const after = off.ok ? applyEdits(on.value, off.value) : off;
        expect(after.ok && readLedger(after.value).ok).toBe(true);
        expect(after.ok && withoutEmpty(after.value)).toEqual(withoutEmpty(object));
      }),
      { numRuns: 500 },
    );
  });
});

/** Removes null and empty parents, which mean the same to an API server. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const entries = Object.entries(value)
    .map(([key, field]) => [key, withoutEmpty(field)] as const)
    .filter(([, field]) => field !== null && field !== undefined && JSON.stringify(field) !== "{}");
  return Object.fromEntries(entries);
}
