import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWithKpt, withPrograms } from "../../test/compare-with-kpt.ts";
import { kpt } from "../../test/kpt.ts";
import { kptPackage } from "../../test/kpt-packages.ts";

const PACKAGES = Number(process.env["KPT_PACKAGES"] ?? 12);
const SEED = Number(process.env["FC_SEED"] ?? Date.now() % 2 ** 31);

/** The time limit for rendering many packages on a slow machine, in milliseconds; no test asserts a time. */
const PATIENCE = 3_600_000;

test.runIf(kpt !== undefined)(
  "of packages with the three functions, in any form, what kpt renders comes out with kpt's bytes",
  () => {
    const compared = withPrograms(() => fc.sample(kptPackage, { numRuns: PACKAGES, seed: SEED }).map(compareWithKpt));
    const wrong = compared.filter(({ verdict }) => verdict === "wrong");
    expect({ seed: SEED, wrong }).toEqual({ seed: SEED, wrong: [] });
    const same = compared.filter(({ verdict }) => verdict === "same").length;
    const refused = compared.filter(({ verdict }) => verdict === "refused");
    process.stdout.write(`${PACKAGES} packages, seed ${SEED}: ${same} same, ${refused.length} refused by us alone\n`);
    expect({ seed: SEED, refused: refused.length <= 0.01 * (same + refused.length) || refused }).toEqual({
      seed: SEED,
      refused: true,
    });
  },
  PATIENCE,
);
