import type { Outcome } from "../../io.ts";
import { type Choices, strategyOf } from "./driven-strategy.ts";
import { Fleet, timeAt } from "./fleet.ts";
import { changesForetold, changesNoted, commandsIn, type Told, wordsOf } from "./told.ts";

/** One event of a driven rollout, drawn at random. Dice are numbers from 0 to below 1. */
export type Step =
  | { readonly kind: "look"; readonly minutes: number; readonly dice: readonly number[] }
  | { readonly kind: "say"; readonly verb: string; readonly about: "" | "target" | "wave" | "v2"; readonly die: number }
  | { readonly kind: "follow"; readonly die: number }
  | { readonly kind: "strategy"; readonly choices: Choices }
  | { readonly kind: "clusters"; readonly names: readonly string[] }
  | { readonly kind: "revision"; readonly revision: string }
  | { readonly kind: "measure"; readonly value: number }
  | { readonly kind: "hand"; readonly die: number; readonly revision: string }
  | { readonly kind: "unclock" };

/** The last that was seen of a cluster. */
interface Sight {
  readonly text: string;
  readonly minute: number;
}

const PLAN = "rollouts/shop.yaml";
const REFUSED = /refused: .* is on its way/;
const BEGIN: Step = { kind: "look", minutes: 0, dice: [0] };

/** Plays the steps on a package, and returns every sentence of the command that did not come true. */
export function play(choices: Choices, clusters: readonly string[], steps: readonly Step[]): readonly string[] {
  using journey = new Journey(choices, clusters);
  for (const step of [BEGIN, ...steps]) journey.take(step);
  return journey.broken;
}

class Journey {
  readonly broken: string[] = [];
  readonly #fleet = new Fleet("actuate:\n- system: config-sync\n", []);
  readonly #sights = new Map<string, Sight>();
  #clusters: readonly string[] = [];
  #taken = 0;
  #minute = 0;

  constructor(choices: Choices, clusters: readonly string[]) {
    this.#fleet.add("strategy.yaml", strategyOf(choices));
    this.#keep(clusters);
  }

  [Symbol.dispose](): void {
    this.#fleet[Symbol.dispose]();
  }

  take(step: Step): void {
    this.#taken++;
    switch (step.kind) {
      case "look":
        return this.#look(step);
      case "say":
        return this.#say(["rollout", step.verb, ".", ...this.#about(step), "--reason", "WHY"]);
      case "follow": {
        const commands = commandsIn(this.#explain(this.#fleet));
        if (commands.length > 0) this.#run(this.#fleet, wordsOf(pick(commands, step.die)));
        return;
      }
      case "strategy":
        return this.#fleet.add("strategy.yaml", strategyOf(step.choices));
      case "clusters":
        return this.#keep(step.names);
      case "revision":
        return this.#fleet.askFor(step.revision);
      case "measure":
        return this.#fleet.add("measured.yaml", measured(step.value, this.#minute));
      case "hand":
        return this.#fleet.add(...sync(pick(this.#clusters, step.die), step.revision));
      case "unclock":
        return this.#fleet.add("clock.yaml", "");
    }
  }

  #keep(names: readonly string[]): void {
    const files = this.#fleet.files();
    this.#clusters = names;
    this.#fleet.keepClusters(names, (name) => ({ region: name < "c" ? "east" : "west" }));
    for (const name of names) {
      const [path, text] = sync(name, "v1");
      if (files[path] === undefined || files[path] === "") this.#fleet.add(path, text);
    }
    for (const path of Object.keys(files))
      if (path.startsWith("syncs/") && !names.some((name) => path === sync(name, "")[0])) this.#fleet.add(path, "");
  }

