import { createContext, useContext } from "react";
import { ASK_PAGE_FORM } from "#app/ui/controls/ask-button.tsx";
import { dialogLook } from "#app/ui/controls/dialog.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";

/** Keeps the ids of the chat's own React root apart from the page's. */
export const CHAT_ID_PREFIX = "chat-";
export const CHAT_ROOT_ID = "chat-root";

/** The chat's first view as HTML. The server provides it; in the browser it is already in the page and stays untouched. */
export const ChatFrameHtml = createContext("");

/** The button that opens the chat never covers content. It grows when its text arrives; until then it is not drawn. */
const FAB =
  "group/fab fixed z-40 flex cursor-pointer items-center justify-center gap-2 bg-bar font-semibold text-on-bar not-has-[span:not(:empty)]:invisible hover:bg-bar-strong print:hidden";

/**
 * On a narrow screen it is a bar below the page: hidden while the on-screen keyboard is open (modes.css), and on the start page and /ask until
 * the box to type into has scrolled away.
 */
const BAR =
  "inset-x-0 bottom-0 min-h-12 pb-[env(safe-area-inset-bottom)] focus-visible:-outline-offset-6 focus-visible:outline-on-bar max-wide:[animation-name:wait-for-scroll] max-wide:[animation-fill-mode:both] max-wide:[animation-range:exit_0%_exit_100%] max-wide:[animation-timeline:--ask]";

/** On a wide screen it sits in the margin: the widest content leaves 4rem there, and from 94rem the label fits too. */
const IN_MARGIN =
  "wide:left-auto wide:right-0 wide:bottom-4 wide:min-h-14 wide:rounded-[1.75rem] wide:px-4 wide:shadow-float wide:focus-visible:outline-focus wide:focus-visible:outline-offset-2";

const ROOT = "@container-size flex h-full flex-col";

/**
 * The floating button and the native dialog that the boot opens at once. What is inside belongs to the chat's own root.
 * @param about the path of the page, where it is about an animal or a substance: without a script the question is asked from it
 */
export function ChatFrame({ about }: { about?: string | undefined }) {
  const html = useContext(ChatFrameHtml);
  return (
    <>
      {/* Without script the buttons that open the chat lead to the page that answers without it; the boot takes the press. */}
      <form id={ASK_PAGE_FORM} action="/ask">
        {about ? <input type="hidden" name="page" value={about} /> : null}
      </form>
      <button type="submit" form={ASK_PAGE_FORM} className={`${FAB} ${BAR} ${IN_MARGIN}`} data-chat="" data-fab="">
        <Icon name="chat" />
        <span className="max-[94rem]:wide:not-group-hover/fab:not-group-focus-visible/fab:sr-only">Ask now</span>
      </button>
      <dialog id="chat-dialog" className={dialogLook()} aria-labelledby="chat-title">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us on the server, from no input. */}
        <div id={CHAT_ROOT_ID} className={ROOT} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      </dialog>
    </>
  );
}
