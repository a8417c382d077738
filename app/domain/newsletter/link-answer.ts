/** What came of pressing the button behind a mailed link. */
export type LinkAnswer = "done" | "unknown" | "failed";

const STATUS: Record<LinkAnswer, number> = { done: 200, unknown: 404, failed: 503 };

// The address holds the code, so no cache stores it and no Referer sends it.
export const LINK_PAGE_HEADERS = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } as const;

/** Does what a link asks for, and tells a page how it went. */
export async function answerLink(work: () => Promise<boolean>): Promise<Response> {
  const answer = await work().then(
    (known): LinkAnswer => (known ? "done" : "unknown"),
    (): LinkAnswer => "failed",
  );
  return Response.json({ answer }, { status: STATUS[answer], headers: LINK_PAGE_HEADERS });
}

/** The code in a link's address. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
