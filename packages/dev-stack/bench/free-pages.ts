import { readdirSync } from 'node:fs';

/**
 * The most expensive known URLs of a route, and the CPU time that one of them may take. A `*` is replaced by a new text
 * for each request.
 */
type FreePage = { mostMs: number; worst: readonly string[] };

const SMALL = 20;
const COMPUTED = 60;
const places = (text: string): string =>
  `/api/trpc/playground.places?input=${encodeURIComponent(JSON.stringify({ json: { text } }))}`;

/** Pages and files that need no session, by the folder of the route. A test fails for one that is missing here. */
export const FREE_PAGES: Readonly<Record<string, FreePage>> = {
  '/': { mostMs: 40, worst: ['/'] },
  '/changes': { mostMs: SMALL, worst: ['/changes'] },
  '/contact': { mostMs: SMALL, worst: ['/contact'] },
  '/docs': { mostMs: SMALL, worst: ['/docs'] },
  '/docs/[...page]': { mostMs: SMALL, worst: ['/docs/none-*', '/docs/a/b/c/d/e/f', '/docs/mcp'] },
  '/docs/accuracy': { mostMs: SMALL, worst: ['/docs/accuracy'] },
  '/docs/changelog/feed': { mostMs: SMALL, worst: ['/docs/changelog/feed'] },
  '/docs/cells': { mostMs: SMALL, worst: ['/docs/cells'] },
  '/docs/components': { mostMs: SMALL, worst: ['/docs/components'] },
  '/docs/errors': { mostMs: SMALL, worst: ['/docs/errors'] },
  '/docs/errors/[code]': { mostMs: SMALL, worst: ['/docs/errors/not_found', '/docs/errors/none-*'] },
  '/docs/operations': { mostMs: SMALL, worst: ['/docs/operations'] },
  '/docs/promises': { mostMs: SMALL, worst: ['/docs/promises'] },
  '/docs/quickstart': { mostMs: SMALL, worst: ['/docs/quickstart'] },
  '/docs/reports': { mostMs: SMALL, worst: ['/docs/reports'] },
  '/docs/runbook': { mostMs: SMALL, worst: ['/docs/runbook'] },
  '/dpa': { mostMs: SMALL, worst: ['/dpa'] },
  '/[language]/panchang': { mostMs: COMPUTED, worst: ['/hi/panchang', '/xx/panchang'] },
  '/[language]/panchang/[city]': {
    mostMs: COMPUTED,
    worst: ['/hi/panchang/delhi', '/ta/panchang/london', '/hi/panchang/nowhere-*', '/xx/panchang/delhi'],
  },
  '/[language]/panchang/[city]/[year]': {
    mostMs: COMPUTED,
    worst: ['/hi/panchang/delhi/2028', '/ta/panchang/london/2050', '/xx/panchang/delhi/2028'],
  },
  '/[language]/panchang/place/[city]': {
    mostMs: COMPUTED,
    worst: ['/ta/panchang/place/reykjavik-3413829', '/hi/panchang/place/none-*'],
  },
  '/[language]/panchang/search': {
    mostMs: SMALL + SMALL,
    worst: ['s, zz', 'म'].map((text) => `/hi/panchang/search?q=${encodeURIComponent(text)}`),
  },
  '/panchang': { mostMs: COMPUTED, worst: ['/panchang'] },
  '/panchang/[city]': { mostMs: COMPUTED, worst: ['/panchang/delhi', '/panchang/nowhere-*'] },
  '/panchang/[city]/[year]': {
    mostMs: COMPUTED,
    worst: ['/panchang/delhi/2028', '/panchang/london/2050', '/panchang/delhi/1999', '/panchang/nowhere-*/2028'],
  },
  '/panchang/place/[city]': {
    mostMs: COMPUTED,
    worst: ['/panchang/place/reykjavik-3413829', '/panchang/place/longyearbyen-2729907', '/panchang/place/none-*'],
  },
  '/panchang/search': {
    mostMs: SMALL + SMALL,
    worst: ['s, zz', 'a, s', 'म', '孟, china', 'x'.repeat(200)].map(
      (text) => `/panchang/search?q=${encodeURIComponent(text)}`,
    ),
  },
  '/parts': { mostMs: 100, worst: ['/parts'] },
  '/pictures/[theme]/[...file]': {
    mostMs: SMALL,
    worst: ['/pictures/light/strength/ashtakavarga.svg', '/pictures/light/none-*.svg'],
  },
  '/pictures/belt.svg': { mostMs: SMALL, worst: ['/pictures/belt.svg', '/pictures/belt.svg?at=*'] },
  '/pictures/wheel.svg': { mostMs: SMALL, worst: ['/pictures/wheel.svg', '/pictures/wheel.svg?at=*'] },
  '/pricing': { mostMs: SMALL, worst: ['/pricing'] },
  '/privacy': { mostMs: SMALL, worst: ['/privacy'] },
  '/reconcile': { mostMs: SMALL, worst: ['/reconcile'] },
  '/reference': { mostMs: SMALL, worst: ['/reference'] },
  '/reference/[family]/[[...operation]]': {
    mostMs: COMPUTED,
    worst: ['/reference/kundali/basic', '/reference/western', '/reference/no/such-*'],
  },
  '/sla': { mostMs: SMALL, worst: ['/sla'] },
  '/source': { mostMs: SMALL, worst: ['/source'] },
  '/status': { mostMs: SMALL + SMALL, worst: ['/status'] },
  '/status/confirm': { mostMs: SMALL, worst: ['/status/confirm', `/status/confirm?token=${'a'.repeat(500)}`] },
  '/status/feed': { mostMs: SMALL, worst: ['/status/feed'] },
  '/status/unsubscribe': { mostMs: SMALL, worst: [`/status/unsubscribe?token=${'a'.repeat(500)}`] },
  '/status/unsubscribe/now': { mostMs: SMALL, worst: ['/status/unsubscribe/now?token=*'] },
  '/terms': { mostMs: SMALL, worst: ['/terms'] },
  '/verify-answer': { mostMs: SMALL, worst: ['/verify-answer'] },
  '/try/[family]/[[...operation]]': {
    mostMs: COMPUTED,
    worst: ['/try/kundali/basic', '/try/western/natal', '/try/astrology/kundli/advanced', '/try/no/such-*'],
  },
  '/confirm': { mostMs: SMALL, worst: ['/confirm'] },
  '/forgot': { mostMs: SMALL + SMALL, worst: ['/forgot'] },
  '/invitations/[token]': { mostMs: SMALL + SMALL, worst: [`/invitations/${'a'.repeat(500)}`] },
  '/reset': { mostMs: SMALL + SMALL, worst: [`/reset?token=${'a'.repeat(500)}`] },
  '/second-factor': { mostMs: SMALL + SMALL, worst: ['/second-factor'] },
  '/sign-in': { mostMs: SMALL + SMALL, worst: ['/sign-in'] },
  '/sign-up': { mostMs: SMALL + SMALL, worst: ['/sign-up'] },
  '/two-factor': { mostMs: SMALL + SMALL, worst: ['/two-factor'] },
  '/verify': { mostMs: SMALL + SMALL, worst: ['/verify'] },
  '/mailbox': { mostMs: SMALL + SMALL, worst: ['/mailbox'] },
  '/api/trpc/[trpc]': { mostMs: SMALL, worst: [places('s, zz'), places('a, s'), places('म')] },
  '/downloads/[...path]': {
    mostMs: SMALL,
    worst: [
      '/downloads/python/graha-1.0.0-py3-none-any.whl',
      '/downloads/go/none/@v/list',
      `/downloads/${'a/'.repeat(200)}`,
    ],
  },
  '/downloads/reports/[file]': {
    mostMs: SMALL,
    worst: [
      '/downloads/reports/kundli-ta.pdf',
      '/downloads/reports/panchang-month-ta.svg',
      '/downloads/reports/none-*',
    ],
  },
  '/downloads/graha-cli.tgz': { mostMs: SMALL, worst: ['/downloads/graha-cli.tgz'] },
  '/downloads/graha-elements.tgz': { mostMs: SMALL, worst: ['/downloads/graha-elements.tgz'] },
  '/downloads/graha-sdk.tgz': { mostMs: SMALL, worst: ['/downloads/graha-sdk.tgz'] },
  '/downloads/graha-wordpress.php': { mostMs: SMALL, worst: ['/downloads/graha-wordpress.php'] },
  '/downloads/graha.bruno.json': { mostMs: SMALL, worst: ['/downloads/graha.bruno.json'] },
  '/downloads/graha.postman_collection.json': { mostMs: SMALL, worst: ['/downloads/graha.postman_collection.json'] },
  '/elements/[...path]': {
    mostMs: SMALL,
    worst: [
      '/elements/graha-chart.js',
      '/elements/languages/ta.js',
      '/elements/examples/month.json',
      `/elements/${'a/'.repeat(200)}`,
    ],
  },
  '/llms-full.txt': { mostMs: SMALL, worst: ['/llms-full.txt'] },
  '/llms.txt': { mostMs: SMALL, worst: ['/llms.txt'] },
  '/markdown/[...path]': {
    mostMs: SMALL + SMALL,
    worst: ['/docs/operations.md', '/reference/western.md', '/reference/no/such-*.md'],
  },
  '/oauth-metadata': { mostMs: SMALL, worst: ['/.well-known/oauth-authorization-server'] },
  '/operation-list.json': { mostMs: SMALL, worst: ['/operation-list.json'] },
  '/opengraph-image': { mostMs: SMALL, worst: ['/opengraph-image'] },
  '/robots': { mostMs: SMALL, worst: ['/robots.txt'] },
  '/reference/answers/[...id]': {
    mostMs: SMALL,
    worst: ['/reference/answers/range/panchang/full', '/reference/answers/no/such'],
  },
  '/reference/pictures/[...id]': {
    mostMs: SMALL,
    worst: ['/reference/pictures/divisional/shodashvarga', '/reference/pictures/no/such'],
  },
  '/search-index.json': { mostMs: SMALL, worst: ['/search-index.json'] },
  '/sitemap': { mostMs: SMALL, worst: ['/sitemap.xml'] },
  '/security-txt': { mostMs: SMALL, worst: ['/.well-known/security.txt'] },
  '/skill': { mostMs: SMALL, worst: ['/.well-known/agent-skills/graha/SKILL.md'] },
};

/** Pages for signed-in people redirect everybody else; other routes below `/api` have their own limits. */
const ELSEWHERE = /^(?:\(workspace\)|\(admin\)|api\/(?!trpc\/))/;
const ROUTE = /(?:^|\/)(?:(?:page|route)\.tsx?|(?<special>robots|sitemap|opengraph-image)\.tsx?)$/;

/** Every route of the app folder that needs no session. */
export function freeRoutes(): string[] {
  return readdirSync(new URL('../../../apps/portal/src/app', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((file) => {
    const found = ROUTE.exec(file);
    if (!found || ELSEWHERE.test(file)) return [];
    const folder = file.slice(0, found.index).replaceAll(/\([a-z]+\)\/?/g, '');
    const { special } = found.groups ?? {};
    return [`/${[folder, special].filter(Boolean).join('/')}`];
  });
}
