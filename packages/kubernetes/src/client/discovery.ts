import { ApiError } from "../api-error.ts";
import type { TimeSource } from "../ports/clock.ts";
import { readAggregated } from "./discovery-aggregated.ts";
import { readByGroup } from "./discovery-by-group.ts";
import type { Requester } from "./requester.ts";
import type { Resource } from "./resource.ts";

/** A kind by group and name, optionally in a certain version. */
export interface KindRef {
  readonly group: string;
  readonly kind: string;
  readonly version?: string;
}

/** The resources that an API server serves. */
export interface Discovery {
  /** Returns all kinds, the preferred version of each first. */
  all(): Promise<readonly Resource[]>;
  /** Finds a kind in its preferred version, or in the requested one; undefined if the server does not serve it. */
  find(kind: KindRef): Promise<Resource | undefined>;
  /** Finds a kind like `find`, but rejects with an `ApiError` of code `NotFound` that names kind and server. */
  need(kind: KindRef): Promise<Resource>;
  /**
   * Finds the kinds that a person means by a word: `deploy`, `deployment`, `Deployment`, `deployments.apps`,
   * `deployments.v1.apps`, or a category such as `all`.
   */
  named(word: string): Promise<readonly Resource[]>;
  /** Forgets what is cached, because the server does not serve a kind or version that it served. */
  renew(): void;
}

/** The time for which discovered kinds are cached, and the pause before a missing kind is looked up again. */
const BELIEVED_MS = 10 * 60_000;
const MISSED_MS = 1_000;

/**
 * Creates a discovery that asks the server once and caches the answer. A missing kind is looked up again, as its
 * definition may be new.
 */
export function createDiscovery(requester: Requester, clock: Pick<TimeSource, "now">, server: string): Discovery {
  let known: { readonly resources: Promise<readonly Resource[]>; readonly at: number } | undefined;
  // The clock may be put back, and what is from a time to come is old.
  const isOlder = (youngest: number): boolean => known !== undefined && Math.abs(clock.now() - known.at) > youngest;
  const load = (youngest: number): Promise<readonly Resource[]> => {
    if (known === undefined || isOlder(youngest)) {
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
    renew() {
      if (isOlder(MISSED_MS)) known = undefined;
    },
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

/** The resources without those in further versions of the same kind. */
function preferred(resources: readonly Resource[]): readonly Resource[] {
  const seen = new Set<string>();
  return resources.filter(({ group, plural }) => {
    const key = `${plural}.${group}`;
    return !seen.has(key) && seen.add(key);
  });
}
