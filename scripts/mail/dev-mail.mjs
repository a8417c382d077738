// `npm run dev:mail`: the site with a mail server that delivers nothing and shows every mail on a web page.
import { startGroup } from "../set-up.mjs";

const port = process.env.PORT || "8787";
const [smtpPort, webPort] = ["1025", "1080"];
const settings = { SMTP_HOST: "127.0.0.1", SMTP_PORT: smtpPort, MAIL_FROM: "tips@pawline.example", SITE_URL: `http://localhost:${port}` };

startGroup("maildev", ["--ip", "127.0.0.1", "--smtp", smtpPort, "--web", webPort, "--hide-extensions", "STARTTLS"], {}, "ignore");
console.info(`Mails: http://localhost:${webPort}/
Monday, now: curl "http://localhost:${port}/cdn-cgi/local/scheduled?cron=0+8+*+*+mon"`);
const vars = Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
startGroup("node", ["scripts/start.mjs", ...vars], { PORT: port }, "inherit").once("exit", (code) => process.exit(code ?? 1));
