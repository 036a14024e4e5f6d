import { ACCESS, type ClusterAccess, type SecretData, type SystemAccess } from "@landfall/adapters/systems";
import { failure, type KubeObject, type Problem, type Result, readPath, refOf, success } from "@landfall/core/object";
import { ApiError } from "@landfall/kubernetes";
import { readPackageObjects } from "../../input/read-package-objects.ts";
import type { Io } from "../../io.ts";
import type { OpenCluster } from "../open-clusters.ts";
import { problemOf } from "../problem-of.ts";

/**
 * The clusters that a hub knows, in the form of a system. Problems: why it cannot be asked, `NoFleet` if it knows none.
 */
export async function readHub(hub: OpenCluster, system: string): Promise<Result<readonly ClusterAccess[]>> {
  const access = ACCESS.get(system);
  if (access === undefined) return failure(noFleet(`nothing is known of ${system}`));
  const { kind } = access.lists;
  try {
    const items = await listIn(hub, access);
    const all = await Promise.all(
      items.map((item) => readOne({ kind, ...item } as KubeObject, access, (ref) => secretIn(hub, ref))),
    );
    return all.length === 0 ? failure(noFleet(`${hub.name} knows no clusters of ${system}`)) : success(all);
  } catch (error) {
    return failure(problemOf(error, hub.name));
  }
}

/** Lists objects in all namespaces or, if that is forbidden, in the context's. */
async function listIn({ client, namespace }: OpenCluster, { lists }: SystemAccess): Promise<readonly KubeObject[]> {
  const { group, kind, labelSelector } = lists;
  const selected = labelSelector === undefined ? {} : { labelSelector };
  try {
    return (await client.list({ group, kind }, selected)).items;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "Forbidden" || namespace === undefined) throw error;
    return (await client.list({ group, kind }, { ...selected, namespace })).items;
  }
}

/**
 * The clusters in a file that holds their objects and Secrets, as printed by kubectl get. Problem `NoFleet` if there
 * are none.
 */
export async function readFleetFile(path: string, io: Io): Promise<Result<readonly ClusterAccess[]>> {
  const read = readPackageObjects([path], io);
  if (!read.ok) return read;
  const objects = read.value.map(({ object }) => object);
  const secret = ({ namespace, name }: { readonly namespace: string; readonly name: string }) => {
    const found = objects.find((one) => {
      const ref = refOf(one);
      return ref.kind === "Secret" && ref.name === name && ref.namespace === namespace;
    });
    return Promise.resolve(found);
  };
  const all = await Promise.all(
    [...ACCESS.values()].flatMap((access) =>
      objects.filter((object) => isListed(object, access)).map((object) => readOne(object, access, secret)),
    ),
  );
  return all.length === 0 ? failure(noFleet(`${path} tells of no clusters`)) : success(all);
}

type FindSecret = (ref: { readonly namespace: string; readonly name: string }) => Promise<KubeObject | undefined>;

async function readOne(object: KubeObject, access: SystemAccess, find: FindSecret): Promise<ClusterAccess> {
  const ref = access.secretOf?.(object);
  const secret = access.secretOf === undefined ? object : ref === undefined ? undefined : await find(ref);
  const read = access.read(object, secret === undefined ? undefined : dataOf(secret));
  return read;
}

/** An unreadable Secret counts as missing: then only that cluster is unusable. */
async function secretIn(hub: OpenCluster, ref: { readonly namespace: string; readonly name: string }) {
  try {
    return await hub.client.get({ group: "", kind: "Secret", ...ref });
  } catch (error) {
    if (error instanceof ApiError && error.code === "Forbidden") return undefined;
    throw error;
  }
}

function dataOf(secret: KubeObject): SecretData {
  const decoded = Object.entries((readPath(secret, ["data"]) ?? {}) as Record<string, unknown>).map(
    ([key, value]) => [key, Buffer.from(String(value), "base64").toString("utf8")] as const,
  );
  const plain = Object.entries((readPath(secret, ["stringData"]) ?? {}) as Record<string, unknown>).map(
    ([key, value]) => [key, String(value)] as const,
  );
  return Object.fromEntries([...decoded, ...plain]);
}

function isListed(object: KubeObject, { lists: { group, kind, labelSelector } }: SystemAccess): boolean {
  const ref = refOf(object);
  if (ref.group !== group || ref.kind !== kind) return false;
  const [key = "", value] = (labelSelector ?? "").split("=");
  return labelSelector === undefined || object.metadata?.labels?.[key] === value;
}

function noFleet(message: string): Problem {
  const hint = `--fleet takes a file with their objects or a kubeconfig, or one of ${[...ACCESS.keys()].join(", ")}`;
  return { code: "NoFleet", severity: "error", message, hint };
}
