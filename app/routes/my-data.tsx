import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { API_ERRORS, type ApiErrorCode } from "#app/domain/http/api-errors.ts";
import { myDataRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { answerLink, LINK_PAGE_HEADERS, type LinkAnswer, tokenOf } from "#app/domain/newsletter/link-answer.ts";
import type { StoredData } from "#app/domain/newsletter/ports.ts";
import { DeadLink, LinkPage, NotNow } from "#app/features/mail-pages/link-page.tsx";
import { AskForData, LinkIsOnItsWay, ShowData } from "#app/features/mail-pages/my-data-page.tsx";
import { siteFacts, unlistedPageMeta } from "#app/features/metadata/page-meta.ts";

type Told = { answer?: LinkAnswer; asked?: boolean; says?: string };

/** With a code in the address it erases; without one it mails a code to the address in the form. */
export async function action({ request, context: { mailingList, rateLimiter } }: ActionFunctionArgs) {
  const token = tokenOf(request);
  if (token) return answerLink(() => mailingList.erase(token));
  if (await rateLimiter.check("form")) return tell("rate_limited");
  const { data, refusal } = parseRequest(myDataRequest, Object.fromEntries(await request.formData()));
  if (refusal) return tell(refusal);
  const asked = await mailingList.askForData(data.email).catch(() => "failed" as const);
  return asked === "done" ? tell() : tell(asked === "failed" ? "storage_unavailable" : "rate_limited");
}

function tell(refusal?: ApiErrorCode): Response {
  const [status, says] = refusal ? API_ERRORS[refusal] : [200, undefined];
  return Response.json({ asked: !refusal, says } satisfies Told, { status, headers: LINK_PAGE_HEADERS });
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ token: boolean; data?: StoredData }> {
  const token = tokenOf(request);
  return { token: token !== "", data: token ? await context.mailingList.dataOf(token) : undefined };
}

export const handle = { reads: ["token"] };

export const headers = () => LINK_PAGE_HEADERS;

const PAGE = {
  path: "/my-data",
  keywords: ["stored data", "erase address", "privacy"],
  headTitle: "What we keep about you",
  description: "Ask what this site keeps about your e-mail address, and erase it.",
};

export const meta: MetaFunction = ({ matches }) => unlistedPageMeta(PAGE, siteFacts(matches));

export default function MyDataRoute() {
  const { token, data } = useLoaderData<typeof loader>();
  const told: Told = useActionData<Told>() ?? {};
  if (told.answer === "failed") return <NotNow />;
  if (told.answer === "done")
    return (
      <LinkPage title="It is erased">
        <p>Nothing about you is kept any longer but a scrambled form of your address.</p>
      </LinkPage>
    );
  if (told.asked) return <LinkIsOnItsWay />;
  if (data) return <ShowData data={data} />;
  if (token)
    return (
      <DeadLink what="Links to your data work for one day. Ask for a new one on the page that this address leads to without its code." />
    );
  return <AskForData says={told.says} />;
}
