import type { Requester } from "./requester.ts";
import type { Resource } from "./resource.ts";

/**
 * The fields that are read of an APIGroupDiscoveryList (`apidiscovery.k8s.io`, `v2` since Kubernetes 1.30, or
 * `v2beta1`).
 */
interface GroupList {
  readonly items?: readonly {
    readonly metadata?: { readonly name?: string };
    readonly versions?: readonly {
      readonly version: string;
      readonly resources?: readonly {
        readonly resource: string;
        readonly responseKind?: { readonly kind?: string; readonly group?: string; readonly version?: string };
        readonly scope: "Cluster" | "Namespaced";
        readonly singularResource?: string;
        readonly verbs?: readonly string[];
        readonly shortNames?: readonly string[];
        readonly categories?: readonly string[];
        readonly subresources?: readonly { readonly subresource: string }[];
      }[];
    }[];
  }[];
}

const ACCEPT = ["v2", "v2beta1"]
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .concat("application/json")
  .join(",");

/** Reads all resources in two requests; undefined if the server is too old for that. */
export async function readAggregated(requester: Requester): Promise<readonly Resource[] | undefined> {
  const answers = await Promise.all(
    ["/api", "/apis"].map((path) => requester.send({ method: "GET", path, accept: ACCEPT })),
  );
  if (answers.some(({ contentType }) => !contentType.includes("as=APIGroupDiscoveryList"))) return undefined;
  return answers.flatMap(({ body }) => resourcesOf(body as GroupList));
}

function resourcesOf({ items = [] }: GroupList): readonly Resource[] {
  return items.flatMap(({ metadata, versions = [] }) =>
    versions.flatMap(({ version, resources = [] }) =>
      resources.flatMap((resource) => {
        const kind = resource.responseKind?.kind;
        if (kind === undefined || kind === "") return [];
        return [
          {
            group: metadata?.name ?? "",
            version,
            kind,
            plural: resource.resource,
            singular: resource.singularResource || kind.toLowerCase(),
            namespaced: resource.scope === "Namespaced",
            verbs: resource.verbs ?? [],
            subresources: (resource.subresources ?? []).map(({ subresource }) => subresource),
            shortNames: resource.shortNames ?? [],
            categories: resource.categories ?? [],
          },
        ];
      }),
    ),
  );
}
