import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

const NEW_PASSWORD = 'harbour thistle 41';
const SUBJECT = 'Set a new password';

test('a forgotten password is replaced by mail, and every earlier session ends', async ({ page, elsewhere }) => {
  const person = newPerson();
  const signInPage = new SignInPage(page);
  await newMember(page, person);
  await page.goto('/overview');
  const stranger = await elsewhere();

  await stranger.goto('/sign-in');
  await stranger.getByRole('link', { name: 'Forgot it?' }).click();
  await stranger.waitForURL('**/forgot');
  await new SignInPage(stranger).field('E-mail').fill(person.email);
  await stranger.getByRole('button', { name: 'Send the link' }).click();
  await expect(stranger.getByRole('heading', { name: 'Look at your mail' })).toBeFocused();
  await expect(stranger.getByText(`If there is an account for ${person.email}, a mail is on its way.`)).toBeVisible();

  const link = await new Mailbox(stranger).linkIn(person.email, SUBJECT);
  await stranger.goto(link);
  await stranger.getByRole('textbox', { name: 'New password' }).fill('password1234');
  await stranger.getByRole('button', { name: 'Set the password' }).click();
  await expect(stranger.getByRole('textbox', { name: 'New password' })).toHaveAccessibleDescription(/leaked passwords/);
  await stranger.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await stranger.getByRole('button', { name: 'Set the password' }).click();
  await stranger.waitForURL('**/sign-in?**reset=done');
  await expect(stranger.getByText('Your password is set, and every session has ended.')).toBeVisible();

  await new SignInPage(stranger).signIn({ ...person, password: NEW_PASSWORD });
  await stranger.waitForURL('**/account?review=reset');
  await expect(stranger.getByText('Look through what else opens your account')).toBeVisible();

  await page.waitForURL('**/sign-in**'); // The open page notices without a reload.
  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
  await signInPage.signIn(person);
  await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');
  await signInPage.signIn({ ...person, password: NEW_PASSWORD });
  await expect(page).toHaveURL(/^[^?]*\/keys$/);

  await stranger.goto(link);
  await stranger.getByRole('textbox', { name: 'New password' }).fill('quarry lantern 77');
  await stranger.getByRole('button', { name: 'Set the password' }).click();
  await expect(stranger.getByRole('heading', { name: 'This link is used up' })).toBeVisible();
  await new Mailbox(stranger).expectCount(person.email, 'Your password was changed', 1);
});

test('an address without an account is answered with the same words, and gets no mail', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/forgot');
  await new SignInPage(page).field('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${email}, a mail is on its way.`)).toBeVisible();
  await new Mailbox(page).expectCount(email, SUBJECT, 0);
});

test('a change of password ends the session on the other device, and keeps this one', async ({ page, elsewhere }) => {
  const person = newPerson();
  const account = new AccountPage(page);
  await newMember(page, person);
  const phone = await elsewhere();
  await phone.goto('/sign-in');
  await new SignInPage(phone).signIn(person);
  await phone.waitForURL('**/overview');

  await account.open();
  await expect(account.section('Sessions').getByRole('listitem')).toHaveCount(2);
  await account.changePassword('not this one', NEW_PASSWORD);
  await expect(account.field('Password now')).toBeFocused();
  await expect(account.field('Password now')).toHaveAccessibleDescription('This is not your password.');
  await account.field('Password now').fill(person.password);
  await account.button('Change password').click();
  await expect(account.section('Sessions').getByRole('listitem')).toHaveCount(1);

  await phone.waitForURL('**/sign-in**');
  await phone.goto('/keys');
  await expect(phone).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
  await page.goto('/keys');
  await expect(page).toHaveURL(/^[^?]*\/keys$/);
});
