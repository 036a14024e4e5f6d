import { ApiError } from "../api-error.ts";
import type { Requester } from "./requester.ts";
import type { Resource } from "./resource.ts";

interface GroupVersion {
  readonly group: string;
  readonly version: string;
}

/** The fields that are read of an APIResourceList. */
interface ResourceList {
  readonly resources?: readonly {
    readonly name: string;
    readonly kind: string;
    readonly namespaced: boolean;
    readonly singularName?: string;
    readonly verbs?: readonly string[];
    readonly shortNames?: readonly string[];
    readonly categories?: readonly string[];
  }[];
}

/** Reads all resources with one request for each group and version, which every API server supports. */
export async function readByGroup(requester: Requester): Promise<readonly Resource[]> {
  const versions = await groupVersions(requester);
  const lists = await Promise.all(versions.map((version) => readVersion(requester, version)));
  return lists.flat();
}

async function groupVersions(requester: Requester): Promise<readonly GroupVersion[]> {
  const [core, groups] = await Promise.all(
    ["/api", "/apis"].map(async (path) => (await requester.send({ method: "GET", path })).body),
  );
  const { versions = [] } = core as { readonly versions?: readonly string[] };
  const { groups: listed = [] } = groups as {
    readonly groups?: readonly {
      readonly name: string;
      readonly versions?: readonly { readonly version: string }[];
      readonly preferredVersion?: { readonly version: string };
    }[];
  };
  return [
    ...versions.map((version) => ({ group: "", version })),
    ...listed.flatMap(({ name, versions: served = [], preferredVersion }) => {
      const first = preferredVersion?.version;
      const sorted = [...served].sort((a, b) => Number(b.version === first) - Number(a.version === first));
      return sorted.map(({ version }) => ({ group: name, version }));
    }),
  ];
}

/** Reads one version of a group. It has no resources if its server (an APIService) is unavailable. */
async function readVersion(requester: Requester, { group, version }: GroupVersion): Promise<readonly Resource[]> {
  const path = group === "" ? `/api/${version}` : `/apis/${group}/${version}`;
  const answer = await requester.send({ method: "GET", path }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== undefined) return undefined;
    throw error;
  });
  const { resources = [] } = (answer?.body ?? {}) as ResourceList;
  return resources
    .filter(({ name }) => !name.includes("/"))
    .map(({ name, kind, namespaced, singularName, verbs = [], shortNames = [], categories = [] }) => ({
      group,
      version,
      kind,
      plural: name,
      singular: singularName || kind.toLowerCase(),
      namespaced,
      verbs,
      subresources: resources.flatMap((other) =>
        other.name.startsWith(`${name}/`) ? [other.name.slice(name.length + 1)] : [],
      ),
      shortNames,
      categories,
    }));
}
