/** Hides a logo that does not come, and says so to the console. It may have failed before this runs. Inline in every page: the header never wakes. */
const lose = (image: HTMLImageElement) => {
  image.hidden = true;
  console.error(`The logo ${image.currentSrc} could not be loaded.`);
};
for (const image of document.images) if (image.complete && !image.naturalWidth) lose(image);
addEventListener("error", ({ target }) => target instanceof HTMLImageElement && lose(target), true);

export {};
