import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";
import { commandLine } from "../render/command-line.ts";
import { reportOf } from "../rollout/stories/report-of.ts";

const CONFIG = `# who may have v2?
apiVersion: fn.landfall.dev/v1alpha1
kind: ComputeWave
metadata:
  name: shop
  annotations:
    config.kubernetes.io/local-config: "true"
rollout: shop
package: shop
revision: v2 # the one with the new cache
strategy:
  waves:
  - name: canary
    select:
      targets: [a/shop]
  - name: rest
    select:
      rest: true
    approval: true
    maxFailures: 1
    maxConcurrent: 2
`;
const KPTFILE = `apiVersion: kpt.dev/v1
kind: Kptfile
metadata:
  name: fleet
pipeline:
  mutators:
  - exec: compute-wave
    configPath: config.yaml
`;

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-rollout-"));
  write("Kptfile", KPTFILE);
  write("config.yaml", CONFIG);
  for (const name of ["a", "b", "c", "d"])
    write(
      `${name}.yaml`,
      `apiVersion: multicluster.x-k8s.io/v1alpha1\nkind: ClusterProfile\nmetadata:\n  name: ${name}\n`,
    );
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

function run(...args: readonly string[]): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", userName: () => "ana" };
  return runCli(args, { ...io, now: () => new Date(Date.parse("2026-11-21T09:00:00Z")) });
}

const say = (line: string): Outcome => run("rollout", ...line.split(" "), "--reason", "looked at it");
const config = (): string => readFileSync(join(cwd, "config.yaml"), "utf8");
const written = (): string => config().slice(CONFIG.length);

/**
 * Renders at a minute after eight o'clock with observations: for each cluster its revision and, unless Current, its
 * health.
 */
function render(minute: number, seen: { readonly [cluster: string]: string }): void {
  const now = new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString().replace(".000Z", "Z");
  const lines = Object.entries(seen).map(([cluster, text]) => ({ cluster, name: "shop", text, at: now }));
  write(
    "clock.yaml",
    `apiVersion: landfall.dev/v1alpha1\nkind: Clock\nmetadata:\n  name: clock\nspec:\n  now: "${now}"\n`,
  );
  write("reports/fleet.yaml", reportOf(lines));
  const outcome = run("fn", "render", "--any-form", ".");
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
}

const OLD = { a: "v1", b: "v1", c: "v1", d: "v1" };
/** Renders until the canary is under way. */
const begin = (): void => render(0, OLD);
/** Renders until the canary has landed and the rest waits for approval. */
const wait = (): void => {
  begin();
  render(5, { ...OLD, a: "v2" });
};
/** Renders until the last wave is open and two of its three targets are under way. */
const open = (): void => {
  wait();
  say("approve .");
  render(6, { ...OLD, a: "v2" });
};
/** Renders until two targets of the last wave have failed, one more than is tolerated. */
const stop = (): void => {
  open();
  const [first, second] = released();
  render(10, { ...OLD, a: "v2", [first ?? ""]: "v2 Failed", [second ?? ""]: "v2 Failed" });
};

function targets(): readonly { readonly target: string; readonly state: string }[] {
  const [plan] = JSON.parse(run("plan", "-o", "json", ".").stdout) as [
    { readonly status: { readonly targets: readonly { readonly target: string; readonly state: string }[] } },
  ];
  return plan.status.targets;
}

const inState = (word: string): readonly string[] =>
  targets()
    .filter(({ state }) => state === word)
    .map(({ target }) => target.split("/")[0] ?? "");
const released = (): readonly string[] => inState("Released");

const WHY = "reason: looked at it\n";

test("what is explained of a shadow rollout says that nothing is carried out", () => {
  write("config.yaml", CONFIG.replace("package: shop", "package: shop\nmode: shadow"));
  begin();
  for (const words of [[], ["a"], ["wave", "rest"]])
    expect(run("explain", ".", ...words).stdout).toMatch(/^[^\n]*\(shadow: nothing is carried out\)/);
});

test("a canary that fell ill after it landed opens nothing by an approval, until it is well or somebody accepts it", () => {
  wait();
  say("approve .");
  render(30, { ...OLD, a: "v2 InProgress" });
  expect(inState("Released")).toEqual([]);
  render(31, { ...OLD, a: "v2 NotFound" });
  expect(inState("Released")).toEqual([]);
  expect(say("accept . a").exitCode).toBe(0);
  expect(written()).toContain(`accepts:\n- target: a/shop\n  attempt: 1\n  by: ana\n  ${WHY}`);
  render(32, { ...OLD, a: "v2 NotFound" });
  expect(inState("Released")).toHaveLength(2);
});

describe("a wave that was through and lost its proof is promoted as it is said", () => {
  let seen: { [cluster: string]: string } = {};
  /** The canary has soaked, and is gone from the inventory; one of the rest waits. */
  const lose = (): void => {
    write("config.yaml", CONFIG.replace("[a/shop]", "[a/shop]\n    soak: 5m").replace("approval: true", "soak: 1m"));
    begin();
    render(5, { ...OLD, a: "v2" });
    render(11, { ...OLD, a: "v2" });
    rmSync(join(cwd, "a.yaml"));
    const { a: _, ...others } = OLD;
    seen = { ...others, ...Object.fromEntries(released().map((name) => [name, "v2"])) };
    render(13, seen);
    expect([inState("Landed").length, inState("Waiting").length]).toEqual([2, 1]);
  };
  test.each(["promote . canary", "promote ."])("%s", (line) => {
    lose();
    expect(run("explain", ".").stdout).toContain("next command: landfall rollout promote . canary --reason WHY");
    expect(say(line)).toMatchObject({ exitCode: 0 });
    expect(config()).toContain("promotions:\n- wave: canary\n");
    const waiting = inState("Waiting");
    render(14, seen);
    expect(released()).toEqual(waiting);
    expect(say("promote . canary").stderr).toContain("wave canary is promoted already, by ana");
  });
  test("also while it is paused", () => {
    lose();
    say("pause .");
    render(14, seen);
    expect(say("promote . canary")).toMatchObject({ exitCode: 0 });
  });
});

