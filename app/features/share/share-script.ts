/** Shares, draws or prints the page that it is in. Inline in pages with these buttons. */
const say = (words: string) => {
  const status = document.querySelector("[data-share-status]");
  if (status) status.textContent = words;
};

const shareLink = async () => {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  if (navigator.share) await navigator.share({ title: document.title, url: link });
  else {
    await navigator.clipboard.writeText(link);
    say("The link is copied.");
  }
};

const sharePicture = async () => {
  const entry = document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset.entry as string;
  const { sharePagePicture } = await import(/* @vite-ignore */ entry);
  say(await sharePagePicture());
};

addEventListener("click", async ({ target }) => {
  const what = (target as Element).closest<HTMLElement>("[data-share]")?.dataset.share;
  if (what === "print") print();
  else if (what) {
    await (what === "link" ? shareLink() : sharePicture()).catch(({ name }: Error) => {
      // A share that was called off is no failure.
      if (name !== "AbortError") say("That did not work here. Copy the address of this page instead.");
    });
  }
});

export {};
