/** The beat of chest compressions as light, and as sound for who wants it. Inline in pages that have it; nothing begins by itself. */
const panel = document.querySelector<HTMLElement>("[data-beat]");
const [start, sound] = panel ? [...panel.querySelectorAll<HTMLButtonElement>("button")] : [];
const lamp = panel?.querySelector<HTMLElement>("[data-lamp]");
const words = panel?.querySelector<HTMLElement>("[data-count]");
const { bpm, pushes, pause } = Object.fromEntries(Object.entries(panel?.dataset ?? {}).map(([name, value]) => [name, Number(value)]));
let timer: ReturnType<typeof setInterval> | undefined;
let speaker: AudioContext | undefined;
let beat = 0;
// Without scripts it is not shown.
panel?.toggleAttribute("data-on", true);

const click = () => {
  if (!speaker) return;
  const tone = speaker.createOscillator();
  const volume = speaker.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.5, speaker.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, speaker.currentTime + 0.08);
  tone.connect(volume).connect(speaker.destination);
  tone.start();
  tone.stop(speaker.currentTime + 0.09);
};
const tick = () => {
  const at = beat++ % ((pushes ?? 0) + (pause ?? 0));
  const isPush = at < (pushes ?? 0);
  if (words) words.textContent = isPush ? `${at + 1}` : "2 breaths";
  if (!isPush || !lamp) return;
  click();
  lamp.toggleAttribute("data-lit", true);
  setTimeout(() => lamp.toggleAttribute("data-lit", false), 140);
};
start?.addEventListener("click", () => {
  const isOn = !timer;
  if (timer) clearInterval(timer);
  beat = 0;
  timer = isOn ? setInterval(tick, 60_000 / (bpm ?? 1)) : undefined;
  if (isOn) tick();
  else if (words) words.textContent = "";
  start.setAttribute("aria-pressed", String(isOn));
});
sound?.addEventListener("click", () => {
  // Browsers let a page sound only from within a tap.
  if (speaker) speaker.close();
  speaker = speaker ? undefined : new AudioContext();
  sound.setAttribute("aria-pressed", String(!!speaker));
});

export {};
