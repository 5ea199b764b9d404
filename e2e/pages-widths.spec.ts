import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { endTransitions, overhangPx, violationsOn } from './pages/look.ts';
import { PAGES } from './pages/page-list.ts';
import { settled } from './pages/settled.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { demoOf } from './stack.ts';

/** The second is a desk of 1440 pixels at 200 % zoom. */
const WIDTHS = [360, 720, 768, 1024, 2560];

let session: NonNullable<BrowserContextOptions['storageState']>;

test.beforeAll(async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/sign-in');
  await new SignInPage(page).signIn(demoOf());
  await page.waitForURL('**/overview');
  session = await page.context().storageState();
  await page.context().close();
});

async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overhangPx(page), `${page.url()} at ${width} pixels`).toBe(0);
  }
}

/** What would move for ever; without motion nothing may. */
const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );

/** As someone sees it who has set the system to high contrast and to no motion, on a desk at 200 %. */
async function staysReadable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.evaluate(endTransitions);
  expect(await movingOn(page)).toEqual([]);
  expect(await violationsOn(page, false)).toEqual([]);
}

/** On paper nothing is cut off at the right. A4 less its margins is 718 pixels wide. */
async function fitsPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', forcedColors: null, reducedMotion: null });
  expect(await overhangPx(page), `${page.url()} on paper`).toBe(0);
}

for (const path of [...PAGES.anyone, ...PAGES.member]) {
  test(`${path} fits every width and paper, and stays readable in forced colours without motion`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ storageState: session })).newPage();
    await page.goto(path);
    await settled(page);
    await fitsEveryWidth(page);
    await staysReadable(page);
    await fitsPaper(page);
    await page.context().close();
  });
}

test('the page of a key fits every width', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: session })).newPage();
  await page.goto('/keys');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('region', { name: 'About this key' }).waitFor();
  await fitsEveryWidth(page);
  await page.context().close();
});
