import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { VERB_STATES } from "../advance/apply-commands.ts";
import { hasEnded, type RunWord } from "../model/words.ts";
import { admitChange } from "./admit-change.ts";
import type { AdmissionChange, AskedFor, BookedParameter, ChangeDecision, PlanBook } from "./change.ts";
import { ADMISSION_RULES } from "./rules.ts";

const PARAMETERS: readonly BookedParameter[] = [
  { name: "size", trigger: "deploy" },
  { name: "level", trigger: "update" },
  { name: "note" },
  { name: "zone", immutable: true },
  { name: "lost", trigger: "ghost" },
  { name: "port", wrongValue: (value) => (/^\d+$/.test(value) ? undefined : "must be of type integer") },
];
const book = (plans: string, parameters = PARAMETERS): PlanBook => ({ plans: new Set(plans.split(" ")), parameters });
const ALL = book("deploy update upgrade cleanup backup");
const asked = (more: Partial<AskedFor> = {}): AskedFor => ({
  plan: "",
  uid: "",
  hasEnded: false,
  revision: "v1",
  parameters: { size: "1", zone: "a" },
  ...more,
});
const running = (plan: string, more: Partial<AskedFor> = {}): AskedFor => asked({ plan, uid: "u1", ...more });
const set = (parameters: AskedFor["parameters"]): Partial<AskedFor> => ({
  parameters: { size: "1", zone: "a", ...parameters },
});
const ask = (old: AskedFor, next: AskedFor, more: Partial<AdmissionChange> = {}): AdmissionChange => ({
  old,
  new: next,
  deleting: false,
  book: ALL,
  ...more,
});

type Row = [what: string, change: AdmissionChange, answer: ChangeDecision["answer"], rule: string, plan?: string];

const HOLES: readonly [what: string, change: AdmissionChange, required: string, upstream: string][] = [
  [
    "a re-trigger of a run that has ended begins",
    ask(running("deploy", { hasEnded: true }), running("deploy", { uid: "u2", hasEnded: true })),
    "PlanSetAgain",
    "Ended",
  ],
  [
    "nobody writes by hand that a run has ended",
    ask(running("deploy"), running("deploy", { hasEnded: true })),
    "EndedByHand",
    "Ended",
  ],
  ["a run stays while the object goes", ask(running("deploy"), asked(), { deleting: true }), "RunStays", "Deleting"],
  [
    "a parameter that is not declared any more hides no other",
    ask(asked({ parameters: { gone: "1", level: "1" } }), asked({ parameters: {} })),
    "Update",
    "Nothing",
  ],
];

const say = (verb: "cancel" | "override"): Partial<AdmissionChange> => ({
  command: { verb, by: "ann", reason: "why", run: "Running" },
});
const SAID: readonly Row[] = [
  ["cancel ends the run", ask(running("deploy"), asked(), say("cancel")), "clear", "Cancelled"],
  [
    "cancel ends it also while the object goes",
    ask(running("deploy"), asked(), { ...say("cancel"), deleting: true }),
    "allow",
    "Deleting",
  ],
  ["cancel replaces nothing", ask(running("deploy"), running("backup"), say("cancel")), "deny", "PlanReplaced"],
  [
    "override begins another plan",
    ask(running("deploy"), running("backup"), say("override")),
    "trigger",
    "Overridden",
    "backup",
  ],
  ["override begins no cleanup", ask(running("deploy"), running("cleanup"), say("override")), "deny", "PlanReplaced"],
  [
    "override lets an upgrade through",
    ask(running("deploy"), running("deploy", { revision: "v2" }), say("override")),
    "trigger",
    "Upgrade",
    "upgrade",
  ],
  [
    "override lets an update through",
    ask(running("deploy"), running("deploy", set({ level: "2" })), say("override")),
    "trigger",
    "Update",
    "update",
  ],
];

