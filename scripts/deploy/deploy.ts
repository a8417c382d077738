import { randomBytes } from "node:crypto";
import { checkTarget, type Finding, type OwnText } from "./checks.ts";
import { hasModel, type ModelOffer, offerText } from "./model-offer.ts";
import type { Target } from "./target.ts";
import { DeployError, type Result, type Tools } from "./tools.ts";
import { verifySite } from "./verify.ts";

type Options = { target: Target; text: OwnText; dryRun: boolean; withSamples?: boolean; offer?: ModelOffer; tools: Tools };

/**
 * Brings the site to Cloudflare: checks, creates what is missing, applies migrations, builds, deploys and asks the live site. Safe to repeat.
 * @throws DeployError at the first step that fails
 */
export async function deploy({ target: given, text, dryRun, withSamples = false, offer, tools }: Options): Promise<void> {
  const { say } = tools;
  let target = given;
  const inEnv = ["--env", target.env];
  const wrangler = (...args: string[]) => tools.wrangler([...args, ...inEnv]);

  /** Runs a step, or says that it would. */
  function step(what: string, run: () => Result): string {
    if (dryRun) {
      say(`would  ${what}`);
      return "";
    }
    say(`       ${what} ...`);
    const { status, stdout, stderr } = run();
    if (status !== 0) throw new DeployError(`${what}: failed\n${stdout}${stderr}`);
    return stdout;
  }

  say(`Worker ${target.worker}${target.env ? ` (${target.env})` : ""}${dryRun ? ", dry run: nothing is changed" : ""}`);
  const loggedIn = isLoggedIn(tools.wrangler(["whoami", "--json"]));
  if (!loggedIn && !dryRun) throw new DeployError("wrangler is not logged in: run npx wrangler login, or set CLOUDFLARE_API_TOKEN");
  if (loggedIn) say("ok     wrangler is logged in");
  else say("?      wrangler is not logged in, so what exists in the account is not known: run npx wrangler login");

  const secrets = loggedIn ? secretNames(wrangler("secret", "list")) : [];
  if (offer && !target.env && !hasModel(target, secrets)) {
    if (dryRun) say(`would  ask: ${offerText(target)}`);
    else target = await offered(offer, target, say);
  }
  const findings = checkTarget(target, text, secrets, withSamples);
  for (const finding of findings) say(lineOf(finding));
  const isStopped = findings.some(({ level }) => level === "stop");
  if (!dryRun && isStopped) throw new DeployError("Nothing was deployed: correct the lines marked STOP.");

  const exists = (...args: string[]) => loggedIn && wrangler(...args).status === 0;
  if (!exists("d1", "info", target.database, "--json"))
    step(`create the database ${target.database}`, () => wrangler("d1", "create", target.database));
  const { deadLetterQueue } = target;
  if (deadLetterQueue && !exists("queues", "info", deadLetterQueue))
    step(`create the queue ${deadLetterQueue}`, () => wrangler("queues", "create", deadLetterQueue));
  step("apply migrations", () => wrangler("d1", "migrations", "apply", "DB", "--remote"));
  if (!secrets.includes("SIGNING_KEY"))
    step("set SIGNING_KEY to a new random key", () =>
      tools.wrangler(["secret", "put", "SIGNING_KEY", ...inEnv], randomBytes(32).toString("hex")),
    );
  if (!dryRun) step("build", tools.build);
  const said = step("deploy (wrangler creates the token store and the queue if they are missing)", () => wrangler("deploy"));
  if (dryRun) {
    say("would  ask the live site");
    rehearse(tools, inEnv);
    if (isStopped) throw new DeployError("It would not be deployed: correct the lines marked STOP.");
    return;
  }
  const address = target.env ? firstAddress(said) : target.siteUrl || firstAddress(said);
  if (!address) throw new DeployError("Deployed, but no address is known: set SITE_URL, or look at Cloudflare's dashboard.");
  await verifySite(address, tools);
  for (const line of whatNext(target, secrets)) say(line);
}

/** The target with the model that the operator accepted. */
async function offered(offer: ModelOffer, target: Target, say: Tools["say"]): Promise<Target> {
  const isAccepted = await offer.accepts(offerText(target));
  if (!isAccepted) {
    if (isAccepted === undefined) say("note   no language model is set up; `npm run deploy -- --workers-ai` turns the recommended one on");
    return target;
  }
  say("ok     Workers AI is turned on: [ai] and OPENAI_PRESET in wrangler.toml");
  return offer.turnOn();
}

/** Builds, which changes nothing in the account, and has wrangler check what it would send. */
function rehearse(tools: Tools, inEnv: readonly string[]): void {
  const built = tools.build();
  if (built.status !== 0) throw new DeployError(`build: failed\n${built.stdout}${built.stderr}`);
  const checked = tools.wrangler(["deploy", "--dry-run", ...inEnv]);
  if (checked.status !== 0) throw new DeployError(`wrangler deploy --dry-run: failed\n${checked.stdout}${checked.stderr}`);
  tools.say("ok     it builds, and wrangler accepts the configuration and the Worker");
}

const lineOf = ({ level, text }: Finding) => `${level === "stop" ? "STOP  " : "note  "} ${text}`;

function isLoggedIn({ status, stdout }: Result): boolean {
  return status === 0 && !/"loggedIn":\s*false/.test(stdout);
}

/** Cloudflare's code for a Worker that does not exist yet. */
const NO_SUCH_WORKER = "code: 10007";

/**
 * @returns none when the Worker does not exist yet
 * @throws DeployError when the list could not be read: to take that for "no secrets" would replace the signing key of a live site
 */
function secretNames({ status, stdout, stderr }: Result): string[] {
  if (status === 0) return [...stdout.matchAll(/"name":\s*"(\w+)"/g)].map(([, name = ""]) => name);
  if (`${stdout}${stderr}`.includes(NO_SUCH_WORKER)) return [];
  throw new DeployError(`wrangler secret list: failed, so nothing was changed\n${stdout}${stderr}`);
}

function firstAddress(said: string): string | undefined {
  return /https:\/\/[\w.-]+/.exec(said)?.[0];
}

function whatNext(target: Target, secrets: readonly string[]): string[] {
  const { env, siteUrl, mailRelay, domains } = target;
  const next: string[] = [];
  if (!siteUrl && domains.length === 0) next.push("Give it a domain: routes and SITE_URL in wrangler.toml.");
  if (!hasModel(target, secrets))
    next.push(
      "Without a model the guide assistant answers. To add one, run npm run deploy -- --workers-ai, or see docs/operations.md, A model.",
    );
  if (!mailRelay) next.push("Without a mail relay, subscriptions wait in the outbox. To add one, see docs/operations.md, Weekly e-mail.");
  next.push("Have a monitor ask /healthz once a minute.", `To go back: npx wrangler rollback --env "${env}"`);
  return ["", "Next:", ...next.map((line) => `- ${line}`)];
}
