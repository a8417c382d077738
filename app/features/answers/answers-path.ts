import { routePath } from "#app/domain/http/site-routes.ts";

/** Path of the answers on a topic; without a topic, of the list of all topics. */
export function answersPath(topic?: string): string {
  return topic ? `${routePath("answers")}/${topic}` : routePath("answers");
}

/** Address of one answer: its id is the topic, a slash and its own name. */
export function answerPath(id: string): string {
  return `${routePath("answers")}/${id}`;
}

/** The trail above these pages. */
export function answersCrumbs(
  topic?: { id: string; title: string },
  answer?: { id: string; question: string },
): { name: string; path: string }[] {
  const list = { name: "Answers", path: answersPath() };
  return [
    { name: "Home", path: "/" },
    list,
    ...(topic ? [{ name: topic.title, path: answersPath(topic.id) }] : []),
    ...(answer ? [{ name: answer.question, path: answerPath(answer.id) }] : []),
  ];
}
