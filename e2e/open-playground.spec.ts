import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { countOn } from './pages/clicks.ts';
import { checkState, SIZES } from './pages/look.ts';
import { newPerson } from './pages/person.ts';
import { PlaygroundPage } from './pages/playground-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';

const BIRTH = { Year: '1991', Month: '7', Date: '19', Hours: '3', Minutes: '47', Seconds: '11' };

/** Goes from the landing page to one's own chart, without an account. */
async function drawOwnChart(page: Page): Promise<PlaygroundPage> {
  const playground = new PlaygroundPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it, no account' }).first().click();
  await page.waitForURL('**/try/kundali/basic');
  await playground.choosePlace('mumbai');
  await playground.write(BIRTH);
  await playground.run.click();
  await expect(playground.picture('Rashi, 19 Jul 1991, 03:47, Mumbai')).toBeVisible();
  return playground;
}

test('the first screen shows a chart, a day, a match and an assistant, each by its tab, without a script', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'An operation at work' });
  for (const [tab, path] of [
    ['Chart', '/api/v1/kundali/basic'],
    ['Panchang', '/api/v1/panchang/full'],
    ['Match', '/api/v1/matchmaking/ashtakoot'],
  ] as const) {
    await card.getByText(tab, { exact: true }).click();
    await expect(card.getByText(/^POST /).filter({ visible: true })).toHaveText(`POST ${path}`);
    const picture = card.getByRole('img').filter({ visible: true });
    const file = await request.get((await picture.getAttribute('src')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
  await card.getByText('MCP', { exact: true }).click();
  await expect(card.getByRole('link', { name: 'Connect an assistant' })).toBeVisible();
  await context.close();
});

test('a visitor is two clicks from a chart of their own, and the chart is in their workspace after sign-up', async ({
  page,
}) => {
  const counted = await countOn(page);
  const playground = await drawOwnChart(page);
  expect(counted.clicks).toBeLessThanOrEqual(3);
  await expect(playground.run).toHaveText(/^Run, 0 credits/);
  await expect(page.getByText('test run', { exact: true })).toBeVisible();

  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.getByRole('heading', { name: 'Get this as an API' }).waitFor();
  await page.getByRole('complementary').getByRole('link', { name: 'Get a key' }).click();
  await page.waitForURL('**/sign-up?**');
  await new SignInPage(page).signUp(newPerson());
  await page.waitForURL('**/playground/kundali/basic');
  await expect(page.getByText('What you filled in before you signed up is here again.')).toBeVisible();
  await expect(playground.field('Year')).toHaveValue('1991');
  await expect(playground.field('Minutes')).toHaveValue('47');
  await expect(playground.place).toHaveValue('Mumbai, Maharashtra, India');
  await expect(page.getByText('10,000 calls left.')).toBeVisible();
  expect(addresses.filter((address) => /1991|mumbai|19\.07/i.test(address))).toEqual([]);
  await page.goto('/try/kundali/basic');
  await page.waitForURL('**/playground/kundali/basic'); // A member is redirected to the workspace's playground.
});

test('every way to the playground is open without an account: the reference, a link that somebody shared', async ({
  page,
}) => {
  const playground = new PlaygroundPage(page);
  await page.goto('/reference/dasha/vimshottari');
  await page.getByRole('link', { name: 'Try it' }).click();
  await page.waitForURL('**/try/dasha/vimshottari');
  await page.goto('/playground/kundali/basic#year=1969&month=7&date=20');
  await page.waitForURL('**/try/kundali/basic');
  await expect(playground.field('Year')).toHaveValue('1969');
});

test('a run that comes while too many visitors run is kept, says so, and is made by itself', async ({ page }) => {
  const reply = { status: 429, headers: [['retry-after', '2']], text: '{"title":"Rate limited"}', tookMs: 1 };
  const data = { json: { reply, isUsedUp: false, runs: { left: 20, renewsAt: null } } };
  await page.route('**/api/trpc/playground.runOpenly**', (route) => route.fulfill({ json: { result: { data } } }), {
    times: 1,
  });
  const playground = new PlaygroundPage(page);
  await playground.openTry('kundali/basic');
  await playground.run.click();
  const note = page.getByRole('alert').filter({ hasText: 'Many visitors run operations right now.' });
  await expect(note).toContainText(/Your run is kept and starts by itself at \d\d:\d\d:\d\d\. It was not counted\./);
  await expect(page.getByText('test run', { exact: true })).toBeVisible(); // No further click is needed.
  await expect(note).toBeHidden();
});

test('the token of a visitor stays on the server, and nothing of a workspace can be asked for', async ({ page }) => {
  const heard: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/trpc/')) heard.push(await response.text().catch(() => ''));
  });
  await drawOwnChart(page);
  expect(heard.join('')).toContain('Mumbai');
  expect(heard.join('')).not.toMatch(/eyJ[\w-]+\.eyJ/);
  const statuses = await page.evaluate(async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"json":{}}' };
    const paths = ['playground.run', 'keys.create', 'billing.buyPlan'];
    return Promise.all(paths.map(async (path) => (await fetch(`/api/trpc/${path}`, sent)).status));
  });
  expect(statuses).toEqual([401, 401, 401]);
});

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });

    test('who has used the runs of the hour reads when they go on, and how to go on now', async ({ page }) => {
      const renewsAt = new Date(Date.now() + 32 * 60_000);
      const data = { json: { reply: null, isUsedUp: true, runs: { left: 0, renewsAt: renewsAt.toISOString() } }, meta: { values: { 'runs.renewsAt': ['Date'] } } }; // prettier-ignore
      await page.route('**/api/trpc/playground.runOpenly**', (route) => route.fulfill({ json: { result: { data } } }));
      const playground = new PlaygroundPage(page);
      await playground.openTry('kundali/basic');
      await playground.run.click();
      const note = page.getByRole('alert').filter({ hasText: 'You have used the 20 free runs of this hour.' });
      await expect(note).toContainText(
        /You can run again at \d\d:\d\d\. With a free account you go on now, and have 10,000 calls a month\./,
      );
      await expect(page.getByRole('button', { name: /^Again in 3[12] min$/ })).toBeDisabled();
      await checkState(page, size, 'open-playground-used-up');
      await note.getByRole('link', { name: 'Get a key' }).click();
      await expect(page).toHaveURL(/\/sign-up\?next=%2Fplayground%2Fkundali%2Fbasic$/);
    });

    test('a drawn answer of a visitor', async ({ page }) => {
      await drawOwnChart(page);
      await checkState(page, size, 'open-playground-answered');
    });
  });
}
