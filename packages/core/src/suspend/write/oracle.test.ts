import { describe, expect, test } from "vitest";
import { type KubeObject, parsePath, readPath } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { isLedgerKey } from "../ledger/ledger.ts";
import { HAZARDS_TO_ALLOW, type Mechanism } from "../model/mechanism.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { bindSite } from "../sites/site.ts";
import { resume } from "./resume.ts";
import { suspend } from "./suspend.ts";

const SAMPLES = [...samples, ...generated].map(
  ({ mechanism, object, path, on }) => [mechanism, object as KubeObject, path, on] as const,
);

function mechanismOf(id: string): Mechanism {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(id);
  return mechanism;
}

function ask(object: KubeObject, mechanism: Mechanism, allow = HAZARDS_TO_ALLOW): ReturnType<typeof suspend> {
  const revision = mechanism.site.kind === "pin" ? { revision: "v1" } : {};
  return suspend(object, { hold: { holder: "ops", effect: mechanism.effect, ...revision }, mechanism, allow });
}

/** Returns an object without Landfall's annotations. */
function bare(object: KubeObject): KubeObject {
  const own = Object.entries(object.metadata?.annotations ?? {}).filter(([key]) => !isLedgerKey(key));
  return { ...object, metadata: { ...object.metadata, annotations: Object.fromEntries(own) } };
}

describe("every row of the catalogue, applied to an object of its kind", () => {
  test.each(SAMPLES)(
    "%s: what it writes is what its truth test takes for suspended, without any hold",
    (id, object, path, on) => {
      const mechanism = mechanismOf(id);
      const held = ask(object, mechanism);
      const after = held.ok ? applyEdits(object, held.value) : held;
      if (!after.ok) throw new Error(after.problems[0]?.message);
      const place = parsePath(path);
      expect(place.ok && readPath(after.value, place.value)).toEqual(on);
      expect(bindSite(mechanism, object).read(object, undefined).state).not.toBe("unknown");
      if (mechanism.site.kind === "pin") return;
      expect(bindSite(mechanism, after.value).read(bare(after.value), undefined).state).toBe("on");
      const told = resolveSuspension(bare(after.value), CATALOGUE).effects.find((effect) => effect.mechanism === id);
      expect(["unattributed", "pending"]).toContain(told?.state);
    },
  );

  test.each(SAMPLES)("%s: taking it back gives the object, and its truth test is as before", (id, object) => {
    const mechanism = mechanismOf(id);
    const held = ask(object, mechanism);
    const on = held.ok ? applyEdits(object, held.value) : held;
    const off = on.ok ? resume(on.value, { holder: "ops", catalogue: CATALOGUE }) : on;
    const after = on.ok && off.ok ? applyEdits(on.value, off.value) : off;
    expect(after.ok && after.value).toEqual(object);
  });

  test.each(SAMPLES)(
    "%s: what is dangerous is refused by name, with what stops and how well that is known",
    (id, object) => {
      const mechanism = mechanismOf(id);
      const grave = mechanism.hazards.filter((hazard) => HAZARDS_TO_ALLOW.includes(hazard));
      const refused = ask(object, mechanism, []);
      if (grave.length === 0) {
        expect(refused.ok).toBe(true);
        return;
      }
      const [problem] = refused.problems;
      expect(problem?.code).toBe("HazardNotAllowed");
      for (const hazard of grave) expect(problem?.hint).toContain(hazard);
      expect(problem?.message).toContain(mechanism.stops);
      expect(problem?.message.includes("(inferred)")).toBe(mechanism.evidence !== "code");
      expect(ask(object, mechanism, grave).ok).toBe(true);
    },
  );
});
