import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { stack } from '../stack.ts';
import { AccountPage } from './account-page.ts';
import { CodeApp } from './authenticator.ts';
import { SignInPage } from './sign-in-page.ts';
import { newMember } from './new-member.ts';
import { newPerson, type Person } from './person.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Creates an operator with a second factor; no page of the portal can do that. */
export async function signUpOperator(page: Page): Promise<{ person: Person; app: CodeApp }> {
  const [person, account] = [{ ...newPerson(), workspace: 'Platform' }, new AccountPage(page)];
  await newMember(page, person);
  await account.open();
  const app = new CodeApp(await account.beginTwoFactor(person.password));
  await account.field('Code').fill(app.code());
  await account.storeCodes();
  await promote(person.email);
  return { person, app };
}

/** Signs out, and in again with a code of the app. */
export async function signInAgain(page: Page, { person, app }: { person: Person; app: CodeApp }): Promise<void> {
  const signInPage = new SignInPage(page);
  await page.goto('/overview');
  await signInPage.signOut();
  await page.goto('/sign-in?next=/admin');
  await signInPage.signIn(person);
  await page.waitForURL('**/two-factor?**');
  await page.getByRole('textbox', { name: 'Code' }).fill(app.code());
  await page.waitForURL('**/admin');
}

/** Runs the command that makes an operator. */
async function promote(email: string): Promise<void> {
  if (stack.databaseUrl === null) throw new Error('This stack does not name its database.');
  await promisify(execFile)('npm', ['run', '-s', 'operator', '--', email], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_DIRECT_URL: stack.databaseUrl },
  });
}
