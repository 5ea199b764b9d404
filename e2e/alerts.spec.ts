import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { chargedCall } from './pages/api.ts';
import { KeysPage } from './pages/keys-page.ts';
import { limitCalls } from './pages/limit-calls.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson, type Person } from './pages/person.ts';

const CALLS_MAX = 100;
const HALF = CALLS_MAX / 2;
/** The Free plan allows five concurrent calls. */
const AT_ONCE = 4;

async function callTimes(request: APIRequestContext, key: string, times: number): Promise<void> {
  for (let made = 0; made < times; made += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - made) }, () => chargedCall(request, key)));
  }
}

const threshold = (page: Page, pct: string) =>
  page
    .getByRole('region', { name: 'Thresholds' })
    .getByRole('row')
    .filter({ hasText: `${pct} %` });

const used = (page: Page) => page.getByRole('meter', { name: 'Calls used in this period' });

/** Opens another tab, so that the page does not change. */
async function mailsTo(page: Page, { email }: Person, subject: string): Promise<number> {
  const tab = await page.context().newPage();
  const mails = await new Mailbox(tab).count(email, subject);
  await tab.close();
  return mails;
}

test('the call that uses up half of the month is shown on the page and mailed once', async ({ page, request }) => {
  const person = { ...newPerson(), workspace: 'Alert journey' };
  const keys = new KeysPage(page);
  await newMember(page, person);
  await limitCalls(person.email, CALLS_MAX);
  await keys.open();
  const key = await keys.create('Production');
  await keys.store();
  await page.goto('/alerts');
  await expect(threshold(page, '50')).toContainText('Not yet');
  await expect(threshold(page, '50')).toContainText('50 calls');
  await threshold(page, '80').getByRole('checkbox', { name: 'Mail at 80 %' }).uncheck();
  await expect(page.getByText('Nobody is mailed at 80 %.').first()).toBeVisible();

  await callTimes(request, key, HALF - 1);
  await expect(used(page)).toHaveAttribute('aria-valuenow', '49');
  await expect(threshold(page, '50')).toContainText('Not yet');
  await chargedCall(request, key);
  await expect(threshold(page, '50')).toContainText('Crossed');
  const last = page.getByRole('region', { name: 'Last alerts' });
  await expect(last.getByRole('row').filter({ hasText: '50 % of 100 calls' })).toContainText('1 mail');

  await callTimes(request, key, 5);
  await expect(used(page)).toHaveAttribute('aria-valuenow', '55');
  expect(await mailsTo(page, person, 'Alert journey has used 50 % of its calls')).toBe(1);
  await page.reload();
  await expect(threshold(page, '80').getByRole('checkbox')).not.toBeChecked();
});

test('a test mail arrives, and is not sent twice at once', async ({ page }) => {
  const person = { ...newPerson(), workspace: 'Alert test' };
  const subject = 'Test: the alerts of Alert test reach you';
  const send = page.getByRole('button', { name: 'Send a test mail' });
  await newMember(page, person);
  await page.goto('/alerts');
  await send.click();
  await expect(page.getByText('1 mail on the way, marked as a test.').first()).toBeVisible();
  expect(await mailsTo(page, person, subject)).toBe(1);
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('A test mail was sent within the last ten');
  expect(await mailsTo(page, person, subject)).toBe(1);
});

test('after an alert is removed the keyboard continues in the page', async ({ page }) => {
  await newMember(page, { ...newPerson(), workspace: 'Alert removal' });
  await page.goto('/alerts');
  await page.getByRole('textbox', { name: 'Threshold' }).fill('33');
  await page.getByRole('button', { name: 'Add alert' }).click();
  const remove = page.getByRole('button', { name: 'Remove the alert at 33 %' });
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
