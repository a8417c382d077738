import { useEffect, useState } from "react";
import type { Marketing } from "#app/domain/content/landing-content.ts";
import { activeSessions } from "#app/domain/content/social-proof.ts";

/** The specification's figures. The last one is chosen in the browser, so that the page is the same for everybody; its space is reserved. */
export function SocialProof({ banner }: { banner: NonNullable<Marketing["banner"]> }) {
  const [active, setActive] = useState<number>();
  const { low, high } = banner.activeSessions;
  useEffect(() => setActive(activeSessions({ low, high })), [low, high]);
  return (
    <section
      className="text-ink-soft sm:text-small gutter flex flex-wrap justify-center gap-x-2 py-2 text-center text-[min(0.75rem,4.4vw)] leading-snug tabular-nums sm:gap-x-8 sm:py-4 print:hidden"
      aria-label="This month"
    >
      <p>{banner.petsHelpedText}</p>
      <p>{banner.avgResponseText}</p>
      <p className={active === undefined ? "invisible" : undefined}>
        <span className="inline-block min-w-[2ch] text-end">{active}</span> {banner.activeSessionsText}
      </p>
    </section>
  );
}
