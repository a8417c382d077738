/** Takes the focus to an answer after a tap and shows it from its first line, also where it is taller than the window. */
export function showFromTop(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView();
}
