// `npm start`: installs what is missing, builds, and serves the built Worker in workerd. PORT chooses the port (8787); options go on to wrangler.
import { answers, install, localServer, makeLocalSecrets, migrate, run, startGroup } from "./set-up.mjs";

const port = process.env.PORT || "8787";
const url = `http://localhost:${port}/`;

install();
makeLocalSecrets();
run("remix", ["vite:build", "--logLevel", "error"], {}, "pipe");
migrate();

const server = startGroup("wrangler", [...localServer(port, "localhost"), "--log-level", "warn", ...process.argv.slice(2)]);
let said = "";
for (const stream of [server.stdout, server.stderr]) {
  stream.on("data", (text) => {
    said += text;
    if (ready) process.stderr.write(text);
  });
}
let ready = false;
server.on("exit", (code) => {
  if (!ready) console.error(said);
  process.exit(code ?? 1);
});
ready = await answers(url, 60);
if (!ready) {
  console.error(`${said}\nThe server did not answer at ${url} within a minute.`);
  process.exit(1);
}
console.info(`Pawline is ready: ${url}`);
