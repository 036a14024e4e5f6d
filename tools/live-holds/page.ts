import {
  escapeControl,
  formatPath,
  type Json,
  type KubeObject,
  parseApiVersion,
  readPath,
} from "@landfall/core/object";
import { applyEdits, type Mechanism } from "@landfall/core/suspend";
import type { Client } from "@landfall/kubernetes";
import { type Case, completed, DEFAULTING, isBuiltIn, offValue } from "./stubs.ts";
import { NO_CASE, Trial, type Verdict } from "./try.ts";

const COLUMNS = [
  "free",
  "defaulted",
  "owned by another",
  "reverted by a controller",
  "killed between requests",
] as const;

const CREATOR = "their-tool";

/** Makes the object of a mechanism for a column; `undefined` if the column does not apply. */
type Start = (one: Case, name: string) => KubeObject | undefined;

const named = (object: KubeObject, name: string): KubeObject =>
  completed({ ...object, metadata: { ...object.metadata, name } });

function withValue(object: KubeObject, mechanism: Mechanism, value: Json | undefined): KubeObject {
  const { site } = mechanism;
  if (site.kind === "pin") return object;
  const path = site.kind === "clusters" ? site.all : site.path;
  const ref = { group: "", kind: "", namespace: "", name: "" };
  const edit = value === undefined ? ({ operation: "delete" } as const) : ({ operation: "set", value } as const);
  const edited = applyEdits(object, [{ ref, path, ...edit }]);
  return edited.ok ? edited.value : object;
}

const free: Start = ({ mechanism, object }, name) => withValue(named(object, name), mechanism, undefined);

const owned: Start = ({ mechanism, object }, name) => {
  const off = offValue(mechanism);
  if (mechanism.site.kind === "pin") return named(object, name);
  return off === undefined ? undefined : withValue(named(object, name), mechanism, off);
};

const defaulted: Start = ({ mechanism, object }, name) => {
  if (mechanism.site.kind !== "field") return undefined;
  if (isBuiltIn(object)) return withValue(named(object, name), mechanism, undefined);
  if (offValue(mechanism) === undefined) return undefined;
  const { group } = parseApiVersion(object.apiVersion ?? "");
  return { ...withValue(named(object, name), mechanism, undefined), apiVersion: `${group}/${DEFAULTING}` };
};

const STARTS: { readonly [column in (typeof COLUMNS)[number]]: Start } = {
  free,
  defaulted,
  "owned by another": owned,
  "reverted by a controller": free,
  "killed between requests": (one, name) => owned(one, name) ?? free(one, name),
};

async function tryOne(client: Client, one: Case, column: (typeof COLUMNS)[number], name: string): Promise<Verdict> {
  const object = STARTS[column](one, name);
  if (object === undefined) return NO_CASE;
  const { mechanism } = one;
  try {
    const options = { fieldManager: CREATOR };
    await (column === "owned by another" ? client.apply(object, options) : client.create(object, options));
    const trial = new Trial(client, mechanism, object);
    const before = await trial.read();
    const { site } = mechanism;
    if (column === "defaulted" && site.kind === "field" && readPath(before, site.path) === undefined) return NO_CASE;
    if (column === "killed between requests") {
      await trial.killedAnywhere(before);
      return "yes";
    }
    await trial.must("suspend");
    await trial.mustStand();
    if (column === "reverted by a controller") await trial.takenBack(before);
    await trial.must("resume");
    await trial.mustBe(before, column !== "reverted by a controller");
    return "yes";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return escapeControl(error.message.replace(/^[^:]*: [A-Z]+ \S+: /, "")).replaceAll("|", "/");
  }
}

/** Tries every mechanism in every column on a real API server, eight at a time. */
export async function livePage(client: Client, all: readonly Case[]): Promise<string> {
  const rows: string[][] = all.map(() => []);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      const one = all[at] as Case;
      for (const [index, column] of COLUMNS.entries())
        rows[at]?.push(await tryOne(client, one, column, `t${at}-${index}`));
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return pageOf(all, rows);
}

function pageOf(all: readonly Case[], rows: readonly (readonly Verdict[])[]): string {
  const lines = all.map(({ mechanism, object }, index) => {
    const { group, kind, site } = { ...mechanism, kind: object.kind ?? "" };
    const where = site.kind === "clusters" ? site.some : site.kind === "pin" ? site.pins[0]?.path : site.path;
    const server = isBuiltIn(object) ? "its own" : "stub";
    return `| \`${mechanism.id}\` | ${kind}${group === "" ? "" : `.${group}`} | \`${formatPath(where ?? [])}\` | ${server} | ${(rows[index] ?? []).join(" | ")} |`;
  });
  const count = (column: number, verdict: (word: Verdict) => boolean): number =>
    rows.filter((row) => verdict(row[column] ?? "")).length;
  const sums = COLUMNS.map((column, index) => {
    const [yes, none] = [count(index, (word) => word === "yes"), count(index, (word) => word === NO_CASE)];
    return `| ${column} | ${yes} | ${none} | ${rows.length - yes - none} |`;
  });
  return `# Holds on a real API server

Made by a run against kube-apiserver (\`npx vitest run tools/live-holds --update\`): every mechanism of the [catalogue](suspend-catalogue.md) is held and let go by \`prepare\` and \`carryOut\`. Where the API server does not have the kind itself, its definition is a structural stub, made from the paths of the catalogue: what it does not name is pruned. A stub knows none of the project's own validation.

| column | what is tried |
|---|---|
| free | nothing is at the switch; it is held, stands, is let go, and everything is as it was, the owners of all fields too |
| defaulted | the API server put the value there when somebody else made the object; the same |
| owned by another | another manager applied a value; the same, and that manager owns it again |
| reverted by a controller | another manager takes the switch back while it is held; letting go leaves that as it is, and nothing of ours |
| killed between requests | the client dies before each request, and after each with its answer lost; the same command again goes on, and so does letting go |

\`—\`: there is no such case, as a presence, an annotation without a default, or a kind without one. \`metadata.managedFields is not as it was\`: every value is, but somebody had applied a \`false\` that the API server does not store, and does not claim it any more until they apply again.

| column | yes | no such case | refused |
|---|---|---|---|
${sums.join("\n")}

| mechanism | kind | switch | definition | ${COLUMNS.join(" | ")} |
|---|---|---|---|${COLUMNS.map(() => "---|").join("")}
${lines.join("\n")}
`;
}
