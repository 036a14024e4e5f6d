/** The bounds of a room. */
export interface RoomBounds {
  /** The longest import chain, in files of the room. */
  readonly chain: number;
  /** The fewest lines of tests for each line of source. */
  readonly tests: number;
}

/**
 * The bounds of a room without a row in `ROOMS`: a directory in the `src` of a package, or the files directly in that
 * `src`.
 */
export const ANY_ROOM: RoomBounds = { chain: 12, tests: 0.3 };

/** Rooms with bounds of their own; `why` gives the reason for weaker ones. */
export const ROOMS: { readonly [room: string]: Partial<RoomBounds> & { readonly why?: string } } = {
  "core/rollout": { tests: 0.8 },
  "adapters/cluster-inventory": { tests: 0, why: "tested through adapters/inventory" },
  "cli/input": { tests: 0, why: "tested by running the command: packages/cli/src/*.test.ts" },
  "cli/rollout": { tests: 0, why: "tested by running the command: packages/cli/src/commands" },
  "cli/suspension": { tests: 0, why: "tested by running the command: packages/cli/src/commands" },
  "krm-functions/kyaml": {
    tests: 0.15,
    why: "compared with kpt over documents and packages that packages/krm-functions/test generates",
  },
  "krm-functions/bin": { tests: 0, why: "three lines each: tools/image runs them" },
  "testing/envtest": { tests: 0, why: "used by tests alone, and tried by them" },
  "testing/fleet": { tests: 0, why: "used by tests alone, and tried by them" },
  "testing/golden": { tests: 0, why: "used by tests alone, and tried by them" },
};

/** The most files in a directory of code, without tests. */
export const MOST_FILES = 20;

/** The most lines of files and of functions, over the whole house. */
export const LINES = { fileLines: { p50: 75, p90: 180 }, functionLines: { p50: 8, p90: 20 } } as const;

/** Directories that may hold more files, each with the reason. */
export const FULL_FOLDERS: { readonly [folder: string]: string } = {
  "packages/core/src/schemas/generated": "generated, three files a schema",
  "packages/core/src/status/rules/generated": "generated, one file a group of the API",
  "packages/core/src/status/rules/library": "data: one file of rules a group of the API",
};

/** A breach that is being repaired: its row is removed with it, by the date at the latest. */
export interface KnownBreach {
  readonly about: "circle" | "chain" | "folder" | "tests" | "lines";
  /** The room or the directory. */
  readonly where: string;
  readonly until: string;
}

export const KNOWN: readonly KnownBreach[] = [];
