import type { TimeInput } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import {
  aggregateKudoStatus,
  beginKudoPlan,
  executeKudoPlan,
  initializeKudoPlans,
  KUDO_FINALIZER,
  type KudoPlanStatus,
  type KudoState,
  kudoReady,
  kudoRetryAfter,
  lastKudoPlan,
  mayLetGo,
  mustCleanUp,
  readOperatorVersion,
} from "./index.ts";

const NOW = "2026-11-22T10:00:00Z";
const plan = (name: string, status: KudoState, hour = 1): KudoPlanStatus => ({
  name,
  status,
  uid: "u1",
  lastUpdatedTimestamp: `2026-11-22T0${hour}:00:00Z`,
  phases: [{ name: "p", status, message: "m", steps: [{ name: "s", status, message: "m" }] }],
});
const PASS = {
  instance: { namespace: "db", name: "kafka" },
  planName: "deploy",
  plan: { phases: [] },
  planStatus: plan("deploy", "PENDING"),
};
const plansOf = (...plans: readonly KudoPlanStatus[]) => Object.fromEntries(plans.map((one) => [one.name, one]));

test("row 58: a new uid sets everything PENDING, and the same one changes nothing", () => {
  const begun = beginKudoPlan(plan("deploy", "COMPLETE"), "u2", NOW);
  expect(begun).toEqual({
    name: "deploy",
    status: "PENDING",
    uid: "u2",
    lastUpdatedTimestamp: NOW,
    phases: [{ name: "p", status: "PENDING", steps: [{ name: "s", status: "PENDING" }] }],
  });
  expect(beginKudoPlan(begun, "u2", "2027-01-01T00:00:00Z")).toBe(begun);
});

test("statuses follow the version: its order, what is known, NEVER_RUN for what is new, and other plans as they are", () => {
  const { plans } = readOperatorVersion({
    spec: {
      plans: {
        deploy: {
          phases: [
            { name: "new", steps: [{ name: "a" }] },
            { name: "p", steps: [{ name: "s" }, { name: "t" }] },
          ],
        },
        toString: {},
      },
    },
  });
  const known = plansOf(plan("deploy", "COMPLETE"), plan("gone", "COMPLETE"));
  const next = initializeKudoPlans(plans, known);
  expect(
    next["deploy"]?.phases?.map(({ name, status, steps }) => [name, status, steps?.map((step) => step.status)]),
  ).toEqual([
    ["new", "NEVER_RUN", ["NEVER_RUN"]],
    ["p", "COMPLETE", ["COMPLETE", "NEVER_RUN"]],
  ]);
  expect(next["gone"]).toBe(known["gone"]);
  expect(Object.hasOwn(next, "toString") && next["toString"]).toEqual({
    name: "toString",
    status: "NEVER_RUN",
    phases: [],
  });
});

describe("cleanup", () => {
  const life = (status: KudoState | undefined, more: object = {}) => ({
    deleting: true,
    scheduled: "",
    plans: status === undefined ? {} : plansOf(plan("cleanup", status)),
    finalizers: [KUDO_FINALIZER],
    ...more,
  });
  test.each<[what: string, life: ReturnType<typeof life>, begins: boolean, goes: boolean]>([
    ["never ran: it begins", life("NEVER_RUN"), true, false],
    ["is scheduled: not twice", life("NEVER_RUN", { scheduled: "cleanup" }), false, false],
    ["another plan runs: it begins all the same", life("NEVER_RUN", { scheduled: "deploy" }), true, false],
    ["runs", life("IN_PROGRESS"), false, false],
    ["is complete: the finalizer goes", life("COMPLETE"), false, true],
    ["row 63: has failed for good: the finalizer stays", life("FATAL_ERROR"), false, false],
    ["is no plan any more: the finalizer goes", life(undefined), false, true],
    ["of an Instance that lives", life("NEVER_RUN", { deleting: false }), false, false],
    ["complete, of an Instance that lives", life("COMPLETE", { deleting: false }), false, false],
    ["without the finalizer", life("COMPLETE", { finalizers: [] }), false, false],
  ])("%s", (_, given, begins, goes) => {
    expect(mustCleanUp(given)).toBe(begins);
    expect(mayLetGo(given)).toBe(goes);
  });
});

