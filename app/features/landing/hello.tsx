import { routePath } from "#app/domain/http/site-routes.ts";
import { FEELINGS } from "#app/domain/pet-diary.ts";
import { Chip, Row } from "#app/ui/controls/chip.tsx";
import helloScript from "./hello-script.ts?script";

/** "Hello again, Bella": for a pet that this device remembers. The server writes it hidden, the same for everybody. */
export function Hello() {
  return (
    <>
      <form method="post" action={routePath("ask")} className="mt-3 space-y-2 print:hidden" data-ask="" data-hello="" hidden>
        <p className="font-semibold">
          Hello again, <span data-name="" />. How are things today?
        </p>
        <input type="hidden" name="petType" defaultValue="other" />
        <input type="hidden" name="petName" />
        <Row>
          {(Object.keys(FEELINGS) as (keyof typeof FEELINGS)[]).map((day) => (
            // What is worse is told in the chat, which opens with this pet.
            <Chip key={day} className="max-sm:px-3" type={day === "worse" ? "submit" : "button"} data-day={day}>
              {FEELINGS[day]}
            </Chip>
          ))}
          <a href={routePath("my-pets")}>
            <span data-name="" />
            's diary
          </a>
        </Row>
        <p role="status" className="text-base empty:hidden" />
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made at build. */}
      <script dangerouslySetInnerHTML={{ __html: helloScript }} />
    </>
  );
}
