import { EMAIL_CHARS } from "#app/domain/limits.ts";
import type { StoredData } from "#app/domain/newsletter/ports.ts";
import { LinkPage, OneButton } from "./link-page.tsx";

/** Asks for an address; the answer comes by mail, to that address alone. */
export function AskForData({ says }: { says?: string }) {
  return (
    <LinkPage title="What we keep about you">
      <p>Enter your e-mail address. If we keep anything about it, a link to see and erase it is mailed to that address.</p>
      {says ? <p role="alert">{says}</p> : null}
      <form method="post" action="/my-data" className="inline-form">
        <label className="field">
          <span>Email address</span>
          <input type="email" name="email" required maxLength={EMAIL_CHARS} autoComplete="email" />
        </label>
        <button type="submit" className="button">
          Mail me the link
        </button>
      </form>
    </LinkPage>
  );
}

/** Said for every address, known or not. */
export function LinkIsOnItsWay() {
  return (
    <LinkPage title="Look into your mailbox">
      <p>If we keep anything about that address, a link is on its way to it. One such mail is sent a day.</p>
    </LinkPage>
  );
}

export function ShowData({ data }: { data: StoredData }) {
  const lines: [string, string][] = [
    ["Address", data.email],
    ["State", data.state === "confirmed" ? "confirmed: gets the weekly e-mail" : "not confirmed yet: gets nothing"],
    ["Asked for", data.since.slice(0, 10)],
    ["Confirmed", data.confirmedSince?.slice(0, 10) ?? "no"],
    ["Form", data.source],
    ["Mails noted as sent", String(data.mailsSent)],
  ];
  return (
    <LinkPage title="What we keep about you">
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        This is all. Erasing it also stops the weekly e-mail. A scrambled form of the address stays, so that nothing is sent by mistake.
      </p>
      <OneButton name="erase" value="yes">
        Erase all of this
      </OneButton>
    </LinkPage>
  );
}
