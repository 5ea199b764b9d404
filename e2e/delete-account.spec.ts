import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { SignInPage } from './pages/sign-in-page.ts';

const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`${name}: an account is deleted with the password and the address, and kept by signing in again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const [person, signInPage, account] = [newPerson(), new SignInPage(page), new AccountPage(page)];
    await newMember(page, person);

    await account.open();
    const awaited = page.waitForEvent('download');
    await account.section('Export my data').getByRole('link', { name: 'Export my data' }).click();
    const exported = await awaited;
    expect(exported.suggestedFilename()).toMatch(/^graha-account-.*\.json$/);
    expect(await readFile(await exported.path(), 'utf8')).toContain(person.email);
    const section = account.section('Delete my account');
    await expect(section).toContainText(
      `Workspaces deleted with it, with their keys and requests: ${person.workspace}.`,
    );
    await section.getByRole('button', { name: 'Delete my account' }).click();
    await account.field('Type your address to confirm').fill('someone@else.example');
    await account.field('Password').fill('not this one');
    await account.button('Delete in seven days').click();
    await expect(account.field('Type your address to confirm')).toHaveAccessibleDescription(/exactly as shown/);
    await account.field('Type your address to confirm').fill(person.email);
    await account.button('Delete in seven days').click();
    await expect(account.field('Password')).toHaveAccessibleDescription('This is not your password.');
    await account.field('Password').fill(person.password);
    await account.button('Delete in seven days').click();
    await page.waitForURL('**/sign-in?ended=deletion');
    await expect(page.getByText('Your account will be deleted in seven days.')).toBeVisible();
    await new Mailbox(page).expectCount(person.email, 'Your account will be deleted', 1);

    await page.goto('/sign-in');
    await signInPage.signIn(person);
    await page.waitForURL('**/overview');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account stays, and your workspaces with it.', { exact: true })).toBeVisible();
    await expect(page.getByText('Your account will be deleted on')).toHaveCount(0);
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Delete the workspace' })).toBeVisible();
  });
}
