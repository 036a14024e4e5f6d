import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toYaml } from "@landfall/cli";
import { readPath } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { Disk, untilDone } from "../disk.ts";
import { ControlPlane, objectsIn } from "./control-plane.ts";
import { Migration, type PlannedMigration, planFor, type Said } from "./migration.ts";

const START = Date.parse("2026-11-23T09:00:00Z");
const PACKAGE = readFileSync(join(import.meta.dirname, "package/web.yaml"), "utf8");
const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

/** Migrates replicas from blue to green, and records the replicas of both sides after each pass. */
class Story {
  readonly disk: Disk;
  readonly plane: ControlPlane;
  readonly seen: string[] = [];
  readonly #planned: PlannedMigration;
  #minute = 0;

  constructor(replicas: number, crashes: readonly number[] = []) {
    this.#planned = planFor(replicas);
    const [web = {}, service = {}] = objectsIn(PACKAGE);
    const own = { ...web, spec: { ...(web.spec as object), replicas } };
    const text = (object: object): string => toYaml(object as unknown as Parameters<typeof toYaml>[0]);
    const files = new Map([
      ["control-plane/Deployment-web.yaml", text(own)],
      ["control-plane/Service-web.yaml", text(service)],
    ]);
    this.disk = new Disk(files, crashes);
    this.plane = new ControlPlane(replicas);
  }

  get migration(): Migration {
    return new Migration(this.disk, this.plane, this.#planned);
  }

  get now(): number {
    return START + this.#minute * 60_000;
  }

  /** Runs the given number of passes, one each minute, each by a new program. */
  look(times: number, said: Said = {}): this {
    for (let look = 0; look < times; look++) {
      this.#minute++;
      untilDone(() => this.migration.pass(this.now, said));
      this.plane.tick(this.disk);
      const { blue, green } = this.plane.observed;
      const both = `${blue} ${green ?? "-"}`;
      if (this.seen.at(-1) !== both) this.seen.push(both);
    }
    return this;
  }

  get isSuspended(): boolean {
    const [policy] = objectsIn(this.disk.read("control-plane/PropagationPolicy-web-green.yaml") ?? "{}");
    return readPath(policy, ["spec", "suspension", "dispatching"]) === true;
  }
}

const NINE = ["3 -", "3 0", "3 1", "2 1", "2 2", "1 2", "1 3", "0 3"];

describe("AC-M14: from blue to green, as the author of the user story told it", () => {
  test("nine steps: no replica is taken before another is seen, and then dispatching is suspended", () => {
    const story = new Story(3).look(40);
    expect(story.seen).toEqual(NINE);
    expect(story.migration.steps.map(({ path }) => path)).toEqual([
      "migrate/service",
      "migrate/override",
      "migrate/policy",
      "migrate/to-1",
      "migrate/from-2",
      "migrate/to-2",
      "migrate/from-1",
      "migrate/to-3",
      "migrate/from-0",
      "hold/suspend",
    ]);
    for (const { path } of story.migration.steps) expect(README).toContain(`\`${path.split("/")[1]}\``);
    expect([story.migration.run()?.state, story.isSuspended]).toEqual(["Complete", true]);
    // The Deployment of blue is unchanged except for its replicas.
    const [web] = objectsIn(story.disk.read("control-plane/Deployment-web.yaml") ?? "");
    expect(readPath(web, ["spec", "template", "spec", "containers", 0, "image"])).toBe(
      "registry.example.com/shop/web:v1",
    );
  });

  test.each([1, 2, 5, 12])(
    "any number of replicas: with %i the steps are computed, and never fewer serve",
    (replicas) => {
      const story = new Story(replicas).look(10 * replicas + 30);
      expect(story.migration.steps).toHaveLength(3 + 2 * replicas + 1);
      const serving = story.seen.map((both) => both.split(" ").reduce((sum, one) => sum + (Number(one) || 0), 0));
      expect([Math.min(...serving), Math.max(...serving)]).toEqual([replicas, replicas + 1]);
      expect([story.seen.at(-1), story.isSuspended]).toEqual([`0 ${replicas}`, true]);
    },
  );

  test("propagation runs all the while: dispatching is suspended after the last step alone", () => {
    const story = new Story(3);
    for (let look = 0; look < 40 && story.migration.at() !== "hold/suspend"; look++) {
      expect(story.isSuspended).toBe(false);
      story.look(1);
    }
    expect([story.migration.at(), story.plane.observed]).toEqual(["hold/suspend", { blue: 0, green: 3 }]);
  });

  test("a side that does not follow holds up the next step, and the run says which", () => {
    const story = new Story(3);
    while (story.plane.observed.green !== 1) story.look(1);
    story.plane.stuck = true;
    story.look(10);
    expect(story.migration.at()).toBe("migrate/from-2");
    expect(story.migration.explain(story.now)).toContain("blue is not seen with 2 ready replicas, and green with 1");
    story.plane.stuck = false;
    expect(story.look(40).seen).toEqual(NINE);
  });

  test("stop and look: no step begins while somebody says so, and nothing is lost", () => {
    const story = new Story(3);
    while (story.migration.at() !== "migrate/from-2") story.look(1);
    const stop = { by: "ana", reason: "let me look at green" };
    story.look(10, { stop });
    expect(story.plane.observed).toEqual({ blue: 2, green: 1 });
    expect(story.migration.explain(story.now, { stop })).toContain("ana paused the run: let me look at green");
    expect(story.look(40).seen).toEqual(NINE);
  });

  test("go back one: the step before is applied whole, and the way on is the same", () => {
    const story = new Story(3);
    while (story.migration.at() !== "migrate/from-2") story.look(1);
    story.look(1, { commands: [{ verb: "back", subject: "migrate/policy", by: "ana", reason: "green is too slow" }] });
    const stop = { by: "ana", reason: "look" };
    story.look(6, { stop });
    expect(story.plane.observed).toEqual({ blue: 3, green: 0 });
    story.look(60);
    expect([story.seen.at(-1), story.migration.run()?.tries]).toEqual(["0 3", 2]);
  });

  test("AC-S4: cut off after any write, it ends in the same files", () => {
    const whole = new Story(2).look(30);
    expect(whole.migration.run()?.state).toBe("Complete");
    for (let write = 1; write <= whole.disk.writes; write++) {
      const cut = new Story(2, [write]).look(30);
      expect(cut.disk.files).toEqual(whole.disk.files);
      expect(cut.seen).toEqual(whole.seen);
    }
  });
});
