import { createContext, useContext } from "react";
import { Icon } from "#app/ui/icons/icon.tsx";

/** Keeps the ids of the chat's own React root apart from the page's. */
export const CHAT_ID_PREFIX = "chat-";
export const CHAT_ROOT_ID = "chat-root";

/** The form through which a button leads to /ask when there is no script. */
const ASK_DOOR = "ask-door";

/** The chat's first view as HTML. The server provides it; in the browser it is already in the page and stays untouched. */
export const ChatFrameHtml = createContext("");

type Props = {
  /** The style sheet of the conversation, where the page came without it. */
  styles?: string;
};

/** The floating button and the native dialog that the boot opens at once. What is inside belongs to the chat's own root. */
export function ChatFrame({ styles }: Props) {
  const html = useContext(ChatFrameHtml);
  return (
    <>
      {/* Without script the buttons that open the chat lead to the page that answers without it; the boot takes the press. */}
      <form id={ASK_DOOR} action="/ask" />
      <button type="submit" form={ASK_DOOR} className="fab" data-chat="">
        <Icon name="chat" />
        <span>Ask now</span>
      </button>
      <dialog id="chat-dialog" className="dialog" aria-labelledby="chat-title" data-styles={styles}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us on the server, from no input. */}
        <div id={CHAT_ROOT_ID} className="chat" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </dialog>
    </>
  );
}
