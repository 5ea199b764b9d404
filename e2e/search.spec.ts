import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';
import { pressShortcut, SEARCH } from './pages/shortcut.ts';

/** Holds the answers to an address back until `release`. `asked` resolves with the first request. */
async function held(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release: () => release() };
}

/** Opens the search by its shortcut, types while its script is on its way, and lets the script come. */
async function typeAhead(page: Page, text: string): Promise<void> {
  const scripts = await held(page, '**/_next/static/chunks/**');
  await pressShortcut(page, SEARCH);
  await scripts.asked;
  await page.keyboard.type(`${text}x`);
  await page.keyboard.press('Backspace');
  scripts.release();
}

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Look for' });

test('what is typed while the search is loaded is in its field, on a public page', async ({ page }) => {
  await page.goto('/docs/quickstart');
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
  await typeAhead(page, 'spending limit');
  await expect(field(page)).toHaveValue('spending limit');
  await expect(page.getByRole('option').first()).toContainText('Billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
});

test('an Enter pressed while the search or its index is loaded opens the first result when they are there', async ({
  page,
}) => {
  await page.goto('/docs/quickstart');
  const index = await held(page, '**/search-index.json');
  const scripts = await held(page, '**/_next/static/chunks/**');
  await pressShortcut(page, SEARCH);
  await scripts.asked;
  await page.keyboard.type('kundali/basic');
  await page.keyboard.press('Enter');
  scripts.release();
  await index.asked;
  await expect(page.getByText('Loading the index.')).toBeVisible();
  index.release();
  await expect(page).toHaveURL('/reference/kundali/basic');
});

test('letters and Enter that come before the list of operations find the operation in the playground', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/playground/kundali/basic');
  const list = await held(page, '**/operation-list.json');
  await pressShortcut(page, { keys: '/', button: 'Operation: kundali/basic' });
  await page.keyboard.type('navamsa');
  await page.keyboard.press('Enter');
  await list.asked;
  await expect(page.getByText('Loading the operations.')).toBeVisible();
  list.release();
  await expect(page).toHaveURL('/playground/divisional/d9');
});