const ROWS: readonly Row[] = [
  ["nothing", ask(asked(), asked()), "allow", "Nothing"],
  ["1: a plan that is not there", ask(asked(), running("ghost")), "deny", "PlanUndefined"],
  ["1: a plan with the name of a field of every object", ask(asked(), running("constructor")), "deny", "PlanUndefined"],
  ["2: a parameter that is not declared", ask(asked(), asked(set({ other: "1" }))), "deny", "ParameterUndefined"],
  [
    "2: __proto__ is no parameter",
    ask(asked(), asked(set(JSON.parse('{"__proto__":"1"}')))),
    "deny",
    "ParameterUndefined",
  ],
  ["2: an immutable parameter", ask(asked(), asked(set({ zone: "b" }))), "deny", "ParameterImmutable"],
  ["2: a value that is none", ask(asked(), asked(set({ port: "x" }))), "deny", "ParameterInvalid"],
  ["3: a trigger that is not there", ask(asked(), asked(set({ lost: "1" }))), "deny", "TriggerUndefined"],
  ["3: several triggers", ask(asked(), asked(set({ size: "2", level: "2" }))), "deny", "TriggersSeveral"],
  [
    "3: nothing to trigger",
    ask(asked(), asked(set({ note: "2" })), { book: book("backup") }),
    "deny",
    "NothingToTrigger",
  ],
  ["4: cleanup is replaced", ask(running("cleanup"), running("deploy"), { deleting: true }), "deny", "CleanupStays"],
  ["4: cleanup is taken away", ask(running("cleanup"), asked(), { deleting: true }), "deny", "CleanupStays"],
  [
    "5: an update while it goes",
    ask(asked(), asked(set({ size: "2" })), { deleting: true }),
    "deny",
    "NoChangeWhileDeleting",
  ],
  [
    "5: an upgrade while it goes",
    ask(asked(), asked({ revision: "v2" }), { deleting: true }),
    "deny",
    "NoChangeWhileDeleting",
  ],
  ["6: another plan while it goes", ask(asked(), running("deploy"), { deleting: true }), "deny", "OnlyCleanup"],
  [
    "7: cleanup begins",
    ask(running("deploy"), running("cleanup"), { deleting: true, role: "controller" }),
    "allow",
    "Deleting",
  ],
  [
    "8: the parameters trigger another plan",
    ask(running("deploy"), running("deploy", set({ level: "2" }))),
    "deny",
    "UpdateOfOtherPlan",
  ],
  [
    "9: an upgrade while a plan runs",
    ask(running("deploy"), running("deploy", { revision: "v2" })),
    "deny",
    "UpgradeWhileRunning",
  ],
  ["10: an upgrade with a plan", ask(asked(), running("deploy", { revision: "v2" })), "deny", "UpgradeWithPlan"],
  [
    "11: an upgrade with an update",
    ask(asked(), asked({ revision: "v2", ...set({ level: "2" }) })),
    "deny",
    "UpgradeWithUpdate",
  ],
  ["12: another plan instead", ask(running("deploy"), running("backup")), "deny", "PlanReplaced"],
  ["13: the plan taken away", ask(running("deploy"), asked()), "deny", "PlanTakenAway"],
  ["14: an update with a plan", ask(asked(), running("deploy", set({ size: "2" }))), "deny", "UpdateWithPlan"],
  ["15: cleanup by hand", ask(asked(), running("cleanup")), "deny", "CleanupByHand"],
  ["16: an upgrade", ask(asked(), asked({ revision: "v2" })), "trigger", "Upgrade", "upgrade"],
  [
    "16: an upgrade, without plan upgrade",
    ask(asked(), asked({ revision: "v2" }), { book: book("deploy update") }),
    "trigger",
    "Upgrade",
    "update",
  ],
  [
    "16: an upgrade, without plan update",
    ask(asked(), asked({ revision: "v2" }), { book: book("deploy") }),
    "trigger",
    "Upgrade",
    "deploy",
  ],
  [
    "16: an upgrade, and none of them",
    ask(asked(), asked({ revision: "v2" }), { book: book("backup") }),
    "deny",
    "NothingToUpgradeWith",
  ],
  [
    "16: an upgrade with parameters of deploy",
    ask(asked(), asked({ revision: "v2", ...set({ size: "2" }) })),
    "trigger",
    "Upgrade",
    "upgrade",
  ],
  [
    "16: a parameter that only the new revision declares is no change",
    ask(asked(), asked({ revision: "v2" }), {
      oldBook: book("deploy", []),
      book: book("deploy", [{ name: "fresh", trigger: "backup" }, ...PARAMETERS.slice(0, 1), { name: "zone" }]),
    }),
    "trigger",
    "Upgrade",
    "deploy",
  ],
  ["17: an update", ask(asked(), asked(set({ level: "2" }))), "trigger", "Update", "update"],
  ["17: without a trigger: update", ask(asked(), asked(set({ note: "2" }))), "trigger", "Update", "update"],
  [
    "17: without a trigger, nor plan update: deploy",
    ask(asked(), asked(set({ note: "2" })), { book: book("deploy") }),
    "trigger",
    "Update",
    "deploy",
  ],
  ["17: a parameter that is taken away", ask(asked(set({ level: "2" })), asked()), "trigger", "Update", "update"],
  [
    "17: the same plan begins anew in the middle",
    ask(running("deploy"), running("deploy", set({ size: "2" }))),
    "trigger",
    "Update",
    "deploy",
  ],
  ["18: a plan", ask(asked(), running("backup")), "trigger", "PlanSet", "backup"],
  [
    "19: the run has ended",
    ask(running("deploy"), running("deploy", { hasEnded: true }), { role: "controller" }),
    "clear",
    "Ended",
  ],
  [
    "20: the same plan again",
    ask(running("deploy"), running("deploy", { uid: "u2" })),
    "trigger",
    "PlanSetAgain",
    "deploy",
  ],
  ["21: a label", ask(running("deploy"), running("deploy")), "allow", "Nothing"],
];

