import { setTimeout as sleep } from "node:timers/promises";
import { type KubeObject, readPath } from "@landfall/core/object";
import type { TestEnvironment } from "@landfall/testing/envtest";
import type { Oracle } from "./kubectl-says.ts";
import { normalise } from "./normalise.ts";
import type { Version } from "./recording.ts";
import type { Fields, Scenario, Seen, Step } from "./scenario.ts";

type Send = TestEnvironment["request"];

/** Plays the steps of a scenario in a namespace of its own, and asks kubectl about every resulting version. */
export async function recordHistory(
  scenario: Scenario,
  server: TestEnvironment,
  { ask }: Oracle,
): Promise<readonly Version[]> {
  const request: Send = (method, path, options) => server.request(method, path, options);
  const namespace = `of-${scenario.name}`;
  const fill = (text: string): string => text.replaceAll("{namespace}", namespace);
  await send(request, "POST", "/api/v1/namespaces", { metadata: { name: namespace } });
  const [collection, name] = [fill(scenario.collection), fill(scenario.subject ?? "web")];
  const play = (step: Step): Promise<void> => playStep(request, step, { collection, name, fill });
  for (const step of scenario.before ?? []) await play(step);
  const collections = [collection, ...scenario.beside.map(fill)];
  const { body } = await request("GET", collection);
  const from = (body as { metadata: { resourceVersion: string } }).metadata.resourceVersion;
  for (const step of scenario.steps) await play(step);
  const events = (await Promise.all(collections.map((path) => eventsOf(request, path, from))))
    .flat()
    .filter(({ path, object }) => path !== collection || seenOf(object).metadata["name"] === name)
    .toSorted((a, b) => Number(versionOf(a.object)) - Number(versionOf(b.object)));
  const versions: Version[] = [];
  let isCaused = false;
  for (const { path, type, object } of events) {
    const key = keyOf(object);
    if (type === "DELETED") {
      versions.push({ key });
      continue;
    }
    const isCause: boolean = !isCaused && scenario.cause?.(seenOf(object)) === true;
    isCaused ||= isCause;
    const said = path === collection ? await answerOf(scenario, { collection, name, object, ask, fill }) : {};
    versions.push({ key, ...said, ...(isCause && { cause: true as const }), object });
  }
  return normalise(versions.map((version) => withoutNamespace(version, namespace)));
}

function withoutNamespace(version: Version, namespace: string): Version {
  return JSON.parse(
    JSON.stringify(version).replaceAll(`${namespace}-inner`, "inner").replaceAll(namespace, "shop"),
  ) as Version;
}

/** A field of the version in a question to kubectl: `{spec.replicas}`. */
const FIELD = /\{((?:spec|metadata)\.\w+)\}/g;

interface Question {
  readonly collection: string;
  readonly name: string;
  readonly object: KubeObject;
  readonly ask: Oracle["ask"];
  readonly fill: (text: string) => string;
}

async function answerOf(
  { ask: words }: Scenario,
  { collection, name, object, ask, fill }: Question,
): Promise<Omit<Version, "key">> {
  const { namespace } = seenOf(object).metadata;
  const args = words.map((word) =>
    fill(word).replace(FIELD, (_, path: string) => String(readPath(object, path.split(".")))),
  );
  const shown = { collection, name, object: object as Fields };
  const answer = await ask(shown, [...args, ...(typeof namespace === "string" ? ["--namespace", namespace] : [])]);
  const isRollout = words[0] === "rollout";
  const done = isRollout
    ? /successfully rolled out|roll ?out complete|rolling update complete|complete \d+ pods/i.test(answer.text)
    : answer.code === 0;
  const failed = isRollout && answer.code !== 0 && /exceeded its progress deadline/.test(answer.text);
  return { done, ...(failed && { failed }), says: answer.text };
}

interface Place {
  readonly collection: string;
  readonly name: string;
  readonly fill: (text: string) => string;
}

async function playStep(request: Send, step: Step, { collection, name, fill }: Place): Promise<void> {
  const own = step.method === "POST" ? collection : `${collection}/${name}`;
  const body = step.body === undefined ? undefined : (JSON.parse(fill(JSON.stringify(step.body))) as Fields);
  await send(request, step.method, fill(step.at ?? own), body);
  const seen = async (): Promise<Seen | undefined> => {
    const answer = await request("GET", `${collection}/${name}`);
    return answer.status === 200 ? seenOf(answer.body as KubeObject) : undefined;
  };
  if (step.until === "settled") {
    await sleep(2500);
    return;
  }
  for (let tries = 0; tries < 400; tries++) {
    const subject = await seen();
    if (step.until === "gone" ? subject === undefined : subject !== undefined && step.until(subject)) return;
    await sleep(100);
  }
  throw new Error(`${collection}/${name}: ${step.what} never came to its end: ${JSON.stringify(await seen())}`);
}

async function send(request: Send, method: string, path: string, body?: Fields): Promise<void> {
  const contentType = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const answer = await request(method, path, { ...(body !== undefined && { body }), contentType });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

interface Event {
  readonly path: string;
  readonly type: string;
  readonly object: KubeObject;
}

/** All events of a collection since a version, from a watch with a time limit. */
async function eventsOf(request: Send, path: string, from: string): Promise<readonly Event[]> {
  const { body } = await request("GET", `${path}?watch=true&resourceVersion=${from}&timeoutSeconds=2`);
  const lines = typeof body === "string" ? body.trim().split("\n").filter(Boolean) : [JSON.stringify(body)];
  return lines.map((line) => ({ path, ...(JSON.parse(line) as Omit<Event, "path">) }));
}

function versionOf(object: KubeObject): unknown {
  return seenOf(object).metadata["resourceVersion"];
}

function keyOf(object: KubeObject | undefined): string {
  return `${object?.kind ?? ""} ${object?.metadata?.name ?? ""}`;
}

function seenOf(object: KubeObject): Seen {
  const { kind = "", metadata = {}, spec = {}, status = {} } = object as unknown as Partial<Seen>;
  return { kind, metadata, spec, status };
}
