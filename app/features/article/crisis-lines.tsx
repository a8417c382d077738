import type { CrisisLine } from "#app/domain/chat/crisis-advice.ts";

/** Numbers for a person who grieves and may not want to live (content/human-danger.yaml), before anything about an animal. */
export function CrisisLines({ lines }: { lines: readonly CrisisLine[] }) {
  return lines.length === 0 ? null : (
    <aside className="border-edge rounded-e-control bg-sunken prose max-w-text border-s-4 px-5 py-3" aria-label="Crisis lines">
      <p>If you think of not wanting to live, please talk to somebody now:</p>
      <ul>
        {lines.map(({ name, number, tel, note }) => (
          <li key={tel}>
            <a href={`tel:${tel}`}>{name.includes(number) ? name : `${name} ${number}`}</a>: {note}
          </li>
        ))}
      </ul>
    </aside>
  );
}
