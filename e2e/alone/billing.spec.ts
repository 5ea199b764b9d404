import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { BIRTH } from '../pages/api.ts';
import { KeysPage } from '../pages/keys-page.ts';
import { newMember } from '../pages/new-member.ts';
import { isShownAt } from '../pages/reopened.ts';
import { buy, CARDS, needsCheckout, pay } from '../pages/checkout-page.ts';
import { stack } from '../stack.ts';

const DAY_WORDS = '31 days later';

/** Opens the page again until it shows this, or no longer does, because Stripe sends its messages with a delay. */
const onBilling = (what: Locator, isShown = true) => expect.poll(() => isShownAt('/billing', what)).toBe(isShown);

const plan = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

async function keyOf(page: Page): Promise<string> {
  const keys = new KeysPage(page);
  await keys.open();
  const text = await keys.create('Billing journey');
  await keys.store();
  return text;
}

async function limitsOf(key: string): Promise<{ perMinute: string | null; credits: string | null }> {
  const { headers } = await fetch(`${stack.apiUrl}/api/v1/kundali/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(BIRTH),
  });
  return { perMinute: headers.get('x-ratelimit-limit'), credits: headers.get('x-credits-limit') };
}

async function monthsPass(page: Page): Promise<void> {
  const clock = await page.context().newPage();
  await clock.goto(stack.stripeStandInUrl ?? '');
  const time = clock.getByText(/^It is/);
  const before = await time.innerText();
  await clock.getByRole('button', { name: DAY_WORDS }).click();
  // Closing a page with a form response still on its way once took two minutes.
  await expect(time).not.toHaveText(before);
  await clock.waitForLoadState();
  await clock.close();
}

test('from Free to a paid plan, through a month, a failed payment, and back to Free', async ({ page }) => {
  needsCheckout();
  await newMember(page);
  const key = await keyOf(page);
  expect(await limitsOf(key)).toMatchObject({ perMinute: '60' });

  await page.goto('/billing');
  await buy(page, 'Upgrade: Growth', CARDS.failsLater);
  await expect(page.getByText('You are on Growth.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Growth plan' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$79.00' })).toBeVisible();
  await expect.poll(() => limitsOf(key)).toMatchObject({ perMinute: '1200' });

  await monthsPass(page);
  await onBilling(page.getByText('The last payment failed.'));
  await page.goto('/requests');
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('The last payment failed.');
  await notice.getByRole('link', { name: 'Update the card' }).click();
  await page.waitForURL('**/billing');
  await page.getByRole('button', { name: 'Update the card' }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/portal/**`);
  await page.getByRole('link').filter({ hasText: '-0002' }).click();
  await pay(page);
  await onBilling(page.getByText('The last payment failed.'), false);

  await page.getByRole('button', { name: 'Cancel plan: Free' }).click();
  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await expect(page.getByText(/Free begins on/)).toBeVisible();
  await expect(plan(page, 'Growth').getByRole('button', { name: 'Keep: Growth' })).toBeVisible();
  await monthsPass(page);
  await onBilling(page.getByRole('heading', { name: 'Free plan' }));
  await expect.poll(() => limitsOf(key)).toMatchObject({ perMinute: '60' });
});
