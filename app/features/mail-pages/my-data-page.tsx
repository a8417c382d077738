import { EMAIL_CHARS } from "#app/domain/limits.ts";
import type { StoredData } from "#app/domain/newsletter/ports.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Field, INLINE_FORM } from "#app/ui/controls/field.tsx";
import { ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { LinkPage, OneButton } from "./link-page.tsx";

/** Asks for an address; the answer comes by mail, to that address alone. */
export function AskForData({ says }: { says?: string }) {
  return (
    <LinkPage title="What we keep about you" picture={<ToolPicture tool="privacy" className="mt-6 h-32 w-auto" />}>
      <p>Enter your e-mail address. If we keep anything about it, a link to see and erase it is mailed to that address.</p>
      <p>
        Your chats are not part of it: we store none. The <a href="/privacy-policy">privacy policy</a> lists all that we keep.
      </p>
      {says ? <p role="alert">{says}</p> : null}
      <form method="post" action="/my-data" className={INLINE_FORM}>
        <Field
          className="flex-[1_1_16rem]"
          id="my-data-email"
          label="E-mail address"
          type="email"
          name="email"
          required
          maxLength={EMAIL_CHARS}
          autoComplete="email"
        />
        <Button type="submit" className="grow">
          Mail me the link
        </Button>
      </form>
    </LinkPage>
  );
}

/** Said for every address, known or not. */
export function LinkIsOnItsWay() {
  return (
    <LinkPage title="Check your inbox">
      <p>If we keep anything about that address, a link is on its way to it. We send at most one a day.</p>
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
      <dl className="space-y-2">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
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
