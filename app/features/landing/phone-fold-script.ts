/**
 * Closes what folds on a phone (ui/controls/fold.tsx: PhoneFold), before it is seen, and opens it again on a wider screen. A row that
 * scrolls sideways on a phone can be reached with its keyboard. Inline in the page.
 */
const wide = matchMedia("(width >= 40rem)");
const fold = () => {
  for (const one of document.querySelectorAll<HTMLDetailsElement>("[data-phone-fold]")) one.open = wide.matches;
  for (const row of document.querySelectorAll<HTMLElement>("[data-scrolls]")) row.tabIndex = wide.matches ? -1 : 0;
};
fold();
wide.addEventListener("change", fold);

export {};
