import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Requester } from "./requester.ts";
import { apiVersionOf, pathOf, type Resource } from "./resource.ts";

/** Selects objects of a kind. */
export interface Selection {
  /** The namespace; absent for all. */
  readonly namespace?: string;
  /** A label selector like kubectl's `-l`. */
  readonly labelSelector?: string;
  /** A field selector such as `metadata.name=web`. */
  readonly fieldSelector?: string;
}

/** The selection of objects to list, and the size of a page. */
export interface ListOptions extends Selection {
  /** The most objects in a page. Default: 500. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** One page of a list. */
export interface Page<T extends KubeObject = KubeObject> {
  readonly items: readonly T[];
  /** The resourceVersion of the state that all pages of the list show. */
  readonly resourceVersion: string;
  /** The number of objects after this page, if the server gives it. */
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
 * Yields the pages of a list, all of one resourceVersion. If the server no longer keeps that (410, the list took too
 * long), the list begins again, once and in one page; then `restarted` is set, and earlier pages must be dropped.
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

/** Lists all objects, with the resourceVersion that they show. */
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

/** Items of a list carry neither kind nor apiVersion, so both are added. */
function pageOf({ metadata, items }: ListBody, resource: Resource): Page {
  const type = { apiVersion: apiVersionOf(resource), kind: resource.kind };
  return {
    items: (items ?? []).map((item) => ({ ...type, ...item })),
    resourceVersion: metadata?.resourceVersion ?? "",
    remaining: metadata?.remainingItemCount ?? 0,
  };
}
