const DIGEST = /^(?:sha256:)?([0-9a-f]{64})$/;

/**
 * Returns an image reference at another revision: a SHA-256, with or without `sha256:`, becomes its digest, anything
 * else its tag. Its previous tag and digest are removed. `registry.example.com:5000/shop:v6` at `v7` is
 * `registry.example.com:5000/shop:v7`.
 */
export function imageAt(image: string, revision: string): string {
  const repository = image.replace(/@.*$/, "").replace(/:[^/:]*$/, "");
  const digest = DIGEST.exec(revision)?.[1];
  return digest === undefined ? `${repository}:${revision}` : `${repository}@sha256:${digest}`;
}
