/** Hides a logo that did not come, and says so to the console. Inline in every page: the header never wakes. */
addEventListener("load", () => {
  for (const image of document.images) {
    if (!image.complete || image.naturalWidth) continue;
    image.hidden = true;
    console.error(`The logo ${image.currentSrc} could not be loaded.`);
  }
});

export {};
