import { expect, test } from "vitest";
import { CATALOGUE } from "../catalogue/index.ts";
import { suspend } from "../write/suspend.ts";

const MUST_BE_ALLOWED = ["kills-running", "blocks-deletion", "stops-cert-rotation", "orphans-on-delete"];
const WITH_HAZARDS = CATALOGUE.mechanisms.filter(({ hazards }) => hazards.some((one) => MUST_BE_ALLOWED.includes(one)));

test.each(WITH_HAZARDS.map((mechanism) => [mechanism.id, mechanism] as const))(
  "%s: what was not read in controller code is said to be inferred",
  (_, mechanism) => {
    const group = mechanism.group.replace("*", "x");
    const object = {
      apiVersion: `${group}/v1`,
      kind: mechanism.kind.replace("*", "X"),
      metadata: { name: "a" },
      spec: {},
    };
    const asked = suspend(object, { hold: { holder: "h", effect: mechanism.effect, revision: "v1" }, mechanism });
    const told = asked.problems.filter(({ code }) => code === "HazardNotAllowed" || code === "OrphansOnDelete");
    for (const { message } of told) expect(message.endsWith(" (inferred)")).toBe(mechanism.evidence !== "code");
  },
);
