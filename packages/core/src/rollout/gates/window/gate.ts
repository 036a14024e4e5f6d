import { formatTime } from "../../../object/index.ts";
import type { Gate } from "../gate.ts";
import { checkWindows, isWithin } from "./check.ts";
import { closedSince, isOpenAt, readWindow, windowsAt } from "./windows.ts";

/** The window gate: targets are released only while the windows of the strategy are open. */
export const window: Gate = {
  kind: "window",
  keeps: "release",
  read({ windows }, field, problems) {
    if (windows === undefined) return {};
    const { allow = [], deny = [] } = windows;
    return {
      windows: {
        allow: allow.map((one, index) => readWindow(one, `${field}.windows.allow[${index}]`, problems)),
        deny: deny.map((one, index) => readWindow(one, `${field}.windows.deny[${index}]`, problems)),
      },
    };
  },
  describe({ windows }) {
    if (windows === undefined) return undefined;
    const { allow, deny } = windows;
    const parts = [
      ...(allow.length === 0 ? [] : [`${allow.length} windows allow`]),
      ...(deny.length === 0 ? [] : [`${deny.length} windows deny`]),
    ];
    return parts.length === 0 ? undefined : parts.join(", ");
  },
  judge({ windows }, { now }) {
    if (windows === undefined || isOpenAt(windows, now)) return undefined;
    return () => {
      const { changesAt } = windowsAt(windows, now);
      const shutSince = closedSince(windows, now);
      const when = changesAt === undefined ? undefined : formatTime(changesAt);
      return {
        says: "waits: its windows are closed",
        releasedBy: when === undefined ? "when the windows of the strategy open" : `when its windows open, at ${when}`,
        ...(shutSince !== undefined && { shutSince }),
        ...(changesAt !== undefined && { until: changesAt, next: changesAt }),
        who: [{ by: "time" }],
      };
    };
  },
  turns({ windows }, now) {
    const at = windows === undefined ? undefined : windowsAt(windows, now).changesAt;
    return at === undefined ? undefined : { at, what: "a window opens or closes" };
  },
  check: { step: checkWindows, allows: ({ windows }, now) => windows === undefined || isWithin(windows, now) },
};
