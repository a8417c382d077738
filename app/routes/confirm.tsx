import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { answerLink, LINK_PAGE_HEADERS, type LinkAnswer, tokenOf } from "#app/domain/newsletter/link-answer.ts";
import { DeadLink, LinkPage, NotNow, OneButton } from "#app/features/mail-pages/link-page.tsx";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";
import { HomeLink } from "#app/ui/content/home-link.tsx";
import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";

/** Confirms the address that the link was mailed to. Programs that open every link in a mail only ever see the page. */
export function action({ request, context }: ActionFunctionArgs) {
  return answerLink(() => context.mailingList.confirm(tokenOf(request)));
}

export const loader = () => null;

export const handle = { reads: ["token"] };

export const headers = () => LINK_PAGE_HEADERS;

const PAGE = {
  path: "/confirm",
  keywords: ["pet health tips", "confirm address"],
  headTitle: "Confirm your address",
  description: "Confirm that the weekly pet health tips may come to your address.",
};

export const meta: MetaFunction = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

const PICTURE = <LetterBird className="mt-6 h-32 w-auto" />;

export default function ConfirmRoute() {
  const answer = useActionData<{ answer: LinkAnswer }>()?.answer;
  if (answer === "failed") return <NotNow />;
  if (answer === "unknown")
    return (
      <DeadLink what="Links to confirm work for seven days. Enter your address once more, and a new one is sent, at most one a day." />
    );
  if (answer === "done") {
    return (
      <LinkPage title="Your address is confirmed" picture={PICTURE}>
        <p>The weekly pet health tips come on Mondays. Each mail has a link that stops them.</p>
        <HomeLink />
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Confirm your address" picture={PICTURE}>
      <p>Press the button, and the weekly pet health tips come to the address that this link was mailed to.</p>
      <OneButton name="confirm" value="yes">
        Yes, send me the weekly tips
      </OneButton>
    </LinkPage>
  );
}
