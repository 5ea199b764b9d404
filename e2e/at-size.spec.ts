import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { pressShortcut, SEARCH } from './pages/shortcut.ts';
import { verified } from './pages/team.ts';
import { stack } from './stack.ts';

const WIDTHS = [
  { where: 'a desk', viewport: { width: 1440, height: 900 } },
  { where: 'a phone', viewport: { width: 390, height: 844 } },
];

/** Creates a person whose workspace has these keys. */
async function withKeys(page: Page, names: readonly string[]): Promise<string[]> {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  const made: string[] = [];
  for (const name of names) {
    made.push(await keys.create(name));
    await keys.store();
  }
  return made;
}

/** Returns the id of a refused call: its body lacks every required member. */
async function refusedCall(request: APIRequestContext, key: string): Promise<string> {
  const response = await request.post(`${stack.apiUrl}/api/v1/kundali/basic`, {
    headers: { 'x-api-key': key },
    data: {},
  });
  expect(response.status()).toBe(422);
  return response.headers()['x-request-id'] ?? '';
}

const enter = async (page: Page, field: string, text: string) => {
  const input = page.locator('#content').getByRole('searchbox', { name: field });
  await input.fill(text);
  await input.press('Enter');
};

for (const { where, viewport } of WIDTHS) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('keys are searched, filtered and sorted, and the address keeps it', async ({ page }) => {
      await withKeys(page, ['Harbour web', 'Pier batch']);
      const keys = new KeysPage(page);
      await enter(page, 'Name, prefix or last four', 'pier');
      await expect(keys.row('Harbour web')).toBeHidden();
      await expect(keys.row('Pier batch')).toBeVisible();
      await expect(page).toHaveURL(/\/keys\?search=pier$/);
      await page.reload();
      await expect(keys.row('Pier batch')).toBeVisible();
      await expect(keys.row('Harbour web')).toBeHidden();

      await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Revoked' });
      await expect(page.getByText('No key matches')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/\/keys$/);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, A to Z' });
      await expect(page.getByRole('rowheader').first()).toContainText('Harbour web');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name, Z to A' });
      await expect(page.getByRole('rowheader').first()).toContainText('Pier batch');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });

    test('a refused request is found by its error, by its id and by the search', async ({ page, request }) => {
      const [key = ''] = await withKeys(page, ['Lighthouse']);
      const id = await refusedCall(request, key);
      await page.goto('/requests');
      const row = page.getByRole('row').filter({ hasText: 'Validation failed: year missing, month missing' });
      await expect(row).toBeVisible();
      await enter(page, 'Text of the error', 'does not match the schema');
      await expect(row).toBeVisible();
      await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: '429' });
      await expect(page.getByText('No request matches')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await enter(page, 'Request id, in all 30 days', id);
      await expect(row).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`id=${id}`));

      await pressShortcut(page, SEARCH);
      const field = page.getByRole('combobox', { name: 'Look for' });
      await field.fill(id);
      await expect(page.getByRole('group', { name: 'Requests' }).getByRole('option')).toContainText(id);
      await field.press('Enter');
      await page.waitForURL(`**/requests/${id}`);
      await expect(page.locator('#content').getByText('validation_error')).toBeVisible();
      await expect(page.locator('#content').getByText('month missing')).toBeVisible();

      await pressShortcut(page, SEARCH);
      await field.fill('lightho');
      await page.getByRole('option', { name: 'Lighthouse' }).click();
      await page.waitForURL('**/keys/*');
    });

    test('a day of usage has its hours, by status', async ({ page, request }) => {
      const [key = ''] = await withKeys(page, ['Buoy']);
      await refusedCall(request, key);
      await page.goto('/usage?range=day&by=status');
      await expect(page.getByRole('img', { name: 'Requests by hour, UTC, and status' })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: '422' })).toBeVisible();
      await expect(page.getByText('p50, p95 and p99')).toBeVisible();
    });
  });
}

test('a request of nobody, and of another workspace, has the same page', async ({ page, elsewhere, request }) => {
  const [key = ''] = await withKeys(page, ['Anchor']);
  const id = await refusedCall(request, key);
  const other = await elsewhere();
  await withKeys(other, []);
  for (const unknown of [id, 'req_nowhere', '%00', '%E0%A4%A']) {
    await other.goto(`/requests/${unknown}`);
    await expect(other.locator('body')).not.toContainText('validation_error');
  }
  await other.goto(`/requests/${id}`);
  await expect(other.getByText('There is no such request in this workspace')).toBeVisible();
});

test('an alert at a threshold of its own is added, listed and removed', async ({ page }) => {
  await verified(page, { ...newPerson(), workspace: 'Alerted' });
  await page.goto('/alerts');
  const add = page.getByRole('button', { name: 'Add alert' });
  await page.getByRole('textbox', { name: 'Threshold' }).fill('101');
  await add.click();
  await expect(page.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Threshold' }).fill('65');
  await add.click();
  await expect(page.getByRole('rowheader', { name: /^65 % of the / })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Remove the alert at 65 % / }).click();
  await expect(page.getByText('None yet')).toBeVisible();
});