test("a canary that fell ill and is well again lets the rest go on by itself", () => {
  wait();
  say("approve .");
  render(30, { ...OLD, a: "v2 InProgress" });
  render(31, { ...OLD, a: "v2" });
  expect(inState("Released")).toHaveLength(2);
});

describe("what a verb writes is who, what and why, and nothing else of the file changes", () => {
  const approved = `approvals:\n- wave: rest\n  revision: v2\n  attempt: 1\n  by: ana\n  ${WHY}`;
  test.each<[string, () => void, string, string]>([
    ["approve", wait, "approve .", approved],
    ["approve a wave by its name", wait, "approve . rest", approved],
    ["approve a wave ahead, by its number", begin, "approve . 1", approved],
    [
      "promote the open wave",
      begin,
      "promote .",
      approved.replace("approvals", "promotions").replace("rest", "canary"),
    ],
    ["pause", begin, "pause .", `pause:\n  by: ana\n  ${WHY}`],
    ["handbrake", begin, "handbrake .", `handbrake:\n  by: ana\n  ${WHY}`],
    ["the second name of the handbrake", begin, "freeze .", `handbrake:\n  by: ana\n  ${WHY}`],
    ["abort", begin, "abort .", `abort:\n  attempt: 1\n  by: ana\n  ${WHY}`],
    ["rollback", begin, "rollback .", `rollback:\n  attempt: 1\n  by: ana\n  ${WHY}`],
    ["skip, by the name of the cluster", begin, "skip . a", `skips:\n- target: a/shop\n  by: ana\n  ${WHY}`],
    ["pin, said by somebody else", begin, "pin --actor bob . b/shop", `pins:\n- target: b/shop\n  by: bob\n  ${WHY}`],
  ])("%s", (_, at, line, expected) => {
    at();
    expect(say(line)).toMatchObject({ exitCode: 0, stdout: "config.yaml\n" });
    expect(config()).toBe(CONFIG + expected);
  });

  test("several targets at once", () => {
    begin();
    say("pin . b c");
    expect(written().match(/target: \S+/g)).toEqual(["target: b/shop", "target: c/shop"]);
  });

  test("a new attempt after one that stopped", () => {
    stop();
    const before = config();
    say("retry .");
    expect(config()).toBe(`${before}restart: 1\nrestartedBy:\n  by: ana\n  ${WHY}`);
    render(11, { ...OLD, a: "v2" });
    expect(run("plan", ".").stdout).toContain("Running");
  });

  test("one failed target again", () => {
    open();
    const [first = ""] = released();
    render(10, { ...OLD, a: "v2", [first]: "v2 Failed" });
    say(`retry . ${first}`);
    expect(written()).toContain(`retries:\n- target: ${first}/shop\n  attempt: 1\n  tries: 1\n  by: ana\n  ${WHY}`);
  });

  test("resume takes back, and the file is as it was but for who resumed and why", () => {
    begin();
    for (const verb of ["pause .", "handbrake .", "skip . b", "pin . b", "pin . c"]) say(verb);
    say("resume .");
    expect(written()).not.toMatch(/pause|handbrake/);
    say("resume . b");
    expect(written()).toMatch(/^pins:\n- target: c\/shop\n/);
    run("rollout", "resume", ".", "c", "--actor", "bob", "--reason", "repaired");
    expect(config()).toBe(`${CONFIG}resumedBy:\n  by: bob\n  reason: repaired\n`);
  });

  test("and says what the next render changes, what is waited for then, who can, and the command to copy", () => {
    wait();
    expect(say("approve .").stderr.split("\n").slice(1)).toEqual([
      "rollout: [info] commit it; the next render carries it out: landfall fn render .",
      "rollout: [info] the next render opens wave rest, releases c/shop and 1 more",
      "rollout: [info] then: rollout of v2: wave rest is open: 0 of 3 landed, 2 on the way, 1 waiting, since 2026-11-21T08:05:00Z",
      "rollout: [info] it goes on when a newer report shows its targets landed",
      "rollout: [info] at the earliest: with the next report",
      expect.stringMatching(/^rollout: \[info\] deadline: 2026-11-21T\S*Z$/),
      "rollout: [info] who can: its clusters, by newer reports",
      "rollout: [info] next command after that: landfall fn render .",
      "",
    ]);
  });

  test("--diff and --dry-run write nothing; json says what would be", () => {
    begin();
    expect(say("pause . --diff").stdout).toContain("+pause:\n+  by: ana\n");
    expect(say("pause . --dry-run").stdout).toBe("config.yaml\n");
    expect(say("pause . --dry-run").stderr).not.toContain("commit it");
    const { written: isWritten, steps } = JSON.parse(say("pause . --dry-run -o json").stdout) as {
      readonly written: boolean;
      readonly steps: readonly { readonly results: readonly { readonly message: string }[] }[];
    };
    expect([isWritten, steps[0]?.results[0]?.message]).toEqual([
      false,
      "shop: paused: nothing more is released (by ana: looked at it)",
    ]);
    expect(config()).toBe(CONFIG);
  });
});

