import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';

/** Opens the search by its shortcut, types while its script is on its way, and lets the script come. */
async function typeAhead(page: Page, text: string): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/_next/static/chunks/**');
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await asked;
  await page.keyboard.type(`${text}x`);
  await page.keyboard.press('Backspace');
  release();
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Look for' });

test('what is typed while the search is loaded is in its field, on a public page', async ({ page }) => {
  await page.goto('/docs/quickstart');
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await typeAhead(page, 'moon nakshatra');
  await expect(field(page)).toHaveValue('moon nakshatra');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' now');
  await expect(field(page)).toHaveValue('moon nakshatra now');
});

test('what is typed while the search is loaded is in its field, in a workspace; Enter opens the page for a task', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/keys');
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await typeAhead(page, 'spending limit');
  await expect(field(page)).toHaveValue('spending limit');
  await expect(page.getByRole('option').first()).toContainText('Billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
});
