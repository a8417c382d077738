import { useRef, useState } from "react";
import { Accordion, AccordionItem } from "../controls/accordion.tsx";
import { Button } from "../controls/button.tsx";
import { Row } from "../controls/chip.tsx";
import { DIALOG_BODY, DialogHeader, dialogLook } from "../controls/dialog.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { Toast } from "../controls/toast.tsx";
import { Part } from "./gallery-part.tsx";

/** Components that open: accordion, tabs, a dialog. */
export function Opening() {
  return (
    <Part title="What opens">
      <Accordion>
        <AccordionItem id="one" heading="A question">
          <p>Its answer.</p>
        </AccordionItem>
        <AccordionItem id="two" heading="Another question">
          <p>Its own answer.</p>
        </AccordionItem>
      </Accordion>
      <Tabs
        name="sample"
        label="Samples"
        tabs={[
          { id: "first", label: "First" },
          { id: "second", label: "Second" },
        ]}
        initial="first"
      >
        {(id) => <p>The panel called {id}.</p>}
      </Tabs>
      <Window />
    </Part>
  );
}

function Window() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
        Open a dialog
      </Button>
      <dialog ref={dialog} className={dialogLook("small")} aria-labelledby="window-title">
        <DialogHeader id="window-title" title="A dialog" headingLevel={3} onClose={close} />
        <div className={DIALOG_BODY}>
          <p>A sheet at the foot of a phone, a window on anything larger.</p>
        </div>
      </dialog>
    </>
  );
}

/** Components that appear and disappear: toasts. */
export function Messages() {
  const [toast, setToast] = useState<Parameters<typeof Toast>[0]["toast"]>();
  const show = (destructive: boolean) =>
    setToast({ id: (toast?.id ?? 0) + 1, title: destructive ? "It failed" : "It worked", description: "In a few words", destructive });
  return (
    <Part title="Messages and waiting">
      <Row>
        <Button variant="quiet" onClick={() => show(false)}>
          Show a message
        </Button>
        <Button variant="quiet" onClick={() => show(true)}>
          Show a failure
        </Button>
        <Button variant="quiet" onClick={() => document.body.toggleAttribute("data-going")}>
          Show and hide "Loading..."
        </Button>
      </Row>
      {toast ? <Toast toast={toast} durationMs={5000} swipePx={50} onGone={() => setToast(undefined)} /> : null}
    </Part>
  );
}
