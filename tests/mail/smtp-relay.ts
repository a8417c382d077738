import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { seeded } from "../standard/visitor.ts";

/** A mail as it lies in the recipient's mailbox. */
type ReceivedMail = { to: string; messageId: string; raw: string };

export type RelayState = {
  mails: ReceivedMail[];
  /** Mails that were handed over again with an id that the relay knew: it drops them, as relays that look do. */
  repeated: number;
  /** How often the relay said no, or nothing, by the command it was asked at. */
  faults: Record<string, number>;
};

/** `rate`: the share of commands that go wrong. `unknown`: mailboxes that are not there. `pauseMs`: how long a mail takes. */
export type RelayFaults = { rate?: number; pauseMs?: number; seed?: number; unknown?: string[]; refuse?: string[] };

const certificate = (name: string) => join(import.meta.dirname, "certificate", name);

/** Vouches for the encrypted relays here, as localhost. No machine trusts it unless it is told to, and its own key was thrown away. */
export const AUTHORITY = certificate("authority.pem");

export const ACCOUNT = { user: "postman", password: "a password of the test" };

/** `logins`: the ways to log in; one must be used. `security`: how the line is encrypted. */
export type RelayManner = { logins?: ("PLAIN" | "LOGIN" | "CRAM-MD5")[]; security?: "tls" | "starttls" };

/** A real SMTP server on loopback, whose faults and mailboxes are reached by HTTP: GET /state, POST /faults, POST /reset. */
export async function startRelay({ logins, security }: RelayManner = {}) {
  let state: RelayState = { mails: [], repeated: 0, faults: {} };
  let faults: RelayFaults = {};
  let random = seeded(1);
  const fails = (where: string, share = 1) => {
    if (random() >= (faults.rate ?? 0) * share) return false;
    state.faults[where] = (state.faults[where] ?? 0) + 1;
    return true;
  };
  const no = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });
  const smtp = new SMTPServer({
    secure: security === "tls",
    ...(security && { cert: readFileSync(certificate("localhost.pem")), key: readFileSync(certificate("localhost-key.pem")) }),
    // A login is always offered, so that the rest of the tests shows that an offer is no demand.
    authOptional: !logins,
    allowInsecureAuth: true,
    authMethods: logins ?? ["PLAIN", "LOGIN", "CRAM-MD5"],
    onAuth({ username, password, validatePassword, method }, _session, done) {
      const right = method === "CRAM-MD5" ? validatePassword(ACCOUNT.password) : password === ACCOUNT.password;
      if (username === ACCOUNT.user && right) return done(null, { user: username });
      done(no(535, "5.7.8 who are you"));
    },
    disabledCommands: security === "starttls" ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    onMailFrom: (_from, _session, done) => done(fails("mail", 0.25) ? no(451, "4.3.0 try again later") : null),
    onRcptTo({ address }, _session, done) {
      if (faults.unknown?.includes(address)) return done(no(550, "5.1.1 no such mailbox"));
      if (faults.refuse?.includes(address)) return done(no(554, "5.7.1 not today"));
      done(fails("rcpt", 0.25) ? no(450, "4.2.0 busy") : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (faults.pauseMs) await new Promise((done) => setTimeout(done, faults.pauseMs));
        if (fails("body", 0.25)) return done(no(451, "4.3.2 out of space"));
        accept(Buffer.concat(chunks).toString("utf8"), session);
        if (fails("answer lost", 0.25)) return hangUp(session);
        done();
      });
    },
  });
  smtp.on("error", () => undefined);

  function accept(raw: string, session: SMTPServerSession): void {
    const messageId = /^Message-ID: *(.+)$/im.exec(raw)?.[1]?.trim() ?? "";
    const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
    if (state.mails.some((mail) => mail.messageId === messageId && mail.to === to)) state.repeated += 1;
    else state.mails.push({ to, messageId, raw });
  }

  function hangUp(session: SMTPServerSession): void {
    const lines = (smtp as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> }).connections;
    for (const line of lines) if (line.id === session.id) line._socket.destroy();
  }

  const control = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url === "/reset") state = { mails: [], repeated: 0, faults: {} };
    if (request.url === "/reset") faults = {};
    if (request.url === "/faults") {
      faults = JSON.parse(body) as RelayFaults;
      random = seeded(faults.seed ?? 1);
    }
    response.end(JSON.stringify(state));
  });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  await new Promise<void>((ready) => control.listen(0, "127.0.0.1", ready));
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async close() {
      await new Promise((done) => smtp.close(() => done(undefined)));
      await new Promise((done) => control.close(done));
    },
  };
}
