import { type KubeObject, type ObjectRef, readPath, refKey, refOf } from "@landfall/core/object";
import {
  type AdvanceInputs,
  advance,
  type Run,
  type RunPlan,
  readStepPlan,
  type StepCommand,
  type StepDecision,
} from "@landfall/core/steps";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { celEngine } from "../cel/index.ts";
import { type Migration, type MigrationPlan, migrationPlan } from "./index.ts";

const MOVE: Migration = {
  namespace: "shop",
  deployment: "web",
  service: "web",
  from: "blue",
  to: "green",
  replicas: 3,
};
const WEB: ObjectRef = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const BINDING: ObjectRef = {
  group: "work.karmada.io",
  kind: "ResourceBinding",
  namespace: "shop",
  name: "web-deployment",
};
const START = Date.parse("2026-11-22T10:00:00Z");

function planned(replicas: number): MigrationPlan & { readonly plan: RunPlan } {
  const migration = migrationPlan({ ...MOVE, replicas });
  if (!migration.ok) throw new Error(JSON.stringify(migration.problems));
  const plan = readStepPlan("move", migration.value.spec, { engine: celEngine });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return { ...migration.value, plan: plan.value };
}

/** A control plane on blue that carries out actions, and reports the replicas of both sides. */
class World {
  readonly objects = new Map<string, KubeObject>();
  run: Run | undefined;
  /** The replicas that cluster green keeps while it ignores the wanted number. */
  stuck: number | undefined;
  /** The replicas of blue that are seen, while it is slow. */
  slow: number | undefined;
  /** The replicas of both sides, each time that they changed. */
  readonly seen: string[] = [];
  private second = 0;
  private readonly migration: ReturnType<typeof planned>;

  constructor(replicas: number) {
    this.migration = planned(replicas);
    this.objects.set(refKey(WEB), { kind: "Deployment", spec: { replicas } });
  }

  get blue(): number {
    return readPath(this.objects.get(refKey(WEB)), ["spec", "replicas"]) as number;
  }

  /** The replicas in cluster green; `undefined`: nothing is propagated to it. */
  get green(): number | undefined {
    const all = [...this.objects.values()];
    if (!all.some(({ kind }) => kind === "PropagationPolicy")) return undefined;
    const override = all.find(({ kind }) => kind === "OverridePolicy");
    const path = ["spec", "overrideRules", 0, "overriders", "plaintext", 0, "value"];
    return this.stuck ?? (readPath(override, path) as number);
  }

  get isSuspended(): boolean {
    const policy = [...this.objects.values()].find(({ kind }) => kind === "PropagationPolicy");
    return readPath(policy, ["spec", "suspension", "dispatching"]) === true;
  }

  /** Looks until a step is under way. */
  reach(path: string): this {
    for (let looks = 0; this.at !== path; looks++) {
      if (looks > 200) throw new Error(`${path} is never under way: ${JSON.stringify(this.run)}`);
      this.look();
    }
    return this;
  }

  /** The step that is under way. */
  get at(): string {
    const { plan } = this.migration;
    const steps = plan.phases.flatMap((phase, phaseAt) =>
      phase.steps.map(({ path }, at) => [path, this.run?.phases[phaseAt]?.steps[at]?.state] as const),
    );
    return steps.find(([, state]) => state === "Running")?.[0] ?? "";
  }

