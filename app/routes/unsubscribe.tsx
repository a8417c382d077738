import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { answerLink, LINK_PAGE_HEADERS, type LinkAnswer, tokenOf } from "#app/domain/newsletter/link-answer.ts";
import { DeadLink, LinkPage, NotNow, OneButton } from "#app/features/mail-pages/link-page.tsx";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { HomeLink } from "#app/ui/content/home-link.tsx";

/** Stops the weekly e-mail: by the button, or by the mail program's own (RFC 8058). A second time is as good as the first. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerLink(() => context.mailingList.unsubscribe(tokenOf(request)));
}

export const loader = () => null;

export const handle = { reads: ["token"] };

export const headers = () => LINK_PAGE_HEADERS;

const PAGE = {
  path: "/unsubscribe",
  keywords: ["pet health tips", "unsubscribe"],
  headTitle: "Unsubscribe",
  description: "Stop the weekly pet health tips and erase your address.",
};

export const meta: MetaFunction = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

export default function UnsubscribeRoute() {
  const answer = useActionData<{ answer: LinkAnswer }>()?.answer;
  if (answer === "failed") return <NotNow />;
  if (answer === "unknown")
    return (
      <DeadLink what="Please use the link of the last mail that you got from us. If it does not work either, write to us: the address is on the contact page." />
    );
  if (answer === "done") {
    return (
      <LinkPage title="You are unsubscribed">
        <p>
          No further weekly mail is sent to you, and your address is erased here. We keep a scrambled form of it, so that nothing is sent by
          mistake.
        </p>
        <HomeLink />
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Unsubscribe">
      <p>Press the button, and the weekly e-mail stops. Your address is erased.</p>
      <OneButton name="List-Unsubscribe" value="One-Click">
        Unsubscribe
      </OneButton>
    </LinkPage>
  );
}
