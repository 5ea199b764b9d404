import { test, type Page } from '@playwright/test';
import { stack } from '../stack.ts';

/** The cards that the stand-in knows. */
export const CARDS = { pays: '4242 4242 4242 4242', failsLater: '4000 0000 0000 0341', fails: '4000 0000 0000 0002' };

/** A journey that ends here where nobody can click through the pages of the till. */
export const needsTill = (): void =>
  test.skip(stack.stripeStandInUrl === null, 'This stack speaks to Stripe itself; nothing is bought there for a test.');

/** Presses Pay on whatever page of the till is open. */
export async function pay(page: Page, card: string = CARDS.pays): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** From the billing room to the till, and back with what was paid for. */
export async function buy(page: Page, button: string, card?: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`${stack.stripeStandInUrl}/pay/**`);
  await pay(page, card);
  await page.waitForURL('**/billing**');
}
