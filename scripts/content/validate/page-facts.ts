/** A page as served. */
export type ReadPage = {
  path: string;
  /** Whether it is in the sitemap. */
  listed: boolean;
  status: number;
  html: string;
  file: string;
};

const PATTERNS = {
  title: /<title>([^<]*)<\/title>/,
  description: /<meta name="description" content="([^"]*)"/,
  canonical: /<link rel="canonical" href="([^"]*)"/,
  picture: /<meta property="og:image" content="([^"]*)"/,
};

/** Checks what every page must have exactly once, and with unique values. */
export async function factProblems(pages: readonly ReadPage[], site: string): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { path, listed, status, html } of pages) {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) problems.push(`${path}: ${headings} h1`);
    if (!listed) continue;
    if (status !== 200) problems.push(`${path}: status ${status}`);
    for (const [what, pattern] of Object.entries(PATTERNS)) {
      const value = pattern.exec(html)?.[1];
      const key = `${what} ${value}`;
      if (!value) problems.push(`${path}: no ${what}`);
      else if (seen.has(key)) problems.push(`${path}: the ${what} is the same as on ${seen.get(key)}`);
      seen.set(key, path);
    }
    problems.push(...(await pictureProblems(path, PATTERNS.picture.exec(html)?.[1], site)), ...dataProblems(path, html));
  }
  return problems;
}

async function pictureProblems(path: string, url: string | undefined, site: string): Promise<string[]> {
  if (!url) return [];
  const response = await fetch(site + new URL(url).pathname);
  const bytes = new DataView(await response.arrayBuffer());
  if (response.headers.get("Content-Type") !== "image/png") return [`${path}: the picture ${url} is no PNG`];
  const [width, height] = [bytes.getUint32(16), bytes.getUint32(20)];
  return width === 1200 && height === 630 ? [] : [`${path}: the picture is ${width} by ${height}`];
}

/** Each sentence of structured data must be visible on the page. */
function dataProblems(path: string, html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const visible = textOf(html);
  const data: { "@type"?: string }[] = scripts.map(([, json = ""]) => JSON.parse(json));
  // The WebApplication describes the site on every page.
  const ofPage = data.filter((one) => one["@type"] !== "WebApplication");
  return ofPage.flatMap((one) =>
    textsOf(one)
      .filter((text) => !visible.includes(squeeze(text)))
      .map((text) => `${path}: structured data says what the page does not: "${text.slice(0, 80)}"`),
  );
}

const SHOWN = new Set(["headline", "text", "description"]);

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return SHOWN.has(key) ? value.split(/(?<=[.!?])\s+/) : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, key));
  if (value && typeof value === "object") return Object.entries(value).flatMap(([name, one]) => textsOf(one, name));
  return [];
}

function textOf(html: string): string {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, " ");
  return squeeze(decode(body.replace(/<[^>]+>/g, " ")));
}

/** Compares letters and digits only: tags between words leave spaces that the data does not have. */
function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal) => String.fromCodePoint(Number(decimal)))
    .replace(/&(amp|lt|gt|quot);/g, " ");
}