  #about({ about, die }: Step & { readonly kind: "say" }): readonly string[] {
    if (about === "target") return [`${pick(this.#clusters, die)}/shop`];
    if (about === "wave") return [pick(["canary", "rest"], die)];
    return about === "" ? [] : [about];
  }

  /** Time passes, reports come, and the package is rendered: as explain has said, and twice alike. */
  #look({ minutes, dice }: Step & { readonly kind: "look" }): void {
    this.#minute = Math.max(this.#minute + minutes, 0);
    this.#clusters.forEach((name, at) => {
      const seen = this.#seenNext(name, dice[at % dice.length] ?? 0);
      if (seen !== undefined) this.#sights.set(name, seen);
    });
    const known = [...this.#sights].filter(([name]) => this.#clusters.includes(name));
    this.#fleet.observe(
      this.#minute,
      Object.fromEntries(known.map(([name, { text }]) => [name, text])),
      Object.fromEntries(known.map(([name, { minute }]) => [name, minute])),
    );
    const isFirst = this.#fleet.files()[PLAN] === undefined;
    if (!isFirst) this.#checkPrinted(dice[0] ?? 0);
    this.#render(this.#fleet, isFirst ? undefined : this.#explain(this.#fleet));
    this.#checkPrinted(dice[0] ?? 0);
  }

  /** The next that is seen of a cluster: mostly that it is where it should be. `undefined`: nothing new. */
  #seenNext(name: string, die: number): Sight | undefined {
    const before = this.#sights.get(name)?.text ?? "v1";
    const minute = this.#minute;
    if (die < 0.15) return { text: before, minute };
    if (die < 0.26) return undefined;
    const ordered = orderOf(this.#fleet, name) ?? before.split(" ")[0] ?? "v1";
    if (die < 0.75) return { text: ordered, minute };
    if (die < 0.84) return { text: `${ordered} Failed`, minute };
    if (die < 0.89) return { text: `${ordered} InProgress`, minute };
    if (die < 0.93) return { text: `${ordered} NotReady`, minute };
    if (die < 0.95) return { text: ordered, minute: minute + 40 };
    return { text: pick(["v1", "v2", "v3"], (die - 0.95) / 0.05), minute };
  }

  #render(fleet: Fleet, told: Pick<Told, "nextRender"> | undefined): void {
    const before = fleet.files();
    const { exitCode, stderr } = this.#run(fleet, ["fn", "render", "--any-form", "."]);
    const after = fleet.files();
    if (exitCode !== 0) {
      if (!REFUSED.test(stderr)) this.#fault(`the render fails: ${stderr}`);
      if (JSON.stringify(before) !== JSON.stringify(after)) this.#fault("a render that fails has written");
      return;
    }
    const noted = changesNoted(before[PLAN], after[PLAN] ?? "");
    const foretold = told === undefined ? noted : changesForetold(told.nextRender);
    if (foretold !== noted)
      this.#fault(`it was foretold: ${told?.nextRender ?? "nothing"} (${foretold}), and the render did ${noted}`);
    this.#checkHandsOff(before, after);
    this.#run(fleet, ["fn", "render", "--any-form", "."]);
    const again = fleet.files();
    for (const [path, text] of Object.entries(after))
      if (again[path] !== text) this.#fault(`a second render changes ${path}`);
  }

  /** Nothing is written to any target under the handbrake, or after a stop that leaves what it finds. */
  #checkHandsOff(before: ReturnType<Fleet["files"]>, after: ReturnType<Fleet["files"]>): void {
    const plan = after[PLAN] ?? "";
    const isBraked = /^ {2}brakedBy: /m.test(plan);
    const isStopped = /^ {2}phase: Stopped$/m.test(plan) && /"?onStop"?: ?"?leave/.test(after["strategy.yaml"] ?? "");
    if (!isBraked && !isStopped) return;
    for (const [path, text] of Object.entries(before))
      if (path.startsWith("syncs/") && after[path]?.split("\nspec:")[1] !== text.split("\nspec:")[1])
        this.#fault(`${path} is written ${isBraked ? "under the handbrake" : "after a stop"}`);
  }

  /** Says something as a person would: it is written to the config, or refused and nothing is written. */
  #say(words: readonly string[]): void {
    const before = JSON.stringify(this.#fleet.files());
    const { exitCode, stderr } = this.#run(this.#fleet, words);
    const isChanged = JSON.stringify(this.#fleet.files()) !== before;
    if (exitCode !== 0 && exitCode !== 1) this.#fault(`${words.join(" ")} ends with ${exitCode}: ${stderr}`);
    if (isChanged !== (exitCode === 0)) this.#fault(`${words.join(" ")} ends with ${exitCode}, changed: ${isChanged}`);
    if (exitCode === 1)
      for (const command of commandsIn(stderr).filter((one) => !one.includes("TARGET")))
        this.#tryOut(command, `the refusal of ${words[1]}`);
  }

  /** Every command that explain prints is accepted as printed, and does what it says it will. */
  #checkPrinted(die: number): void {
    const told = this.#explain(this.#fleet);
    if (JSON.stringify(told) !== JSON.stringify(this.#explain(this.#fleet)))
      this.#fault("explain says two things of one package");
    const more = this.#explain(this.#fleet, [pick([...this.#clusters, "canary", "rest"], die)]);
    for (const command of new Set([...commandsIn(told), ...commandsIn(more)])) this.#tryOut(command, "explain");
  }

  #tryOut(command: string, by: string): void {
    using fleet = this.#fleet.fork();
    const words = wordsOf(command);
    const before = JSON.stringify(fleet.files());
    const { exitCode, stderr, stdout } = this.#run(fleet, words);
    if (exitCode !== 0) {
      const isRefused = words[1] === "render" && REFUSED.test(stderr);
      if (!isRefused) this.#fault(`${by} prints "${command}", which is refused: ${stderr}`);
      return;
    }
    if (words[0] !== "rollout") return;
    if (JSON.stringify(fleet.files()) === before) this.#fault(`"${command}" changes nothing`);
    this.#checkForetold(fleet, command, `${stdout}${stderr}`);
  }

  /** A verb says what the next render does, and how things stand then: both come true. */
  #checkForetold(fleet: Fleet, command: string, said: string): void {
    const does = /\] the next render (.*)$/m.exec(said)?.[1];
    const then = /\] then: (.*?)(?:, since \S+Z)?$/m.exec(said)?.[1];
    const next = /\] next command after that: (.*)$/m.exec(said)?.[1];
    if (then === undefined) return this.#fault(`"${command}" does not say what then: ${said}`);
    this.#render(fleet, { nextRender: does === "changes nothing" ? undefined : does });
    const after = this.#explain(fleet);
    if (after?.message !== then) this.#fault(`"${command}" says: then "${then}", and then it is "${after?.message}"`);
    if (after?.command !== next)
      this.#fault(`"${command}" says: next command ${next}, and then it is ${after?.command}`);
    if (commandsIn(after).includes(command)) this.#fault(`"${command}" is printed again after it: ${after?.message}`);
  }

  #explain(fleet: Fleet, about: readonly string[] = []): Told | undefined {
    const { stdout, exitCode, stderr } = this.#run(fleet, ["explain", ".", ...about, "-o", "json"]);
    if (exitCode === 0) return (JSON.parse(stdout) as readonly Told[])[0];
    const isUnknown = about.length > 0 && /has no target/.test(stderr);
    if (!isUnknown && !REFUSED.test(stderr)) this.#fault(`explain fails: ${stderr}`);
    return undefined;
  }

  #run(fleet: Fleet, words: readonly string[]): Outcome {
    try {
      return fleet.run(...words);
    } catch (error) {
      this.#fault(`landfall ${words.join(" ")} throws ${String(error)}`);
      return { exitCode: 1, stdout: "", stderr: "" };
    }
  }

  #fault(text: string): void {
    this.broken.push(`after ${this.#taken} steps: ${text}`);
  }
}

