import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";

/** The credentials in a kubeconfig; fails if there are none. */
export function secretsIn(file: string): readonly string[] {
  const { users } = parse(readFileSync(file, "utf8")) as {
    readonly users: readonly { readonly user: Readonly<Record<string, unknown>> }[];
  };
  const secrets = users.flatMap(({ user }) => [user["token"], user["client-key-data"]]);
  const told = secrets.filter((secret) => typeof secret === "string");
  expect(told).not.toEqual([]);
  return told;
}
