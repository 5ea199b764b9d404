import type { MetadataRoute } from 'next';
import { env } from '../server/env.ts';
import { cities } from '../site/panchang/city-lists.ts';
import { PANCHANG_PATH } from '../site/panchang/city.ts';
import { pathIn } from '../site/panchang/words/in-language.ts';
import { PAGE_LANGUAGES } from '../site/panchang/words/page-words.ts';
import { yearPath, yearsListed } from '../site/panchang/year/years.ts';
import { FOOT_NAV, PUBLIC_NAV } from '../site/landing/nav.ts';
import { FIRST_OPERATION, openPlaygroundPath, PLAYGROUND_PATH } from '../shared/paths.ts';
import { MARKDOWN_PAGES } from '../site/markdown/markdown-pages.ts';

/** Made for each request: it contains the address of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

/** Redirects to the open playground, which is listed itself. */
const REDIRECTS = new Set<string>([PLAYGROUND_PATH]);

/** Every page that anybody may read. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const listed = [...PUBLIC_NAV, ...FOOT_NAV].map(({ href }) => href).filter((href) => !REDIRECTS.has(href));
  const years = yearsListed(new Date());
  const panchang = [
    PANCHANG_PATH,
    ...[...(await cities()).values()].flatMap(({ path }) => [path, ...years.map((year) => yearPath(path, year))]),
  ].flatMap((path) => PAGE_LANGUAGES.map((language) => pathIn(language, path)));
  const { portalUrl } = env();
  return [...new Set(['/', openPlaygroundPath(FIRST_OPERATION), ...listed, ...panchang, ...MARKDOWN_PAGES])].map(
    (path) => ({
      url: portalUrl + path,
    }),
  );
}
