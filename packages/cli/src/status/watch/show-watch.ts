import { isJson } from "../../render/format.ts";
import { createScreen } from "../../render/screen.ts";
import { clustersView, type SeenCluster } from "../clusters-view.ts";
import type { Looking } from "../read-cluster-status.ts";
import { createNewsLines, type Known } from "./news-lines.ts";

/** Shows the state of clusters repeatedly. */
export interface Shower {
  show(known: readonly Known[]): void;
  end(): void;
  /** The text that remains at the end. */
  last(): string;
}

/** Chooses a screen if stdout is a capable terminal, else lines about changes. */
export function showerFor({ args, io }: Pick<Looking, "args" | "io">): Shower {
  const print = io.print ?? (() => undefined);
  const { size } = io;
  if (size === undefined || io.env["TERM"] === "dumb" || isJson(args)) {
    const lines = createNewsLines(args, io);
    const show = (known: readonly Known[]): void => {
      const text = lines(known);
      if (text !== "") print(text);
    };
    return { show, end: () => undefined, last: () => "" };
  }
  const screen = createScreen(print, () => size().rows);
  let text = "";
  return {
    show(known) {
      const reading = known.flatMap((one) =>
        one.reading === undefined ? [] : `${one.cluster.name}: ${one.reading}\n`,
      );
      text = reading.join("") + clustersView(known.map(seenOf), args, { ...io, columns: size().columns });
      screen.draw(text);
    },
    end: () => screen.end(),
    last: () => text,
  };
}

/** A cluster of which nothing was read yet counts as unknown, not as empty. */
function seenOf({ cluster, statuses, trouble, notes, reading }: Known): SeenCluster {
  const isUnknown = statuses.length === 0 && reading !== undefined && trouble.length > 0;
  return { cluster, trouble, notes, ...(!isUnknown && { statuses }) };
}
