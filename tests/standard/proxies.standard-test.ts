import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { answers, ROOT } from "../../scripts/set-up.mjs";
import { startProvider } from "./provider.ts";
import { serve } from "./served.ts";

const folder = mkdtempSync(join(tmpdir(), "proxies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site of its own for each proxy, because both reach the limits of one client. */
async function servedWithModel(name: string) {
  const provider = await startProvider({ everyMs: 60 });
  onTestFinished(() => provider.stop());
  const site = await serve(join(folder, name), { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url });
  onTestFinished(() => site.stop());
  return site.port;
}

/** How each proxy is started with the configuration that we ship, on a port of loopback and without a certificate. */
const PROXIES = {
  caddy: (port: number, site: number) => ({
    args: ["run", "--config", join(ROOT, "container/Caddyfile"), "--adapter", "caddyfile"],
    env: { SITE_HOST: `http://127.0.0.1:${port}`, UPSTREAM: `127.0.0.1:${site}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  }),
  nginx: (port: number, site: number) => {
    const shipped = readFileSync(join(ROOT, "container/nginx.conf"), "utf8");
    const server = shipped
      .slice(shipped.lastIndexOf("\nserver {"))
      .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:443 ssl;", "")
      .replace(/^ *ssl_.*$/gm, "")
      .replace("/var/log/nginx/error.log", "stderr")
      .replace("127.0.0.1:8787", `127.0.0.1:${site}`);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`).join(" ");
    const file = join(folder, "nginx.conf");
    writeFileSync(file, `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { ${paths} ${server} }`);
    return { args: ["-c", file, "-e", "stderr"], env: {} };
  },
};

const isInstalled = (name: string) => !spawnSync(name, [name === "nginx" ? "-v" : "version"]).error;
/** Starts a proxy in front of a port. @returns its address, and what it has logged */
async function startProxy(name: keyof typeof PROXIES, site: number) {
  const port = await freePort();
  const { args, env } = PROXIES[name](port, site);
  const proxy = spawn(name, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void proxy.kill());
  let logged = "";
  for (const stream of [proxy.stdout, proxy.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (logged += text));
  return { url: `http://127.0.0.1:${port}`, logged: () => logged };
}

const ask = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ message: "my dog has an itchy ear", petType: "dog" }),
  });

for (const name of ["caddy", "nginx"] as const) {
  test.skipIf(!isInstalled(name))(
    `behind ${name} an answer streams, visitors cannot choose their address, and the runtime's paths are closed`,
    async () => {
      const { url } = await startProxy(name, await servedWithModel(name));
      expect(await answers(`${url}/healthz`, 20)).toBe(true);
      expect((await fetch(`${url}/cdn-cgi/local/explorer`)).status).toBe(404);
      const page = await fetch(`${url}/emergency`);
      expect([page.status, page.headers.get("content-encoding")]).toEqual([200, "gzip"]);
      const country = await fetch(`${url}/api/country`, { headers: { "CF-IPCountry": "GB" } });
      expect(await country.json()).toEqual({ country: null });

      const answer = await ask(url, { Accept: "text/event-stream" });
      const arrivals: number[] = [];
      const reader = answer.body?.getReader();
      while (reader && !(await reader.read()).done) arrivals.push(Date.now());
      expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(500);

      const statuses: number[] = [];
      for (let i = 0; i < 25; i++) {
        const { status, body } = await ask(url, { "CF-Connecting-IP": `198.51.100.${i}` });
        await body?.cancel();
        statuses.push(status);
      }
      expect(statuses).toContain(429);
    },
  );

  test.skipIf(!isInstalled(name))(`while the server restarts, ${name} logs neither pages nor visitors`, async () => {
    const { url, logged } = await startProxy(name, await freePort());
    const asked = () =>
      fetch(`${url}/emergency`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(asked, { timeout: 20_000 }).toBe(502);
    // Nothing is expected, so there is nothing to wait for but time.
    await new Promise((done) => setTimeout(done, 500));
    expect(logged()).not.toMatch(/emergency|remote_ip|client: /);
  });
}
