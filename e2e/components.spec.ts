import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { violationsOn } from './pages/axe.ts';
import { foreignSite, pageWith } from './pages/foreign-site.ts';
import { checkState, SIZES } from './pages/look.ts';
import { stack } from './stack.ts';

const run = promisify(execFile);
const ELEMENTS = [
  'graha-chart', 'graha-wheel', 'graha-panchang', 'graha-match', 'graha-dasha', 'graha-month', 'graha-birth-form',
]; // prettier-ignore

const exampleOf = async (request: APIRequestContext, name: string): Promise<string> =>
  (await request.get(`/elements/examples/${name}.json`)).text();

/** Returns an element with an answer in a child script, as a server writes it. */
const withAnswer = (tag: string, json: string, attributes = ''): string =>
  `<${tag} ${attributes}><p>From the server</p><script type="application/json">${json.replaceAll('<', '\\u003c')}</script></${tag}>`;

const picture = (page: Page, tag: string) => page.locator(tag).first().getByRole('img').first();

/** Returns a page with one element of each kind. */
async function allElements(request: APIRequestContext, page?: { lang: string; dir?: string }): Promise<string> {
  const body = [
    withAnswer('graha-chart', await exampleOf(request, 'chart'), `heading="${'Venkatanarasimharajuvaripeta'.repeat(8)}"`),
    withAnswer('graha-wheel', await exampleOf(request, 'wheel')),
    withAnswer('graha-panchang', await exampleOf(request, 'panchang')),
    withAnswer('graha-match', await exampleOf(request, 'match')),
    withAnswer('graha-dasha', await exampleOf(request, 'dasha'), 'as-of="2026-11-29"'),
    withAnswer('graha-month', await exampleOf(request, 'month'), 'date="1995-06-21"'),
    '<graha-birth-form id="birth" places-url="/places.json" with-name></graha-birth-form>',
  ].join('<hr>');
  return pageWith(stack.portalUrl, ELEMENTS, body, page);
} // prettier-ignore

/** Returns the variables of drawings that have no value: their shapes would be black. */
const unsetVariables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('svg *') ?? [])])
      .flatMap((node) =>
        [...node.attributes]
          .flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
          .filter((name) => getComputedStyle(node).getPropertyValue(name) === ''),
      ),
  );

const PLACES = JSON.stringify({
  places: [
    { id: 7, name: 'Ujjain', region: 'Madhya Pradesh', country: 'India', latitude: 23.18, longitude: 75.78, timezone: 'Asia/Kolkata' },
    { id: 8, name: 'Ujjani', region: 'Bihar', country: 'India', latitude: 25.5, longitude: 85.2, timezone: 'Asia/Kolkata' },
  ],
}); // prettier-ignore

test('the page of the components shows every one at work', async ({ page }) => {
  await page.goto('/docs/components');
  for (const tag of ELEMENTS) {
    await page.locator(tag).first().scrollIntoViewIfNeeded();
    if (tag === 'graha-birth-form') await expect(page.getByLabel('Date of birth')).toBeVisible();
    else await expect(picture(page, tag)).toBeVisible();
  }
  const hindi = page.locator('graha-panchang[language=hi]');
  await hindi.scrollIntoViewIfNeeded();
  await expect(hindi.getByText('सूर्योदय – सूर्यास्त')).toBeVisible();
  await page.getByLabel('Date of birth').fill('1990-08-15');
  await page.getByLabel('Time of birth').fill('09:30');
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Ujjain');
  await page.getByRole('option', { name: /^Ujjain, Madhya Pradesh/ }).click();
  await page.getByRole('button', { name: 'Show the chart' }).click();
  await expect(page.getByLabel('What the event carries')).toContainText('"timezone": "Asia/Kolkata"');
  for (const size of SIZES) await checkState(page, size, 'components');
});

test('npm installs the package from the portal, which has the plugin for WordPress too', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'graha-elements-'));
  const options = { cwd: folder, env: { ...process.env, HOME: folder } };
  try {
    await run('npm', ['install', `${stack.portalUrl}/downloads/graha-elements.tgz`], options);
    const code = "await import('@graha/elements'); console.log('loaded')";
    expect((await run('node', ['--input-type=module', '-e', code], options)).stdout).toBe('loaded\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const plugin = await request.get('/downloads/graha-wordpress.php');
  expect(plugin.headers()['content-disposition']).toContain('graha.php');
  expect(await plugin.text()).toMatch(/^<\?php/);
});

