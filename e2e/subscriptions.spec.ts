import { expect, test } from './journey.ts';
import { newMember } from './pages/new-member.ts';

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES))
  test(`a subscription is made once, paused, resumed, capped and deleted on the ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await newMember(page);
    await page.goto('/subscriptions');
    await expect(page.getByText('No subscriptions yet')).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Events of').selectOption('The sky');
    await dialog.getByRole('checkbox', { name: /^ingress/ }).uncheck();
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one kind of event.');
    await dialog.getByRole('checkbox', { name: /^moon phase/ }).check();
    await dialog.getByLabel('Cap a month').fill('20');
    await dialog.getByRole('button', { name: 'Subscribe' }).dblclick();
    await expect(dialog).toBeHidden();

    await expect(page.getByRole('link', { name: 'The sky' })).toHaveCount(1);
    await page.getByRole('link', { name: 'The sky' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sky');
    await expect(page.getByText('0 of 20')).toBeVisible();
    await expect(page.getByText('No event yet')).toBeVisible();
    await expect(page.getByText('No active webhook takes sky.event')).toBeVisible();

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Events that are due now are skipped.')).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Change cap' }).click();
    await dialog.getByLabel('Cap a month').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('0, no cap')).toBeVisible();

    await page.getByRole('button', { name: 'Make an address' }).click();
    await dialog.getByRole('button', { name: 'Make address' }).dblclick();
    const address = await dialog.getByRole('group', { name: 'The address' }).locator('code').innerText();
    expect(await (await page.request.get(address)).text()).toContain('BEGIN:VCALENDAR');
    await dialog.getByLabel('I stored it').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Revoke address' }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('There is none yet.')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);

    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No subscriptions yet')).toBeVisible();
  });

test('a subscription is made with its own conventions on a narrow phone, which its page and its row show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await newMember(page);
  await page.goto('/subscriptions');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Conventions').click();
  await expect(dialog.getByLabel('Region')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: /^Dashas/ }).fill('yogini');
  await dialog.getByLabel('Levels of dashas').fill('9');
  await dialog.getByRole('combobox', { name: /^Ayanamsa/ }).selectOption('Raman');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByText('dasha_levels must be 1 to 3')).toBeVisible();
  await dialog.getByLabel('Levels of dashas').fill('2');
  await dialog.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await expect(page.getByText('Dashas: Yogini')).toHaveCount(1);
  await expect(page.getByText('Levels of dashas')).toHaveCount(0);
  await page.getByRole('link', { name: 'All births' }).click();
  const facts = page.getByRole('region', { name: 'Subscription' });
  await expect(facts.getByText('Raman')).toBeVisible();
});

test('a subscription of nobody is a page that says so', async ({ page }) => {
  await newMember(page);
  await page.goto('/subscriptions/2f4b8a66-53f3-4b0b-8d0d-5b8f1d6c8e31');
  await expect(page.getByRole('link', { name: 'All subscriptions' })).toBeVisible();
});
