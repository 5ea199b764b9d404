import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { stack } from './stack.ts';

/** A context of its own, because those of the fixtures wait for React. */
async function opened(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.portalUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

for (const path of ['/sign-in', '/sign-up', '/forgot', '/try/kundali/basic', '/reconcile', '/verify-answer']) {
  test(`${path} says without scripts that it needs them`, async ({ browser }) => {
    const page = await opened(browser, path);
    await expect(page.locator('noscript > div').first()).toContainText('This page needs JavaScript.');
    await expect(page.locator('noscript > div').first()).toBeVisible();
  });
}

test('the reference leads without scripts to the members of its closed branches', async ({ browser }) => {
  const page = await opened(browser, '/reference/kundali/basic');
  await expect(page.locator('noscript').getByRole('link')).toHaveAttribute('href', '/reference/kundali/basic.md');
});
