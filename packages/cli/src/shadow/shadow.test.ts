import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";
import { reportOf } from "../rollout/stories/report-of.ts";

const CONFIG = (revision: string): string => `apiVersion: fn.landfall.dev/v1alpha1
kind: ComputeWave
metadata:
  name: shop
rollout: shop
package: shop
revision: ${revision}
clusters:
- name: a
- name: b
- name: c
strategy:
  waves:
  - name: canary
    select:
      targets: [a/shop]
    soak: 10m
  - name: rest
    select:
      rest: true
`;

let root: string;
let strategyIn = (config: string): string => config;
beforeEach(() => {
  strategyIn = (config) => config;
  root = mkdtempSync(join(tmpdir(), "landfall-shadow-"));
  mkdirSync(join(root, "fleet"));
  git("init", "-q");
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: readonly string[]): void {
  const who = ["-c", "user.name=ana", "-c", "user.email=ana@example.com", "-c", "commit.gpgsign=false"];
  const { status, stderr } = spawnSync("git", [...who, ...args], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const time = (minute: number): string =>
  new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString().replace(".000Z", "Z");

/** A commit at a minute after eight o'clock: the wanted revision, and the observed fleet. */
function commit(minute: number, revision: string, seen: { readonly [cluster: string]: string }, more = ""): void {
  const at = time(minute);
  const lines = Object.entries(seen).map(([cluster, text]) => ({ cluster, name: "shop", text, at }));
  writeFileSync(join(root, "fleet/report.yaml"), reportOf(lines));
  writeFileSync(join(root, "fleet/config.yaml"), strategyIn(CONFIG(revision)) + more);
  git("add", "-A");
  const [before, date] = [process.env["GIT_COMMITTER_DATE"], time(minute)];
  process.env["GIT_COMMITTER_DATE"] = date;
  git("commit", "-q", "-m", `at ${minute}`, "--date", date);
  if (before === undefined) delete process.env["GIT_COMMITTER_DATE"];
  else process.env["GIT_COMMITTER_DATE"] = before;
}

function run(...args: readonly string[]): Outcome {
  const io = { cwd: root, env: {}, terminal: false, columns: undefined, readStdin: () => "" };
  return runCli(["shadow", ...args], { ...io, now: () => new Date(Date.parse("2026-11-22T09:00:00Z")) });
}

const OLD = { a: "v1", b: "v1", c: "v1" };

describe("landfall shadow", () => {
  test("tells what would have been released when, and why not, beside what really happened", () => {
    commit(0, "v2", OLD);
    commit(5, "v2", { ...OLD, a: "v2", b: "v2" });
    commit(15, "v2", { ...OLD, a: "v2", b: "v2" });
    commit(17, "v2", { ...OLD, a: "v2", b: "v2", c: "v1" });
    const outcome = run("fleet");
    expect(outcome).toMatchObject({ exitCode: 0, stderr: "" });
    expect(outcome.stdout).toBe(`rollout shop, a shadow over 4 commits: nothing of it was carried out
└─ v2, attempt 1, 2026-11-21T08:00:00Z to 2026-11-21T08:17:00Z: rollout of v2: wave rest is open: 1 of 2 landed, 1 on the way
   ├─ would have been released: 2 of 3; really there: 2, 1 of them sooner than they would have been released
   ├─ wave canary
   │  └─ a/shop would have been released 2026-11-21T08:00:00Z was there 2026-11-21T08:05:00Z 5m before it really was there
   └─ wave rest
      ├─ c/shop would have been released 2026-11-21T08:15:00Z was never there
      └─ b/shop would not have been released was there 2026-11-21T08:05:00Z
`);
  });

  test("says what would have stopped it, how many went on, and why others would have waited", () => {
    commit(0, "v2", OLD);
    commit(5, "v2", { ...OLD, a: "v2 Failed" });
    commit(9, "v2", { ...OLD, a: "v2 Failed", b: "v2 Failed" });
    const [answer] = JSON.parse(run("-o", "json", "fleet").stdout) as [{ readonly runs: readonly object[] }];
    expect(answer.runs).toMatchObject([
      {
        revision: "v2",
        stopped: { at: time(5), message: "rollout of v2 is stopped: 1 of wave canary failed (a/shop), 0 tolerated" },
        targets: [
          { target: "a/shop", released: time(0), really: time(5) },
          { target: "c/shop", why: "waits: the rollout is stopped" },
          { target: "b/shop", really: time(9) },
        ],
      },
    ]);
    expect(run("fleet").stdout).toContain("; 1 really got there after that\n");
  });

  test("tells each revision apart, in a table too", () => {
    commit(0, "v2", OLD);
    commit(20, "v3", { a: "v2", b: "v2", c: "v2" });
    const rows = run("-o", "table", "fleet").stdout.split("\n");
    expect(rows[0]).toMatch(/^ROLLOUT +REVISION +ATTEMPT +WAVE +TARGET +WOULD RELEASE +REALLY THERE +WHY NOT/);
    expect(rows.slice(1).map((row) => row.split(/ +/).slice(1, 3).join(" "))).toEqual([
      ...Array<string>(3).fill("v2 1"),
      ...Array<string>(3).fill("v3 2"),
      "",
    ]);
  });

  test("reads what is committed and nothing else, the newest commits first, and writes nothing", () => {
    commit(0, "v2", OLD);
    commit(5, "v3", OLD);
    writeFileSync(join(root, "fleet/config.yaml"), "not: yaml: at all");
    const { stdout } = run("--limit", "1", "fleet");
    expect(stdout).toContain("a shadow over 1 commits");
    expect(stdout).not.toContain("v2, attempt");
    expect(spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" }).stdout).toBe(
      " M fleet/config.yaml\n",
    );
  });

  test("goes on after a commit that cannot be read, and says so", () => {
    commit(0, "v2", OLD);
    writeFileSync(join(root, "fleet/config.yaml"), CONFIG("v2").replace("rest: true", "rest: perhaps"));
    git("commit", "-qam", "broken");
    commit(9, "v2", { ...OLD, a: "v2" });
    expect(run("fleet").stdout).toMatch(/├─ v2, attempt 1[^]*└─ 1 commits say nothing: [0-9a-f]{12}: /);
  });

  const approved = (attempt: number): string =>
    `approvals:\n- {wave: rest, revision: v2, attempt: ${attempt}, by: ana}\n`;
  const asking =
    (policy: string) =>
    (config: string): string =>
      config
        .replace("strategy:\n", `strategy:\n  onSupersede: ${policy}\n`)
        .replace("  - name: rest\n", "  - name: rest\n    approval: true\n")
        .replace("    soak: 10m\n", "");
  const releasedIn = (): unknown => {
    const [answer] = JSON.parse(run("-o", "json", "fleet").stdout) as [
      { readonly runs: readonly { readonly targets: readonly { readonly released?: string }[] }[] },
    ];
    return answer.runs.map(({ targets }) => targets.filter(({ released }) => released !== undefined).length);
  };

  test.each([
    ["queue", [3]],
    ["restart", [1, 1]],
  ])(
    "an approval counts for the attempt that is under way, where a new revision comes with it under %s",
    (policy, released) => {
      strategyIn = asking(policy);
      commit(0, "v2", OLD);
      commit(5, "v3", { ...OLD, a: "v2" }, approved(1));
      expect(releasedIn()).toEqual(released);
    },
  );

  test("an approval of an attempt opens nothing in the next one at the same revision", () => {
    strategyIn = asking("restart");
    commit(0, "v2", OLD);
    commit(5, "v2", { ...OLD, a: "v2" }, approved(1));
    commit(6, "v2", { ...OLD, a: "v2" }, `${approved(1)}restart: 1\n`);
    expect(releasedIn()).toEqual([3, 0]);
    commit(7, "v2", { ...OLD, a: "v2" }, `${approved(2)}restart: 1\n`);
    expect(releasedIn()).toEqual([3, 2]);
  });

  test("what was said of a later attempt counts, also where the history that is read begins with it", () => {
    commit(0, "v1", OLD);
    commit(5, "v2", OLD);
    commit(6, "v2", OLD, "abort: {attempt: 2, by: ana, reason: bad}\n");
    expect(run("--limit", "2", "fleet").stdout).toContain("aborted by ana");
  });

  test("plans that are in the history count for nothing", () => {
    commit(0, "v2", OLD);
    writeFileSync(
      join(root, "fleet/plan.yaml"),
      "apiVersion: landfall.dev/v1alpha1\nkind: RolloutPlan\nmetadata:\n  name: shop\nspec:\n  format: 1\n  rollout: shop\n",
    );
    commit(5, "v2", { ...OLD, a: "v2" });
    expect(run("fleet").stdout).toContain("wave canary soaks");
  });

  test.each<[string, () => void, readonly string[], number, RegExp]>([
    ["a directory that is not there", () => undefined, ["flet"], 1, /flet/],
    ["a directory that no commit has touched", () => undefined, ["fleet"], 1, /no commit has touched/],
    [
      "a directory outside of git",
      () => rmSync(join(root, ".git"), { recursive: true }),
      ["fleet"],
      1,
      /is in no git repository/,
    ],
    [
      "a package without a rollout",
      () => (commit(0, "v2", OLD), undefined),
      ["--rollout", "shpo", "fleet"],
      1,
      /no rollout shpo in any of 1 commits/,
    ],
    ["a limit that is none", () => undefined, ["--limit", "0", "fleet"], 2, /--limit must be a number from 1 to 2000/],
  ])("refuses %s, with words", (_, prepare, args, exitCode, message) => {
    prepare();
    const outcome = run(...args);
    expect(outcome).toMatchObject({ exitCode, stdout: "" });
    expect(outcome.stderr).toMatch(message);
  });
});
