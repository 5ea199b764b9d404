import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { buy, CARDS, needsCheckout, pay } from './pages/checkout-page.ts';
import { stack } from './stack.ts';

const onPlan = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: `${name} plan` })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`${name} plan`) })).toBeVisible();
};

async function change(page: Page, button: string, submit: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
}

test('whatever is paid for is there: a plan, a pack, a dearer plan, and one more', async ({ page }) => {
  needsCheckout();
  await newMember(page);
  await page.goto('/billing');
  await buy(page, 'Upgrade: Starter');
  await onPlan(page, 'Starter');
  await expect(page.getByText('You are on Starter.')).toBeVisible();
  await expect(page.getByText(/calls until you verify/)).toBeHidden();

  await buy(page, 'Buy 50,000');
  await expect(page.getByText('Your credits are here.')).toBeVisible();
  await expect(page.getByText('50,000 left')).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
  await page.reload();
  await expect(page.getByText('50,000 left')).toBeVisible();
  await expect(page.getByText('Your credits are here.')).toBeHidden();

  for (const plan of ['Growth', 'Scale']) {
    await change(page, `Upgrade: ${plan}`, 'Pay and upgrade');
    await onPlan(page, plan);
  }
  await change(page, 'Downgrade: Starter', 'Change plan');
  await expect(page.getByText(/Starter begins on/)).toBeVisible();
  await change(page, 'Keep: Scale', 'Keep the plan');
  await expect(page.getByText(/Starter begins on/)).toBeHidden();
});

test('a card that is declined buys nothing, and another one does', async ({ page }) => {
  needsCheckout();
  await newMember(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Upgrade: Growth' }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/pay/**`);
  await pay(page, CARDS.fails);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Invoices' }).getByText('You are on Free. Nothing is owed.'),
  ).toBeVisible();
  await buy(page, 'Upgrade: Growth');
  await onPlan(page, 'Growth');
});

test('the plan that is chosen on the price list on a phone survives sign-up, and is bought only after a yes', async ({
  page,
}) => {
  needsCheckout();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const choose = page.getByRole('link', { name: 'Choose Growth' });
  await choose.scrollIntoViewIfNeeded();
  await expect(choose).toBeInViewport({ ratio: 1 });
  await choose.click();
  await page.waitForURL('**/sign-up?plan=growth');
  await new SignInPage(page).signUp(newPerson());
  const asked = page.getByRole('dialog', { name: 'Continue with Growth?' });
  await expect(asked).toContainText('$79 a month');
  await expect(page).toHaveURL(/\/billing$/);
  await asked.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible();

  await page.goto('/pricing');
  await choose.click(); // A signed-in person skips sign-up.
  await asked.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/pay/**`);
  await pay(page);
  await page.setViewportSize({ width: 1280, height: 800 }); // On a phone the bar does not show the plan's name.
  await onPlan(page, 'Growth');
  await page.goto('/billing?plan=growth');
  await expect(page.getByText('Growth is your plan already')).toBeVisible();
});