describe("AC-K3: what may be changed while something runs", () => {
  test.each(ROWS)("%s", (_, change, answer, rule, plan) => {
    expect(admitChange(change)).toMatchObject({ answer, rule, ...(plan !== undefined && { plan }) });
  });

  test.each(HOLES)("a hole that is closed: %s", (_, change, required, upstream) => {
    expect(admitChange(change).rule).toBe(required);
    expect(admitChange(change, { upstream: true }).rule).toBe(upstream);
  });

  test.each<
    [what: string, now: BookedParameter, before: BookedParameter | undefined, value: string | undefined, rule: string]
  >([
    ["becomes immutable, without a value", { name: "p", immutable: true }, { name: "p" }, undefined, "ParameterNeeded"],
    ["becomes immutable, with a value", { name: "p", immutable: true }, { name: "p" }, "1", "Upgrade"],
    ["becomes mutable", { name: "p" }, { name: "p", immutable: true }, undefined, "Upgrade"],
    [
      "is new and immutable, without a value",
      { name: "p", immutable: true, default: "d" },
      undefined,
      undefined,
      "ParameterNeeded",
    ],
    ["is new and immutable, with a value", { name: "p", immutable: true }, undefined, "1", "Upgrade"],
    ["is new, required and without a value", { name: "p", required: true }, undefined, undefined, "ParameterInvalid"],
    [
      "is new, required and has a default",
      { name: "p", required: true, default: "1" },
      undefined,
      undefined,
      "Upgrade",
    ],
    [
      "stays immutable, and is changed by an upgrade",
      { name: "p", immutable: true },
      { name: "p", immutable: true },
      "2",
      "Upgrade",
    ],
  ])("row 72: a parameter that %s", (_, now, before, value, rule) => {
    const parameters = value === undefined ? {} : { p: value };
    const kept = before === undefined || value === undefined ? parameters : { p: value };
    const change = ask(asked({ parameters: rule === "Upgrade" ? kept : {} }), asked({ revision: "v2", parameters }), {
      book: book("deploy", [{ trigger: "deploy", ...now }]),
      oldBook: book("deploy", before === undefined ? [] : [before]),
    });
    expect(admitChange(change).rule).toBe(rule);
  });
});

describe("row 57: plans by their trigger", () => {
  const DECLARED = ["upgrade", "update", "deploy", "backup"].map((trigger) => ({ name: `on-${trigger}`, trigger }));

  test.each([
    ["the one that the parameter names, deploy", "deploy update upgrade", { "on-deploy": "1" }, "deploy"],
    ["the one that the parameter names, update", "deploy update upgrade", { "on-update": "1" }, "update"],
    ["the one that the parameter names, upgrade", "deploy update upgrade", { "on-upgrade": "1" }, "upgrade"],
    ["the one that the parameter names, backup", "deploy backup", { "on-backup": "1" }, "backup"],
    ["without a name: update", "deploy update upgrade", { free: "1" }, "update"],
    ["without a name and without update: deploy", "deploy upgrade", { free: "1" }, "deploy"],
    ["without any of them: none", "upgrade backup", { free: "1" }, undefined],
    ["one that is not there: none", "deploy", { "on-backup": "1" }, undefined],
  ])("of a parameter: %s", (_, plans, parameters, plan) => {
    const own = book(plans, [...DECLARED, { name: "free" }]);
    const answer = admitChange(ask(asked({ parameters: {} }), asked({ parameters }), { book: own }));
    expect([answer.answer, answer.plan]).toEqual(plan === undefined ? ["deny", undefined] : ["trigger", plan]);
  });

  test.each([
    ["deploy update upgrade", "upgrade"],
    ["deploy update", "update"],
    ["deploy", "deploy"],
    ["backup cleanup", undefined],
  ])("of an upgrade, where there are %s: %s", (plans, plan) => {
    const answer = admitChange(ask(asked(), asked({ revision: "v2" }), { book: book(plans) }));
    expect([answer.answer, answer.plan]).toEqual(plan === undefined ? ["deny", undefined] : ["trigger", plan]);
  });
});