test.each<[minutes: number, required: number]>([
  [0, 1],
  [0.99, 1],
  [1, 2],
  [41, 42],
  [59, 60],
  [600, 60],
  [-5, 1],
])("AC-K10: %s minutes after the last change a pass waits %s s, where KUDO waits one", (minutes, required) => {
  const now = 1_000_000_000_000;
  expect(kudoRetryAfter(now - minutes * 60_000, now)).toBe(required);
  expect(kudoRetryAfter(now - minutes * 60_000, now, { upstream: true })).toBe(1);
});

describe.each([
  ["kudoRetryAfter", (now: TimeInput) => kudoRetryAfter("2026-11-22T09:18:00Z", now)],
  ["kudoRetryAfter, changed", (changed: TimeInput) => kudoRetryAfter(changed, "2026-11-22T10:41:00Z")],
  ["beginKudoPlan", (now: TimeInput) => beginKudoPlan(plan("deploy", "NEVER_RUN"), "u2", now)],
  ["executeKudoPlan", (now: TimeInput) => executeKudoPlan({ ...PASS, now })],
])("%s takes a point in time", (_, call) => {
  const text = "2026-11-22T10:00:00Z";
  test.each([
    ["milliseconds", Date.parse(text)],
    ["a Date", new Date(text)],
    ["RFC 3339 with an offset", "2026-11-22T11:00:00+01:00"],
  ])("as %s", (__, now) => {
    expect(call(now)).toEqual(call(text));
  });

  test.each([["today"], [Number.NaN], [new Date(Number.NaN)], [""]])("and refuses %s", (now) => {
    expect(() => call(now)).toThrow(RangeError);
  });
});

test.each<[life: Parameters<typeof aggregateKudoStatus>[1], running: unknown, ended: unknown]>([
  ["named while running", { status: "PENDING", activePlanName: "deploy" }, { status: "COMPLETE", activePlanName: "" }],
  ["named always", { status: "PENDING", activePlanName: "deploy" }, { status: "COMPLETE", activePlanName: "deploy" }],
  ["derived", undefined, undefined],
])("AC-K5: the aggregated status is computed, %s", (life, running, ended) => {
  expect(aggregateKudoStatus(plan("deploy", "PENDING"), life)).toEqual(running);
  expect(aggregateKudoStatus(plan("deploy", "COMPLETE"), life)).toEqual(ended);
});

describe("lastKudoPlan", () => {
  test.each<[what: string, plans: readonly KudoPlanStatus[], last: string | undefined]>([
    ["none ever ran", [plan("deploy", "NEVER_RUN")], undefined],
    ["the one that runs", [plan("deploy", "COMPLETE", 9), plan("update", "ERROR", 1)], "update"],
    ["the newest", [plan("deploy", "COMPLETE", 1), plan("update", "FATAL_ERROR", 2)], "update"],
  ])("%s", (_, plans, last) => {
    expect(lastKudoPlan(plansOf(...plans)).plan?.name).toBe(last);
  });

  test("AC-K2: of two that run the same one is taken a thousand times, and both are named", () => {
    const both = [plan("upgrade", "PENDING"), plan("deploy", "IN_PROGRESS")];
    for (let round = 0; round < 1000; round++) {
      const { plan: last, conflict } = lastKudoPlan(plansOf(...(round % 2 === 0 ? both : both.toReversed())));
      expect([last?.name, ...conflict]).toEqual(["deploy", "deploy", "upgrade"]);
    }
  });
});

