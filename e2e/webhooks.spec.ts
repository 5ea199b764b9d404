import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { Webhook } from 'standardwebhooks';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { startReceiver } from './pages/receiver.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const deliveries = (page: Page) => page.getByRole('region', { name: 'Deliveries' });

/** Adds a webhook. @returns the secret, which the page shows once */
async function addWebhook(page: Page, url: string): Promise<string> {
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill(url);
  await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
  const secret = await dialog(page).getByRole('group', { name: 'The secret' }).getByRole('code').innerText();
  await dialog(page).getByRole('checkbox', { name: 'I stored it' }).check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return secret;
}

async function choose(page: Page, url: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${url}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a webhook gets what happens, signed; what its server refused is sent again by a click', async ({ page }) => {
  const receiver = await startReceiver();
  await newMember(page);
  const secret = await addWebhook(page, receiver.url);

  const keys = new KeysPage(page);
  await keys.open();
  const key = await keys.create('Told about');
  await keys.store();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [first] = receiver.received;
  const verified = new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {});
  expect(verified).toMatchObject({ type: 'key.created', data: { name: 'Told about' } });
  expect(first?.body).not.toContain(key);

  receiver.state.status = 503;
  await page.goto('/webhooks');
  await choose(page, receiver.url, 'Send a test');
  await expect.poll(() => receiver.received.length).toBe(2);
  const refused = deliveries(page).getByRole('row').filter({ hasText: 'Tried again later' });
  await expect(refused).toContainText('503');
  await refused.getByRole('button').click();
  await expect(deliveries(page).getByText('answered 503', { exact: true })).toBeVisible();

  receiver.state.status = 200;
  await deliveries(page).getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  await expect(refused).toBeHidden();
  expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);

  await choose(page, receiver.url, 'Pause');
  await expect(page.getByRole('row', { name: receiver.url })).toContainText('Paused');
  await keys.open();
  await keys.create('Not told about');
  await keys.store();
  await page.goto('/webhooks');
  await choose(page, receiver.url, 'Remove');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  expect(receiver.received).toHaveLength(3);
  receiver.stop();
});

test('an address that is none is refused where it was typed, and what was typed stays', async ({ page }) => {
  await newMember(page);
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const address = dialog(page).getByRole('textbox', { name: 'Address' });
  await address.fill('ftp://example.com/hooks');
  await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('ftp://example.com/hooks');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});
