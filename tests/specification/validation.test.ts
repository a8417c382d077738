import { expect, test } from "vitest";
import { canSend } from "#app/domain/chat/conversation/conversation.ts";
import { chatRequest, feedbackRequest, parseRequest, subscribeRequest } from "#app/domain/http/request-schemas.ts";

const conversation = { petName: "", isSetupComplete: true, isLoading: false, chatHistory: [] } as const;

test("a message may be sent unless it is blank or another one is pending", () => {
  expect(canSend(conversation, "Is this bad?")).toBe(true);
  for (const blank of ["", "   ", "\n\t"]) expect(canSend(conversation, blank)).toBe(false);
  expect(canSend({ ...conversation, isLoading: true }, "Is this bad?")).toBe(false);
});

test("the server takes a message with or without an animal, a name and a history, and no blank one", () => {
  expect(parseRequest(chatRequest, { message: " Is this bad? " }).data).toMatchObject({ message: "Is this bad?" });
  const whole = { message: "Is it?", petType: "dog", petName: "Milo", conversationHistory: [{ role: "user", content: "He fell." }] };
  expect(parseRequest(chatRequest, whole).data).toMatchObject(whole);
  for (const message of ["", "  "]) expect(parseRequest(chatRequest, { message }).refusal).toBe("message_required");
});

test("of a history the server takes the last three", () => {
  const conversationHistory = ["one", "two", "three", "four"].map((content) => ({ role: "user", content }));
  const { data } = parseRequest(chatRequest, { message: "Is it?", conversationHistory });
  expect(data?.conversationHistory.map(({ content }) => content)).toEqual(["two", "three", "four"]);
});

test("a vote is positive or negative and belongs to a message", () => {
  for (const rating of ["positive", "negative"]) {
    expect(parseRequest(feedbackRequest, { messageId: "an-id", rating, petType: "cat" }).data).toMatchObject({
      messageId: "an-id",
      rating,
      petType: "cat",
    });
  }
  expect(parseRequest(feedbackRequest, { messageId: "an-id", rating: "up" }).refusal).toBe("rating_invalid");
  expect(parseRequest(feedbackRequest, { rating: "positive" }).refusal).toBe("message_id_invalid");
});

test("an address is trimmed, and one that is empty or none is refused", () => {
  expect(parseRequest(subscribeRequest, { email: "  ann@example.com ", source: "modal" }).data).toMatchObject({
    email: "ann@example.com",
    source: "modal",
  });
  for (const email of ["", "   ", "ann", "ann@", "@example.com"])
    expect(parseRequest(subscribeRequest, { email }).refusal).toBe("email_invalid");
});