  look(commands: readonly Pick<StepCommand, "verb" | "subject">[] = []): StepDecision {
    this.second += 2;
    const now = START + this.second * 1000;
    const observations: AdvanceInputs["observations"] = new Map(
      [...this.objects, ...this.statuses()].map(([key, object]) => [
        key,
        { observedAt: now, status: "Current" as const, upToDate: "yes" as const, object },
      ]),
    );
    const { attempt = 1, tries = 1 } = this.run ?? {};
    const decision = advance(this.migration.plan, this.run, {
      now,
      trigger: { plan: "move", subject: "web" },
      observations,
      commands: commands.map((command) => ({ ...command, by: "ana", attempt, tries })),
    });
    this.run = decision.run;
    for (const action of decision.actions) {
      if (action.kind !== "apply") continue;
      const step = this.migration.steps.find(({ path }) => action.task.startsWith(`${path}/`));
      const asked = new Set(action.objects.map(refKey));
      for (const object of step?.objects ?? [])
        if (asked.has(refKey(refOf(object)))) this.objects.set(refKey(refOf(object)), object);
    }
    const both = `${this.blue} ${this.green ?? "-"}`;
    if (this.seen.at(-1) !== both) this.seen.push(both);
    return decision;
  }

  private statuses(): readonly (readonly [string, KubeObject])[] {
    const counts = (count: number): object => (count === 0 ? {} : { replicas: count, readyReplicas: count });
    const web: KubeObject = { kind: "Deployment", status: counts(this.slow ?? this.blue) };
    const { green } = this;
    if (green === undefined) return [[refKey(WEB), web]];
    const aggregatedStatus = [{ clusterName: "green", applied: true, status: counts(green) }];
    return [
      [refKey(WEB), web],
      [refKey(BINDING), { kind: "ResourceBinding", status: { aggregatedStatus } }],
    ];
  }
}

/** Plays decisions until the run has ended, or ten of them change nothing. */
function goOn(world: World): World {
  for (let still = 0; still < 10; ) {
    const before = world.run;
    world.look();
    still = world.run === before ? still + 1 : 0;
  }
  return world;
}

