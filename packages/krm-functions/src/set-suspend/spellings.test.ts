import { readFileSync } from "node:fs";
import type { Path } from "@landfall/core/object";
import { CATALOGUE, type Mechanism } from "@landfall/core/suspend";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { evalPackage } from "../runner/eval-package.ts";
import { openItem } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

const MECHANISMS = readFileSync(new URL("fixtures/mechanisms.yaml", import.meta.url), "utf8").split("---\n");
const ALLOW = ["kills-running", "blocks-deletion", "stops-cert-rotation"];

interface Ran {
  readonly text: string;
  readonly codes: readonly (string | undefined)[];
}

/** The text of a file after a run; `undefined` if the run was refused. */
function run(text: string, fields: object): Ran | undefined {
  const config = JSON.stringify({
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "SetSuspend",
    targets: [{}],
    ...fields,
  });
  const outcome = evalPackage({ root: "/p", files: [{ path: "a.yaml", text }] }, setSuspend, { form: "any", config });
  if (!outcome.ok) return undefined;
  const change = outcome.value.changes.find(({ path }) => path === "a.yaml");
  const codes = outcome.value.steps.flatMap(({ results }) => results.map(({ tags }) => tags?.["code"]));
  return { text: change?.after ?? text, codes };
}

const hold = (text: string, mechanism: string, more: object = {}): Ran | undefined =>
  run(text, { suspend: true, holder: "a", mechanism, allow: ALLOW, ...more });

const letGo = (text: string): string | undefined => run(text, { suspend: false, holder: "a" })?.text;

/**
 * Whether holding and letting go restores the same bytes; true also if the object cannot be held or is held already.
 */
function comesBack(text: string, mechanism: string, more: object = {}): boolean | "lost" {
  const held = hold(text, mechanism, more);
  if (held === undefined || held.text === text) return true;
  const back = letGo(held.text);
  if (!held.codes.includes("SpellingLost")) return back === text;
  expect(parse(back ?? "")).toEqual(parse(text));
  return "lost";
}

const CRON_JOB = (value: string): string =>
  `apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec:\n  suspend:${value}\n  schedule: "0 3 * * *"\n`;
