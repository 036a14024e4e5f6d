export type { FakeKind } from "./kinds.ts";
export { type FakeServer, type FakeServerOptions, startFakeServer } from "./server.ts";
