import { describe, expect, test } from "vitest";
import { type Json, type KubeObject, refOf } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import generated from "../fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../fixtures/samples.json" with { type: "json" };
import { readLedgerObjects, withEntry } from "../ledger/ledger-object.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { resume } from "../write/resume.ts";
import { suspend } from "../write/suspend.ts";
import { liveLedgerRef } from "./ledger-writes.ts";
import { fieldManagerOf, type LiveWrite } from "./live-write.ts";
import { liveWrites } from "./live-writes.ts";

const SAMPLES = [...samples, ...generated].map(({ mechanism, object }) => [mechanism, object as KubeObject] as const);

interface Step {
  readonly writes: readonly LiveWrite[];
  readonly after: KubeObject;
}

function hold(before: KubeObject, id: string, holder: string, clusters?: readonly string[]): Step {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(id);
  const edits = suspend(before, {
    hold: {
      holder,
      effect: mechanism.effect,
      ...(mechanism.site.kind === "pin" && { revision: "v1" }),
      ...(clusters !== undefined && { targets: { clusters } }),
    },
    mechanism,
    allow: HAZARDS_TO_ALLOW,
  });
  return step(before, edits.ok ? edits.value : [], holder);
}

function letGo(before: KubeObject, holder: string): Step {
  const edits = resume(before, { holder, catalogue: CATALOGUE });
  return step(before, edits.ok ? edits.value : [], holder);
}

function step(before: KubeObject, edits: Parameters<typeof liveWrites>[1], holder: string): Step {
  const writes = liveWrites(before, edits, { holder, catalogue: CATALOGUE });
  const after = applyEdits(before, edits);
  if (!writes.ok || !after.ok) throw new Error("refused");
  return { writes: writes.value, after: after.value };
}

/** What an API server keeps: fields with their owners. A leaf of an apply that its manager no longer sends goes with its last owner. */
class Server {
  readonly #owners = new Map<string, Set<string>>();
  readonly #values = new Map<string, Json>();

  constructor(object?: KubeObject) {
    for (const [path, value] of object === undefined ? [] : leaves(object)) this.#write(path, value, "user");
  }

  send({ type, fieldManager, body }: LiveWrite): void {
    const sent = leaves(body);
    if (type === "apply") {
      for (const [path, owners] of this.#owners) {
        if (!owners.has(fieldManager) || sent.has(path)) continue;
        owners.delete(fieldManager);
        if (owners.size === 0) this.#drop(path);
      }
    }
    for (const [path, value] of sent) {
      if (type === "merge" && value === null) this.#dropBelow(path);
      else this.#write(path, value, fieldManager);
    }
  }

  fields(): ReadonlyMap<string, Json> {
    return new Map([...this.#values].toSorted(byPath));
  }

  #write(path: string, value: Json, manager: string): void {
    const same = JSON.stringify(this.#values.get(path)) === JSON.stringify(value);
    const owners = same ? (this.#owners.get(path) ?? new Set()) : new Set<string>();
    this.#owners.set(path, owners.add(manager));
    this.#values.set(path, value);
  }

  #drop(path: string): void {
    this.#owners.delete(path);
    this.#values.delete(path);
  }

  #dropBelow(path: string): void {
    for (const known of this.#values.keys()) if (known === path || known.startsWith(`${path}\n`)) this.#drop(known);
  }
}

/** Every value that is no map, by its path; empty maps are nothing to an API server. */
function leaves(value: unknown, path: readonly string[] = []): ReadonlyMap<string, Json> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return new Map([[path.join("\n"), value as Json]]);
  }
  return new Map(Object.entries(value).flatMap(([key, field]) => [...leaves(field, [...path, key])]));
}

const byPath = ([a]: readonly [string, Json], [b]: readonly [string, Json]): number => (a < b ? -1 : 1);
const kept = (object: KubeObject): ReadonlyMap<string, Json> =>
  new Map([...leaves(object)].filter(([, value]) => value !== null).toSorted(byPath));

/** Lists of a ledger are maps by their keys, as the schema says; so a server merges what each manager applies. */
const KEYS: { readonly [list: string]: readonly string[] } = {
  entries: ["group", "kind", "namespace", "name"],
  holds: ["holder", "mechanism"],
  saved: ["mechanism"],
};

function asMaps(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const keys = KEYS[name];
    if (keys === undefined || !Array.isArray(field)) return [name, asMaps(field)] as const;
    const keyOf = (entry: { readonly [key: string]: string }): string => keys.map((key) => entry[key]).join("|");
    return [name, Object.fromEntries(field.map((entry) => [keyOf(entry), asMaps(entry)]))] as const;
  });
  return Object.fromEntries(fields);
}