describe("kudoReady", () => {
  const ill = { name: "StatefulSet shop/q", isHealthy: false, message: "1 of 3 are ready" };
  type Reason = ReturnType<typeof kudoReady>["reason"];
  test.each<
    [
      what: string,
      scheduled: string,
      plans: readonly KudoPlanStatus[],
      resources: Parameters<typeof kudoReady>[2],
      required: Reason,
      upstream: Reason,
    ]
  >([
    ["row 30: a plan runs", "deploy", [plan("deploy", "IN_PROGRESS")], [], "PlanInProgress", "PlanInProgress"],
    ["a plan is scheduled and has not begun", "deploy", [], [], "PlanInProgress", "PlanInProgress"],
    ["complete", "deploy", [plan("deploy", "COMPLETE")], [], "ResourcesReady", "ResourcesReady"],
    [
      "complete, and its resources are not well",
      "deploy",
      [plan("deploy", "COMPLETE")],
      [ill],
      "ResourceNotReady",
      "ResourcesReady",
    ],
    ["failed for good", "deploy", [plan("deploy", "FATAL_ERROR")], [], "PlanInFatalError", "PlanInFatalError"],
    [
      "AC-K11: failed for good, and nothing is scheduled since",
      "",
      [plan("deploy", "FATAL_ERROR")],
      [],
      "PlanInFatalError",
      "ResourcesReady",
    ],
    [
      "AC-K11: until a later plan is complete",
      "",
      [plan("deploy", "FATAL_ERROR", 1), plan("update", "COMPLETE", 2)],
      [],
      "ResourcesReady",
      "ResourcesReady",
    ],
    ["idle, and not well", "", [plan("deploy", "COMPLETE")], [ill], "ResourceNotReady", "ResourceNotReady"],
    [
      "row 31: an object that is taken out",
      "",
      [plan("deploy", "COMPLETE")],
      [{ ...ill, isExcluded: true }],
      "ResourcesReady",
      "ResourceNotReady",
    ],
  ])("%s", (_, scheduled, plans, resources, required, upstream) => {
    expect(kudoReady(scheduled, plansOf(...plans), resources).reason).toBe(required);
    expect(kudoReady(scheduled, plansOf(...plans), resources, { upstream: true }).reason).toBe(upstream);
  });

  test("all that is not well is named", () => {
    const { message } = kudoReady("", {}, [ill, { name: "Pod shop/x", isHealthy: false }]);
    expect(message).toBe("StatefulSet shop/q: 1 of 3 are ready, Pod shop/x: is not healthy");
  });
});

test("an OperatorVersion is read in either shape of its tasks, and broken ones too", () => {
  const list = readOperatorVersion({
    spec: {
      operator: { kind: "Operator", name: "kafka" },
      version: "1.3.1",
      appVersion: "2.5.0",
      upgradableFrom: [{ name: "kafka-1" }, "kafka-0"],
      tasks: [{ name: "zk", kind: "KudoOperator", spec: { package: "zookeeper" } }],
      plans: {
        deploy: {
          strategy: "serial",
          phases: [{ name: "p", strategy: "parallel", steps: [{ name: "s", tasks: ["zk", 1] }] }],
        },
      },
    },
  });
  expect(list).toMatchObject({
    operator: "kafka",
    version: "1.3.1",
    appVersion: "2.5.0",
    upgradableFrom: ["kafka-1", "kafka-0"],
    tasks: [{ name: "zk", kind: "KudoOperator", spec: { package: "zookeeper" } }],
  });
  expect(list.plans.get("deploy")?.phases?.[0]?.steps).toEqual([{ name: "s", tasks: ["zk"] }]);
  expect(readOperatorVersion({ spec: { tasks: { zk: { resources: ["a.yaml"] } } } }).tasks).toEqual([
    { name: "zk", kind: "Apply", spec: { resources: ["a.yaml"] } },
  ]);
  expect(readOperatorVersion({ spec: null })).toMatchObject({ operator: undefined, tasks: [], upgradableFrom: [] });
  expect(readOperatorVersion({ spec: { plans: [], tasks: "x", upgradableFrom: 1 } })).toMatchObject({
    tasks: [],
    upgradableFrom: [],
  });
});
