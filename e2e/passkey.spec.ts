import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { deviceWithPasskeys } from './pages/authenticator.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

test('a passkey is added, signs in without address and password, is renamed, and opens nothing once removed', async ({
  page,
}) => {
  const [person, signInPage, account] = [newPerson(), new SignInPage(page), new AccountPage(page)];
  const device = await deviceWithPasskeys(page);
  await newMember(page, person);

  await account.open();
  await account.section('Passkeys').getByRole('button', { name: 'Add passkey' }).click();
  await account.button('Add passkey').click();
  await expect(account.field('Name')).toHaveAccessibleDescription(/Give it a name/);
  await page.keyboard.press('Escape');
  await account.addPasskey('Work laptop');
  await expect(account.section('Passkeys').getByRole('listitem')).toContainText('Work laptop');
  expect(await device.credentials()).toBe(1);

  await account.section('Passkeys').getByRole('button', { name: 'Add passkey' }).click();
  await account.field('Name').fill('The same again');
  await account.button('Add passkey').click();
  await expect(account.field('Name')).toHaveAccessibleDescription('This device has a passkey of yours already.');
  await page.keyboard.press('Escape');

  await signInPage.signOut();
  await page.goto('/sign-in?next=/keys');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/^[^?]*\/keys$/);

  await account.open();
  await page.getByRole('button', { name: 'Actions for Work laptop' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await account.field('Name').fill('Old laptop');
  await account.button('Save name').click();
  await expect(account.section('Passkeys').getByRole('listitem')).toContainText('Old laptop');
  await page.getByRole('button', { name: 'Actions for Old laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await account.button('Remove passkey').click();
  await expect(account.section('Passkeys').getByText('No passkeys yet')).toBeVisible();

  await signInPage.signOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(signInPage.problem).toHaveText('That did not work. Try again, or sign in with your password.');
  const mailbox = new Mailbox(page);
  await mailbox.expectCount(person.email, 'A passkey was added', 1);
  await mailbox.expectCount(person.email, 'A passkey was removed', 1);
});
