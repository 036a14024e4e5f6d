import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type KrmFunction, type ProcessOutcome, processList } from "../sdk/index.ts";
import { strip } from "../strip/index.ts";
import { collectHolds, setSuspend } from "./index.ts";

const PROFILE = `apiVersion: config.projectsveltos.io/v1beta1
kind: ClusterProfile
metadata:
  name: web # its annotations are copied to every ClusterSummary
spec:
  tier: 100
`;
const PAUSED = "profile.projectsveltos.io/paused";
const HOLD = { suspend: true, holder: "freeze/42", reason: "INC-1", targets: [{}], allow: ["blocks-deletion"] };
const RELEASE = { suspend: false, holder: "freeze/42", targets: [{}] };

function run<Config>(fn: KrmFunction<Config>, documents: readonly string[], fields: object): ProcessOutcome {
  const { apiVersion, kind } = fn.config;
  const items = documents.map((text) => `- ${text.trimEnd().replaceAll("\n", "\n  ")}\n`).join("");
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  return processList(fn, `${head}${items}functionConfig: ${JSON.stringify({ apiVersion, kind, ...fields })}\n`);
}

function after<Config>(fn: KrmFunction<Config>, documents: readonly string[], fields: object): readonly string[] {
  const outcome = run(fn, documents, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const body = outcome.output.slice(outcome.output.indexOf("items:\n") + 7, outcome.output.indexOf("functionConfig:"));
  const items = body.split(/^- /m).slice(1);
  return items.map((text) => text.replaceAll("\n  ", "\n"));
}

const hold = (documents: readonly string[], more: object = {}): readonly string[] =>
  after(setSuspend, documents, { ...HOLD, ...more });
const release = (documents: readonly string[], more: object = {}): readonly string[] =>
  after(setSuspend, documents, { ...RELEASE, ...more });
const codes = ({ results }: ProcessOutcome): readonly (string | undefined)[] =>
  results.flatMap(({ tags }) => tags?.["code"] ?? []);
const entries = (ledger: string | undefined): readonly { readonly [key: string]: never }[] =>
  (parse(ledger ?? "") as { readonly spec: { readonly entries: never } }).spec.entries;

describe("edge 40: a kind whose annotations are copied down keeps its holds in a ledger", () => {
  test("the object carries the switch alone, the ledger the hold and what was there before", () => {
    const [profile = "", ledger] = hold([PROFILE]);
    expect(profile).toContain(`${PAUSED}: ok`);
    expect(profile).not.toContain("hold.landfall.dev");
    expect(ledger).toContain('config.kubernetes.io/local-config: "true"');
    expect(entries(ledger)).toMatchObject([
      { group: "config.projectsveltos.io", kind: "ClusterProfile", namespace: "", name: "web" },
    ]);
    expect(entries(ledger)[0]?.["holds"]).toEqual([
      {
        holder: "freeze/42",
        effect: "delivery",
        mechanism: "sveltos-clusterprofile-paused",
        reason: "INC-1",
        sum: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
  });

  test("edge 1: twice is once; edge 2: two holders share one entry, and the last gives the bytes back", () => {
    const once = hold([PROFILE]);
    expect(hold(once)).toEqual(once);
    const both = hold(once, { holder: "b" });
    expect(entries(both[1])[0]?.["holds"]).toHaveLength(2);
    expect(codes(run(setSuspend, both, RELEASE))).toEqual(["StillHeld"]);
    const [profile, ledger] = release(release(both), { holder: "b" });
    expect(profile).toBe(PROFILE);
    expect(entries(ledger)).toEqual([]);
  });

  test("the order of the items does not matter", () => {
    const other = PROFILE.replace("web", "api");
    const [forth, back] = [hold([PROFILE, other]), hold([other, PROFILE])];
    expect(back.at(-1)).toBe(forth.at(-1));
    expect(release([...forth].reverse()).slice(1)).toEqual([other, PROFILE]);
  });

  test("who holds first, or was let go in between, does not show in its bytes", () => {
    // Their checksums look like numbers to some readers of YAML, and not to others: quotes stand where they must.
    const holders = [{ holder: "a", until: "2026-12-01T06:00:00Z" }, { holder: "b" }, { holder: "rollout/x" }];
    const heldBy = (all: readonly object[]): readonly string[] =>
      all.reduce<readonly string[]>((items, one) => hold(items, one), [PROFILE]);
    const forth = heldBy(holders);
    expect(heldBy(holders.toReversed())).toEqual(forth);
    expect(release(forth, { holder: "b" })).toEqual(heldBy([{ holder: "rollout/x" }, holders[0] ?? {}]));
  });

  test("a ledger for each kpt package that asks for one", () => {
    const inPackage = (name: string): string =>
      PROFILE.replace(
        "spec:",
        `  annotations:\n    internal.config.kubernetes.io/package-path: ${name}\n    internal.config.kubernetes.io/path: ${name}/p.yaml\nspec:`,
      );
    const held = hold([inPackage("a"), inPackage("b")]);
    expect(held.slice(2).map((text) => /path: (.*)ledger.yaml/.exec(text)?.[1])).toEqual([
      "a/suspension-",
      "b/suspension-",
    ]);
    expect(hold(held)).toEqual(held);
  });
});

describe("edge 29: a ledger is never read as empty", () => {
  const [profile = "", ledger = ""] = hold([PROFILE]);
  test.each([
    ["a newer format", ledger.replace("format: 1", "format: 2"), "LedgerNewer"],
    ["no format", ledger.replace("format: 1", "format: one"), "LedgerCorrupt"],
    ["no list", ledger.replace(/entries:[^]*/, "entries: none\n"), "LedgerCorrupt"],
    ["a hold with a field from elsewhere", ledger.replace("reason: INC-1", "sure: true"), "LedgerCorrupt"],
    ["an effect that there is not", ledger.replace("effect: delivery", "effect: pause"), "LedgerCorrupt"],
    ["a saved value that says nothing", ledger.replace("absent: true", "absent: false"), "LedgerCorrupt"],
    ["an entry without a name", ledger.replace("name: web\n", "nam: web\n"), "LedgerCorrupt"],
  ])("%s", (_, broken, code) => {
    expect(broken).not.toBe(ledger);
    expect(codes(run(setSuspend, [profile, broken], RELEASE))).toEqual([code]);
    expect(codes(run(setSuspend, [profile, broken], { ...HOLD, holder: "b" }))).toEqual([code]);
  });

  test("two ledgers of one package that speak of the same object", () => {
    const twin = ledger.replace("suspension-ledger", "other").replaceAll("suspension-ledger.yaml", "other.yaml");
    expect(codes(run(setSuspend, [profile, ledger, twin], RELEASE))).toEqual(["LedgerCorrupt"]);
  });
});

describe("who looks after holds sees those too", () => {
  const UNTIL = { until: "2026-12-01T06:00:00Z", now: "2026-11-21T09:00:00Z" };

  test("gc removes what is past its end", () => {
    const held = hold([PROFILE], UNTIL);
    const early = after(collectHolds, held, { now: "2026-11-30T00:00:00Z" });
    expect(early).toEqual(held);
    const [profile, ledger] = after(collectHolds, held, { now: "2026-12-02T00:00:00Z" });
    expect(profile).toBe(PROFILE);
    expect(entries(ledger)).toEqual([]);
  });

  test("strip takes the ledger with it, and gives back what was there before", () => {
    expect(after(strip, hold([PROFILE]), {})).toEqual([PROFILE]);
    expect(after(setSuspend, hold([PROFILE]), { strip: true })).toEqual([PROFILE]);
  });
});

test("edge 40: a mechanism of one's own may say that annotations are stripped", () => {
  const widget = "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec: {}\n";
  const mechanism = {
    id: "w",
    group: "example.com",
    kind: "Widget",
    effect: "run",
    path: ["spec", "halt"],
    truth: "bool",
  };
  const mechanisms = [{ ...mechanism, on: true, stops: "it", annotations: "stripped" }];
  const held = hold([widget], { mechanisms });
  expect(parse(held[0] ?? "")).toEqual({ ...parse(widget), spec: { halt: true } });
  expect(release(held, { mechanisms })[0]).toBe(widget);
});
