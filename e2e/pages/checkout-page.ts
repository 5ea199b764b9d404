import { test, type Page } from '@playwright/test';
import { stack } from '../stack.ts';

/** Card numbers of the stand-in. */
export const CARDS = { pays: '4242 4242 4242 4242', failsLater: '4000 0000 0000 0341', fails: '4000 0000 0000 0002' };

/** Skips a journey on a stack without the stand-in, whose checkout page tests can pay. */
export const needsCheckout = (): void =>
  test.skip(stack.stripeStandInUrl === null, 'This stack speaks to Stripe itself; nothing is bought there for a test.');

/** Presses Pay on the open page of the stand-in. */
export async function pay(page: Page, card: string = CARDS.pays): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Goes from the billing page to the checkout, pays and returns. */
export async function buy(page: Page, button: string, card?: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/pay/**`);
  await pay(page, card);
  await page.waitForURL('**/billing**');
}
