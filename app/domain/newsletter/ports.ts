import type { EmailMessage } from "./email-messages.ts";
import type { Issue } from "./newsletter-issue.ts";

type Subscription = { email: string; source: string /** What only a robot fills in. */; website?: string };

/** What is kept about one address. */
export type StoredData = { email: string; source: string; state: string; since: string; confirmedSince?: string; mailsSent: number };

/** Takes and gives up addresses for the weekly e-mail. No answer tells a stranger whether an address was known. */
export type MailingList = {
  /** @returns `too_often` when this client has given too many addresses */
  subscribe(subscription: Subscription): Promise<"done" | "too_often">;
  /** @returns false for a code that is unknown, expired, or made for something else */
  confirm(token: string): Promise<boolean>;
  unsubscribe(token: string): Promise<boolean>;
  /** Mails a link to what is kept about an address, if anything is. */
  askForData(email: string): Promise<"done" | "too_often">;
  dataOf(token: string): Promise<StoredData | undefined>;
  erase(token: string): Promise<boolean>;
};

/** Judges whether a form was filled in by a person, by a proof that the page got from the judge. */
export type HumanCheck = {
  /** What the page shows the judge. */
  siteKey: string;
  /** @returns `unknown` when the judge cannot be asked */
  judge(proof: string | undefined): Promise<"person" | "unproven" | "unknown">;
};

/** The issues that have been sent, newest first. */
export type Newsletter = { issues(): Promise<readonly IssueCard[]>; issue(week: string): Promise<Issue | undefined> };

export type IssueCard = { week: string; subject: string; intro: string };

/** An open line to a relay. Throws `MailRefused`. */
export type Mailer = { send(message: EmailMessage): Promise<void>; close(): Promise<void> };
