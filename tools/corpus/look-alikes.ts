import { APPS } from "./look-alikes/apps.ts";
import { BUILD } from "./look-alikes/build.ts";
import { DELIVERY } from "./look-alikes/delivery.ts";

/** A checkout as people have it: its name, and its files by path. Every byte of them is our own. */
export interface LookAlike {
  readonly name: string;
  readonly files: { readonly [path: string]: string };
}

/** Ten checkouts with the shapes in which Kubernetes objects are kept. */
export const LOOK_ALIKES: readonly LookAlike[] = [...APPS, ...DELIVERY, ...BUILD];
