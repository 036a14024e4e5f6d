export { type ActuationInput, type ActuationOutcome, type Actuator, actuate, type Delivery } from "./actuation.ts";
export { actuateField, type FieldRule } from "./field.ts";
