import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Requester } from "./requester.ts";
import { apiVersionOf, pathOf, type Resource } from "./resource.ts";

/** Which objects of a kind. */
export interface Selection {
  /** One namespace; absent: all. */
  readonly namespace?: string;
  /** As kubectl's `-l`. */
  readonly labelSelector?: string;
  /** As `metadata.name=web`. */
  readonly fieldSelector?: string;
}

/** Which objects are listed, and how many come in one page. */
export interface ListOptions extends Selection {
  /** Objects a page. Default 500. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** One page of a list. */
export interface Page<T extends KubeObject = KubeObject> {
  readonly items: readonly T[];
  /** The state of the store that all pages of a list show. */
  readonly resourceVersion: string;
  /** How many objects come after this page, if the server says so. */
  readonly remaining: number;
}

interface ListBody {
  readonly metadata?: {
    readonly resourceVersion?: string;
    readonly continue?: string;
    readonly remainingItemCount?: number;
  };
  readonly items?: readonly KubeObject[] | null;
}

const PAGE = 500;

/**
 * The pages of a list, all of one moment. Where the server no longer has that moment (410, the list took longer than
 * it keeps history), it begins anew, once and in one page; `items` of pages given before must then be dropped, which
 * `restarted` says.
 */
export async function* listPages(
  requester: Requester,
  resource: Resource,
  { namespace, labelSelector, fieldSelector, limit = PAGE, signal }: ListOptions = {},
): AsyncGenerator<Page & { readonly restarted: boolean }> {
  const path = pathOf(resource, namespace === undefined ? {} : { namespace });
  const read = async (query: { readonly limit?: number; readonly continue?: string }): Promise<ListBody> => {
    const answer = await requester.send({
      method: "GET",
      path,
      query: { labelSelector, fieldSelector, ...query },
      ...(signal === undefined ? {} : { signal }),
    });
    if (typeof answer.body === "object" && answer.body !== null && "items" in answer.body)
      return answer.body as ListBody;
    throw new ApiError("BadAnswer", `GET ${path}: the answer is no list; is this an API server?`);
  };
  let restarted = false;
  for (let next: string | undefined = ""; next !== undefined; ) {
    const query: Parameters<typeof read>[0] = restarted ? {} : { limit, ...(next === "" ? {} : { continue: next }) };
    const body = await read(query).catch((error: unknown) => {
      if (next !== "" && !restarted && error instanceof ApiError && error.code === "Gone") return undefined;
      throw error;
    });
    if (body === undefined) {
      restarted = true;
      continue;
    }
    yield { ...pageOf(body, resource), restarted };
    next = body.metadata?.continue || undefined;
  }
}

/** All objects, and the moment that they show. */
export async function listAll(requester: Requester, resource: Resource, options: ListOptions = {}): Promise<Page> {
  let pages: readonly Page[] = [];
  for await (const page of listPages(requester, resource, options)) {
    pages = page.restarted ? [page] : [...pages, page];
  }
  return {
    items: pages.flatMap(({ items }) => items),
    resourceVersion: pages[0]?.resourceVersion ?? "",
    remaining: 0,
  };
}

/** The items of a list carry neither kind nor version; an object does. */
function pageOf({ metadata, items }: ListBody, resource: Resource): Page {
  const type = { apiVersion: apiVersionOf(resource), kind: resource.kind };
  return {
    items: (items ?? []).map((item) => ({ ...type, ...item })),
    resourceVersion: metadata?.resourceVersion ?? "",
    remaining: metadata?.remainingItemCount ?? 0,
  };
}