const DEPLOYMENT = (value: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\nspec: # of it\n  replicas:${value}\n  selector: {}\n`;
const POLICY = (value: string): string =>
  `apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata:\n  name: a\nspec:\n  suspension:${value}\n  resourceSelectors: []\n`;

describe("suspend and resume give an odd spelling back to the byte", () => {
  test.each([
    "",
    " ~",
    " Null",
    " NULL # off",
    " # off",
    " !!null null",
    " &off ~",
    " !!bool false",
    " &off !!bool false",
  ])("a switch written suspend:%s", (value) => expect(comesBack(CRON_JOB(value), "cronjob-suspend")).toBe(true));

  test.each([
    "\n    false",
    "\n\n    # why\n    false # by ana",
    " # why\n    false",
    "   false",
    " !!bool # why\n    false",
  ])("a switch written suspend:%j", (value) => expect(comesBack(CRON_JOB(value), "cronjob-suspend")).toBe(true));

  test.each([" 0x3", " 03", " 0o3", " 3.0", " +3", " 3e0", " !!int 3", ' !!int "3"', " &n 3", " 0b11"])(
    "a number written replicas:%s",
    (value) => expect(comesBack(DEPLOYMENT(value), "deployment-replicas")).toBe(true),
  );

  test.each([
    "",
    " ~",
    " { }",
    "\n    # none\n    {}",
    "\n    dispatching: ~",
    "\n    dispatchingOnClusters:",
    '\n    dispatchingOnClusters:\n      # the first ones\n      clusterNames:\n      - a # x\n      - "b"\n    scheduling: false',
    "\n    dispatchingOnClusters: { clusterNames: [ a,b ] }",
    " {dispatchingOnClusters: {clusterNames: [a]}, scheduling: false}",
  ])("a map written suspension:%j", (value) => {
    const id = "karmada-propagationpolicy-dispatching";
    expect(comesBack(POLICY(value), id)).toBe(true);
    expect(comesBack(POLICY(value), id, { targets: [{ clusters: ["m1"] }] })).toBe(true);
  });

  test("a flow mapping with a comma behind its last entry", () => {
    const text = CRON_JOB(" false").replace("name: a", "name: a\n  annotations: { b: c, }");
    expect(comesBack(text, "cronjob-suspend")).toBe(true);
  });
});

test("what cannot be kept is said, and the value comes back: a text that is too long", () => {
  const text = CRON_JOB(` # ${"why ".repeat(300)}\n    false`);
  expect(hold(text, "cronjob-suspend")?.codes).toContain("SpellingLost");
  expect(comesBack(text, "cronjob-suspend")).toBe("lost");
});

test.each([
  ["an alias", "minReadySeconds: &n 3\n  replicas: *n", "minReadySeconds: &n 3\n  replicas: 0"],
  ["merged", "x: &n {replicas: 3}\n  <<: *n", "x: &n {replicas: 3}\n  <<: *n\n  replicas: 0"],
])("a value that is %s is held without a change of what it is shared with, and comes back", (_, spec, during) => {
  const text = DEPLOYMENT(" 1").replace("  replicas: 1\n  selector: {}\n", `  ${spec}\n`);
  const held = hold(text, "deployment-replicas")?.text ?? "";
  expect(held).toContain(`  ${during}\n`);
  expect(parse(letGo(held) ?? "", { merge: true })).toEqual(parse(text, { merge: true }));
});

test("a value with an anchor that others refer to is refused, and says why", () => {
  const text = DEPLOYMENT(" 1").replace("replicas: 1", "replicas: &n 3\n  minReadySeconds: *n");
  const config = { suspend: true, holder: "a", mechanism: "deployment-replicas", allow: ALLOW, targets: [{}] };
  const outcome = evalPackage({ root: "/p", files: [{ path: "a.yaml", text }] }, setSuspend, {
    form: "any",
    config: JSON.stringify({ apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...config }),
  });
  expect(outcome.problems.map(({ code }) => code)).toContain("EditRefused");
});

describe("a spelling counts only while it is true", () => {
  const held = hold(CRON_JOB(" ~"), "cronjob-suspend")?.text ?? "";

  test("it is kept in the saved value, beside it", () => {
    expect(held).toContain('"spellings":[{"path":["spec","suspend"],"text":" ~"}]');
  });

  test.each([
    ["an absent value", CRON_JOB(" ~").replace("  suspend: ~\n", "")],
    ["false", CRON_JOB(" false # off")],
    ["True", CRON_JOB(" True")],
  ])("of %s there is nothing to keep", (_, text) => {
    expect(hold(text, "cronjob-suspend")?.text).toContain("saved.hold.landfall.dev/");
    expect(hold(text, "cronjob-suspend")?.text).not.toContain("spellings");
  });

  test("a comment that somebody wrote meanwhile stays", () => {
    const commented = held.replace("suspend: true", "suspend: true # INC-1");
    expect(letGo(commented)).toBe(CRON_JOB(" null # INC-1"));
  });

  test.each([
    ["reads as another value", " 5"],
    ["brings a field of its own", " ~\n  schedule: never"],
    ["is no YAML", " {"],
    ["ends the document", " ~\n---\na: b"],
  ])("one that %s is not written", (_, spelling) => {
    const forged = held
      .replaceAll(/"sum":"[0-9a-f]{16}",/g, "")
      .replace('"text":" ~"', `"text":${JSON.stringify(spelling)}`);
    expect(forged).not.toBe(held);
    expect(letGo(forged)).toBe(CRON_JOB(" null"));
  });

  test("one from before the file became JSON is not written into it", () => {
    const json = JSON.stringify(parse(held), null, 2);
    const back = letGo(json) ?? "";
    expect(JSON.parse(back)).toEqual(parse(CRON_JOB(" null")));
  });

  test("one that somebody changes while it is held comes back as they wrote it", () => {
    const changed = held.replace("suspend: true", "suspend: !!bool false");
    const again = hold(changed, "cronjob-suspend")?.text ?? "";
    expect(letGo(again)).toBe(CRON_JOB(" !!bool false"));
  });
});

/** The field that a mechanism writes, and values for it. */
function fieldOf({ site }: Mechanism): { readonly path: Path; readonly words: readonly string[] } {
  if (site.kind === "clusters") return { path: site.all, words: [] };
  if (site.kind === "pin") return { path: site.pins[0]?.path ?? [], words: ["main"] };
  return { path: site.path, words: [...(site.values ?? []), "false", "word"] };
}

/** The object of a mechanism's fixture, with the given text as the value of the field that the mechanism writes. */
function written(mechanism: Mechanism, path: Path, value: string): string {
  const document = MECHANISMS.find((text) => text.startsWith(`# ${mechanism.id}\n`)) ?? "";
  const opened = openItem(document.slice(document.indexOf("\n") + 1));
  if (!opened.ok) throw new Error(mechanism.id);
  const item = opened.value;
  item.set(path, "MARK");
  const line = item.text.split("\n").find((each) => each.includes("MARK")) ?? "";
  return item.text.replace(" MARK", value.replaceAll("\n", `\n${" ".repeat(line.search(/\S/))}`));
}

const spelled = (words: readonly string[]): fc.Arbitrary<string> => {
  const scalar = fc.constantFrom(
    "~",
    "null",
    "Null",
    "",
    "false",
    "False",
    "true",
    "TRUE",
    "3",
    "0x3",
    "03",
    "3.0",
    "-1",
    "1e3",
  );
  const word = fc.constantFrom(...words, "other");
  const quoted = word.chain((text) =>
    fc.constantFrom(text, `"${text}"`, `'${text}'`, `"\\x${text.charCodeAt(0).toString(16)}${text.slice(1)}"`),
  );
  const block = fc
    .tuple(fc.constantFrom("|-", ">-", "|", ">+", "|- # why"), word)
    .map(([head, text]) => ` ${head}\n  ${text}`);
  const properties = fc.constantFrom("", "&a ", "!!str ", "! ", "&a !!str ");
  const before = fc.constantFrom(" ", "  ", "\n  ", " # why\n  ", "\n  # why\n  ");
  const behind = fc.constantFrom("", " # by ana", "   # by ana");
  const line = fc.tuple(before, properties, fc.oneof(scalar, quoted), behind).map((parts) => parts.join("").trimEnd());
  return fc.oneof({ weight: 4, arbitrary: line }, block);
};

test("property: whatever a mechanism writes over comes back to the byte, however it was written", () => {
  const cases = fc
    .constantFrom(...CATALOGUE.mechanisms)
    .chain((mechanism) => fc.tuple(fc.constant(mechanism), spelled(fieldOf(mechanism).words), fc.boolean()));
  let held = 0;
  fc.assert(
    fc.property(cases, ([mechanism, value, isWindows]) => {
      const { path } = fieldOf(mechanism);
      const text = written(mechanism, path, value);
      const pinned = mechanism.site.kind === "pin" ? { revision: "v1" } : {};
      const document = isWindows ? text.replaceAll("\n", "\r\n") : text;
      if (hold(document, mechanism.id, pinned)?.text !== document) held++;
      expect(comesBack(document, mechanism.id, pinned), document).toBe(true);
    }),
    { numRuns: 400 },
  );
  expect(held).toBeGreaterThan(100);
});