/** The revision that a target should have, by the plan. */
function orderOf(fleet: Fleet, cluster: string): string | undefined {
  const row = new RegExp(`- target: ${cluster}/shop\\n    state: (\\w+)\\n    revision: (\\w+)`);
  const [, state = "", revision] = row.exec(fleet.files()[PLAN] ?? "") ?? [];
  return ["Released", "RollingBack", "Landed"].includes(state) ? revision : undefined;
}

function sync(cluster: string, revision: string): readonly [path: string, text: string] {
  const head = "apiVersion: configsync.gke.io/v1beta1\nkind: RootSync\nmetadata:\n  namespace: s\n  name: ";
  const target = `  annotations:\n    landfall.dev/target: ${cluster}/shop\n`;
  const spec = `spec:\n  git:\n    repo: r\n    revision: ${revision}\n`;
  return [`syncs/${cluster}.yaml`, `${head}${cluster}\n${target}${spec}`];
}

function measured(value: number, minute: number): string {
  const sample = `{metric: errors, value: "${value}", at: ${timeAt(minute) / 1000}}`;
  const spec = `spec:\n  cluster: a\n  observedAt: "${new Date(timeAt(minute)).toISOString()}"\n  samples: [${sample}]\n`;
  return `apiVersion: landfall.dev/v1alpha1\nkind: StatusSnapshot\nmetadata:\n  name: measured\n${spec}`;
}

function pick<T>(all: readonly T[], die: number): T {
  return all[Math.min(Math.floor(die * all.length), all.length - 1)] as T;
}
