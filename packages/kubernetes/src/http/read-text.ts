import type { Readable } from "node:stream";
import { ApiError } from "../api-error.ts";
import type { Deadlines } from "../ports/deadlines.ts";

/**
 * Reads the whole body as text. Rejects with an `ApiError` if the body breaks off, or does not end within the deadline
 * (milliseconds).
 */
export function readText(body: Readable, asked: string, deadline: number, deadlines: Deadlines): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failure: Error | undefined;
    const forget = deadlines.set(deadline, () => {
      reject(new ApiError("Timeout", `${asked}: the answer did not end in ${deadline / 1000} s`));
      body.destroy();
    });
    body.on("data", (chunk: Buffer) => void chunks.push(chunk));
    body.on("error", (error) => (failure = error));
    body.once("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    body.once("close", () => {
      forget();
      reject(
        new ApiError("Unreachable", `${asked}: ${failure?.message ?? "the answer broke off"}`, { cause: failure }),
      );
    });
  });
}
