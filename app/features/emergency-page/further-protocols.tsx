import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { HtmlList } from "#app/ui/content/html-list.tsx";
import { protocolPath } from "./protocol-path.ts";

/** The emergencies besides the first five: the steps unfold, and the rest stands on a page of its own with its sources. */
export function FurtherProtocols({ protocols }: { protocols: readonly EmergencyProtocol[] }) {
  return (
    <section id="more-emergencies" className="further">
      <h2>More emergencies</h2>
      {protocols.map(({ id, condition, immediateSteps }) => (
        <details key={id} id={id}>
          <summary>{condition}</summary>
          <HtmlList lines={immediateSteps} ordered />
          <p className="more">
            <a href={protocolPath(id)}>More on this: {condition}</a>
          </p>
        </details>
      ))}
    </section>
  );
}
