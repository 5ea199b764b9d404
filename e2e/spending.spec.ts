import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { newMember } from './pages/new-member.ts';
import { isShownAt } from './pages/reopened.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function onBilling(page: Page): Promise<void> {
  await newMember(page);
  await page.goto('/billing');
}

test('a spend limit is set, refused where it is no number, and removed', async ({ page }) => {
  await onBilling(page);
  const limit = card(page, 'Spend limit');
  await limit.getByRole('button', { name: 'Set a limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spend limit' });
  await dialog.getByLabel('Credits in a period').fill('many');
  await dialog.getByRole('button', { name: 'Set the limit' }).click();
  await expect(dialog.getByText('Enter a whole number of credits.')).toBeVisible();
  await dialog.getByLabel('Credits in a period').fill('5,000');
  await dialog.getByRole('button', { name: 'Set the limit' }).click();
  await expect(limit.getByText('All keys together may spend 5,000 credits')).toBeVisible();
  await limit.getByRole('button', { name: 'Remove the limit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the limit' }).click();
  await expect(limit.getByText('may spend every credit')).toBeVisible();
});

test('automatic top-up says its price before it is turned on, buys a pack, and is turned off', async ({ page }) => {
  needsCheckout();
  await onBilling(page);
  await expect(card(page, 'Automatic top-up').getByText('needs a paid plan')).toBeVisible();
  await buy(page, 'Upgrade: Starter');
  await expect(page.getByText('You are on Starter.')).toBeVisible();
  const automatic = card(page, 'Automatic top-up');
  await automatic.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
  await dialog.getByLabel('Buy when fewer credits are left than').fill('1,000,000');
  await dialog.getByLabel('Top-ups in a calendar month, at most').fill('1');
  await expect(dialog.getByText('At most $12 a month.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(automatic.getByText('On', { exact: true })).toBeVisible();
  await expect.poll(() => isShownAt('/billing', card(page, 'Top-ups').getByText('50,000 left'))).toBe(true);
  await expect.poll(() => isShownAt('/billing', page.getByRole('cell', { name: '$12.00' }))).toBe(true);
  await automatic.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(automatic.getByText('Off', { exact: true })).toBeVisible();
});
