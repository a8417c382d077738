import { Accordion, AccordionItem } from "#app/ui/accordion.tsx";

type Item = { id: string; question: string; answer: string };

/** The questions that owners ask most; readable and findable without script. */
export function FaqSection({ items }: { items: readonly Item[] }) {
  return (
    <section className="band" id="faq" data-wakes="">
      <h2>Questions owners ask</h2>
      <Accordion>
        {items.map(({ id, question, answer }) => (
          <AccordionItem key={id} id={id} heading={question}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: answer }} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
