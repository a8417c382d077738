// `DATA_DIR=... npm run rotate-key`: gives a server of one's own a new signing key. It counts from the next start of the server.
import { rotateSigningKey } from "../serve/signing-keys.ts";
import { dataFolder } from "./database.ts";

if (!process.env.DATA_DIR || process.env.SIGNING_KEY) {
  console.error("Set DATA_DIR to the data folder of npm run serve. A SIGNING_KEY that is set as a setting is changed there.");
  process.exit(1);
}
rotateSigningKey(dataFolder());
console.info("There is a new signing key. Restart the server. Answers signed with the old one can be rated for another day.");
