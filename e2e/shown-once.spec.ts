import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { CodeApp } from './pages/authenticator.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { startReceiver } from './pages/receiver.ts';

/** Presses the button and then Esc before the page can draw anything, as a slow page would let a quick hand do. */
const pressThenEscape = (button: Locator): Promise<void> =>
  button.evaluate((pressed: HTMLButtonElement) => {
    pressed.click();
    pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });

const submitOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

const stored = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('checkbox', { name }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('no dialog that shows a secret once closes between the press of its button and the secret', async ({ page }) => {
  const [keys, own, account, receiver] = [
    new KeysPage(page),
    new KeyPage(page),
    new AccountPage(page),
    await startReceiver(),
  ];
  const person = await newMember(page);

  await test.step('a new key', async () => {
    await keys.open();
    await page.getByRole('button', { name: 'Create key' }).click();
    await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Quick');
    await pressThenEscape(submitOf(page, 'Create key'));
    await expect(keys.dialog.getByRole('group', { name: 'Your key' })).toBeVisible();
    await stored(page, 'I stored it');
  });

  await test.step('the key that replaces it', async () => {
    await own.open('Quick');
    await own.action('Replace key').click();
    await pressThenEscape(submitOf(page, 'Replace key'));
    await expect(own.dialog.getByRole('group', { name: 'Your key' })).toBeVisible();
    await stored(page, 'I stored it');
  });

  await test.step('the secret of a webhook, and the one that replaces it', async () => {
    await page.goto('/webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await keys.dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
    await pressThenEscape(submitOf(page, 'Add webhook'));
    await expect(keys.dialog.getByRole('group', { name: 'The secret' })).toBeVisible();
    await stored(page, 'I stored it');
    await page.getByRole('button', { name: `Actions for ${receiver.url}` }).click();
    await page.getByRole('menuitem', { name: 'Replace the secret' }).click();
    await pressThenEscape(submitOf(page, 'Replace secret'));
    await expect(keys.dialog.getByRole('group', { name: 'The secret' })).toBeVisible();
    await stored(page, 'I stored it');
  });

  await test.step('backup codes, and the ones that replace them', async () => {
    await account.open();
    const app = new CodeApp(await account.beginTwoFactor(person.password));
    await page.route('**/api/trpc/profile.finishTwoFactor**', async (route) => {
      await page.keyboard.press('Escape');
      await route.continue();
    });
    await account.field('Code').fill(app.code());
    await expect(keys.dialog.getByRole('list', { name: 'Your backup codes' })).toBeVisible();
    await stored(page, 'I stored them');
    await page.getByRole('button', { name: 'New backup codes' }).click();
    await account.field('Password').fill(person.password);
    await pressThenEscape(submitOf(page, 'Make new codes'));
    await expect(keys.dialog.getByRole('list', { name: 'Your backup codes' })).toBeVisible();
    await stored(page, 'I stored them');
  });
});
