import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { BIRTH, callApi, chargedCall } from './pages/api.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { stack } from './stack.ts';

const statusOf = async (request: APIRequestContext, key: string): Promise<number> =>
  (await callApi(request, key)).status();

async function signedUp(page: Page) {
  const person = newPerson();
  await newMember(page, person);
  return person;
}

test('the one button of an empty list is in the list; a closed dialog gives the focus back to its button', async ({
  page,
}) => {
  await signedUp(page);
  for (const [path, list, name] of [
    ['/keys', 'Keys', 'Create key'],
    ['/webhooks', 'Webhooks', 'Add webhook'],
    ['/births', 'Births', 'Add a birth'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveCount(1);
    await expect(page.getByRole('region', { name: list, exact: true }).getByRole('button', { name })).toBeVisible();
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test('a key with limits may do what it was given and no more, and its page says both', async ({ page, request }) => {
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  await signedUp(page);
  await keys.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  const { dialog } = keys;
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Almanac cron');
  await dialog.getByText('More limits').click();
  await dialog.getByText('Some families').click();
  await dialog.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.0/8\n10.0.0.0/40');
  await dialog.getByRole('button', { name: 'Create key' }).click();

  await test.step('each error is shown at its field, with the line and the reason', async () => {
    await expect(dialog.getByText('Select at least one family')).toBeVisible();
    await expect(
      dialog.getByText('Line 2, “10.0.0.0/40”: after the slash stands a whole number from 0 to 32.'),
    ).toBeVisible();
  });

  await dialog.getByRole('checkbox', { name: 'vedic' }).check();
  await dialog.getByRole('textbox', { name: 'Monthly cap' }).fill('2');
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOption('In 90 days');
  await dialog.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.0/8\n::1');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const key = await dialog.getByRole('group', { name: 'Your key' }).getByRole('code').innerText();
  await keys.store();

  await test.step('a call outside of its families is refused and costs nothing', async () => {
    const outside = await request.post(`${stack.apiUrl}/api/v1/western/natal`, {
      headers: { 'x-api-key': key },
      data: BIRTH,
    });
    expect(outside.status()).toBe(403);
    expect((await outside.json()).code).toBe('scope_denied');
  });

  await test.step('its third credit is refused, though the workspace has more', async () => {
    await chargedCall(request, key);
    await chargedCall(request, key);
    const beyond = await callApi(request, key);
    expect([beyond.status(), (await beyond.json()).code]).toEqual([402, 'key_cap_reached']);
  });

  await own.open('Almanac cron');
  const limits = page.getByRole('region', { name: 'Limits' });
  await expect(limits).toContainText('vedic');
  await expect(limits).toContainText('127.0.0.0/8, ::1');
  await expect(limits).toContainText('2 credits per period, 2 credits used since');
  await expect(page.getByRole('row', { name: /kundali\/basic/ })).toContainText('100.0 %');

  await test.step('limits that are lifted hold no more', async () => {
    await own.action('Change limits').click();
    await own.dialog.getByRole('textbox', { name: 'Monthly cap' }).fill('');
    await own.dialog.getByRole('button', { name: 'Save limits' }).click();
    await own.dialog.waitFor({ state: 'hidden' });
    await expect(async () => expect(await statusOf(request, key)).toBe(200)).toPass();
    await expect(limits).toContainText('None: bound by the balance of the workspace');
  });
});

test('a key that is being created is shown, whatever is pressed meanwhile', async ({ page }) => {
  const keys = new KeysPage(page);
  await signedUp(page);
  await keys.open();
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route('**/api/trpc/keys.create**', async (route) => {
    const answer = await route.fetch();
    await shown;
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Create key' }).click();
  await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Production');
  await keys.dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(keys.dialog.getByRole('button', { name: 'Creating' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(keys.dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  show();
  await expect(keys.dialog.getByRole('group', { name: 'Your key' })).toBeVisible();
  await keys.store();
});

test('a disabled key is refused, and works again once it is enabled', async ({ page, request }) => {
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  await signedUp(page);
  await keys.open();
  const key = await keys.create('Production');
  await keys.store();
  await chargedCall(request, key);
  await own.open('Production');
  const turnsTo = (status: number) => expect(async () => expect(await statusOf(request, key)).toBe(status)).toPass();

  await own.change('Disable key');
  await turnsTo(401);
  expect((await (await callApi(request, key)).json()).code).toBe('key_disabled');
  await expect(own.about).toContainText('Disabled');
  await own.change('Enable key');
  await turnsTo(200);
  await expect(own.about).toContainText('Active');
});

test('who reports a leak learns what to do, and does it from there; the owner gets a mail that leads to the key', async ({
  page,
  request,
}) => {
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  const person = await signedUp(page);
  await keys.open();
  const key = await keys.create('Leaky');
  await keys.store();
  await own.open('Leaky');
  await own.action('This key leaked').click();
  const { dialog } = own;
  await dialog.getByRole('textbox', { name: 'Where it was found' }).fill('on a forum');
  await dialog.getByRole('button', { name: 'Report the leak' }).click();
  await expect(dialog.getByText('Enter a full address')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Where it was found' }).fill('https://paste.example/4711');
  await dialog.getByRole('button', { name: 'Report the leak' }).click();
  await expect(dialog.getByText('one mail is on the way')).toBeVisible();
  const requests = dialog.getByRole('link', { name: 'the requests of this key' });
  await expect(requests).toHaveAttribute('href', /^\/requests\?period=30d&key=/);

  await dialog.getByRole('button', { name: 'Replace key' }).click();
  await expect(dialog.getByRole('combobox', { name: 'The old key works for' })).toHaveValue('now');
  await dialog.getByRole('button', { name: 'Replace key' }).click();
  const successor = await dialog.getByRole('group', { name: 'Your key' }).getByRole('code').innerText();
  await expect(async () => expect(await statusOf(request, key)).toBe(401)).toPass();
  expect(await statusOf(request, successor)).toBe(200);
  await keys.store();

  const link = await new Mailbox(page).linkIn(person.email, `A key of ${person.workspace} has leaked: Leaky`);
  await page.goto(link);
  await expect(own.about).toContainText('Expired');
});
