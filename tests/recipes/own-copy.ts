import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

export const OWN_NAME = "Anytown Animal Help";

/** Changes a copy of the project as docs/operations.md and the content files ask an operator to: a domain, a name, other text, more pages. */
export function makeOwnCopy(folder: string): void {
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = change(before);
    if (after === before) throw new Error(`${file} has nothing to change any more: correct tests/recipes/own-copy.ts`);
    writeFileSync(path, after);
  };
  edit("wrangler.toml", (text) =>
    text
      .replace('name = "pawline"', 'name = "pawline"\nroutes = [{ pattern = "pets.example.org", custom_domain = true }]')
      .replace('SITE_URL = ""', 'SITE_URL = "https://pets.example.org"'),
  );
  edit("content/site.yaml", (text) =>
    text
      .replace(/^name: .*/m, `name: ${OWN_NAME}`)
      .replace(/^url: .*/m, "url: https://pets.example.org")
      .replace(/^author: .*/m, "author: Anytown Animal Charity")
      .replace(/^tagline: .*/m, "tagline: Help for the animals of Anytown")
      .replace(/^contactEmail: .*/m, "contactEmail: desk@pets.example.org")
      .replace(/^postalAddress: .*/m, "postalAddress: 1 Market Street, Anytown"),
  );
  // Fixed copy is replaced in site/, which is what the tests of the specification look for.
  mkdirSync(join(folder, "site"), { recursive: true });
  writeFileSync(join(folder, "site/testimonials.yaml"), "[]\n");
  const { claims, banner } = parse(readFileSync(join(folder, "content/marketing.yaml"), "utf8"));
  const own = { claims: [{ ...claims[0], value: "tested" }, ...claims.slice(1)], banner: { ...banner, petsHelpedText: "Pets of Anytown" } };
  writeFileSync(join(folder, "site/marketing.yaml"), stringify(own));
  writeFileSync(join(folder, "content/info/imprint.md"), IMPRINT);
}

const IMPRINT = `---
title: Imprint
headTitle: "Imprint: who runs this site and how to reach them"
description: Who runs this site, where they are, and how to write to them. For an ill pet, please call a vet and not us. This page is about the site.
summary: Who runs this site and how to reach them.
keywords: [imprint, operator, address]
reviewed: 2026-11-21
---
This site is run by a small charity. We are not a clinic.

## Where we are
Our office is on Market Street. It is open on weekdays. We are glad to get your letters.
`;
