import { answer } from "#app/assistant/answer.ts";
import type { AnswerPorts } from "#app/assistant/answer-ports.ts";
import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import { openDrafts } from "#app/assistant/compose-draft.ts";
import { openGrounding } from "#app/assistant/grounding/open-grounding.ts";
import { type PromptMessage, promptFor } from "#app/assistant/llm/prompt.ts";
import { openModeration } from "#app/assistant/moderation/moderation.ts";
import type { ChatReply } from "#app/domain/chat/chat-contract.ts";
import { type ChatMessage, type Conversation, NEW_CONVERSATION } from "#app/domain/chat/conversation/conversation.ts";
import { requestFor, screenIn } from "#app/domain/chat/conversation/conversation-request.ts";
import { SELF_HARM } from "#app/domain/chat/crisis-advice.ts";
import type { PartOfDay } from "#app/domain/chat/part-of-day.ts";
import { helplinesFor } from "#app/domain/content/helpline.ts";
import { chatRequest, parseRequest } from "#app/domain/http/request-schemas.ts";
import { PASSAGES_SENT } from "#app/domain/limits.ts";
import { readPetType } from "#app/domain/pets.ts";
import type { Assistant, Question } from "#app/domain/ports.ts";
import { createQuoteCheck } from "#app/triage/check/quote-cues.ts";
import { content } from "#tests/content/our-content.ts";
import { countingIds } from "#tests/fakes/ports.ts";
import { book, screen } from "#tests/triage/book.ts";

/** What a model would get for one message of a conversation, and the reply that the visitor got. */
export type AskedRequest = { message: string; turn: number; first: string; question: Question; prompt: PromptMessage[]; reply: ChatReply };

const { answers, pageAnswers, substances, assistant, synonyms, grounding, moderation, modelPrompt } = content;
const units = [...answers.answers, ...pageAnswers];
const compose = openDrafts(
  {
    ...{ units, substances, synonyms, ...assistant },
    index: indexKnowledge(units, { substances, synonyms, names: assistant.names }),
  },
  openGrounding(grounding),
);
const { cards } = content.crisisRules;
/** What an answer needs besides its assistants, with our own content. */
export const ports: Omit<AnswerPorts, "assistants"> = {
  screen,
  quoteCheck: createQuoteCheck(book, screen),
  selfHarm: cards.find(({ id }) => id === SELF_HARM),
  crisisLines: cards.flatMap(({ lines }) => lines),
  composeReply: async (asked) => compose(asked),
  moderation: openModeration(moderation),
  messageIds: countingIds(),
  country: "US",
  helplines: helplinesFor("US", content.helplines),
};

const asItStands = ({ draft }: Question) => `case: same | from: passages\n${draft || "Please call a vet."}`;

type AskedConversation = {
  petType?: string | null;
  petName?: string | null;
  messages: readonly string[];
  partOfDay?: PartOfDay | undefined;
};

/**
 * Asks the messages of one conversation as the chat does, and notes what a model gets for each.
 * @param says what the model writes, head line and all, to the message of a turn counted from 0
 */
export async function requestsOf(
  { petType, petName = "", messages, partOfDay }: AskedConversation,
  says: (question: Question, turn: number) => string = asItStands,
): Promise<AskedRequest[]> {
  const requests: AskedRequest[] = [];
  let conversation: Conversation = { ...NEW_CONVERSATION, petName: petName ?? "", ...selected(petType) };
  for (const [turn, message] of messages.entries()) {
    const request = requestFor(conversation, message, screenIn(conversation, message, screen), { partOfDay });
    const { data } = parseRequest(chatRequest, JSON.parse(JSON.stringify(request)));
    if (!data) throw new Error(`the chat's own request was refused: ${message}`);
    let question: Question | undefined;
    const noting: Assistant = {
      name: "noting",
      async *answer(asked) {
        question = asked;
        yield says(asked, turn);
      },
    };
    const own: Assistant = {
      name: "guide assistant",
      saysOurWords: true,
      answer: async function* (asked) {
        yield asked.draft;
      },
    };
    let reply: ChatReply | undefined;
    for await (const event of answer(data, { ...ports, assistants: [noting, own] }, new AbortController().signal))
      if (event.type === "done" || event.type === "error") reply = event.reply;
    if (!reply) throw new Error(`no reply to: ${message}`);
    if (question) {
      const prompt = promptFor(question, { prompt: modelPrompt.text, passages: PASSAGES_SENT });
      requests.push({ message, turn, first: messages[0] ?? "", question, prompt, reply });
    }
    conversation = after(conversation, message, reply);
  }
  return requests;
}

function selected(petType: string | null | undefined): Pick<Conversation, "selectedPet"> {
  const pet = readPetType(petType ?? "");
  return pet ? { selectedPet: pet } : {};
}

function after(conversation: Conversation, message: string, reply: ChatReply): Conversation {
  const id = String(conversation.chatHistory.length);
  const turns: ChatMessage[] = [
    { id: `${id}:question`, type: "user", message, timestamp: 0 },
    { id, type: "bot", message: reply.response, timestamp: 0, triage: reply.triage, ...(reply.facts && { facts: reply.facts }) },
  ];
  return { ...conversation, chatHistory: [...conversation.chatHistory, ...turns] };
}