describe("AC-M14: from blue to green in nine steps, as the author of the story told them", () => {
  test("the nine steps, and what both sides have after each", () => {
    const { steps } = planned(3);
    expect(steps.map(({ path, from, to }) => `${path}: blue ${from}, green ${to ?? "-"}`)).toEqual([
      "migrate/service: blue 3, green -",
      "migrate/override: blue 3, green -",
      "migrate/policy: blue 3, green 0",
      "migrate/to-1: blue 3, green 1",
      "migrate/from-2: blue 2, green 1",
      "migrate/to-2: blue 2, green 2",
      "migrate/from-1: blue 1, green 2",
      "migrate/to-3: blue 1, green 3",
      "migrate/from-0: blue 0, green 3",
      "hold/suspend: blue 0, green 3",
    ]);
    const [service, override, policy] = steps.map(({ objects }) => objects.map(({ kind }) => kind));
    expect(service).toEqual(["MultiClusterService", "Deployment"]);
    expect(override).toEqual(["MultiClusterService", "OverridePolicy", "Deployment"]);
    expect(policy).toEqual(["MultiClusterService", "OverridePolicy", "PropagationPolicy", "Deployment"]);
  });

  test("carried out: replica by replica, and dispatching is suspended at the end and no sooner", () => {
    const world = new World(3);
    for (let looks = 0; looks < 100 && (world.run?.state ?? "Running") === "Running"; looks++) {
      world.look();
      if (world.isSuspended) expect([world.blue, world.green]).toEqual([0, 3]);
    }
    expect(world.run?.state).toBe("Complete");
    expect(world.isSuspended).toBe(true);
    expect(world.seen).toEqual(["3 -", "3 0", "3 1", "2 1", "2 2", "1 2", "1 3", "0 3"]);
  });

  test("a side that is not seen as its step wants it keeps the next one from beginning, and is named", () => {
    const world = new World(3);
    world.reach("migrate/to-2");
    world.stuck = 1;
    goOn(world);
    expect([world.at, world.blue, world.green]).toEqual(["migrate/to-2", 2, 1]);
    expect(world.look().blockers.get("migrate/to-2")?.message).toBe(
      "blue is not seen with 2 ready replicas, and green with 2",
    );
    world.stuck = undefined;
    expect(goOn(world).run?.state).toBe("Complete");
  });

  test("at any step somebody may stop, look, and go back one", () => {
    const world = new World(3);
    world.reach("migrate/from-1");
    world.look([{ verb: "back", subject: "migrate/to-2" }]);
    expect([world.at, world.blue, world.green]).toEqual(["migrate/to-2", 2, 2]);
    world.look([{ verb: "back", subject: "migrate/from-2" }]);
    world.look();
    expect([world.at, world.blue, world.green]).toEqual(["migrate/from-2", 2, 1]);
    expect(goOn(world).run?.state).toBe("Complete");
  });

  test("from any step back to any other no side loses a replica before the other is seen with it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(), fc.nat(), (replicas, from, back) => {
        const paths = planned(replicas).steps.map(({ path }) => path);
        const last = (from % (paths.length - 1)) + 1;
        const world = new World(replicas);
        world.reach(paths[last] ?? "");
        for (let look = 0; look < 3; look++) world.look();
        world.slow = world.blue;
        const { green } = world;
        const subject = paths[back % last] ?? "";
        world.look([{ verb: "back", subject }]);
        for (let look = 0; look < 4; look++) world.look();
        // Blue does not follow yet: green keeps what it has, unless blue was to have no more than it has.
        if (world.blue > world.slow) expect([subject, world.green]).toEqual([subject, green]);
        world.slow = undefined;
        expect(goOn(world).run?.state).toBe("Complete");
        expect([world.blue, world.green]).toEqual([0, replicas]);
      }),
      { numRuns: 40 },
    );
  });

  test("a step that is skipped while the new side does not follow takes nothing from the old one", () => {
    const world = new World(3);
    world.reach("migrate/to-1");
    world.stuck = 0;
    goOn(world);
    for (const subject of ["migrate/to-1", "migrate/from-2"]) {
      world.look([{ verb: "skip", subject }]);
      goOn(world);
      expect([world.blue, world.green]).toEqual([3, 0]);
    }
    expect(world.look().blockers.get("migrate/to-2")?.message).toBe(
      "blue has more than 2 replicas, and green is not seen with 1 ready ones",
    );
    world.stuck = undefined;
    expect(goOn(world).run?.state).toBe("Complete");
  });

  test("the way back is open while the new side is broken", () => {
    const world = new World(3);
    world.reach("hold/suspend");
    world.stuck = 0;
    world.look([{ verb: "back", subject: "migrate/to-3" }]);
    goOn(world);
    expect([world.at, world.blue]).toEqual(["migrate/to-3", 1]);
    world.look([{ verb: "back", subject: "migrate/policy" }]);
    expect(goOn(world).blue).toBe(3);
  });

  test("with any number of replicas: two steps for each, one replica a step, never fewer than before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (replicas) => {
        const migration = migrationPlan({ ...MOVE, replicas });
        const steps = migration.ok ? migration.value.steps : [];
        expect(steps).toHaveLength(4 + 2 * replicas);
        for (const [index, { from, to = 0 }] of steps.entries()) {
          const { from: was, to: had = 0 } = steps[index - 1] ?? { from: replicas };
          expect(Math.abs(from - was) + Math.abs(to - had)).toBeLessThanOrEqual(1);
          expect(from + to).toBeGreaterThanOrEqual(replicas);
        }
        expect(steps.at(-1)).toMatchObject({ from: 0, to: replicas });
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    [{ replicas: 0 }, "InvalidReplicas", "replicas"],
    [{ replicas: 1.5 }, "InvalidReplicas", "replicas"],
    [{ replicas: Number.NaN }, "InvalidReplicas", "replicas"],
    [{ replicas: 1001 }, "InvalidReplicas", "replicas"],
    [{ to: "blue" }, "SameCluster", "to"],
  ])("%j is refused by name", (more, code, field) => {
    const { ok, problems } = migrationPlan({ ...MOVE, ...more });
    expect([ok, problems[0]?.code, problems[0]?.field]).toEqual([false, code, field]);
  });
});
