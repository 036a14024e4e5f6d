import { APPS } from "./look-alikes/apps.ts";
import { BUILD } from "./look-alikes/build.ts";
import { DELIVERY } from "./look-alikes/delivery.ts";
import type { LookAlike } from "./look-alikes/look-alike.ts";

/** Ten checkouts in typical layouts for Kubernetes objects. */
export const LOOK_ALIKES: readonly LookAlike[] = [...APPS, ...DELIVERY, ...BUILD];
