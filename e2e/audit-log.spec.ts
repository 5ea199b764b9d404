import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { invite, join, verified } from './pages/team.ts';

async function exported(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('a key that is created is in the log, under its maker’s name, and in both exports', async ({ page }) => {
  const person = newPerson();
  const maker = person.email.split('@')[0] ?? '';
  const keys = new KeysPage(page);
  await newMember(page, person);
  await keys.open();
  await keys.create('Harbour');
  await keys.store();

  await page.goto('/audit-log');
  const row = page.getByRole('row').filter({ hasText: 'Created the live key Harbour' });
  await expect(row).toBeVisible();
  await expect(row).toContainText(maker);
  await expect(row).toContainText(person.email);
  await row.getByRole('button', { name: 'Created the live key Harbour' }).click();
  await expect(page.getByText('KeyIssued', { exact: true })).toBeVisible();
  await expect(page.getByText('last4')).toBeVisible();
  await expect(page.getByText('hash', { exact: true })).toBeHidden();

  await page.getByRole('combobox', { name: 'Kind of change' }).selectOption({ label: 'Team' });
  await expect(row).toBeHidden();
  await page.getByRole('combobox', { name: 'Kind of change' }).selectOption({ label: 'Keys' });
  await page.getByRole('combobox', { name: 'Who' }).selectOption({ label: maker });
  await expect(row).toBeVisible();

  const csv = await exported(page, 'Export CSV');
  expect(csv.split('\r\n').filter((line) => line.includes('Created the live key Harbour'))).toHaveLength(1);
  expect(csv).not.toContain('Opened the workspace'); // The export contains only the filtered entries.
  const lines = (await exported(page, 'Export NDJSON')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ type: 'KeyIssued', who: { detail: person.email } }]);
});

test('a viewer is refused the log, its data and its exports', async ({ page, elsewhere }) => {
  const [owner, guest] = [{ ...newPerson(), workspace: 'Audited' }, newPerson()];
  await verified(page, owner);
  await invite(page, guest.email, 'Viewer');
  const guestPage = await join(await elsewhere(), guest, owner.workspace);
  await guestPage.goto('/audit-log');
  const content = guestPage.locator('#content');
  await expect(content.getByText('Owners and admins of this workspace may read its audit log.')).toBeVisible();
  await expect(guestPage.getByRole('table')).toBeHidden();
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  expect((await guestPage.request.get(`/api/trpc/auditLog.list?input=${input}`)).status()).toBe(403);
  for (const format of ['csv', 'ndjson']) {
    expect((await guestPage.request.get(`/audit-log/export?format=${format}`)).status()).toBe(403);
  }

  await page.goto('/audit-log?kind=team');
  await expect(page.getByRole('button', { name: `Invited ${guest.email} as viewer` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Joined as viewer' })).toBeVisible();
});
