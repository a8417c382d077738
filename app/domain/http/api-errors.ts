import { MESSAGE_CHARS } from "../limits.ts";

/** What the chat and the server say about a message over the limit. */
export const MESSAGE_TOO_LONG = `Your message is longer than ${MESSAGE_CHARS.toLocaleString("en-US")} characters. Please shorten it.`;

/** Everything the API can refuse for, with the sentence that it says: one fixed line each, never the visitor's own words. */
export const API_ERRORS = {
  invalid_json: [400, "The request is not valid JSON."],
  message_required: [400, "Please write a message first."],
  message_too_long: [400, MESSAGE_TOO_LONG],
  pet_type_invalid: [400, "This pet type is not known."],
  pet_name_invalid: [400, "The pet's name is not valid."],
  history_invalid: [400, "The conversation history is not valid."],
  role_not_allowed: [400, "The conversation history has a role that is not allowed."],
  message_id_invalid: [400, "This answer is not known."],
  rating_invalid: [400, "The rating must be positive or negative."],
  email_invalid: [400, "Please check the e-mail address."],
  source_invalid: [400, "The form's name is not valid."],
  human_check_needed: [403, "Please show that you are a person."],
  cross_origin: [403, "Requests from other sites are not allowed."],
  not_found: [404, "There is nothing at this address."],
  method_not_allowed: [405, "This method is not allowed here."],
  request_timeout: [408, "The request did not arrive completely."],
  message_id_expired: [410, "This answer is too old to rate."],
  too_large: [413, "The request is too large."],
  unsupported_media_type: [415, "Please send JSON."],
  rate_limited: [429, "Too many messages at once. Please wait a moment and try again."],
  too_many_streams: [429, "Please wait for the answers on their way."],
  internal: [500, "Something went wrong on our side."],
  chat_closed: [503, "The chat is closed for the moment. Every page is open."],
  human_check_unavailable: [503, "We cannot take addresses at the moment. Please try again later."],
  not_configured: [503, "This service is not set up yet."],
  storage_unavailable: [503, "We could not store this. Please try again later."],
} as const satisfies Record<string, readonly [number, string]>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** The answer to a refused request: `{"error", "code"}` in one line. */
export function apiError(code: ApiErrorCode, headers: Record<string, string> = {}): Response {
  const [status, error] = API_ERRORS[code];
  return Response.json({ error, code }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
