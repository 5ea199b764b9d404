import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi, chargedCall } from './pages/api.ts';
import { query } from './pages/database.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { limitCalls } from './pages/limit-calls.ts';
import { newMember } from './pages/new-member.ts';
import { startReceiver } from './pages/receiver.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Expects the condition on pages of every kind, each with the one button that ends it. */
async function isOnEveryPage(page: Page, said: string, button: { name: string; href?: string | RegExp }) {
  for (const path of ['/overview', '/requests', '/team', '/account']) {
    await page.goto(path);
    await expect(notice(page)).toContainText(said);
    const action = notice(page).getByRole(button.href ? 'link' : 'button');
    await expect(action).toHaveAccessibleName(button.name);
    if (button.href) await expect(action).toHaveAttribute('href', button.href);
  }
}

async function withKey(page: Page, name: string): Promise<string> {
  const keys = new KeysPage(page);
  await keys.open();
  const key = await keys.create(name);
  await keys.store();
  return key;
}

test('a leaked key that works is shown on every page and in the list, until it is stopped', async ({ page }) => {
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  await newMember(page);
  await withKey(page, 'Leaky');
  await expect(notice(page)).toBeHidden();
  await own.open('Leaky');
  await own.action('This key leaked').click();
  await own.dialog.getByRole('button', { name: 'Report the leak' }).click();
  await own.dialog.getByRole('button', { name: 'Done' }).click();
  await expect(notice(page)).toContainText('The key Leaky leaked and still works.');
  await expect(own.about).toContainText('Leaked');
  await isOnEveryPage(page, 'The key Leaky leaked', { name: 'Stop the key', href: /^\/keys\/[\w-]+$/ });
  await keys.open();
  await expect(keys.row('Leaky')).toContainText('Leaked');
  await keys.revoke('Leaky');
  await expect(notice(page)).toBeHidden();
  await expect(keys.row('Leaky')).toContainText('Revoked');
});

test('a reached spend limit is shown on every page, and gone as soon as the limit is', async ({ page, request }) => {
  await newMember(page);
  const key = await withKey(page, 'Spender');
  await page.goto('/billing');
  const limit = page.getByRole('region', { name: 'Spend limit' });
  await limit.getByRole('button', { name: 'Set a limit' }).click();
  await page.getByRole('dialog').getByLabel('Credits in a period').fill('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await chargedCall(request, key);
  await chargedCall(request, key);
  expect((await callApi(request, key)).status()).toBe(402);
  await isOnEveryPage(page, 'The spend limit is reached.', { name: 'Change the limit', href: '/billing' });
  await page.goto('/billing');
  await limit.getByRole('button', { name: 'Remove the limit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the limit' }).click();
  await expect(notice(page)).toBeHidden();
});

test('used-up calls are shown on every page, also on one that was open before', async ({ page, request }) => {
  const { email } = await newMember(page);
  const key = await withKey(page, 'Last calls');
  await limitCalls(email, 1);
  await chargedCall(request, key);
  await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
  await expect(notice(page)).toContainText('The calls of this period are used up.');
  await isOnEveryPage(page, 'The calls of this period are used up.', { name: 'See plans', href: '/billing' });
});

test('a webhook that its server ended is shown on every page, until it is resumed', async ({ page }) => {
  const receiver = await startReceiver();
  receiver.state.status = 410;
  await newMember(page);
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByRole('checkbox', { name: 'I stored it' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await withKey(page, 'Told about');
  const shown = async () => {
    await page.goto('/webhooks');
    return (await notice(page).allTextContents()).join();
  };
  await expect.poll(shown).toContain('A webhook is paused.');
  await isOnEveryPage(page, 'A webhook is paused.', { name: 'See webhooks', href: '/webhooks' });
  receiver.stop();
});

test('an owner without a verified address is asked on every page to verify it', async ({ page }) => {
  const { email } = await newMember(page);
  await query('UPDATE identity.user SET email_verified = false WHERE email = $1', [email]);
  await isOnEveryPage(page, `Verify ${email}.`, { name: 'Send again' });
});
