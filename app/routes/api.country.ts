import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countryAnswer } from "#app/domain/helpline.ts";

/** Which poison line is the visitor's own. Pages are the same for everybody; this answer alone is not, so nobody may keep it. */
export function loader({ context: { country, library } }: LoaderFunctionArgs) {
  return Response.json(countryAnswer(country, library.helplines), { headers: { "Cache-Control": "no-store" } });
}
