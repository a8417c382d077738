import { Icon } from "#app/ui/icons/icon.tsx";
import { Logo } from "#app/ui/icons/logo.tsx";

type Props = {
  /** The site's name, from content/site.yaml. */
  siteName?: string;
  /** On the landing page its parts are a jump, not a journey. */
  onLanding?: boolean;
  /** Doors beside Chat and FAQ, such as the symptoms directory. */
  links?: readonly { path: string; title: string }[];
};

/** The bar at the top of every page; it stays while the page scrolls. */
export function SiteHeader({ siteName = "Home", onLanding = false, links = [] }: Props) {
  const home = onLanding ? "" : "/";
  return (
    <header className="site-header">
      <div className="wrap site-header-bar">
        <a className="site-header-home" href="/" aria-label={siteName}>
          <Logo alt="" />
        </a>
        <nav className="site-nav" aria-label="Main">
          <a href={`${home}#chatbot`} data-chat="">
            Chat
          </a>
          <a href={`${home}#faq`}>FAQ</a>
          {links.map(({ path, title }) => (
            <a key={path} href={path}>
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
      <a className="emergency-link" href="/emergency">
        <Icon name="alert" />
        <span>Emergency? What to do now</span>
      </a>
      <a className="skip-link" href="#main">
        Skip to the text
      </a>
    </nav>
  );
}
