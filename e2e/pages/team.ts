import { expect, type Browser, type Page } from '@playwright/test';
import { Door } from './door.ts';
import { Mailbox } from './mailbox.ts';
import type { Person } from './person.ts';

/** Signed up, and with a proved address: only such people invite others. */
export async function verified(page: Page, person: Person): Promise<void> {
  await new Door(page).signUp(person);
  await page.waitForURL('**/overview');
  await proveAddress(page, person);
}

/** By the link of the mail, in a tab of its own. */
export async function proveAddress(page: Page, person: Person): Promise<void> {
  const reader = await page.context().newPage();
  await reader.goto(await new Mailbox(reader).linkIn(person.email, 'Verify your address'));
  await expect(reader.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await reader.close();
}

export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: role });
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();
}

/** In a browser of their own, by the link of the mail, signing up on the way. */
export async function join(browser: Browser, person: Person, workspace: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const link = await new Mailbox(page).linkIn(person.email, `You are invited to ${workspace}`);
  await page.goto(link);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/sign-up?**');
  const door = new Door(page);
  await door.field('Work e-mail').fill(person.email);
  await door.field('Password').fill(person.password);
  await door.field('Workspace').fill(person.workspace);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.waitForURL('**/invitations/**');
  await page.getByRole('button', { name: 'Join the workspace' }).click();
  await page.waitForURL('**/overview');
  return page;
}
