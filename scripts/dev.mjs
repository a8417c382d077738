// `npm run dev`: hot reload with the same bindings. PORT chooses the port (5173).
import { install, makeLocalSecrets, migrate, startGroup } from "./set-up.mjs";

install();
makeLocalSecrets();
migrate();
const child = startGroup("remix", ["vite:dev", "--port", process.env.PORT || "5173"], { NODE_ENV: "development" }, "inherit");
child.on("exit", (code) => process.exit(code ?? 1));
