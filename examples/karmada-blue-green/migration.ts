import { celEngine } from "@landfall/adapters/cel";
import { type MigrationStep, migrationPlan } from "@landfall/adapters/karmada";
import { toYaml } from "@landfall/cli";
import { type KubeObject, refKey, refOf, sameJson } from "@landfall/core/object";
import {
  advance,
  formatRunTree,
  type ObjectObservation,
  type Run,
  type RunPlan,
  readRun,
  readStepPlan,
  type StepCommand,
  type StepDecision,
  writeRun,
} from "@landfall/core/steps";
import type { Disk } from "../disk.ts";
import { type ControlPlane, objectsIn } from "./control-plane.ts";

const SUBJECT = "shop-web";

/** A command of a person; none is needed for the migration to proceed. */
export interface Said {
  /** Begin no further step as long as this is set. */
  readonly stop?: { readonly by: string; readonly reason: string };
  readonly commands?: readonly Pick<StepCommand, "verb" | "subject" | "by" | "reason">[];
}

/** The steps of a migration, computed once. */
export interface PlannedMigration {
  readonly plan: RunPlan;
  readonly steps: readonly MigrationStep[];
}

export function planFor(replicas: number): PlannedMigration {
  const from = { namespace: "shop", deployment: "web", service: "web", from: "blue", to: "green" };
  const computed = migrationPlan({ ...from, replicas, deadline: "2h" });
  if (!computed.ok) throw new Error(computed.problems[0]?.message);
  const plan = readStepPlan("migration", computed.value.spec, { engine: celEngine });
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  return { plan: plan.value, steps: computed.value.steps };
}

/** Carries a migration out: the run and the objects are files, and each pass may be killed after any write. */
export class Migration {
  readonly plan: RunPlan;
  readonly steps: readonly MigrationStep[];
  readonly #disk: Disk;
  readonly #plane: ControlPlane;

  constructor(disk: Disk, plane: ControlPlane, { plan, steps }: PlannedMigration) {
    this.plan = plan;
    this.steps = steps;
    this.#disk = disk;
    this.#plane = plane;
  }

  pass(now: number, said: Said = {}): void {
    const before = this.run();
    const { attempt = 1, tries = 1 } = before ?? {};
    const decision = this.#look(now, {
      ...said,
      commands: (said.commands ?? []).map((command) => ({ ...command, attempt, tries })),
    });
    const { run, blockers } = decision;
    if (run === undefined) return;
    const [page] = writeRun({ name: SUBJECT, plan: this.plan, run, blockers });
    this.#disk.write("run.yaml", toYaml(page as unknown as Parameters<typeof toYaml>[0]));
    for (const action of decision.actions)
      if (action.kind === "apply") for (const ref of action.objects) this.#apply(action.task, refKey(ref));
  }

  run(): Run | undefined {
    const text = this.#disk.read("run.yaml");
    const read = readRun(text === undefined ? [] : objectsIn(text), { plan: this.plan });
    if (!read.ok) throw new Error(read.problems[0]?.message);
    return read.value?.run;
  }

  /** The step that is under way; `""` if there is none. */
  at(): string {
    const run = this.run();
    for (const [phaseAt, phase] of this.plan.phases.entries())
      for (const [at, { path }] of phase.steps.entries())
        if (run?.phases[phaseAt]?.steps[at]?.state === "Running") return path;
    return "";
  }

  explain(now: number, said: Said = {}): string {
    const { attempt = 1, tries = 1 } = this.run() ?? {};
    const commands = (said.commands ?? []).map((command) => ({ ...command, attempt, tries }));
    return formatRunTree(this.plan, this.#look(now, { ...said, commands }));
  }

  #look(
    now: number,
    { stop, commands = [] }: Omit<Said, "commands"> & { readonly commands?: readonly StepCommand[] },
  ): StepDecision {
    return advance(this.plan, this.run(), {
      now,
      trigger: { plan: "migration", subject: SUBJECT },
      observations: this.#observations(now),
      commands,
      paused: stop,
    });
  }

  /** The objects on the control plane, each compared with what the step under way wants of it. */
  #observations(now: number): ReadonlyMap<string, ObjectObservation> {
    const wanted = new Map(this.#objectsOf(this.at()).map((object) => [refKey(refOf(object)), object]));
    const statuses = new Map(this.#plane.statuses().map((object) => [refKey(refOf(object)), object]));
    const applied = this.#disk.list("control-plane").flatMap(([, text]) => objectsIn(text));
    const all = new Map([...statuses, ...applied.map((object) => [refKey(refOf(object)), object] as const)]);
    return new Map(
      Array.from(all, ([key, object]) => {
        const own = wanted.get(key);
        const isSame =
          own !== undefined &&
          Object.entries(own.spec ?? {}).every(([name, value]) => sameJson(specOf(object)[name], value));
        const isWhole = own === undefined || own.kind === "Deployment" || sameJson(object.spec, own.spec);
        const shown = { ...object, status: statuses.get(key)?.status };
        return [key, { observedAt: now, status: "Current", upToDate: isSame && isWhole ? "yes" : "no", object: shown }];
      }),
    );
  }

  #objectsOf(path: string): readonly KubeObject[] {
    return this.steps.find((step) => path === step.path || path.startsWith(`${step.path}/`))?.objects ?? [];
  }

  /** Server-side apply of a field or of a whole object: of the Deployment only its replicas are ours. */
  #apply(task: string, key: string): void {
    const object = this.#objectsOf(task).find((one) => refKey(refOf(one)) === key);
    if (object === undefined) return;
    const { kind, name } = refOf(object);
    const path = `control-plane/${kind}-${name}.yaml`;
    const text = this.#disk.read(path);
    const [there] = text === undefined ? [] : objectsIn(text);
    const isOurs = object.kind !== "Deployment" || there === undefined;
    const next = isOurs ? object : { ...there, spec: { ...specOf(there), ...specOf(object) } };
    this.#disk.write(path, toYaml(next as unknown as Parameters<typeof toYaml>[0]));
  }
}

function specOf(object: KubeObject): { readonly [field: string]: unknown } {
  return (object.spec ?? {}) as { readonly [field: string]: unknown };
}
