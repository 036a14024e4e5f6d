import { systemClock } from "@landfall/kubernetes";
import { vi } from "vitest";

/**
 * Shortens pauses a hundredfold, until mocks are restored. Checks of whether a connection is alive keep their length:
 * on a loaded machine a slow connection would be given up.
 */
export function quickPauses(): void {
  const sleep = systemClock.sleep.bind(systemClock);
  vi.spyOn(systemClock, "sleep").mockImplementation((ms, signal, idle) =>
    sleep(idle === undefined ? ms / 100 : ms, signal, idle),
  );
}
