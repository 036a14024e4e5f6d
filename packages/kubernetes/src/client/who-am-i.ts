import { type Json, readString } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Client } from "./client.ts";

const PATH = "/apis/authentication.k8s.io/v1/selfsubjectreviews";

/**
 * Asks the API server for the identity of the current user. Rejects with an `ApiError`, also if the server is older
 * than 1.28 and lacks this API.
 */
export async function whoAmI({ requester }: Client, signal?: AbortSignal): Promise<string> {
  const body = { apiVersion: "authentication.k8s.io/v1", kind: "SelfSubjectReview" };
  const answer = await requester.send({
    method: "POST",
    path: PATH,
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  const name = readString(answer.body as Json, ["status", "userInfo", "username"]);
  if (name === undefined || name === "")
    throw new ApiError("BadAnswer", "the API server does not say who asks: its SelfSubjectReview names no user");
  return name;
}
