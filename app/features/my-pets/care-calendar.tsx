import { type FormEvent, useState } from "react";
import { calendarFile } from "#app/browser/calendar-file.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { CARE_TASKS, careReminder, EVERY } from "#app/domain/care-calendar.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { CHECK_FORM, Field } from "#app/ui/controls/field.tsx";
import { formText } from "#app/ui/controls/form-text.ts";

/** A repeating entry for the visitor's own calendar. When is for the vet to say: no interval is chosen here. */
export function CareCalendar({ pet }: { pet: PetProfile }) {
  const [status, setStatus] = useState("");
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = formText(event.currentTarget);
    const reminder = careReminder({
      pet: pet.name,
      task: said.get("task") ?? "",
      day: said.get("day") ?? "",
      every: said.get("every") ?? "",
    });
    if (!reminder) return setStatus("Choose a day first.");
    saveFile("pet-care.ics", "text/calendar;charset=utf-8", await calendarFile([reminder]));
    setStatus("The file is in your downloads. Open it to put the date into your calendar.");
  };
  return (
    <section className="space-y-3 print:hidden" aria-labelledby="calendar">
      <h2 id="calendar">Care calendar</h2>
      <p>The next date and how often are on your vet's card. The file goes into your own calendar, with an alarm that morning.</p>
      <form className={CHECK_FORM} onSubmit={save}>
        <Choice id="care-task" name="task" label="What" options={CARE_TASKS} chosen={undefined} />
        <Field id="care-day" label="Next on" name="day" type="date" required />
        <Choice id="care-every" name="every" label="Again" options={EVERY} chosen={undefined} />
        <Button type="submit" icon="calendar">
          Add to my calendar
        </Button>
      </form>
      <p role="status" className="empty:hidden">
        {status}
      </p>
    </section>
  );
}
