import { LogLevel, WorkerMailer } from "worker-mailer";
import type { SmtpRefusal } from "#app/domain/newsletter/backoff.ts";
import type { Mailer } from "#app/domain/newsletter/ports.ts";
import { MailRefused } from "./mail-refused.server.ts";
import type { Relay } from "./relay.server.ts";

const ANSWER_MS = 20_000;

type Inside = {
  reader: ReadableStreamDefaultReader<Uint8Array>;
  secure: boolean;
  startTls: boolean;
  supportsStartTls: boolean;
  credentials?: object;
  auth(): Promise<void>;
  read(): Promise<string>;
};

// worker-mailer 1.2.1: `read` loops forever on a connection that the relay has closed, STARTTLS is skipped silently when the relay does not
// offer it, and an offered login is treated as required. Its constructor is private, so the two methods are replaced in place (decision 0010).
const inside = WorkerMailer.prototype as unknown as Inside;
const login = inside.auth;
inside.read = async function readAnswer(this: Inside): Promise<string> {
  const decoder = new TextDecoder();
  let answer = "";
  for (;;) {
    const { value, done } = await this.reader.read();
    if (done) throw new Error("closed");
    answer += decoder.decode(value, { stream: true });
    const last = answer.endsWith("\n") ? answer.trimEnd().split(/\r?\n/).at(-1) : undefined;
    if (last !== undefined && !/^\d{3}-/.test(last)) return answer.trimEnd();
  }
};
inside.auth = async function loginSafely(this: Inside): Promise<void> {
  if (!this.secure && this.startTls && !this.supportsStartTls) throw new Error("starttls_missing");
  // A relay that offers a login does not always require one.
  if (this.credentials) await login.call(this);
};

/**
 * Opens a connection to a relay.
 * @throws MailRefused of kind "relay"
 */
export async function smtpMailer({ host, port, security, user, password, from }: Relay, fromName: string): Promise<Mailer> {
  const line = await WorkerMailer.connect({
    host,
    port,
    secure: security === "tls",
    startTls: security === "starttls",
    credentials: user ? { username: user, password: password ?? "" } : undefined,
    authType: ["plain", "login", "cram-md5"],
    logLevel: LogLevel.NONE,
    socketTimeoutMs: ANSWER_MS,
  }).catch((error: unknown) => {
    const status = statusOf(error);
    throw new MailRefused({
      kind: "relay",
      code:
        error instanceof Error && error.message === "starttls_missing"
          ? "starttls_missing"
          : status
            ? `relay_${status}`
            : "relay_unreachable",
    });
  });
  return {
    async send({ id, to, subject, html, text, headers }) {
      const domain = from.split("@").at(-1);
      // The same id at every attempt, so that a relay can detect a duplicate.
      const own = { ...headers, "Message-ID": `<${id.replace(":", ".")}@${domain}>` };
      await line.send({ from: { name: fromName, email: from }, to, subject, html, text, headers: own }).catch((error: unknown) => {
        throw new MailRefused(refusalOf(error));
      });
    },
    close: () => line.close().catch(() => undefined),
  };
}

/** The client's error text tells which command the relay refused. */
function refusalOf(error: unknown): SmtpRefusal {
  const status = statusOf(error);
  const words = error instanceof Error ? error.message : "";
  const command = /^Invalid RCPT/.test(words)
    ? "rcpt"
    : /^Invalid MAIL/.test(words)
      ? "mail"
      : /^Failed to send DATA/.test(words)
        ? "data"
        : "body";
  if (!status) return { kind: "mail", code: "answer_lost", lineLost: true };
  // 421: the relay closes the connection; 530, 535: it requires a login. Neither is about this mail.
  if (status === "421" || status.startsWith("53")) return { kind: "relay", code: `relay_${status}`, lineLost: true };
  if (command === "rcpt" && isHardBounce(status, words)) return { kind: "bounce", code: `rcpt_${status}` };
  return { kind: "mail", code: `${command}_${status}` };
}

/** A mailbox that does not exist. Full, blocked or policy responses (5.2.2, 5.7.x) may be temporary, so they do not delete an address. */
function isHardBounce(status: string, words: string): boolean {
  const enhanced = /\s(5\.\d{1,3}\.\d{1,3})\s/.exec(words)?.[1];
  if (enhanced) return !/^5\.(?:2\.2|[3-9]\.)/.test(enhanced);
  return /^55[013]$/.test(status);
}

function statusOf(error: unknown): string | undefined {
  // The status is in the last line of a response; addresses before it can contain digits too.
  const words = error instanceof Error ? error.message : "";
  return /(?:^|[\s>])([2-5]\d\d)[ -][^\n]*\s*$/.exec(words)?.[1];
}
