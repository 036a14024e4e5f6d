import { expect, test } from "vitest";
import { type KubeObject, success } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { readLedger } from "../ledger/ledger.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { planResumption } from "./resume.ts";
import { planSuspension } from "./suspend.ts";

const SAMPLES = [...samples, ...generated].map(({ mechanism, object }) => [mechanism, object as KubeObject] as const);

test.each(SAMPLES)("%s: what a plan says it leaves is what its edits make, ledger included", (id, object) => {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(`no mechanism ${id}`);
  const revision = mechanism.site.kind === "pin" ? { revision: "v1" } : {};
  const hold = { holder: "ann", effect: mechanism.effect, ...revision };
  const held = planSuspension(object, { hold, mechanism, allow: HAZARDS_TO_ALLOW });
  if (!held.ok) throw new Error(held.problems[0]?.message);
  const { edits, after } = held.value;
  expect(applyEdits(object, edits)).toEqual(success(after.object));
  expect(readLedger(after.object)).toEqual(success(after.ledger));

  const freed = planResumption(after.object, { holder: "ann", catalogue: CATALOGUE });
  if (!freed.ok) throw new Error(freed.problems[0]?.message);
  expect(applyEdits(after.object, freed.value.edits)).toEqual(success(freed.value.after.object));
});