describe("what is said is carried out by the next render, once", () => {
  test("an approval opens the wave", () => {
    wait();
    expect(released()).toEqual([]);
    say("approve .");
    render(6, { ...OLD, a: "v2" });
    expect(released()).toHaveLength(2);
    expect(run("plan", "-o", "json", ".").stdout).toContain('"approvedBy": "ana"');
  });

  test("a failed target that is tried again counts no more, and lets go on what it had stopped", () => {
    stop();
    const [first = ""] = inState("Failed");
    expect(say(`retry . ${first}`).stderr).toContain(
      `target ${first}/shop is tried again, and its failure counts no more`,
    );
    render(11, { ...OLD, a: "v2" });
    expect([inState("Failed").length, released().includes(first)]).toEqual([1, true]);
  });

  test("stop, retry, stop, rollback: what both attempts had moved goes back", () => {
    stop();
    const [first, second] = inState("Failed");
    say("retry .");
    render(11, { ...OLD, a: "v2" });
    say("approve .");
    render(12, { ...OLD, a: "v2" });
    const bad = { [first ?? ""]: "v2 Failed", [second ?? ""]: "v2 Failed" };
    render(14, { ...OLD, a: "v2", ...bad });
    expect(say("rollback .").stderr).toContain("sent back, each to its own last known good: 3 of 4 targets");
    render(15, { ...OLD, a: "v2", ...bad });
    expect(inState("RollingBack")).toHaveLength(3);
    render(18, OLD);
    expect(inState("RolledBack")).toHaveLength(3);
    expect(run("explain", ".").stdout).toContain("rollout of v2 is rolled back: 3 targets are back at what they had");
  });

  test("what had the revision before the rollout began is named, and stays", () => {
    render(0, { ...OLD, a: "v2" });
    render(1, { ...OLD, a: "v2" });
    say("approve .");
    render(2, { ...OLD, a: "v2" });
    expect(say("rollback .").stderr).toContain("not sent back: 1 that had v2 before this rollout: a/shop");
    render(3, { ...OLD, a: "v2" });
    expect(run("explain", ".").stdout).toContain("1 had v2 before (a/shop)");
  });

  test("v2 is bad, then v3 is bad: the canary goes back to v1, until somebody clears v2", () => {
    begin();
    render(5, { ...OLD, a: "v2" });
    say("abort .");
    render(6, { ...OLD, a: "v2" });
    write("config.yaml", CONFIG.replace("revision: v2", "revision: v3"));
    render(7, { ...OLD, a: "v2" });
    render(9, { ...OLD, a: "v3 Failed" });
    expect(run("plan", ".").stdout).toContain("Stopped");
    expect(say("rollback .").stderr).toContain("nothing goes back to v2: stopped, aborted or rolled back before");
    render(10, { ...OLD, a: "v3 Failed" });
    expect(run("explain", ".", "a").stdout).toContain("is sent back to v1");
    expect(say("clear . v9").stderr).toContain("no rollback shuns v9");
    expect(say("clear . v2").stderr).toContain("rollbacks may go back to v2 again");
    expect(say("clear . v2").stderr).toContain("ana has asked for it already");
  });

  test("an abort ends the attempt, and a retry begins another", () => {
    abortIt();
    expect(run("explain", ".").stdout).toMatch(/aborted by ana: looked at it[^]*who can: landfall rollout retry \./);
    expect(say("retry .").exitCode).toBe(0);
    render(2, OLD);
    expect(run("plan", "-o", "json", ".").stdout).toMatch(/"attempt": 2,[^]*"phase": "Running"/);
  });

  test("a rollback sends back what was released", () => {
    open();
    expect(say("rollback .").stderr).toContain("sent back, each to its own last known good: 3 of 4 targets");
    render(7, { ...OLD, a: "v2" });
    expect(inState("RollingBack")).toHaveLength(3);
  });
});

