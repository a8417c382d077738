import { Accordion, AccordionItem } from "#app/ui/controls/accordion.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";

type Props = {
  questions: readonly { id: string; question: string }[];
  /** Compiled answers by id; on the server only. */
  answers: ReadonlyMap<string, string> | undefined;
};

/** The questions that owners ask most; readable and findable without script. */
export function FaqSection({ questions, answers }: Props) {
  return (
    <Band id="faq" title="FAQ: what owners ask" picture="questions" wakes>
      <Accordion>
        {questions.map(({ id, question }) => (
          <AccordionItem key={id} id={id} heading={question}>
            <StaticHtml className="prose">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
              {() => <div dangerouslySetInnerHTML={{ __html: answers?.get(id) ?? "" }} />}
            </StaticHtml>
          </AccordionItem>
        ))}
      </Accordion>
    </Band>
  );
}
