const SLEEPING = 'type="text/sleeping"';

/**
 * Puts the executable scripts of a rendered page to sleep until the boot wakes them. They stay in place: taken out, hydration would fail.
 * Structured data is no script and stays as it is, and a judge of forms must not sleep. A preload becomes a hint that costs nothing for our own host.
 */
export function quietScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*(?:application\/ld\+json|src="https:))([^>]*)>/g, (_tag, attributes: string) => {
      const type = /type="([^"]*)"/.exec(attributes)?.[1] ?? "";
      return `<script ${SLEEPING} data-type="${type}"${attributes.replace(/ ?(?:type="[^"]*"|async="")/g, "")}>`;
    })
    .replace(/<link rel="modulepreload"/g, '<link rel="dns-prefetch"');
}
