export { celEngine } from "./engine.ts";