describe("stop means stop", () => {
  /** Adds the delivery objects of the four clusters, into which compute-wave writes the revision. */
  const deliver = (): void => {
    write("config.yaml", `${CONFIG.replace("maxConcurrent: 2", "maxConcurrent: 3")}actuate:\n- system: config-sync\n`);
    for (const name of ["a", "b", "c", "d"])
      write(
        `sync-${name}.yaml`,
        `apiVersion: configsync.gke.io/v1beta1\nkind: RootSync\nmetadata:\n  name: shop-${name}\n  namespace: s\n  annotations:\n    landfall.dev/target: ${name}/shop\nspec:\n  git:\n    repo: r\n    revision: v1\n`,
      );
  };
  const text = (name: string): string => readFileSync(join(cwd, `sync-${name}.yaml`), "utf8");
  const wanted = (): string => ["a", "b", "c", "d"].map((name) => /revision: (\S+)/.exec(text(name))?.[1]).join(" ");
  const revert = (name: string): void => write(`sync-${name}.yaml`, text(name).replace("revision: v2", "revision: v1"));
  const all = { a: "v2", b: "v2", c: "v2", d: "v2" };
  /** Renders until the revision is written everywhere and d is under way. */
  const land = (): void => {
    deliver();
    wait();
    say("approve .");
    render(6, { ...OLD, a: "v2" });
    render(8, { ...all, d: "v1" });
    expect(wanted()).toBe("v2 v2 v2 v2");
  };

  test.each(["abort .", "handbrake ."])(
    "%s, then four RootSyncs reverted by hand stay as the hand left them",
    (line) => {
      land();
      expect(say(line).exitCode).toBe(0);
      render(10, { ...all, d: "v1" });
      for (const name of ["a", "b", "c", "d"]) revert(name);
      for (const minute of [11, 12, 40]) {
        render(minute, OLD);
        expect(wanted()).toBe("v1 v1 v1 v1");
      }
      expect(run("explain", ".").stdout).toContain("somebody brought it to v1: it is left there");
    },
  );

  test("an abort is heard also where the last target has landed meanwhile", () => {
    land();
    say("abort .");
    render(10, all);
    revert("b");
    render(11, { ...all, b: "v1" });
    expect([wanted(), inState("Landed")]).toEqual(["v2 v1 v2 v2", ["a", "c", "d"]]);
  });

  test("the handbrake is taken in every state in which something is written", () => {
    land();
    render(12, all);
    expect(run("plan", ".").stdout).toContain("Completed");
    expect(say("handbrake .")).toMatchObject({ exitCode: 0 });
    render(13, all);
    revert("b");
    render(14, { ...all, b: "v1" });
    expect(wanted()).toBe("v2 v1 v2 v2");
  });

  test("the handbrake, then a fix by hand, then on: what somebody changed is released again", () => {
    land();
    say("handbrake .");
    render(10, { ...all, d: "v1" });
    expect(inState("Landed")).toHaveLength(3);
    revert("b");
    render(12, { ...all, b: "v1", d: "v1" });
    expect([wanted(), inState("Held")]).toEqual(["v2 v1 v2 v2", ["b"]]);
    say("resume .");
    render(13, { ...all, b: "v1", d: "v1" });
    expect(wanted()).toBe("v2 v2 v2 v2");
    render(16, all);
    expect(run("plan", ".").stdout).toContain("Completed");
  });

  test("a pin on a landed target: what somebody makes of it by hand is not written over", () => {
    land();
    say("pin . b");
    revert("b");
    for (const minute of [10, 11, 30]) {
      render(minute, { ...all, b: "v1" });
      expect(wanted()).toBe("v2 v1 v2 v2");
    }
  });
});

const abortIt = (): void => {
  begin();
  say("abort .");
  render(1, OLD);
};

