import { PAGES } from '../pages/page-list.ts';

/** Pages of cities differ in their names and days; these have the longest in each script. */
const CITY = /^(?:\/[a-z]{2})?\/panchang\/([^/]+)(?:\/(\d+))?$/;
const CITIES = new Set(['delhi', 'chennai', 'london']);

/** Pages that anyone can open and that the sitemap leaves out, in addition to the list of pages. */
const UNLISTED = [
  '/changes',
  '/try',
  '/try/western/natal',
  '/try/matchmaking/ashtakoot',
  '/try/reports/kundli',
  '/panchang/place/reykjavik-3413829',
  '/ta/panchang/place/reykjavik-3413829',
  '/hi/panchang/search?q=pune',
  '/second-factor',
  '/confirm',
];

/** A page of development, as long as its mails. */
const MAILBOX = '/mailbox';

/** Returns the paths of every public page: the list of pages, and all of the sitemap but most cities. */
export async function weighedPages(portalUrl: string): Promise<readonly string[]> {
  const response = await fetch(`${portalUrl}/sitemap.xml`);
  if (!response.ok) throw new Error(`The sitemap was answered with ${response.status}.`);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (listed.length === 0) throw new Error('The sitemap lists no page.');
  const opened = PAGES.anyone.filter((path) => path !== MAILBOX);
  return [...new Set([...opened, ...UNLISTED, ...listed.filter(isWeighed)])];
}

function isWeighed(path: string): boolean {
  const [, city] = CITY.exec(path) ?? [];
  return city === undefined || CITIES.has(city);
}
