import { ApiError } from "../api-error.ts";
import type { Connection } from "../connection/connection.ts";
import type { TimeSource } from "../ports/clock.ts";
import { backOff } from "../watch/back-off.ts";
import type { ApiRequest } from "./api-request.ts";

/** Runs the work of a request, and repeats it where that is safe. `patient`: pauses before repeating are allowed. */
export type Persist = <T>(request: ApiRequest, patient: boolean, work: () => Promise<T>) => Promise<T>;

/** The number of times that a request which the server has not begun to process is sent again. */
const RETRIES = 6;

export function createPersistence(connection: Connection, clock: TimeSource): Persist {
  const renewals = createRenewals(connection);
  return async (request, patient, work) => {
    for (let tries = 0, renewed = false; ; tries++) {
      const used = renewals.count();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || request.signal?.aborted === true) throw error;
        if (error.status === 401 && !renewed) {
          renewed = true;
          await renewals.after(used);
        } else if (patient && tries < RETRIES && maySendAgain(request, error, tries)) {
          await clock.sleep(backOff(tries, clock.random(), error.retryAfter), request.signal);
        } else throw error;
      }
    }
  };
}

function maySendAgain({ method }: ApiRequest, error: ApiError, tries: number): boolean {
  if (error.untouched) return true;
  if (method !== "GET") return false;
  return error.code === "Unreachable" ? tries === 0 : error.code === "ServerError" && error.retryAfter !== undefined;
}

/** Renews credentials once for all requests that were refused with the same ones. */
function createRenewals(connection: Connection): { count(): number; after(used: number): Promise<void> } {
  let count = 0;
  let running: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    try {
      await connection.credentials(true);
    } finally {
      count++;
      running = undefined;
    }
  };
  return {
    count: () => count,
    async after(used) {
      if (used === count) await (running ??= renew());
    },
  };
}