describe("what makes no sense is refused, with how things stand", () => {
  const after = (line: string) => (): void => {
    begin();
    expect(say(line).exitCode).toBe(0);
  };
  test.each<[string, () => void, string, RegExp]>([
    [
      "before the first render",
      () => undefined,
      "approve .",
      /nothing was decided for rollout shop yet; |first: landfall fn render/,
    ],
    [
      "an approval that nobody waits for",
      begin,
      "approve .",
      /no wave waits for approval: rollout of v2: wave canary is open/,
    ],
    ["an approval of a wave that asks for none", begin, "approve . canary", /wave canary asks for no approval/],
    ["an approval of a wave that is open", open, "approve . rest", /wave rest is open already, approved by ana/],
    [
      "an approval of a wave there is not",
      begin,
      "approve . resst",
      /the rollout has no wave resst.*did you mean rest\?/,
    ],
    ["the same approval twice", after("approve . rest"), "approve . rest", /wave rest is approved already, by ana/],
    ["two waves at once", begin, "approve . canary rest", /one wave at a time/],
    ["a promotion of a wave that is through", wait, "promote . canary", /wave canary is through/],
    ["a second pause", after("pause ."), "pause .", /there is a pause by ana already \(looked at it\)/],
    [
      "a pause of what has stopped",
      stop,
      "pause .",
      /there is nothing to pause: rollout of v2 is stopped.*goes on with a new revision/,
    ],
    ["to resume what goes on", begin, "resume .", /neither a pause nor a handbrake: .*wave canary is open/],
    ["to resume a target that nothing holds", begin, "resume . a", /target a\/shop is neither skipped nor pinned/],
    ["to abort what has ended", abortIt, "abort .", /attempt 1 has ended.*what would work: landfall rollout retry \./],
    ["to abort twice", after("abort ."), "abort .", /ana has asked for it already/],
    ["to roll back twice", after("rollback ."), "rollback .", /ana has asked for it already/],
    [
      "to roll back where nothing was found to go back to",
      () => {
        write("config.yaml", CONFIG.replace("strategy:\n", "strategy:\n  onFailure: rollback\n"));
        render(0, { b: "v1", c: "v1", d: "v1" });
        render(1, { ...OLD, a: "v2 Failed" });
      },
      "rollback .",
      /a rollback found nothing to go back to already, for a\/shop.*what would work: landfall rollout retry \./,
    ],
    ["a new attempt while one is on its way", begin, "retry .", /when this one has ended/],
    ["to retry a target that has not failed", begin, "retry . b", /target b\/shop has not failed: it is Waiting/],
    [
      "to retry one target of what was aborted",
      abortIt,
      "retry . b",
      /attempt 1 has ended: only a new one tries again/,
    ],
    ["to skip what has landed", wait, "skip . a", /target a\/shop has landed/],
    ["to accept what has not landed", begin, "accept . a", /target a\/shop has not landed: it is Released/],
    ["to accept twice", () => (wait(), say("accept . a")), "accept . a", /target a\/shop is accepted already, by ana/],
    ["to skip a target there is not", begin, "skip . e", /the rollout has no target e/],
    ["to pin twice", after("pin . a"), "pin . a", /target a\/shop is pinned to the revision it has already, by ana/],
    [
      "to pin what is in no wave",
      () => {
        const all = CONFIG.replace("      rest: true", "      targets: [b/shop, c/shop]");
        write("config.yaml", all.replace("strategy:\n", "strategy:\n  leftover: hold\n"));
        begin();
      },
      "pin . d",
      /target d\/shop is in no wave, and nothing goes there: it can be pinned when a wave of the strategy takes it/,
    ],
    ["another rollout", begin, "pause . --rollout shpo", /there is no rollout shpo here.*did you mean shop\?/],
  ])("%s", (_, at, line, message) => {
    at();
    const before = config();
    const outcome = say(line);
    expect(outcome).toMatchObject({ exitCode: 1, stdout: "" });
    expect(outcome.stderr).toMatch(message);
    expect(config()).toBe(before);
  });

  test.each<[string, () => void, string, RegExp]>([
    [
      "to go back where nothing was moved",
      () => {
        write("config.yaml", CONFIG.replace("  - name: canary\n", "  - name: canary\n    approval: true\n"));
        begin();
      },
      "retry .",
      /what would work: landfall rollout abort \. --reason WHY\n/,
    ],
    [
      "what was said already",
      () => {
        begin();
        say("abort .");
      },
      "retry .",
      /what would work: landfall rollout rollback \. --reason WHY\n/,
    ],
    [
      "what is bound to an attempt, while another is asked for",
      () => {
        abortIt();
        write("config.yaml", CONFIG.replace("revision: v2", "revision: v3"));
      },
      "pause .",
      /what would work: landfall rollout handbrake \. --reason WHY\n/,
    ],
    [
      "to resume the rollout where a target is skipped",
      () => {
        begin();
        say("skip . b");
        render(1, OLD);
      },
      "accept . b",
      /what would work: landfall rollout resume \. b\/shop --reason WHY\n/,
    ],
  ])("a refusal does not recommend %s", (_, at, line, message) => {
    at();
    expect(say(line)).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(message) as string });
  });

  test.each<[string, () => void, RegExp]>([
    ["before the first render", () => undefined, /commit it; the next render carries it out/],
    [
      "where the strategy cannot be read",
      () => {
        begin();
        write("config.yaml", CONFIG.replace("rest: true", "rest: true\n      count: 1"));
      },
      /the next render cannot decide: /,
    ],
  ])("a rollout can be stopped %s, and let go again", (_, at, message) => {
    at();
    const before = config();
    expect(say("handbrake .")).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(message) as string });
    expect(config()).toContain("handbrake:\n  by: ana\n");
    expect(say("handbrake .")).toMatchObject({ exitCode: 1 });
    expect(say("resume .").exitCode).toBe(0);
    expect(config()).toContain(before);
  });

  test("after a stop, to skip what failed lets the rollout go on without it, and an abort ends it for good", () => {
    stop();
    const failed = inState("Failed");
    expect(say(`skip . ${failed.join(" ")}`).exitCode).toBe(0);
    render(11, { ...OLD, a: "v2" });
    expect([inState("Held"), inState("Released").length]).toEqual([failed, 1]);
    expect(run("plan", ".").stdout).toContain("Running");
    say("abort .");
    render(12, { ...OLD, a: "v2" });
    expect(run("explain", ".").stdout).toContain("aborted by ana");
  });

  test("an abort of what has stopped is heard at once: no retry lets it go on", () => {
    stop();
    const [first = ""] = inState("Failed");
    expect(say("abort .").exitCode).toBe(0);
    render(11, { ...OLD, a: "v2" });
    expect(say(`retry . ${first}`).stderr).toMatch(
      /only a new one tries again.*landfall rollout retry \. --reason WHY/,
    );
    expect(say("retry .").exitCode).toBe(0);
  });

  test("a canary that is silent: what would do nothing is refused with what works, and that leads on", () => {
    const config = CONFIG.replace("strategy:\n", "strategy:\n  onUnreachable: skip\n  deadline: 10m\n");
    write("config.yaml", config);
    begin();
    render(20, { b: "v1", c: "v1", d: "v1" });
    expect(inState("Held")).toEqual(["a"]);
    expect(say("promote .").stderr).toContain("what would work: landfall rollout skip . a/shop --reason WHY");
    expect(run("explain", ".").stdout).toContain("landfall rollout skip . a/shop");
    expect(say("skip . a").exitCode).toBe(0);
    render(21, { b: "v1", c: "v1", d: "v1" });
    expect(run("explain", ".").stdout).toMatch(/landfall rollout (approve|promote) \./);
  });

  test("an order for another attempt than the one that is rendered", () => {
    wait();
    write("config.yaml", CONFIG.replace("revision: v2", "revision: v3"));
    expect(say("approve .").stderr).toMatch(/the config asks for v3, and the plan is for v2: render the package first/);
    const told = run("explain", ".").stdout;
    expect(told).not.toContain("landfall rollout");
    expect(told).toContain("who can: the next render, by what was said: landfall fn render .\n");
    expect(told).toContain("next command: landfall fn render .\n");
    expect(say("pause .").exitCode).toBe(0);
  });

  test("a revision that waits for the end of this attempt keeps nobody from ending it", () => {
    write("config.yaml", CONFIG.replace("strategy:\n", "strategy:\n  onSupersede: queue\n"));
    wait();
    write("config.yaml", config().replace("revision: v2", "revision: v3"));
    expect(run("explain", ".").stdout).toContain("next command: landfall rollout approve . rest --reason WHY\n");
    expect(say("approve .").exitCode).toBe(0);
    render(6, { ...OLD, a: "v2" });
    expect(released()).toHaveLength(2);
    expect(say("abort .").exitCode).toBe(0);
    render(7, { ...OLD, a: "v2" });
    expect(say("retry .").stderr).toContain("attempt 2 at v3 begins");
  });

  test("without a reason, or without a name", () => {
    begin();
    expect(run("rollout", "pause", ".")).toMatchObject({ exitCode: 2 });
    const swapped = "rest is no directory, and the directory comes first: landfall rollout approve . rest --reason why";
    for (const words of [["rest"], ["rest", "."]])
      expect(run("rollout", "approve", ...words, "--reason", "why").stderr).toContain(swapped);
    expect(run("rollout", "pause", "--reason", "  ", ".").stderr).toContain("--reason is given no value");
    expect(run("rollout", "pause", "--actor", "", "--reason", "x", ".").stderr).toContain("--actor is given no value");
    expect(config()).toBe(CONFIG);
  });

  test("a reason of several lines is one line in the file; one that the schema would refuse is not written", () => {
    begin();
    expect(run("rollout", "pause", ".", "--reason", "INC-7:\n\tit\u001b[31m burns ").exitCode).toBe(0);
    expect(written()).toBe('pause:\n  by: ana\n  reason: "INC-7: it [31m burns"\n');
    say("resume .");
    write("config.yaml", CONFIG);
    expect(run("rollout", "pause", ".", "--reason", "x".repeat(1025)).stderr).toContain("at most 1024 characters");
    expect(run("rollout", "pause", ".", "--reason", "x", "--actor", "y".repeat(201)).stderr).toContain("at most 200");
    expect(config()).toBe(CONFIG);
  });

  test.each<[string, string, RegExp]>([
    ["no list", "approvals: {a: b}\n", /approvals must be a list, but is a map/],
    ["without a name", "pause: {}\n", /pause\.by is required/],
    ["misspelt", "aprovals: []\n", /has no key "aprovals".*did you mean approvals\?/],
  ])("a config edited by hand that is %s", (_, more, message) => {
    begin();
    write("config.yaml", CONFIG + more);
    expect(say("approve .").stderr).toMatch(message);
    expect(config()).toBe(CONFIG + more);
  });

  test.each([
    ["an empty list", "approvals: []\n"],
    ["a list in one line", "approvals: [{wave: rest, revision: v1, attempt: 1, by: bob}] # old\n"],
    ["an indented list", "approvals:\n  - wave: rest\n    revision: v1 # old\n    by: bob\n"],
  ])("an approval is added to %s, and what stands there stays", (_, more) => {
    wait();
    write("config.yaml", CONFIG + more);
    expect(say("approve .").exitCode).toBe(0);
    render(6, { ...OLD, a: "v2" });
    expect(released()).toHaveLength(2);
    expect(written().match(/# old/g)).toEqual(more.match(/# old/g));
  });

  test("a config that is a ConfigMap", () => {
    write(
      "config.yaml",
      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: shop\ndata:\n  rollout: shop\n  revision: v2\n",
    );
    expect(say("pause .").stderr).toMatch(/is a ConfigMap: .*write it as a ComputeWave object/);
    expect(run("explain", ".").stderr).toMatch(/is a ConfigMap/);
  });

  test("to retry a failed target twice", () => {
    stop();
    const failed = targets().find(({ state }) => state === "Failed")?.target ?? "";
    expect(say(`retry . ${failed}`).exitCode).toBe(0);
    expect(say(`retry . ${failed}`).stderr).toMatch(/ana has asked for it already: the next render/);
  });

  test("two rollouts, none of them named", () => {
    begin();
    write("other.yaml", CONFIG.replace("rollout: shop", "rollout: other").replace("name: shop", "name: other"));
    expect(say("pause .").stderr).toMatch(/several rollouts here: other, shop: name one with --rollout/);
    expect(say("pause . --rollout shop").exitCode).toBe(0);
  });
});

