import { expect, test, type Page } from '@playwright/test';
import { BIRTH } from './pages/api.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newPerson } from './pages/person.ts';
import { buy, CARDS, needsCheckout, pay } from './pages/checkout-page.ts';
import { stack } from './stack.ts';

const DAY_WORDS = '31 days later';

/** What the customer sees within two seconds of paying. */
const SOON = { timeout: 2_000 };

/** Stripe sends its messages with a delay, so the page is opened again until it shows the change. */
const onBilling = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await page.goto('/billing');
    await look();
  }).toPass({ timeout: 30_000 });

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
  // A page that is closed while its form is on the way back has taken two minutes to close.
  await expect(time).not.toHaveText(before);
  await clock.waitForLoadState();
  await clock.close();
}

test('from Free to a paid plan, through a month, a failed payment, and back to Free', async ({ page }) => {
  needsCheckout();
  test.setTimeout(120_000);
  await new SignInPage(page).signUp(newPerson());
  await page.waitForURL('**/overview');
  const key = await keyOf(page);
  expect(await limitsOf(key)).toMatchObject({ perMinute: '60' });

  await page.goto('/billing');
  await buy(page, 'Upgrade: Growth', CARDS.failsLater);
  await expect(page.getByText('You are on Growth.')).toBeVisible(SOON);
  await expect(page.getByRole('heading', { name: 'Growth plan' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Paid' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$79.00' })).toBeVisible();
  await expect.poll(() => limitsOf(key), SOON).toMatchObject({ perMinute: '1200' });

  await monthsPass(page);
  await onBilling(page, () => expect(page.getByText('The last payment failed.')).toBeVisible(SOON));
  await page.getByRole('button', { name: 'Update the card' }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/portal/**`);
  await page.getByRole('link').filter({ hasText: '-0002' }).click();
  await pay(page);
  await onBilling(page, () => expect(page.getByText('The last payment failed.')).toBeHidden(SOON));

  await page.getByRole('button', { name: 'Cancel plan: Free' }).click();
  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await expect(page.getByText(/Free begins on/)).toBeVisible();
  await expect(plan(page, 'Growth').getByRole('button', { name: 'Keep: Growth' })).toBeVisible();
  await monthsPass(page);
  await onBilling(page, () => expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible(SOON));
  await expect.poll(() => limitsOf(key), { timeout: 5_000 }).toMatchObject({ perMinute: '60' });
});