function asLists(fields: ReadonlyMap<string, Json>): KubeObject {
  const root: { [key: string]: unknown } = {};
  for (const [path, value] of fields) {
    const segments = path.split("\n");
    const parent = segments.slice(0, -1).reduce((map, key) => (map[key] ??= {}) as { [key: string]: unknown }, root);
    parent[segments.at(-1) ?? ""] = value;
  }
  const toLists = (value: unknown): unknown => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([name, field]) => {
      const inner = toLists(field);
      return [name, KEYS[name] === undefined ? inner : Object.values(inner as object)] as const;
    });
    return Object.fromEntries(entries);
  };
  return toLists(root) as KubeObject;
}

/** The object and its ledger, each on the server, and what a reader makes of both. */
function servers(before: KubeObject): { send: (write: LiveWrite) => void; seen: () => ReadonlyMap<string, Json> } {
  const [own, ledger] = [new Server(before), new Server()];
  return {
    send: (write) =>
      write.body["kind"] === "SuspensionLedger"
        ? ledger.send({ ...write, body: asMaps(write.body) as LiveWrite["body"] })
        : own.send(write),
    seen() {
      const fields = own.fields();
      if (ledger.fields().size === 0) return fields;
      const { spec, ...object } = asLists(ledger.fields());
      const entries = readLedgerObjects([{ ...object, spec: { entries: [], ...(spec as object) } }]);
      if (!entries.ok) throw new Error(entries.problems[0]?.message);
      return kept(withEntry(asLists(fields), [...entries.value.values()][0]));
    },
  };
}

describe("live writes do what the edits say", () => {
  test.each(SAMPLES)("%s: held by two, let go by one and by the other", (id, before) => {
    const { send, seen } = servers(before);
    const first = hold(before, id, "a");
    const second = hold(first.after, id, "b");
    const third = letGo(second.after, "a");
    const last = letGo(third.after, "b");
    for (const { writes, after } of [first, second, third, last]) {
      for (const write of writes) send(write);
      expect(seen()).toEqual(kept(after));
    }
    expect(seen()).toEqual(kept(before));
  });

  test("edge 40: the ledger is written before what it explains, and cleared after", () => {
    const before = SAMPLES.find(([id]) => id === "sveltos-profile-paused")?.[1] as KubeObject;
    const held = hold(before, "sveltos-profile-paused", "a");
    const gone = letGo(held.after, "a");
    const { name } = liveLedgerRef(refOf(before));
    const targets = [held, gone].map(({ writes }) => writes.map(({ body }) => body["kind"]));
    expect(targets).toEqual([
      ["SuspensionLedger", "SuspensionLedger", "Profile"],
      ["Profile", "Profile", "SuspensionLedger", "SuspensionLedger"],
    ]);
    expect(held.writes[0]?.body).toMatchObject({ metadata: { name, namespace: "shop" } });
    expect(JSON.stringify(held.writes[2]?.body)).not.toContain("hold.landfall.dev");
  });

  test("holders of different clusters share the list", () => {
    const before = SAMPLES.find(([id]) => id === "karmada-propagationpolicy-dispatching")?.[1] as KubeObject;
    const server = new Server(before);
    const first = hold(before, "karmada-propagationpolicy-dispatching", "a", ["x"]);
    const second = hold(first.after, "karmada-propagationpolicy-dispatching", "b", ["y"]);
    const third = letGo(second.after, "a");
    for (const { writes, after } of [first, second, third]) {
      for (const write of writes) server.send(write);
      expect(server.fields()).toEqual(kept(after));
    }
  });
});

describe("what a request says", () => {
  const CRONJOB: KubeObject = {
    apiVersion: "batch/v1",
    kind: "CronJob",
    metadata: { name: "a", namespace: "b", uid: "u-1", resourceVersion: "7" } as NonNullable<KubeObject["metadata"]>,
    spec: { schedule: "* * * * *" },
  };

  test("sparse: identity, the own hold, the switch and what was saved", () => {
    const [apply, ...others] = hold(CRONJOB, "cronjob-suspend", "release/x").writes;
    expect(others).toEqual([]);
    expect(apply).toMatchObject({ type: "apply", fieldManager: fieldManagerOf("release/x") });
    expect(apply?.body).toMatchObject({ metadata: { name: "a", namespace: "b", uid: "u-1" }, spec: { suspend: true } });
    expect(Object.keys(apply?.body["spec"] as object)).toEqual(["suspend"]);
  });

  test("edge 31: bound to the uid, and a merge patch to the resourceVersion that was read", () => {
    const { after } = hold({ ...CRONJOB, spec: { suspend: false } }, "cronjob-suspend", "a");
    const [apply, merge] = letGo(after, "a").writes;
    expect(apply?.body).toEqual({
      apiVersion: "batch/v1",
      kind: "CronJob",
      metadata: { name: "a", namespace: "b", uid: "u-1" },
    });
    expect(merge).toMatchObject({
      type: "merge",
      fieldManager: "landfall",
      body: { metadata: { uid: "u-1", resourceVersion: "7" }, spec: { suspend: false } },
    });
  });

  test("no edits, no requests", () => {
    expect(liveWrites(CRONJOB, [], { holder: "a", catalogue: CATALOGUE })).toMatchObject({ ok: true, value: [] });
  });
});
