import { createPrivateKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";

/** The service account of a token, and its lifetime. */
export interface TokenRequest {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  /**
   * The seconds from now until it expires; negative for an expired token. The API server itself issues none for less
   * than ten minutes.
   */
  readonly seconds: number;
}

/** The seconds for which an API server accepts a token after its expiry, to allow for different clocks. */
const LEEWAY = 60;

/**
 * Makes a service account token like those of the API server, signed by its key, which the server accepts for exactly
 * the given number of seconds.
 */
export function signToken(keyFile: string, { namespace, name, uid, seconds }: TokenRequest): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://kubernetes.default.svc",
    aud: ["https://kubernetes.default.svc"],
    sub: `system:serviceaccount:${namespace}:${name}`,
    iat: now - 3600,
    nbf: now - 3600,
    exp: now + seconds - LEEWAY,
    "kubernetes.io": { namespace, serviceaccount: { name, uid } },
  };
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${encode({ alg: "ES256", typ: "JWT" })}.${encode(claims)}`;
  const key = createPrivateKey(readFileSync(keyFile));
  return `${signed}.${sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