describe("AC-K9: verbs", () => {
  const words: readonly RunWord[] = ["Running", "Complete", "Failed", "Cancelled", "Superseded"];
  const verbs = Object.entries(VERB_STATES) as [keyof typeof VERB_STATES, readonly RunWord[]][];
  test.each(verbs.flatMap(([verb, states]) => words.map((run) => [verb, run, states.includes(run)] as const)))(
    "%s of a run that is %s: %s",
    (verb, run, allowed) => {
      const decision = admitChange(
        ask(running("deploy"), running("deploy"), { command: { verb, by: "ann", reason: "why", run } }),
      );
      expect(decision.answer).toBe(allowed ? "allow" : "deny");
    },
  );

  test.each(SAID)("%s", (_, change, answer, rule, plan) => {
    expect(admitChange(change)).toMatchObject({ answer, rule, ...(plan !== undefined && { plan }) });
  });

  test.each([
    ["who", { by: "", reason: "why" }],
    ["why", { by: "ann", reason: "" }],
  ])("none counts without %s", (_, said) => {
    const decision = admitChange(ask(asked(), asked(), { command: { verb: "cancel", run: "Running", ...said } }));
    expect(decision).toMatchObject({ answer: "deny", rule: "VerbWithoutReason", field: "command" });
  });

  test("each ends a run or goes on with it", () => {
    expect(words.filter(hasEnded)).toEqual(["Complete", "Failed", "Cancelled", "Superseded"]);
  });
});

describe("AC-F13: tenancy", () => {
  const mine = (target: string): boolean => target.startsWith("team-a/");
  test("a target outside of what the caller may change is refused by name, whatever else is asked", () => {
    const targets = ["team-b/edge-2", "team-a/edge-1", "team-b/edge-1", "team-b/edge-1"];
    const decision = admitChange(ask(asked(), running("ghost"), { targets, mayChange: mine }));
    expect(decision).toMatchObject({ answer: "deny", rule: "OutOfScope", field: "targets" });
    expect(decision.message).toContain("team-b/edge-1, team-b/edge-2: ");
    expect(decision.message).not.toContain("team-a");
  });

  test("targets of several namespaces are fine where the caller may change them all", () => {
    const targets = ["team-a/edge-1", "team-b/edge-1"];
    expect(admitChange(ask(asked(), running("deploy"), { targets, mayChange: () => true })).rule).toBe("PlanSet");
    expect(admitChange(ask(asked(), running("deploy"), { targets })).rule).toBe("PlanSet");
    expect(admitChange(ask(asked(), running("deploy"), { mayChange: mine })).rule).toBe("PlanSet");
  });

  test("KUDO knows no scope", () => {
    const change = ask(asked(), running("deploy"), { targets: ["team-b/edge-1"], mayChange: mine });
    expect(admitChange(change, { upstream: true }).rule).toBe("PlanSet");
  });
});

const PLANS = ["", "deploy", "update", "cleanup", "backup", "ghost"];
const side = fc.record({
  plan: fc.constantFrom(...PLANS),
  uid: fc.constantFrom("", "u1", "u2"),
  hasEnded: fc.boolean(),
  revision: fc.constantFrom("v1", "v2"),
  parameters: fc.dictionary(fc.constantFrom("size", "level", "note", "zone", "other"), fc.constantFrom("1", "2")),
});
const change = fc.record({
  old: side,
  new: side,
  deleting: fc.boolean(),
  book: fc.constantFrom(ALL, book("deploy"), book("backup")),
  role: fc.constantFrom("user" as const, "controller" as const),
});

describe("properties", () => {
  test("AC-K2: the same change gives the same answer, in whatever order its parameters come", () => {
    fc.assert(
      fc.property(change, fc.boolean(), (given, upstream) => {
        const turn = (one: AskedFor): AskedFor => ({
          ...one,
          parameters: Object.fromEntries(Object.entries(one.parameters).toReversed()),
        });
        const turned = { ...given, old: turn(given.old), new: turn(given.new) };
        expect(admitChange(turned, { upstream })).toEqual(admitChange(given, { upstream }));
      }),
      { numRuns: 1000 },
    );
  });

  test("AC-K3: the right answer differs from KUDO's only where one of its holes is", () => {
    const closed = ["PlanSetAgain", "EndedByHand", "RunStays"];
    fc.assert(
      fc.property(change, (given) => {
        const declared = Object.keys(given.old.parameters).every((name) => name !== "other");
        const [required, upstream] = [admitChange(given), admitChange(given, { upstream: true })];
        if (declared && !closed.includes(required.rule)) expect(required).toEqual(upstream);
      }),
      { numRuns: 2000 },
    );
  });

  test("every rule has a row", () => {
    const rules = new Set([...ROWS, ...SAID].map(([, , , rule]) => rule));
    for (const [, , required, upstream] of HOLES) rules.add(required).add(upstream);
    const elsewhere = /^OutOfScope$|^Cannot|^VerbWithoutReason$|^ParameterNeeded$/;
    const missing = ADMISSION_RULES.filter(({ name }) => !elsewhere.test(name) && !rules.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
