import { Accordion, AccordionItem } from "#app/ui/controls/accordion.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Band } from "#app/ui/layout/band.tsx";

/** The others are behind one more tap. */
const FAQ_SHOWN = 4;

type Props = {
  questions: readonly { id: string; question: string }[];
  /** Compiled answers by id; on the server only. */
  answers: ReadonlyMap<string, string> | undefined;
};

/** The questions that owners ask most; readable and findable without script. */
export function FaqSection({ questions, answers }: Props) {
  const item = ({ id, question }: Props["questions"][number]) => (
    <AccordionItem key={id} id={id} heading={question}>
      <StaticHtml className="prose">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
        {() => <div dangerouslySetInnerHTML={{ __html: answers?.get(id) ?? "" }} />}
      </StaticHtml>
    </AccordionItem>
  );
  return (
    <Band id="faq" title="Questions owners ask" sunken wakes>
      <Accordion>
        {questions.slice(0, FAQ_SHOWN).map(item)}
        <Fold summary={`${questions.length - FAQ_SHOWN} more questions`} className="border-line border-t md:col-span-2">
          <div className="grid md:grid-cols-2 md:gap-x-10">{questions.slice(FAQ_SHOWN).map(item)}</div>
        </Fold>
      </Accordion>
    </Band>
  );
}
