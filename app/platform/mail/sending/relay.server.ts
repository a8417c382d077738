import * as z from "zod";

/** The SMTP server that delivers mail. */
export type Relay = { host: string; port: number; security: "tls" | "starttls" | "none"; user?: string; password?: string; from: string };

const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const settings = z.object({
  SMTP_HOST: text,
  SMTP_PORT: text.transform((value) => (value ? Number(value) : undefined)).pipe(z.int().min(1).max(65_535).optional()),
  SMTP_USER: text,
  SMTP_PASS: text,
  SMTP_SECURE: text.pipe(z.enum(["tls", "starttls", "none"]).optional()),
  MAIL_FROM: text.pipe(z.email().optional()),
});

export const RELAY_SETTINGS = Object.keys(settings.shape);

/**
 * Reads the relay's settings.
 * @returns undefined without a relay (mail waits), or a code when its settings are not allowed
 */
export function readRelay(env: object): Relay | undefined | { wrong: string } {
  const parsed = settings.safeParse(env);
  if (!parsed.success) return { wrong: `${String(parsed.error.issues[0]?.path[0])}_invalid`.toLowerCase() };
  const { SMTP_HOST: host, SMTP_PORT, SMTP_USER: user, SMTP_PASS: password, SMTP_SECURE, MAIL_FROM: from } = parsed.data;
  if (!host) return undefined;
  if (!from) return { wrong: "mail_from_missing" };
  const local = LOOPBACK.includes(host);
  const port = SMTP_PORT ?? (SMTP_SECURE === "tls" ? 465 : 587);
  const security = SMTP_SECURE ?? (port === 465 ? "tls" : local ? "none" : "starttls");
  // Addresses and the password would be sent unencrypted.
  if (security === "none" && !local) return { wrong: "smtp_secure_none" };
  return { host, port, security, user, password, from };
}
