import type { APIRequestContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect, test } from './journey.ts';
import { BIRTH } from './pages/api.ts';
import { violationsOn } from './pages/axe.ts';
import { foreignSite } from './pages/foreign-site.ts';
import { KeysPage } from './pages/keys-page.ts';
import { SIZES } from './pages/look.ts';
import { newMember } from './pages/new-member.ts';
import { stack } from './stack.ts';

const HOST = fileURLToPath(new URL('pages/app-host.ts', import.meta.url));

/** Calls the MCP server as an assistant does. */
async function asked(request: APIRequestContext, key: string, method: string, params: object) {
  const response = await request.post(`${stack.apiUrl}/mcp`, {
    headers: { 'x-api-key': key, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method, params },
  });
  return (await response.json()).result;
}

/** The window of an assistant, with the app in the frame that the protocol requires: another origin, and no network. */
async function assistantPage(request: APIRequestContext, key: string): Promise<(shown: object) => string> {
  const { tools } = await asked(request, key, 'tools/list', {});
  const { _meta: meta } = tools.find(({ name }: { name: string }) => name === 'birth_chart');
  const { resourceUri: uri } = meta.ui;
  const { contents } = await asked(request, key, 'resources/read', { uri });
  const { outputFiles } = await build({ entryPoints: [HOST], bundle: true, write: false, format: 'esm' });
  const json = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return (shown) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>An assistant</title><style>body{margin:0;color-scheme:light dark}iframe{border:0;width:100%;display:block}</style>
<body><main><h1>An assistant</h1><iframe title="Picture" sandbox="allow-scripts"></iframe></main>
<script>window.shown=${json({ page: contents[0].text, ...shown })}</script>
<script type="module">${outputFiles[0]?.text}</script></body></html>`;
}

const picture = (page: Page) => page.frameLocator('iframe').getByRole('img').first();

test('the answer of a tool is drawn in the window of an assistant, which loads nothing for it', async ({ page }) => {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  const key = await keys.create('Assistant');
  await keys.store();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', ({ message }) => void complaints.push(message));
  const { request } = page;
  const pageOf = await assistantPage(request, key);
  let html = '';
  const site = await foreignSite((path) => (path === '/' ? html : null));
  const open = async (tool: string, sent: object, theme: 'light' | 'dark' = 'light') => {
    const result = await asked(request, key, 'tools/call', { name: tool, arguments: sent });
    html = pageOf({ result, input: sent, theme });
    await page.goto(site.origin);
  };
  try {
    for (const { name, viewport } of SIZES) {
      await page.setViewportSize(viewport);
      for (const theme of ['light', 'dark'] as const)
        await test.step(`a chart on a ${name}, ${theme}`, async () => {
          await open('birth_chart', BIRTH, theme);
          await expect(picture(page)).toBeVisible();
          await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Birth chart');
          await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(300);
          expect(await violationsOn(page, 'all')).toEqual([]);
          const [, frame] = page.frames();
          expect(await frame?.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
          expect(await frame?.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
        });
    }
    await test.step('the person chooses another style with the keyboard', async () => {
      await page.frameLocator('iframe').getByRole('radio', { name: 'North Indian' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.frameLocator('iframe').getByRole('radio', { name: 'South Indian' })).toBeChecked();
      await expect(picture(page)).toBeVisible();
    });
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const pair = { bride: BIRTH, groom: { ...BIRTH, year: 1988 } };
    const exampleOf = async (operation: string) => {
      const sent = { name: 'describe_operation', arguments: { operation } };
      const { structuredContent } = await asked(request, key, 'tools/call', sent);
      return { operation, input: structuredContent.example };
    };
    for (const [what, tool, sent] of [
      ['a day', 'panchang_today', place],
      ['a match', 'match_two_people', pair],
      ['a timeline', 'show_picture', await exampleOf('events/upcoming')],
      ['a wheel', 'show_picture', await exampleOf('western/natal')],
      ['a dial', 'show_picture', await exampleOf('western/midpoints')],
      ['a day of five birds', 'show_picture', await exampleOf('panchang/pancha-pakshi')],
    ] as const)
      await test.step(`${what} is drawn`, async () => {
        await open(tool, sent);
        await expect(picture(page)).toBeVisible();
        expect(await violationsOn(page, 'all')).toEqual([]);
      });
    await test.step('a refusal says what to do', async () => {
      await open('birth_chart', { ...BIRTH, latitude: 123 });
      await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('latitude');
    });
    expect(complaints).toEqual([]);
  } finally {
    site.stop();
  }
});
