import { systemClock } from "@landfall/kubernetes";
import { vi } from "vitest";

/**
 * Makes pauses a hundred times shorter, until mocks are restored. Those that look whether a connection is alive keep their length:
 * on a loaded machine a connection would be given up that is only slow.
 */
export function quickPauses(): void {
  const sleep = systemClock.sleep.bind(systemClock);
  vi.spyOn(systemClock, "sleep").mockImplementation((ms, signal, idle) =>
    sleep(idle === undefined ? ms / 100 : ms, signal, idle),
  );
}
