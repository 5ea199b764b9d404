import { expect, test } from './journey.ts';

/** Returns whether an address of the sitemap has a Markdown version. */
const isWritten = (path: string): boolean => /^\/(docs|reference)(\/|$)/.test(path);
const HTML_LEFT = /<\/?(div|span|p|a|td|tr|li|ul|h\d|section|article|code|pre)\b/;

test('every page of the docs and the reference is also Markdown, without HTML and without dead links', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const written = paths.filter(isWritten);
  expect(written.length).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const path of written) {
    const response = await request.get(`${path}.md`);
    const text = await response.text();
    if (response.status() !== 200) problems.push(`${path}.md: ${response.status()}`);
    if (!text.startsWith('# ')) problems.push(`${path}.md begins with ${text.slice(0, 40)}`);
    const prose = text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    if (HTML_LEFT.test(prose)) problems.push(`${path}.md has HTML: ${HTML_LEFT.exec(prose)?.[0]}`);
    for (const [, href = ''] of prose.matchAll(/\]\((\S+?)(?:#[^)]*)?\)/g)) {
      const url = new URL(href, baseURL);
      if (isWritten(url.pathname) && !paths.includes(url.pathname)) problems.push(`${path}.md leads to ${href}`);
    }
  }
  expect(problems).toEqual([]);
});

test('who asks for Markdown gets it at the address of the page; a browser gets the page', async ({ request }) => {
  const asked = await request.get('/docs/credits', { headers: { accept: 'text/markdown' } });
  expect(asked.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await asked.text()).toBe(await (await request.get('/docs/credits.md')).text());
  const page = await request.get('/docs/credits', { headers: { accept: 'text/html' } });
  expect(page.headers()['content-type']).toContain('text/html');
  for (const { vary = '' } of [asked.headers(), page.headers()]) expect(vary.toLowerCase()).toMatch(/\baccept\b(?!-)/);
});

test('an address without a page says where all pages are', async ({ request }) => {
  const response = await request.get('/docs/nothing.md');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('/llms.txt');
});

test('an agent finds the skill, the whole text and the collections', async ({ request }) => {
  const skill = await (await request.get('/.well-known/agent-skills/graha/SKILL.md')).text();
  expect(skill).toMatch(/^---\nname: graha\n/);
  const whole = await (await request.get('/llms-full.txt')).text();
  expect(whole).toContain('# Credits and limits');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  for (const file of ['graha.postman_collection.json', 'graha.bruno.json']) {
    const download = await request.get(`/downloads/${file}`);
    expect(download.headers()['content-disposition']).toContain(file);
    expect(JSON.stringify(await download.json())).toContain('kundali/basic');
  }
});
