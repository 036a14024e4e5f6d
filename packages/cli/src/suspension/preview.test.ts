import { CATALOGUE, type Mechanism } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

function toldOf(mechanism: Mechanism): Told {
  const { group, kind, effect } = mechanism;
  return {
    ref: { group, kind, namespace: "shop", name: "web" },
    file: { path: "web.yaml", index: 0 },
    outcome: "done",
    effect,
    mechanism,
    problems: [],
  };
}

const DANGEROUS = CATALOGUE.mechanisms.filter(({ hazards }) => hazards.length > 0);

test.each(DANGEROUS.map((mechanism) => [mechanism.id, mechanism] as const))(
  "%s: what a hazard rests on is said in the preview, where it was not read in code",
  (_, mechanism) => {
    const [, dangers = ""] = previewOf([toldOf(mechanism)], { holder: "ops" }).split("dangerous:\n");
    const said = dangers.split(" × ").length - 1;
    expect(said).toBe(mechanism.hazards.length);
    const inferred = dangers.split("(inferred)").length - 1;
    expect(inferred).toBe(mechanism.evidence === "code" ? 0 : said);
  },
);
