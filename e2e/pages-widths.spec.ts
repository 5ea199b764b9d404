import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { overhangPx } from './pages/look.ts';
import { PAGES } from './pages/page-list.ts';
import { settled } from './pages/settled.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { demoOf } from './stack.ts';

const WIDTHS = [360, 768, 1024, 2560];

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

for (const path of [...PAGES.anyone, ...PAGES.member]) {
  test(`${path} fits every width`, async ({ browser }) => {
    const page = await (await browser.newContext({ storageState: session })).newPage();
    await page.goto(path);
    await settled(page);
    await fitsEveryWidth(page);
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
