import { Icon } from "#app/ui/icons/icon.tsx";
import { Logo } from "#app/ui/icons/logo.tsx";

type Props = {
  /** The site's name, from content/site.yaml. */
  siteName?: string;
  /** On the landing page its parts are a jump, not a journey. */
  onLanding?: boolean;
  /** Links in addition to Chat and FAQ, such as the symptoms directory. */
  links?: readonly { path: string; title: string }[];
};

const NAV_LINK =
  "flex min-h-11 items-center px-3 font-semibold text-ink no-underline hover:text-accent hover:underline hover:decoration-3 hover:underline-offset-[0.4em] max-[23.5rem]:px-2.5";

/** The bar at the top of every page; it stays while the page scrolls, unless large text or zoom makes it cover much of the window. On the start page its links lead to the page's own sections. */
export function SiteHeader({ siteName = "Home", onLanding = false, links = [] }: Props) {
  const home = onLanding ? "" : "/";
  return (
    <header className="border-line bg-surface tall:sticky top-0 z-30 border-b print:hidden">
      <div className="wrap flex min-h-16 flex-wrap items-center justify-between">
        <a
          className="flex min-h-11 min-w-11 items-center max-[23.5rem]:[&_img]:size-8 max-[23.5rem]:[&_img]:object-cover max-[23.5rem]:[&_img]:object-left"
          href="/"
          aria-label={siteName}
        >
          <Logo alt="" />
        </a>
        <nav className="-me-[min(0.75rem,3.4vw)] flex flex-wrap" aria-label="Main">
          <a className={NAV_LINK} href={`${home}#chatbot`} data-chat={onLanding ? undefined : ""}>
            Chat
          </a>
          <a className={NAV_LINK} href={`${home}#faq`}>
            FAQ
          </a>
          {links.map(({ path, title }) => (
            <a key={path} className={NAV_LINK} href={path}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** The first thing on every page, for the keyboard too: the next two minutes, on a page that also works offline. Then the way past the header. */
export function FirstLinks() {
  return (
    <nav aria-label="Emergency">
      <a
        className="bg-emergency text-on-urgency hover:bg-emergency-heading hover:text-on-urgency focus-visible:outline-on-urgency flex min-h-11 items-center justify-center gap-2 px-4 text-base font-semibold focus-visible:-outline-offset-5 print:hidden [&_svg:not(:has(+:not(:empty)))]:invisible"
        href="/emergency"
      >
        <Icon name="alert" />
        <span>Emergency? What to do now</span>
      </a>
      <a
        className="rounded-control bg-accent text-on-accent hover:text-on-accent fixed start-2 top-2 z-60 px-5 py-3 not-focus:size-px not-focus:overflow-hidden not-focus:p-0 not-focus:[clip-path:inset(50%)] print:hidden"
        href="#main"
        data-skip=""
      >
        Skip to the text
      </a>
    </nav>
  );
}
