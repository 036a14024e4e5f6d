import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseAllDocuments } from "yaml";
import type { Requester } from "./request.ts";

/** A CustomResourceDefinition as an object, a YAML file of them, or a directory of such files. */
export type CrdSource = string | { readonly [key: string]: unknown };

/** A kind whose objects may have any fields. */
export interface LooseKind {
  readonly group: string;
  /** The only version, as it is served: `v1`. */
  readonly version: string;
  readonly kind: string;
  /** The plural name. Default: the kind in lower case with an s. */
  readonly plural?: string;
  /** The scope. Default: `Namespaced`. */
  readonly scope?: "Namespaced" | "Cluster";
}

/**
 * Makes a CustomResourceDefinition that accepts every field, for tests with objects of other projects whose schemas do
 * not matter. It has no subresources, so a write may set `status` too.
 *
 * ```ts
 * await environment.installCrds(looseDefinition({ group: "argoproj.io", version: "v1alpha1", kind: "Application" }));
 * ```
 */
export function looseDefinition({
  group,
  version,
  kind,
  plural,
  scope = "Namespaced",
}: LooseKind): Exclude<CrdSource, string> {
  const singular = kind.toLowerCase();
  const names = { kind, singular, plural: plural ?? `${singular}s` };
  const schema = { openAPIV3Schema: { type: "object", "x-kubernetes-preserve-unknown-fields": true } };
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: `${names.plural}.${group}` },
    spec: { group, scope, names, versions: [{ name: version, served: true, storage: true, schema }] },
  };
}

const PATH = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

interface Definition {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly group: string;
    readonly names: { readonly plural: string };
    readonly versions: readonly { readonly name: string; readonly served: boolean }[];
  };
  readonly status?: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

/**
 * Installs or updates definitions and waits until each is Established and answers: for a moment the API server answers
 * requests for a new kind with 404 and 429. Throws with the server's message.
 */
export async function installCrds(
  requester: Requester,
  sources: readonly CrdSource[],
  patience: number,
): Promise<void> {
  const definitions = sources.flatMap(definitionsOf);
  for (const definition of definitions) await apply(requester, definition);
  const deadline = Date.now() + patience;
  for (const definition of definitions) {
    while (!((await isEstablished(requester, definition)) && (await isServed(requester, definition)))) {
      if (Date.now() > deadline)
        throw new Error(`${definition.metadata.name} is not Established after ${patience / 1000} s`);
      await sleep(25);
    }
  }
}

function definitionsOf(source: CrdSource): readonly Definition[] {
  if (typeof source !== "string") return [source as unknown as Definition];
  const files = statSync(source).isDirectory()
    ? readdirSync(source)
        .filter((name) => /\.ya?ml$|\.json$/.test(name))
        .sort()
        .map((name) => join(source, name))
    : [source];
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(file, "utf8"), { version: "1.1", merge: true }).flatMap((document) => {
      const value: unknown = document.toJS();
      return isDefinition(value) ? [value] : [];
    }),
  );
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "CustomResourceDefinition";
}

async function apply(requester: Requester, definition: Definition): Promise<void> {
  const answer = await requester.send("PATCH", `${PATH}/${definition.metadata.name}?fieldManager=envtest&force=true`, {
    body: definition,
    contentType: "application/apply-patch+yaml",
  });
  if (answer.status >= 300) throw new Error(`${definition.metadata.name}: ${JSON.stringify(answer.body)}`);
}

async function isEstablished(requester: Requester, { metadata }: Definition): Promise<boolean> {
  const { body } = await requester.send("GET", `${PATH}/${metadata.name}`);
  const conditions = (body as Definition).status?.conditions ?? [];
  return conditions.some(({ type, status }) => type === "Established" && status === "True");
}

async function isServed(requester: Requester, { spec }: Definition): Promise<boolean> {
  for (const { name } of spec.versions.filter(({ served }) => served)) {
    const { status } = await requester.send("GET", `/apis/${spec.group}/${name}/${spec.names.plural}?limit=1`);
    if (status !== 200) return false;
  }
  return true;
}
