import { type CircuitBreaker, closedBreaker, isOpen, withCircuitBreaker } from "#app/assistant/llm/circuit-breaker.ts";
import type { ModelConfig, ModelSettings } from "#app/assistant/llm/model-settings.ts";
import { promptTokens } from "#app/assistant/llm/prompt.ts";
import { withRetry } from "#app/assistant/llm/retry.ts";
import { withTokenBudget } from "#app/assistant/llm/token-budget.ts";
import { GUIDE_ASSISTANT } from "#app/domain/chat/chat-contract.ts";
import type { Assistant, Clock, Health, HealthFault, HealthReport, LogRecord, TokenBudget } from "#app/domain/ports.ts";
import { openAiProvider, type RefusedFields } from "./openai-provider.server.ts";
import type { ThoughtMemory } from "./provider-answer.server.ts";
import { type WorkersAi, workersAiFetch } from "./workers-ai.server.ts";

/** What an isolate learned about each model. */
export type ModelMemory = Map<string, { breaker: CircuitBreaker; refused: RefusedFields; thoughts: ThoughtMemory }>;

type Dependencies = {
  budget: TokenBudget;
  keepAlive: (promise: Promise<unknown>) => void;
  clock: Clock;
  /** Hash of the visitor's network. */
  network: string;
  log: (line: LogRecord) => void;
  /** The rules for the model. */
  prompt: string;
  ai?: WorkersAi | undefined;
  memory?: ModelMemory;
};

const ofThisIsolate: ModelMemory = new Map();

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The models that are configured, in order of preference, each wrapped in circuit breaker, timeouts, token budget and retry. */
export function modelAssistants({ models }: ModelSettings, dependencies: Dependencies): Assistant[] {
  return models.map((config) => modelAssistant(config, dependencies));
}

function modelAssistant(config: ModelConfig, dependencies: Dependencies): Assistant {
  const { budget, keepAlive, clock, network, log, prompt, ai, memory = ofThisIsolate } = dependencies;
  const { breaker, refused, thoughts } = memoryOf(config, memory);
  const provider = openAiProvider(config, {
    clock,
    pause,
    prompt,
    refused,
    thoughts,
    onRefusedField: (name) => log({ route: "api/chat", assistant: config.name, code: `field_refused ${name}` }),
    binding: config.preset === "workers-ai" && ai ? workersAiFetch(ai) : undefined,
  });
  const paid = withTokenBudget(withRetry(provider, { pause, random: Math.random }), {
    budget,
    keepAlive,
    promptTokens: (question) => promptTokens(question, { prompt, passages: config.passages }),
    maxTokens: config.maxTokens,
  });
  return withCircuitBreaker(paid, { breaker, timeouts: config.timeouts, clock, network });
}

function memoryOf({ baseUrl, model, thinksUnopened }: ModelConfig, memory: ModelMemory) {
  const key = `${baseUrl} ${model}`;
  const known = memory.get(key) ?? { breaker: closedBreaker(), refused: new Set<string>(), thoughts: { unopened: thinksUnopened } };
  memory.set(key, known);
  return known;
}

/** Which assistant answers now, as this isolate knows it, and whether models before it are left alone. */
export function modelHealth({ models, wrong }: ModelSettings, clock: Clock, memory: ModelMemory = ofThisIsolate) {
  const skipped = models.filter((config) => isOpen(memoryOf(config, memory).breaker, clock()));
  const answering = models.find((config) => !skipped.includes(config));
  const faults: HealthFault[] = [
    ...wrong.map(({ setting, problem }) => ({ code: "model_setting_wrong" as const, detail: `${setting} ${problem}` })),
    // Anyone can ask: neither who nor why, which an attacker could use to time the next request. The log has the code.
    ...skipped.map(() => ({ code: "model_skipped" as const })),
  ];
  const name = answering === models[0] ? "model" : "second model";
  return { answering: answering ? name : GUIDE_ASSISTANT, faults };
}

/** The public health of the site with that of its models. */
export function withModelHealth(site: () => Promise<HealthReport>, settings: ModelSettings, clock: Clock): Health {
  return async () => {
    const report = await site();
    const { answering, faults } = modelHealth(settings, clock);
    const own = report.faults.map((fault) => (fault.code === "model_failing" ? { code: fault.code } : fault));
    return { ...report, answering, faults: [...own, ...faults] };
  };
}
