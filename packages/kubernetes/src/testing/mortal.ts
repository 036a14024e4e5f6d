import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";

/** A client that stops working after a number of requests, like that of a program that dies. */
export interface Mortal {
  readonly client: Client;
  /** The number of requests that were sent. */
  asked(): number;
  isDead(): boolean;
}

/**
 * Makes a client that dies after `lives` requests, all of which reach the server: later requests neither arrive nor
 * return. Watches and discovery are not counted.
 */
export function mortalClient(client: Client, lives: number): Mortal {
  let asked = 0;
  let dead = false;
  const guard =
    <Given extends readonly unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      dead ||= asked >= lives;
      if (dead) throw new ApiError("Unreachable", `dead after ${lives} requests`);
      asked++;
      return send(...given);
    };
  const mortal: Client = {
    ...client,
    get: guard((...given: Parameters<Client["get"]>) => client.get(...given)),
    list: guard((...given: Parameters<Client["list"]>) => client.list(...given)),
    create: guard((...given: Parameters<Client["create"]>) => client.create(...given)) as Client["create"],
    update: guard((...given: Parameters<Client["update"]>) => client.update(...given)) as Client["update"],
    patch: guard((...given: Parameters<Client["patch"]>) => client.patch(...given)),
    apply: guard((...given: Parameters<Client["apply"]>) => client.apply(...given)) as Client["apply"],
    scale: guard((...given: Parameters<Client["scale"]>) => client.scale(...given)),
    delete: guard((...given: Parameters<Client["delete"]>) => client.delete(...given)),
  };
  return { client: mortal, asked: () => asked, isDead: () => dead };
}
