/**
 * Closes what folds on a phone (ui/controls/fold.tsx: PhoneFold), before it is seen, and opens it again on a wider screen. A shelf
 * (css/layout.css) that can be moved sideways is reached with the keyboard. Inline in the page.
 */
const wide = matchMedia("(width >= 40rem)");
const roomy = matchMedia("(width >= 64rem)");
const fold = () => {
  for (const one of document.querySelectorAll<HTMLDetailsElement>("[data-phone-fold]")) one.open = wide.matches;
  for (const shelf of document.querySelectorAll<HTMLElement>("[data-scrolls]")) shelf.tabIndex = roomy.matches ? -1 : 0;
};
fold();
wide.addEventListener("change", fold);
roomy.addEventListener("change", fold);

export {};
