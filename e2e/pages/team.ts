import { expect, type Page } from '@playwright/test';
import { SignInPage } from './sign-in-page.ts';
import { Mailbox } from './mailbox.ts';
import { newMember } from './new-member.ts';
import type { Person } from './person.ts';

/** Signs a person up, in their own workspace. */
export async function verified(page: Page, person: Person): Promise<void> {
  await newMember(page, person);
}

export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: role });
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();
}

/** Joins by the link of the mail: a person without an account only chooses a password. */
export async function join(page: Page, person: Person, workspace: string): Promise<Page> {
  const link = await new Mailbox(page).linkIn(person.email, `You are invited to ${workspace}`);
  await page.goto(link);
  const signInPage = new SignInPage(page);
  await expect(signInPage.field('E-mail')).toHaveValue(person.email);
  await expect(signInPage.field('E-mail')).toHaveAttribute('readonly', '');
  await expect(signInPage.field('Workspace')).toBeHidden();
  await signInPage.field('Password').fill(person.password);
  await page.getByRole('button', { name: `Join ${workspace}` }).click();
  await page.waitForURL('**/overview');
  return page;
}
