import { expect, test } from "vitest";
import { HYDRATED_ROUTES, routePath, SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import remixConfig, { pageSlugs } from "../remix.config.js";

/** The 45 paths that the product must have. */
const SPEC = `/ /dog-health-guide /cat-care-tips /bird-health-basics /small-pet-care
/digestive-issues /vomiting-nausea /loss-of-appetite /lethargy-fatigue
/privacy-policy /terms-of-service /medical-disclaimer /contact /about /symptoms
/dog-ate-chocolate-3-hours-ago /dog-limping-front-left-leg-suddenly /dog-vomiting-yellow-foam-night /dog-wont-drink-water-will-eat
/dog-diarrhea-blood-emergency /senior-dog-weak-back-legs /puppy-ate-grass-vomiting /dog-shaking-wont-eat /dog-breathing-fast-sleeping
/dog-licking-paws-night /cat-vomiting-undigested-food-hours-after-eating /cat-not-eating-drinking-3-days /cat-hiding-wont-come-out
/cat-breathing-mouth-open-after-playing /cat-drooling-acting-weird /cat-third-eyelid-showing-suddenly /kitten-not-pooping-2-days
/cat-meowing-night-after-moving /indoor-cat-trying-escape-suddenly /cat-urinating-outside-litter-box-suddenly
/parrot-plucking-feathers-out /budgie-sitting-bottom-cage /bird-breathing-heavy-after-flying /hamster-not-eating-drinking
/guinea-pig-wheeking-constantly /rabbit-not-pooping-12-hours /ferret-hair-loss-suddenly /chinchilla-fur-slipping
/goldfish-swimming-upside-down /betta-fish-not-eating-3-days`.split(/\s+/);

/** The paths of the route table, as Remix receives them. */
function tablePaths(): string[] {
  const paths: string[] = [];
  const route = (path: string | undefined) => paths.push(`/${path ?? ""}`);
  remixConfig.routes((define: (add: typeof route) => void) => define(route));
  return paths;
}

test("every required path has a route, and no path has two", () => {
  const routes = tablePaths();
  expect(routes).toContain("/:slug");
  const table = [...routes, ...pageSlugs().map((slug) => `/${slug}`)];
  expect(SPEC.filter((path) => !table.includes(path))).toEqual([]);
  expect(new Set(table).size).toBe(table.length);
});

test("no content page takes a path of the route table", () => {
  const own = SITE_ROUTES.map(({ path }) => path);
  expect(pageSlugs().filter((slug) => own.includes(`/${slug}`))).toEqual([]);
});

test("every hydrated route is in the table", () => {
  expect(HYDRATED_ROUTES.map(routePath)).toHaveLength(HYDRATED_ROUTES.length);
  expect(() => routePath("no-such-route")).toThrow("no-such-route");
});
