import { expect, test } from './journey.ts';
import { CARDS, needsCheckout, pay } from './pages/checkout-page.ts';
import { newPerson } from './pages/person.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { stack } from './stack.ts';

test('the prices by the year are chosen with the keyboard, move nothing, and stay in the address', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans.getByRole('row', { name: /Growth/ })).toContainText('$79');
  const before = await plans.boundingBox();
  await plans.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(plans.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(plans.getByRole('row', { name: /Growth/ })).toContainText('$790 a year');
  await expect(plans.getByText('two months free')).toBeVisible();
  expect(await plans.boundingBox()).toEqual(before);
  await expect(page).toHaveURL(/\/pricing\?interval=year$/);
  await page.reload();
  await expect(plans.getByRole('row', { name: /Growth/ })).toContainText('$790 a year');
  await expect(page.getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
    'href',
    '/sign-up?plan=growth&interval=year',
  );
  await plans.getByRole('radio', { name: 'Monthly' }).press('Space');
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a year that is chosen on the price list survives sign-up, is paid, and is changed to a month and back', async ({
  page,
}) => {
  needsCheckout();
  await page.goto('/pricing?interval=year');
  await page.getByRole('link', { name: 'Choose Growth' }).click();
  await page.waitForURL('**/sign-up?plan=growth&interval=year');
  await new SignInPage(page).signUp(newPerson());
  const asked = page.getByRole('dialog', { name: 'Continue with Growth?' });
  await expect(asked).toContainText('$790 a year with 500,000 credits each month');
  await asked.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/pay/**`);
  await expect(page.getByText(/each year, until cancelled/)).toBeVisible();
  await pay(page, CARDS.pays);
  const card = page.getByRole('region', { name: 'Growth plan' });
  await expect(card).toContainText('$790 a year');
  await expect(card).toContainText('Next credits on');
  await expect(card).toContainText('Next invoice $790');

  const plans = page.getByRole('region', { name: 'Plans' });
  await plans.getByRole('radio', { name: 'Monthly' }).press('Space');
  await plans.getByRole('button', { name: 'Pay monthly: Growth' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to monthly' }).click();
  await expect(page.getByText(/Growth, paid by the month, begins on/)).toBeVisible();
  await expect(card).toContainText('Next invoice $79 on');

  await plans.getByRole('radio', { name: /Yearly/ }).press('Space');
  await plans.getByRole('button', { name: 'Keep: Growth' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByText(/paid by the month, begins on/)).toBeHidden();

  await plans.getByRole('button', { name: 'Upgrade: Scale' }).click();
  await expect(page.getByRole('dialog')).toContainText('less the unused time of your present year');
  await page.getByRole('dialog').getByRole('button', { name: 'Pay and upgrade' }).click();
  await expect(page.getByRole('region', { name: 'Scale plan' })).toContainText('$2,990 a year');
});
