import { IconButton } from "#app/ui/controls/button.tsx";

type Props = { tools: boolean; onVet: () => void; onSent: () => void; onErase: () => void };

/** Who this is, the way out, and what may be done with the conversation once there is one. */
export function ChatHeader({ tools, onVet, onSent, onErase }: Props) {
  return (
    <div className="chat-header">
      <div>
        <h2 id="chat-title" className="chat-title">
          Pet health assistant
        </h2>
        <p className="chat-subtitle">
          An AI pet care helper, not a vet. <a href="/emergency">Emergency steps</a>
        </p>
      </div>
      <IconButton icon="close" label="Close the chat" data-close="" />
      {tools ? (
        <div className="chat-tools">
          <button type="button" className="button button--quiet" onClick={onVet}>
            For my vet
          </button>
          <button type="button" className="button button--plain" onClick={onSent}>
            What was sent
          </button>
          <button type="button" className="button button--plain" onClick={onErase}>
            Erase
          </button>
        </div>
      ) : null}
    </div>
  );
}
