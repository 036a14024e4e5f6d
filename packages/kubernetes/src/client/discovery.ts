import { ApiError } from "../api-error.ts";
import type { TimeSource } from "../ports/clock.ts";
import { readAggregated } from "./discovery-aggregated.ts";
import { readByGroup } from "./discovery-by-group.ts";
import type { Requester } from "./requester.ts";
import type { Resource } from "./resource.ts";

/** A kind: its group and name, and a version where it has to be that one. */
export interface KindRef {
  readonly group: string;
  readonly kind: string;
  readonly version?: string;
}

/** The resources that an API server serves. */
export interface Discovery {
  /** All kinds, the preferred version of each first. */
  all(): Promise<readonly Resource[]>;
  /** The kind in its preferred version, or the one asked for; nothing if the server does not serve it. */
  find(kind: KindRef): Promise<Resource | undefined>;
  /** As `find`. Rejects with an `ApiError` of code `NotFound` that names kind and server. */
  need(kind: KindRef): Promise<Resource>;
  /**
   * The kinds that a person means by a word: `deploy`, `deployment`, `Deployment`, `deployments.apps`,
   * `deployments.v1.apps`, or a category as `all`.
   */
  named(word: string): Promise<readonly Resource[]>;
}

/** How long what was found is believed, and how soon the server is asked again about a kind that was not there. */
const BELIEVED_MS = 10 * 60_000;
const MISSED_MS = 1_000;

/** Asks once and remembers. A kind that is not known is looked for again, as its definition may be new. */
export function createDiscovery(requester: Requester, clock: Pick<TimeSource, "now">, server: string): Discovery {
  let known: { readonly resources: Promise<readonly Resource[]>; readonly at: number } | undefined;
  const load = (youngest: number): Promise<readonly Resource[]> => {
    if (known === undefined || clock.now() - known.at > youngest) {
      const resources = readResources(requester);
      known = { resources, at: clock.now() };
      resources.catch(() => (known = undefined));
    }
    return known.resources;
  };
  const search = async (matches: (resource: Resource) => boolean): Promise<readonly Resource[]> => {
    const found = (await load(BELIEVED_MS)).filter(matches);
    return found.length > 0 ? found : (await load(MISSED_MS)).filter(matches);
  };
  const find = async (kind: KindRef): Promise<Resource | undefined> => (await search(isKind(kind)))[0];
  return {
    all: () => load(BELIEVED_MS),
    find,
    async need(kind) {
      const found = await find(kind);
      if (found !== undefined) return found;
      const { group, version, kind: name } = kind;
      const full = [name, version, group].filter(Boolean).join(".");
      throw new ApiError("NotFound", `${server} does not serve the kind ${full}; is its definition installed?`);
    },
    named: async (word) => preferred(await search(isNamed(word))),
  };
}

async function readResources(requester: Requester): Promise<readonly Resource[]> {
  return (await readAggregated(requester)) ?? (await readByGroup(requester));
}

function isKind({ group, kind, version }: KindRef): (resource: Resource) => boolean {
  return (resource) =>
    resource.kind === kind && resource.group === group && (version === undefined || resource.version === version);
}

function isNamed(word: string): (resource: Resource) => boolean {
  const lower = word.toLowerCase();
  const [first = "", ...rest] = lower.split(".");
  const suffix = rest.join(".");
  return ({ plural, singular, kind, shortNames, categories, group, version }) => {
    const names = [plural, singular, kind.toLowerCase(), ...shortNames];
    if (rest.length === 0) return names.includes(lower) || categories.includes(lower);
    return names.includes(first) && (suffix === group || suffix === `${version}.${group}` || suffix === version);
  };
}

/** The resources in the first version of each kind. */
function preferred(resources: readonly Resource[]): readonly Resource[] {
  const seen = new Set<string>();
  return resources.filter(({ group, plural }) => {
    const key = `${plural}.${group}`;
    return !seen.has(key) && seen.add(key);
  });
}
