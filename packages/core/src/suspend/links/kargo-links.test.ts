import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { inOrder } from "../live/order.ts";
import { resolveAmong } from "../resolve/resolve-among.ts";

const WINDOW = "status.promotionWindowStatus";
const HOLDS = "status.effectiveAutoPromotionHolds";
const hold = { "Warehouse/web": { actor: "ana", freightName: "f1" } };

test.each([
  ["no status yet", undefined, undefined, []],
  [
    "a window forbids promotions",
    { promotionWindowStatus: { closed: true, reason: "freeze" } },
    "unattributed",
    [WINDOW],
  ],
  ["a window will, later", { promotionWindowStatus: { closed: false } }, "active", []],
  ["Kargo holds an origin", { effectiveAutoPromotionHolds: hold }, "unattributed", [HOLDS]],
  ["it holds none any more", { effectiveAutoPromotionHolds: {} }, undefined, []],
  [
    "both",
    { promotionWindowStatus: { closed: true }, effectiveAutoPromotionHolds: hold },
    "unattributed",
    [WINDOW, HOLDS],
  ],
])("a Stage of Kargo: %s", (_, status, state, fields) => {
  const metadata = { name: "prod", namespace: "shop" };
  const stage = { apiVersion: "kargo.akuity.io/v1alpha1", kind: "Stage", metadata, status } as KubeObject;
  const { effects, problems } = resolveAmong(stage, { catalogue: CATALOGUE, objects: new Map() });
  expect(problems).toEqual([]);
  expect(effects[0]?.state).toBe(state);
  expect(effects[0]?.causes.map(({ field }) => field) ?? []).toEqual(fields);
  expect(inOrder([stage], "suspend", CATALOGUE)).toMatchObject({ ok: true, value: [stage] });
});
