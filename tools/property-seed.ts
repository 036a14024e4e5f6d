import { configureGlobal, readConfigureGlobal } from "fast-check";

// Properties draw their cases from `FC_SEED`, if it is set, so that a run can be repeated as a whole. A failure prints
// its seed in any case.
const { FC_SEED = "" } = process.env;
if (FC_SEED !== "") configureGlobal({ ...readConfigureGlobal(), seed: Number(FC_SEED) });
