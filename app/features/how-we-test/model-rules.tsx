import type { ModelPrompt } from "#app/domain/knowledge/model-texts.ts";

/** The rules that a language model gets with every question, word for word. */
export function ModelRules({ prompt: { version, changed, text } }: { prompt: Pick<ModelPrompt, "version" | "changed" | "text"> }) {
  return (
    <div className="prose">
      <h2>What a language model has to obey</h2>
      <p>
        If this site uses a language model, the model gets these rules with every question (version {version}, {changed}). We read each of
        its sentences before you do, and leave out what breaks them.
      </p>
      <details>
        <summary>The rules, word for word</summary>
        <p className="whitespace-pre-wrap">{text}</p>
      </details>
    </div>
  );
}
