/** The middle of what is in print for dogs and cats (content/figures.yaml: cpr-rate, cpr-compressions). */
const [BEATS_A_MINUTE, PUSHES] = [110, 30];
/** How many beats two breaths take. */
const PAUSE = 7;

const BUTTON =
  "border-edge bg-surface text-accent aria-pressed:bg-accent aria-pressed:text-on-accent inline-flex min-h-12 cursor-pointer items-center rounded-control border-2 px-4 font-semibold";

/** The speed of chest compressions as a light, with a sound on request: beat-script.ts. Without scripts it is not there. */
export function Beat() {
  return (
    <div
      className="rounded-card border-line mt-3 hidden flex-wrap items-center gap-3 border-2 p-3 data-on:flex print:data-on:hidden"
      data-beat=""
      data-bpm={BEATS_A_MINUTE}
      data-pushes={PUSHES}
      data-pause={PAUSE}
    >
      <p className="w-full text-base">
        {BEATS_A_MINUTE} a minute, {PUSHES} pushes at a time. Start the pushes first, then this.
      </p>
      <button type="button" className={BUTTON} aria-pressed="false">
        Push to the beat
      </button>
      <button type="button" className={BUTTON} aria-pressed="false">
        Sound
      </button>
      {/* Its room is kept: nothing moves when the beat begins. */}
      <span className="flex items-center gap-3" aria-hidden="true">
        <span className="data-lit:bg-emergency size-11 rounded-full" data-lamp="" />
        <span className="text-2xl font-bold" data-count="" />
      </span>
    </div>
  );
}
