import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countryAnswer } from "#app/domain/content/helpline.ts";

/** Few cross a border while they read, and every page asks. */
const FOR_THIS_BROWSER = "private, max-age=600";

/** Which poison line is the visitor's own. Pages are the same for everybody; this answer alone is not, so only its reader's browser keeps it. */
export function loader({ context: { country, library } }: LoaderFunctionArgs) {
  return Response.json(countryAnswer(country, library.helplines), { headers: { "Cache-Control": FOR_THIS_BROWSER } });
}
