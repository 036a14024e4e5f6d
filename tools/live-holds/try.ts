import {
  type Edit,
  isMap,
  type Json,
  type KubeObject,
  type Path,
  readPath,
  refOf,
  sameJson,
} from "@landfall/core/object";
import {
  applyEdits,
  CATALOGUE,
  HAZARDS_TO_ALLOW,
  type HoldVerb,
  isLedgerKey,
  type LiveDecision,
  type Mechanism,
  resume,
  suspend,
} from "@landfall/core/suspend";
import { ApiError, type CarriedOut, type Client, carryOut, prepare } from "@landfall/kubernetes";

/** The outcome of a trial: `yes`, `—` if the case does not apply, else the reason why it failed. */
export type Verdict = string;
export const NO_CASE = "—";

const HOLDER = "freeze/42";

function decisionOf(mechanism: Mechanism, verb: HoldVerb): LiveDecision {
  const { effect, site } = mechanism;
  const hold = { holder: HOLDER, effect, ...(site.kind === "pin" && { revision: "v1" }) };
  return verb === "suspend"
    ? (object) => suspend(object, { hold, mechanism, allow: HAZARDS_TO_ALLOW, now: 0 })
    : (object) => resume(object, { holder: HOLDER, catalogue: CATALOGUE });
}

/** One object on the server, which is held and released. */
export class Trial {
  readonly client: Client;
  readonly mechanism: Mechanism;
  readonly ref: ReturnType<typeof refOf>;

  constructor(client: Client, mechanism: Mechanism, object: KubeObject) {
    this.client = client;
    this.mechanism = mechanism;
    this.ref = refOf(object);
  }

  async run(verb: HoldVerb, client = this.client, tries = 5): Promise<CarriedOut> {
    const options = { catalogue: CATALOGUE, holder: HOLDER, verb, tries };
    const prepared = await prepare(this.client, [{ ref: this.ref, decide: decisionOf(this.mechanism, verb) }], options);
    const [carried] = await carryOut(client, prepared, options);
    if (carried === undefined) throw new Error("nothing came of it");
    return carried;
  }

  async read(): Promise<KubeObject> {
    const object = await this.client.get(this.ref);
    if (object === undefined) throw new Error("it is gone");
    return object;
  }

  /** Runs the verb; throws with the reason if it is not completed. */
  async must(verb: HoldVerb): Promise<CarriedOut> {
    const carried = await this.run(verb);
    const problem = carried.problems.find(({ severity }) => severity === "error") ?? carried.problems[0];
    if (carried.outcome !== "done") throw new Error(problem?.message ?? `${verb}: ${carried.outcome}`);
    return carried;
  }

  /** Throws unless the object is completely held, so that holding again would write nothing. */
  async mustStand(): Promise<void> {
    if ((await this.run("suspend")).outcome !== "unchanged") throw new Error("it does not stand as held");
  }

  /** Throws unless the object is as before. `owners`: compares managed fields, too. */
  async mustBe(before: KubeObject, owners = true): Promise<void> {
    const after = await this.read();
    const field = differs(lasting(before, owners), lasting(after, owners));
    if (field !== undefined) throw new Error(`${field} is not as it was`);
  }

  /**
   * Holds an object with a client that is killed before and after each request, losing the answer, and then continues;
   * then releases it in the same way.
   */
  async killedAnywhere(before: KubeObject): Promise<void> {
    for (const verb of ["suspend", "resume"] as const) {
      for (let at = 0; at < 6; at++) {
        const lost = at % 2 === 1;
        const { outcome } = await this.run(verb, dying(this.client, Math.floor(at / 2), lost), 1);
        if (outcome === "done" || outcome === "unchanged") break;
        if (verb === "suspend" && lost) {
          await this.settle("resume");
          await this.mustBe(before);
          await this.run("suspend", dying(this.client, Math.floor(at / 2), lost), 1);
        }
      }
      await this.settle(verb);
      if (verb === "suspend") await this.mustStand();
    }
    await this.mustBe(before);
  }

  async settle(verb: HoldVerb): Promise<void> {
    const { outcome, problems } = await this.run(verb);
    if (outcome !== "done" && outcome !== "unchanged") throw new Error(problems.at(-1)?.message ?? outcome);
  }

  /** Plays a controller that silently reverts the value that the hold wrote. */
  async takenBack(before: KubeObject): Promise<void> {
    const held = await this.read();
    const changed = pathsOf(this.mechanism, held).filter(
      (path) => !sameJson(readPath(held, path) ?? null, readPath(before, path) ?? null),
    );
    const edits = changed.map((path): Edit => {
      const value = readPath(before, path) as Json | undefined;
      if (value === undefined) return { ref: this.ref, path, operation: "delete" };
      return { ref: this.ref, path, operation: "set", value };
    });
    const reverted = applyEdits(held, edits);
    if (!reverted.ok) throw new Error("it cannot be taken back");
    const written = await this.client.update(reverted.value, { fieldManager: "their-controller" });
    if (!written.written) throw new Error("it changed meanwhile");
  }
}

/** A client that dies before write number `at`, or with `lost` after it, without receiving the answer. */
function dying(client: Client, at: number, lost: boolean): Client {
  let writes = 0;
  const guard = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const dies = writes++ >= at;
    if (dies && !lost) throw new ApiError("Unreachable", "killed before it");
    const answer = await write();
    if (dies) throw new ApiError("Unreachable", "killed after it");
    return answer;
  };
  return {
    ...client,
    patch: (...given) => guard(() => client.patch(...given)),
    create: (...given) => guard(() => client.create(...given)),
    delete: (...given) => guard(() => client.delete(...given)),
  };
}

function pathsOf({ site }: Mechanism, object: KubeObject): readonly Path[] {
  if (site.kind === "clusters") return [site.all, site.some];
  if (site.kind === "pin")
    return site.pins.map(({ path }) => path).filter((path) => readPath(object, path) !== undefined);
  return [site.path];
}

/** The object without the fields that change with every write. */
function lasting({ metadata, ...object }: KubeObject, owners: boolean): unknown {
  const { resourceVersion: _, generation: __, managedFields, ...kept } = (metadata ?? {}) as Record<string, unknown>;
  const annotations = Object.keys((kept["annotations"] ?? {}) as object).filter((key) => isLedgerKey(key));
  return { ...object, ours: annotations, metadata: { ...kept, ...(owners && { managedFields }) } };
}

/** The path of the first difference. */
function differs(a: unknown, b: unknown, at = ""): string | undefined {
  if (sameJson(a ?? null, b ?? null)) return undefined;
  if (!isMap(a) || !isMap(b)) return at;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differs(a[key], b[key], at === "" ? key : `${at}.${key}`);
    if (found !== undefined) return found;
  }
  return at;
}
