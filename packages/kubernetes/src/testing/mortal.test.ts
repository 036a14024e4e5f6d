import { expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import { mortalClient } from "./mortal.ts";

const REF = { group: "", kind: "ConfigMap", namespace: "default", name: "a" };

test.each([0, 1, 3])("a program that dies after %i requests sends no more of any kind", async (lives) => {
  let arrived = 0;
  const answer = (): Promise<never> => {
    arrived++;
    return Promise.resolve(undefined as never);
  };
  const client = { get: answer, list: answer, patch: answer, create: answer, delete: answer } as unknown as Client;
  const mortal = mortalClient(client, lives);
  for (let asked = 0; asked < lives; asked++) await mortal.client.get(REF);
  expect([mortal.isDead(), mortal.asked()]).toEqual([false, lives]);
  const patch = { type: "merge", patch: {} } as const;
  await expect(mortal.client.patch(REF, patch)).rejects.toBeInstanceOf(ApiError);
  await expect(mortal.client.delete(REF)).rejects.toMatchObject({ code: "Unreachable" });
  expect([mortal.isDead(), mortal.asked(), arrived]).toEqual([true, lives, lives]);
});
