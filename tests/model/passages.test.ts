import { expect, test } from "vitest";
import { requestsOf } from "./requests.ts";

const passagesOf = async (message: string): Promise<string[]> => {
  const [asked] = await requestsOf({ messages: [message] });
  return (asked?.question.passages ?? []).map(({ title }) => title);
};

test("who asks when it is time gets what we have on a goodbye, also where a sign is asked about", async () => {
  const titles = await passagesOf(
    "Our old dog is 15, he can't get up without me lifting him and he messes his bed now. How do I know when it's time?",
  );
  expect(titles.join("\n")).toMatch(/time/i);
});
