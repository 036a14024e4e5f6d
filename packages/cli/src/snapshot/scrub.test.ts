import { expect, test } from "vitest";
import { withoutSecrets } from "./scrub.ts";

test.each([
  ["https://me:hunter2@git.example/x?token=1#main failed", "https://git.example/x#main failed"],
  ["dsn host=db password=hunter2 dbname=x", "dsn host=db password=*** dbname=x"],
  ["--db-password='hunter2' was refused", "--db-password='***' was refused"],
  ['sent {"api_key": "hunter2", "user": "me"}', 'sent {"api_key": "***", "user": "me"}'],
  ["PGPASSWORD=hunter2;CLIENT_SECRET=hunter2&x", "PGPASSWORD=***;CLIENT_SECRET=***&x"],
  ["header Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.e30.x", "header Authorization: Bearer ***"],
  ["token: expired; basic authentication failed", "token: expired; basic authentication failed"],
  ['secret "db-password" not found, key token is missing', 'secret "db-password" not found, key token is missing'],
  ["Deployment has minimum availability", "Deployment has minimum availability"],
])("%s", (text, shown) => {
  expect(withoutSecrets(text)).toBe(shown);
});