test.describe('on a page of another origin, from its own server', () => {
  for (const { name, viewport } of SIZES) {
    test(`every element fits a ${name}, in both themes, and axe finds nothing`, async ({ page, request }) => {
      const html = await allElements(request);
      const site = await foreignSite((path) => (path === '/' ? html : path.startsWith('/places') ? PLACES : null));
      try {
        await page.setViewportSize(viewport);
        await page.goto(site.origin);
        for (const tag of ELEMENTS.slice(0, -1)) await expect(picture(page, tag)).toBeVisible();
        await expect(page.getByText('From the server').first()).toBeHidden();
        for (const closed of await page.getByText(/^(Positions|House cusps|Aspects|Reasons|Days as a list)$/).all()) await closed.click();
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
          expect(await violationsOn(page, 'all')).toEqual([]);
        }
        expect(await unsetVariables(page)).toEqual([]);
      } finally {
        site.stop();
      }
    }); // prettier-ignore
  }

  test('on a page in Hindi names, labels and descriptions are Hindi, and axe finds nothing', async ({ page, request }) => {
    const html = await allElements(request, { lang: 'hi-IN' });
    const site = await foreignSite((path) => (path === '/' ? html : path.startsWith('/places') ? PLACES : null));
    try {
      await page.goto(site.origin);
      await expect(page.locator('graha-chart').getByRole('img')).toHaveAccessibleName(/^Venkata/);
      await expect(page.locator('graha-wheel').getByRole('img')).toHaveAccessibleName(/^पाश्चात्य जन्म कुंडली, 1995/);
      await expect(page.locator('graha-wheel').getByText('सूर्य 29°32′ मिथुन, भाव 8')).toBeAttached();
      await expect(page.locator('graha-panchang')).toContainText('कृष्ण नवमी 16:44 तक');
      await expect(page.locator('graha-dasha')).toContainText('अंतर्दशा: शुक्र');
      await expect(page.locator('graha-match')).toContainText('ग्रह मैत्री');
      await expect(page.locator('graha-month')).toContainText('प्रतिपदा क्षय');
      await expect(page.getByLabel('जन्म तारीख')).toBeVisible();
      await expect(page.getByRole('button', { name: 'जन्म कुंडली' })).toBeVisible();
      for (const closed of await page.locator('summary[part=summary]').all()) await closed.click();
      expect(await violationsOn(page, 'all')).toEqual([]);
      const texts = await page.evaluate(() => ['graha-panchang', 'graha-wheel', 'graha-birth-form'].map((tag) => document.querySelector(tag)?.shadowRoot?.textContent));
      expect(texts.join().replaceAll(/AC|MC|North Node|square|trine|sextile|conjunction|opposition/g, '')).not.toMatch(/[A-Za-z]{2}/);
    } finally {
      site.stop();
    }
  }); // prettier-ignore

  test('without the words of its language an element is English, and a page from right to left turns nothing', async ({ page, request }) => {
    const html = await allElements(request, { lang: 'hi', dir: 'rtl' });
    const site = await foreignSite((path) => (path === '/' ? html : null));
    try {
      await page.route('**/elements/languages/*', (route) => route.abort());
      await page.goto(site.origin);
      await expect(page.locator('graha-panchang')).toContainText('Krishna Navami until 16:44');
      await expect(page.getByLabel('Date of birth')).toBeVisible();
      for (const tag of ['graha-panchang figure', 'graha-panchang svg', 'graha-birth-form form'])
        await expect(page.locator(tag).first()).toHaveCSS('direction', 'ltr');
    } finally {
      site.stop();
    }
  }); // prettier-ignore

  test('an attribute that names no language says which there are', async ({ page, request }) => {
    const body = [
      withAnswer('graha-chart', await exampleOf(request, 'chart'), 'language="ur"'),
      '<graha-birth-form language="ur"></graha-birth-form>',
    ].join('');
    const html = pageWith(stack.portalUrl, ELEMENTS, body);
    const site = await foreignSite((path) => (path === '/' ? html : null));
    try {
      await page.goto(site.origin);
      for (const tag of ['graha-chart', 'graha-birth-form'])
        await expect(page.locator(tag).getByRole('alert').first()).toContainText('language is one of en, hi');
      await page.evaluate(() => document.querySelector('graha-birth-form')?.setAttribute('language', 'fr'));
      await expect(page.getByLabel('Date de naissance')).toBeVisible();
      await expect(page.locator('graha-birth-form').getByRole('alert')).toHaveCount(0);
    } finally {
      site.stop();
    }
  });

  test('a wheel on a phone has larger glyphs, and turning the phone keeps its tables open', async ({ page, request }) => {
    const html = pageWith(stack.portalUrl, ELEMENTS, withAnswer('graha-wheel', await exampleOf(request, 'wheel')));
    const site = await foreignSite((path) => (path === '/' ? html : null));
    try {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.origin);
      const wheel = page.locator('graha-wheel');
      await expect(wheel.locator('svg text').filter({ hasText: '29°31' })).toHaveCount(0);
      await wheel.getByText('Positions').click();
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(wheel.locator('svg text').filter({ hasText: '29°31' }).first()).toBeVisible();
      await expect(wheel.getByRole('row', { name: /^Sun 29°32′ Gemini 8/ })).toBeVisible();
    } finally {
      site.stop();
    }
  }); // prettier-ignore

  test('the keyboard reaches all of it', async ({ page, request }) => {
    const html = await allElements(request);
    const site = await foreignSite((path) => (path === '/' ? html : path.startsWith('/places') ? PLACES : null));
    try {
      await page.goto(site.origin);
      await expect(picture(page, 'graha-month')).toBeVisible();
      await test.step('a folded table opens', async () => {
        await page.locator('graha-chart summary').focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('graha-chart').getByRole('row', { name: /^Lagna Libra 7°15′ 1/ })).toBeVisible();
      });
      await test.step('a wide picture is scrolled', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        const month = page.getByRole('group', { name: 'Calendar, June 1995' });
        await month.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => month.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
      });
      await test.step('opening a period in the list moves the bars', async () => {
        const dasha = page.locator('graha-dasha');
        await expect(dasha.getByText('Antardasha of Venus', { exact: true })).toBeVisible();
        await dasha.locator('summary').filter({ hasText: /^Rahu/ }).focus();
        await page.keyboard.press('Enter');
        await expect(dasha.getByText('Antardasha of Rahu', { exact: true })).toBeVisible();
      });
      await test.step('the form says what is missing, and a place is chosen with the arrows', async () => {
        await page.evaluate(() =>
          document.addEventListener('graha-birth', (event) => {
            if (event instanceof CustomEvent) document.title = JSON.stringify(event.detail);
          }),
        );
        const send = page.getByRole('button', { name: 'Show the chart' });
        await send.press('Enter');
        await expect(page.getByLabel('Date of birth')).toBeFocused();
        await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('Enter the date of birth.');
        await page.getByLabel('Date of birth').fill('1990-08-15');
        await page.getByLabel('Time of birth').fill('09:30');
        await send.press('Enter');
        const place = page.getByRole('combobox', { name: 'Place of birth' });
        await expect(place).toBeFocused();
        await place.pressSequentially('ujj');
        await expect(page.getByRole('option')).toHaveCount(2);
        expect(await violationsOn(page, 'all')).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(place).toHaveValue('Ujjani, Bihar, India');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.title()).toContain('"place_id":8');
      });
    } finally {
      site.stop();
    }
  });

  test('a strict content security policy blocks nothing of an element', async ({ page, request }) => {
    const policy = `default-src 'none'; script-src ${stack.portalUrl}; require-trusted-types-for 'script'`;
    const body = withAnswer('graha-chart', await exampleOf(request, 'chart')) + withAnswer('graha-dasha', await exampleOf(request, 'dasha')); // prettier-ignore
    const html = `<!doctype html><html lang="en"><meta http-equiv="content-security-policy" content="${policy}"><title>A site</title>
<script type="module" src="${stack.portalUrl}/elements/graha-chart.js"></script>
<script type="module" src="${stack.portalUrl}/elements/graha-dasha.js"></script><main>${body}</main></html>`;
    const site = await foreignSite((path) => (path === '/' ? html : null));
    const complaints: string[] = [];
    page.on('console', (message) => (message.type() === 'error' ? complaints.push(message.text()) : undefined));
    try {
      await page.goto(site.origin);
      await expect(picture(page, 'graha-chart')).toBeVisible();
      await expect(picture(page, 'graha-dasha')).toBeVisible();
      await expect(page.locator('graha-chart')).toHaveCSS('display', 'block');
      expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
    } finally {
      site.stop();
    }
  });

  test('words of an answer are never markup, and failures show what the server rendered', async ({ page, request }) => {
    const chart = await exampleOf(request, 'chart');
    const evil = chart.replaceAll('"Sun"', '"<img src=x onerror=\\"document.title=1\\">"');
    const body = [
      withAnswer('graha-chart', evil),
      withAnswer('graha-month', '{"days":'),
      withAnswer('graha-dasha', '{"status":402,"code":"credits_exhausted","detail":"No credits are left."}'),
      withAnswer('graha-panchang', '{"lagna":{}}'),
      '<graha-match src="/gone.json"><p>From the server</p></graha-match>',
      '<graha-chart id="empty"></graha-chart>',
      '<graha-chart id="fed"></graha-chart>',
      `<script>document.querySelector('#fed').data = ${chart}</script>`,
    ].join('');
    const site = await foreignSite((path) => (path === '/' ? pageWith(stack.portalUrl, ELEMENTS, body) : null));
    try {
      await page.goto(site.origin);
      await expect(page.locator('#fed').getByRole('img')).toBeVisible(); // Its data came before its script.
      await expect(page.locator('#empty')).toContainText('There is no data yet.');
      const alert = (tag: string) => page.locator(tag).getByRole('alert');
      await expect(alert('graha-month')).toContainText('is not JSON');
      await expect(alert('graha-dasha')).toHaveText('No credits are left.');
      await expect(alert('graha-panchang')).toContainText('Give it the JSON of panchang/full');
      await expect(alert('graha-match')).toContainText('status 404');
      await expect(page.locator('graha-match').getByText('From the server')).toBeVisible();
      await expect(picture(page, 'graha-chart')).toBeVisible();
      expect(await page.title()).toBe('A site');
      expect(await page.locator('graha-chart img').count()).toBe(0);
      expect(await violationsOn(page, 'all')).toEqual([]);
    } finally {
      site.stop();
    }
  });
});
