import type { ReactNode } from "react";
import { formatDate } from "#app/domain/content/date-format.ts";
import { type PublishedShare, type RealPosts, readShare } from "#app/domain/content/published-score.ts";
import { NOTE } from "#app/ui/content/note.ts";

/** What owners wrote elsewhere, and how it was judged. Of their posts we show the figures only. */
export function OnRealPosts({ posts: { on, posts, emergencies, harmless } }: { posts: RealPosts }) {
  const [called, alarmed] = [readShare(emergencies), readShare(harmless)];
  if (!called || !alarmed) return null;
  return (
    <section className="space-y-4" aria-labelledby="real">
      <h2 id="real">On posts by real owners</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <BigFigure share={called}>
          of emergencies were called one: {called.count} of {called.of}.{" "}
          <strong>The others were not. If you are worried, call a vet whatever the card says.</strong>
        </BigFigure>
        <BigFigure share={alarmed}>
          of harmless posts got the red card too: {alarmed.count} of {alarmed.of}.{" "}
          <strong>A red card can be a false alarm. Call all the same: a vet can tell.</strong>
        </BigFigure>
      </div>
      <p className={`${NOTE} max-w-text`}>
        We tried {posts} posts from public forums on <time dateTime={on}>{formatDate(on)}</time>. Owners tell stories, and no list reads a
        story well. Since then a sign that is not plain is asked about instead. These posts have not been measured again.
      </p>
    </section>
  );
}

/** A share to remember, large, and what it is a share of. */
export function BigFigure({ share: { percent }, children }: { share: PublishedShare; children: ReactNode }) {
  return (
    <p className="rounded-card bg-sunken p-inset grid items-center gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <strong className="text-accent text-[min(3.75rem,20vw)] leading-none tracking-tight">{percent}%</strong>
      <span>{children}</span>
    </p>
  );
}
