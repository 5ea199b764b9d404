import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi } from './pages/api.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { signInAgain, signUpOperator } from './pages/operator.ts';
import { newPerson } from './pages/person.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the page of a customer's workspace. */
async function openTenant(page: Page, email: string, workspace: string): Promise<void> {
  await page.goto(`/admin/tenants?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: workspace }).click();
  await expect(page.getByRole('heading', { level: 1, name: workspace })).toBeVisible();
}

test('an operator refunds part of a payment, its credits go back by their share, and the owner reads why', async ({
  page,
  elsewhere,
}) => {
  needsCheckout();
  const ownerPage = await elsewhere();
  const person = newPerson();
  const workspace = `Copper Bell ${person.email.slice(0, 12)}`;
  await newMember(ownerPage, { ...person, workspace });
  await ownerPage.goto('/billing');
  await buy(ownerPage, 'Upgrade: Growth');
  await expect(ownerPage.getByRole('heading', { name: 'Growth plan' })).toBeVisible();

  await signInAgain(page, await signUpOperator(page));
  await openTenant(page, person.email, workspace);
  const payment = section(page, 'Payments').getByRole('row').nth(1);
  await expect(payment).toContainText('$79.00');
  await payment.getByRole('button', { name: /^Refund/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  const amount = dialog.getByRole('textbox', { name: 'Amount in dollars' });
  await expect(amount).toHaveValue('79.00');
  await amount.fill('790');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ten days of outage');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toContainText('Less of this payment is left to refund.');
  await amount.fill('$7.90');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.waitFor({ state: 'hidden' });

  await expect(payment).toContainText('$7.90');
  await expect(payment.getByRole('button', { name: 'Refund $71.10 of a plan' })).toBeVisible();
  await expect(section(page, 'Grants').getByRole('row').filter({ hasText: '450,000' })).toContainText('Plan');

  await ownerPage.goto('/audit-log');
  const asked = ownerPage.getByRole('row').filter({ hasText: 'Asked Stripe to refund $7.90: Ten days of outage' });
  await expect(asked).toContainText('A Graha operator');
  await expect(ownerPage.getByRole('row').filter({ hasText: 'Refunded $7.90 of the plan Growth' })).toBeVisible();
});

test('an operator disables one key of a workspace; its owner reads why and can enable it', async ({
  page,
  elsewhere,
  request,
}) => {
  const ownerPage = await elsewhere();
  const person = newPerson();
  const workspace = `Copper Bell ${person.email.slice(0, 12)}`;
  await newMember(ownerPage, { ...person, workspace });
  const keys = new KeysPage(ownerPage);
  await keys.open();
  const key = await keys.create('Production');
  await keys.store();
  expect((await callApi(request, key)).status()).toBe(200);

  await signInAgain(page, await signUpOperator(page));
  await openTenant(page, person.email, workspace);
  await section(page, 'Keys').getByRole('button', { name: 'Disable Production' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable Production?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is in a public repository');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await callApi(request, key)).status()).toBe(401);

  await ownerPage.goto('/audit-log');
  const row = ownerPage.getByRole('row').filter({ hasText: 'It is in a public repository' });
  await expect(row).toContainText('A Graha operator');
});
