import { useEffect, useState } from "react";
import type { Marketing } from "#app/domain/content/landing-content.ts";
import { activeSessions } from "#app/domain/content/social-proof.ts";

/** The line of figures. The last one is chosen in the browser, so that the page is the same for everybody; its room is kept free. */
export function SocialProof({ banner }: { banner: Marketing["banner"] }) {
  const [active, setActive] = useState<number>();
  const { low, high } = banner.activeSessions;
  useEffect(() => setActive(activeSessions({ low, high })), [low, high]);
  return (
    <section className="proof" aria-label="This month">
      <p>{banner.petsHelpedText}</p>
      <p>{banner.avgResponseText}</p>
      <p className={active === undefined ? "proof-now proof-now--open" : "proof-now"}>
        <span className="proof-number">{active}</span> {banner.activeSessionsText}
      </p>
    </section>
  );
}
