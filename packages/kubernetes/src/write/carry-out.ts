import { type Problem, readString } from "@landfall/core/object";
import { type LiveObject, type LiveStep, planLive } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import { backOff } from "../watch/back-off.ts";
import { isGone, keepsChanging, type PrepareOptions, readRefused, serverRefused } from "./prepare.ts";
import { readLive } from "./read-live.ts";
import type { CarriedOut, LiveTarget, Prepared, SentRequest } from "./report.ts";
import { type Sent, sendStep } from "./send-step.ts";

/** Options for writing prepared holds. */
export interface CarryOutOptions extends PrepareOptions {
  /**
   * The most times that an object is read again after a failure or a change by somebody else. Default: 9, which takes
   * about a minute and a half.
   */
  readonly tries?: number;
}

const TRIES = 9;

/**
 * Writes what was prepared, one target after the other. Each request is planned from the server's last answer, so the
 * work may be interrupted anywhere: running it again continues. If one target stops, the others go on, unless the
 * server is unreachable. Never rejects for an answer that an API server may give.
 */
export async function carryOut(
  client: Client,
  prepared: readonly Prepared[],
  options: CarryOutOptions,
): Promise<readonly CarriedOut[]> {
  const carried: CarriedOut[] = [];
  let unreachable = false;
  for (const one of prepared) {
    const { ref } = one.target;
    if (one.plan === undefined) carried.push({ ref, outcome: "refused", sent: [], problems: one.problems });
    else if (one.plan.steps.length === 0) carried.push({ ref, outcome: "unchanged", sent: [], problems: one.problems });
    else if (unreachable) carried.push({ ref, outcome: "not-begun", sent: [], problems: one.problems });
    else {
      const run = new Run(client, one, options);
      carried.push(await run.toItsEnd());
      unreachable = run.unreachable;
    }
  }
  return carried;
}

/** The work on one target. */
class Run {
  readonly #client: Client;
  readonly #target: LiveTarget;
  readonly #options: CarryOutOptions;
  readonly #uid: string | undefined;
  readonly #sent: SentRequest[] = [];
  readonly #problems: Problem[];
  #unknown: SentRequest | undefined;
  #live: LiveObject | undefined;
  #failures = 0;
  unreachable = false;

  constructor(client: Client, { target, live, problems }: Prepared, options: CarryOutOptions) {
    this.#client = client;
    this.#target = target;
    this.#options = options;
    this.#live = live;
    this.#uid = readString(live?.object, ["metadata", "uid"]);
    this.#problems = [...problems];
  }

  async toItsEnd(): Promise<CarriedOut> {
    for (;;) {
      const problem = await this.#once();
      if (problem === "again") continue;
      if (problem === "done") return this.#ended("done");
      this.#problems.push(problem);
      return this.#ended(this.#sent.length === 0 && this.#unknown === undefined ? "refused" : "stopped");
    }
  }

  /** Reads, plans and sends, until the object must be read again. */
  async #once(): Promise<Problem | "again" | "done"> {
    const live = await this.#read();
    if (live === "failed") return this.#again();
    if (live === undefined) return isGone(this.#target);
    if ("code" in live) return live;
    if (readString(live.object, ["metadata", "uid"]) !== this.#uid) return this.#replaced();
    const { catalogue, holder } = this.#options;
    const last = this.#failures > 0 && this.#failures >= this.#tries() - 1;
    const request = { catalogue, ...(holder !== undefined && { holder }), ...(last && { keepOwnership: true }) };
    const planned = planLive(live, this.#target.decide, request);
    if (!planned.ok) return planned.problems[0] ?? keepsChanging(this.#target);
    this.#unknown = undefined;
    let object = live.object;
    for (const step of planned.value.steps) {
      const sent = await this.#send(step);
      if (sent.became === "refused") return serverRefused(this.#target.ref, sent);
      if (sent.became !== "done") return this.#again();
      if (sent.object !== undefined && step.ref.kind === this.#target.ref.kind) object = sent.object;
    }
    if (!planned.value.more) return "done";
    this.#live = { ...live, object };
    return "again";
  }

  async #read(): Promise<LiveObject | Problem | undefined | "failed"> {
    const known = this.#live;
    this.#live = undefined;
    if (known !== undefined) return known;
    try {
      return await readLive(this.#client, this.#target.ref, this.#options.catalogue, this.#options.signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTransient) return readRefused(this.#target, error);
      this.unreachable = error.code !== "TooManyRequests";
      return "failed";
    }
  }

  async #send(step: LiveStep): Promise<Sent> {
    const { signal } = this.#options;
    const { deed, ref } = step;
    const sent = await sendStep(this.#client, step, { dryRun: false, ...(signal === undefined ? {} : { signal }) });
    this.unreachable = sent.became === "unknown";
    if (sent.became === "done") this.#sent.push({ deed, ref });
    if (sent.became === "unknown") this.#unknown = { deed, ref };
    return sent;
  }

  async #again(): Promise<Problem | "again"> {
    this.#failures++;
    const { signal } = this.#options;
    if (signal?.aborted === true) return this.#stopped("it was stopped");
    if (this.#failures >= this.#tries())
      return this.unreachable ? this.#stopped("the API server cannot be reached") : keepsChanging(this.#target);
    const { clock } = this.#client.ports;
    const pause = backOff(this.#failures - 1, clock.random());
    await clock.sleep(this.unreachable ? pause : pause / TRIES, signal);
    return "again";
  }

  #tries(): number {
    return this.#options.tries ?? TRIES;
  }

  #replaced(): Problem {
    const message = "it was deleted and made anew meanwhile; the new one is left alone";
    return {
      code: "ObjectReplaced",
      severity: "error",
      message,
      ref: this.#target.ref,
      hint: "look at it, and ask again",
    };
  }

  #stopped(why: string): Problem {
    const { ref } = this.#target;
    return {
      code: "Unreachable",
      severity: "error",
      message: why,
      ref,
      hint: "the same command again goes on from here",
    };
  }

  #ended(outcome: CarriedOut["outcome"]): CarriedOut {
    return {
      ref: this.#target.ref,
      outcome,
      sent: this.#sent,
      ...(this.#unknown !== undefined && { unknown: this.#unknown }),
      problems: this.#problems,
    };
  }
}