describe("explain", () => {
  const explain = (...words: readonly string[]): string =>
    run("explain", "--now", "2026-11-21T08:30:00Z", ...words).stdout;

  test("a wave that waits for approval: since when, what releases it, and who can", () => {
    wait();
    expect(explain(".")).toBe(`rollout of v2: wave rest waits for approval
├─ since: 2026-11-21T08:05:00Z, 25m ago
├─ goes on: when it is approved for attempt 1 at v2
├─ at the earliest: as soon as somebody says so
├─ who can: landfall rollout approve . rest --reason WHY
├─ next command: landfall rollout approve . rest --reason WHY
├─ wave canary is through: 1 of 1 landed (25m)
└─ wave rest waits for approval (25m)
`);
    expect(explain(".", "b")).toContain("b/shop waits: wave rest waits for approval\n");
  });

  test("what was said and not rendered yet is the next render", () => {
    wait();
    say("approve .");
    expect(explain(".")).toMatch(/├─ next render: opens wave rest, releases .\/shop and 1 more\n/);
  });

  test.each<[string, () => void, string, RegExp]>([
    ["a pause", begin, "pause .", /next render: pauses, as ana says\n/],
    [
      "that it goes on",
      () => (begin(), say("pause ."), render(1, OLD)),
      "resume .",
      /is paused by ana\n[^]*who can: the next render, by what was said: landfall fn render \.\n[^]*next render: goes on/,
    ],
    ["a handbrake", begin, "handbrake .", /next render: stops everything\n/],
    ["a promotion", begin, "promote .", /next render: notes the promotion of canary\n/],
    ["a skip", begin, "skip . a", /next render: passes wave canary, holds a\/shop\n/],
  ])("%s that was said and not rendered yet is the next render", (_, at, line, expected) => {
    at();
    say(line);
    expect(explain(".")).toMatch(expected);
  });

  test("a directory that a shell would split is named so that commands can be copied", () => {
    wait();
    const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", userName: () => "ana" };
    const { stdout } = runCli(["explain", join(cwd, "..", basename(cwd), ".", "/")], { ...io, now: () => new Date() });
    expect(stdout).toMatch(/next command: landfall rollout approve \S+ rest --reason WHY\n/);
    expect(commandLine("landfall", "rollout", "retry", "my fleet's")).toBe("landfall rollout retry 'my fleet'\\''s'");
  });

  test.each<[string, () => void, readonly string[], RegExp]>([
    [
      "a released target",
      begin,
      [".", "a"],
      /^a\/shop is released to v2\n├─ since: 2026-11-21T08:00:00Z, 30m ago\n├─ goes on: when a report/,
    ],
    [
      "and who can go on without it",
      begin,
      [".", "a/shop"],
      /who can: the cluster of a\/shop, by a newer report; or landfall rollout skip \. a\/shop/,
    ],
    [
      "a target of a later wave, with the wave it waits for",
      begin,
      [".", "b"],
      /^b\/shop of wave rest waits for wave canary\n[^]*└─ wave canary is open[^]*└─ a\/shop is released/,
    ],
    ["a wave by its name", begin, [".", "wave", "canary"], /^wave canary is open: 0 of 1 landed, 1 on the way\n/],
    ["a wave by its number", begin, [".", "wave", "0"], /^wave canary is open/],
    ["a wave without saying so", begin, [".", "rest"], /^wave rest waits for wave canary\n/],
    [
      "what has stopped",
      stop,
      ["."],
      /is stopped: 2 of wave rest failed[^]*who can: landfall rollout retry \. --reason WHY when the cause is removed; or landfall rollout rollback \. --reason WHY to go back; or a new revision in the config of shop; or landfall rollout retry \. .\/shop .\/shop --reason WHY\n/,
    ],
  ])("%s", (_, at, words, expected) => {
    at();
    expect(explain(...words)).toMatch(expected);
  });

  test("since when it is stopped, also where more has happened since", () => {
    stop();
    render(12, { ...OLD, a: "v2", b: "v2", c: "v2", d: "v2" });
    expect(explain(".")).toMatch(/is stopped[^\n]*\n├─ since: 2026-11-21T08:10:00Z, 20m ago\n/);
  });

  test("who paused it, and why", () => {
    begin();
    say("pause .");
    render(1, OLD);
    expect(explain(".")).toContain("who can: landfall rollout resume . --reason WHY (said by ana: looked at it)\n");
  });

  test("who pulled the handbrake of a rollback, and who pinned what", () => {
    open();
    say("rollback .");
    say("pin . b");
    say("handbrake .");
    render(7, { ...OLD, a: "v2" });
    expect(explain(".")).toMatch(
      /handbrake of ana\n[^]*who can: landfall rollout resume \. --reason WHY \(said by ana/,
    );
    expect(explain(".", "b")).toMatch(/Pinned[^]*who can: landfall rollout resume \. b\/shop --reason WHY/);
  });

  test("nobody but time opens windows, and nobody has to do anything for what has landed", () => {
    const windows = `  windows:\n    allow:\n    - {from: "01:00", to: "02:00", timeZone: UTC}\n`;
    write("config.yaml", CONFIG + windows);
    begin();
    expect(explain(".")).toMatch(
      /its windows are closed\n├─ since: \S* \S* ago\n├─ goes on: when its windows open, at (\S*)\n├─ at the earliest: \1\n├─ who can: time\n/,
    );
    write("config.yaml", CONFIG);
    render(1, OLD);
    render(5, { ...OLD, a: "v2" });
    expect(explain(".", "a")).toBe("a/shop has landed at v2\n└─ since: 2026-11-21T08:05:00Z, 25m ago\n");
  });

  test("a rollout that was not rendered yet keeps no other from being explained", () => {
    begin();
    write("other.yaml", CONFIG.replace("rollout: shop", "rollout: other").replace("name: shop", "name: other"));
    const { exitCode, stdout, stderr } = run("explain", ".");
    expect([exitCode, stdout.split("\n")[0]]).toEqual([
      0,
      "rollout of v2: wave canary is open: 0 of 1 landed, 1 on the way",
    ]);
    expect(stderr).toContain("nothing was decided for rollout other yet");
  });

  test("a wave that soaks names the landed target that is silent", () => {
    write("config.yaml", CONFIG.replace("  - name: canary\n", "  - name: canary\n    soak: 2h\n"));
    begin();
    render(2, { ...OLD, a: "v2" });
    expect(run("explain", ".").stdout).not.toContain("a/shop");
    render(40, { b: "v1", c: "v1", d: "v1" });
    expect(run("explain", ".").stdout).toContain("a/shop has landed at v2; nothing fresh is seen of it");
  });

  test("a verb of a shadow rollout says that nothing of it is carried out", () => {
    write("config.yaml", `${CONFIG}mode: shadow\n`);
    begin();
    expect(say("pause .").stderr).toContain("in shadow mode: nothing of this is carried out\n");
  });

  test("a target of a completed rollout that fails, or leaves the revision, is not called well", () => {
    const all = { a: "v2", b: "v2", c: "v2", d: "v2" };
    open();
    render(12, { ...OLD, a: "v2", b: "v2", c: "v2" });
    render(14, all);
    expect(run("explain", ".").stdout).toContain("rollout of v2 is completed\n");
    render(16, { ...all, b: "v2 Failed", c: "v1" });
    const told = run("explain", ".").stdout;
    expect(told).toContain("rollout of v2 is completed; 2 targets are no more as landed: b/shop, c/shop\n");
    expect(told).toContain("b/shop has landed at v2, and is seen Failed since: ");
    expect(run("explain", ".", "c").stdout).toContain("c/shop has landed at v2, and is seen at v1 since: ");
    const planned = run("plan", ".").stdout;
    expect(planned).toMatch(
      /^shop shop v2 Completed .* is completed; 2 targets are no more as landed: b\/shop, c\/shop\n/,
    );
    expect(planned).toMatch(/b\/shop +Landed .*is seen Failed since: /);
    expect(planned).toMatch(/c\/shop +Landed .*is seen at v1 since: /);
    expect(run("plan", "-o", "table", ".").stdout).toMatch(/b\/shop +Landed .*is seen Failed since: /);
    render(18, all);
    expect(run("explain", ".").stdout).toContain("rollout of v2 is completed\n");
  });

  test("json and table say the same", () => {
    wait();
    const [answer] = JSON.parse(explain("-o", "json", ".")) as [object];
    expect(answer).toMatchObject({
      rollout: "shop",
      subject: "rollout shop",
      message: "rollout of v2: wave rest waits for approval",
      who: "landfall rollout approve . rest --reason WHY",
      because: [{ subject: "wave canary", since: "2026-11-21T08:05:00Z" }, { subject: "wave rest" }],
    });
    expect(explain("-o", "table", ".")).toMatch(/^SUBJECT +WHAT +SINCE +GOES ON +WHO CAN\nrollout shop /);
  });

  test("every time in the json is RFC 3339", () => {
    open();
    const told = explain("-o", "json", ".");
    expect(JSON.parse(told)).toMatchObject([{ deadline: "2026-11-21T08:36:00Z" }]);
    expect(told).not.toMatch(/\d{13}/);
  });

  test("what there is not is said, with what was probably meant", () => {
    begin();
    expect(run("explain", ".", "bb").stderr).toContain("the rollout has no target bb");
    expect(run("explain", ".", "wave", "cannary").stderr).toContain("did you mean canary?");
    expect(run("explain", ".", "a", "b").exitCode).toBe(2);
  });
});

describe("plan", () => {
  const plan = (...flags: readonly string[]): Outcome => run("plan", ...flags, ".");
  const edit = (from: string | RegExp, to: string): void => {
    const path = "rollouts/shop.yaml";
    write(path, readFileSync(join(cwd, path), "utf8").replace(from, to));
  };

  test("counts what is released, waits and is held", () => {
    open();
    say("skip . c");
    render(7, { ...OLD, a: "v2" });
    expect(plan().stdout).toMatch(
      /^shop shop v2 Running 1 landed, 2 released, 1 held rollout of v2: wave rest is open/,
    );
  });

  test("shows what bounds each wave, what it must prove, and what comes out otherwise than the strategy says", () => {
    write(
      "config.yaml",
      `${CONFIG.replace("maxFailures: 1", "maxFailures: 10%\n    soak: 1h")}  windows:\n    deny:\n    - {from: "00:00", to: "01:00", timeZone: UTC}\n`,
    );
    begin();
    const { stdout, stderr } = plan();
    expect(stdout).toContain("├─ deadline 30m, reports count for 15m, 1 windows deny\n");
    expect(stdout).toContain("│  ├─ all on the way at once, none may fail\n");
    expect(stdout).toContain("│  ├─ 2 on the way at once, none may fail, needs approval, soaks 1h\n");
    expect(stderr).toContain("10% of 3 is less than one: nothing may fail; say 0 if that is meant, else a count");
  });

  test("shows what goes back as going back", () => {
    open();
    say("rollback .");
    render(7, { ...OLD, a: "v2" });
    expect(plan().stdout).toMatch(/^shop shop v2 RollingBack 1 waiting, 3 on the way back [^]*├─ canary RollingBack /);
  });

  test("a plan changed by hand is shown, with a warning", () => {
    begin();
    edit("phase: Running", "phase: Completed");
    expect(plan()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Completed") as string });
    expect(plan().stderr).toMatch(/^warning: rollouts\/shop\.yaml RolloutPlan\.landfall\.dev shop .*changed/);
  });

  test.each<[string, string | RegExp, string, RegExp]>([
    [
      "of a later release",
      "format: 2",
      "format: 7",
      /this plan has format 7; this release reads up to 2; use a newer release/,
    ],
    [
      "that lacks a page",
      "  revision: v2\n",
      "  revision: v2\n  page:\n    index: 0\n    of: 2\n",
      /1 pages of rollout shop are there/,
    ],
    ["with a word there is not", "state: Released", "state: Relesed", /Relesed/],
  ])("a plan %s is refused, with its file", (_, from, to, message) => {
    begin();
    edit(from, to);
    const { exitCode, stderr } = plan();
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(stderr).toContain("rollouts/shop.yaml");
  });
});
