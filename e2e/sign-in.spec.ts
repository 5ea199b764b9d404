import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

const PHONE = { width: 390, height: 844 };

test('who signs out is out; who signs in comes back to the page that was asked for', async ({ page }) => {
  const signInPage = new SignInPage(page);
  const person = newPerson();
  await newMember(page, person);
  await page.goto('/overview');
  await signInPage.signOut();

  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);

  await signInPage.signIn({ ...person, password: 'lamp orchard ten' });
  await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');
  await expect(signInPage.field('E-mail')).toHaveValue(person.email);

  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/keys$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
});

test('an unknown address is answered with the very words of a wrong password', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await page.goto('/sign-in');
  await signInPage.signIn(newPerson());
  await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');
});

test('signing up with a known address neither says that it is known nor changes its password', async ({ page }) => {
  const signInPage = new SignInPage(page);
  const person = newPerson();
  await newMember(page, person);
  await page.goto('/overview');
  await signInPage.signOut();

  await signInPage.askToSignUp({ ...person, password: 'harbour thistle 41' });
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  await new Mailbox(page).expectCount(person.email, 'Someone tried to sign up with your address', 1);
  await page.goto('/sign-in');
  await signInPage.signIn({ ...person, password: 'harbour thistle 41' });
  await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');
  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/overview$/);
});

test('a session that ended elsewhere leads from the open page to sign-in and back', async ({ page, context }) => {
  const signInPage = new SignInPage(page);
  const person = newPerson();
  await newMember(page, person);
  await page.goto('/keys');
  await context.clearCookies();
  await page.waitForURL('**/sign-in?next=%2Fkeys');
  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/keys$/);
});

test('signing out everywhere ends the session of another browser too', async ({ page, elsewhere }) => {
  const account = new AccountPage(page);
  const person = newPerson();
  await newMember(page, person);
  const phone = await elsewhere({ viewport: PHONE });
  await phone.goto('/sign-in');
  await new SignInPage(phone).signIn(person);
  await phone.waitForURL('**/overview');

  await account.open();
  await account.section('Sessions').getByRole('button', { name: 'Sign out everywhere' }).click();
  await account.button('Sign out everywhere').click();
  await page.waitForURL('**/sign-in?ended=everywhere');
  await expect(page.getByText('You are signed out on all your devices.')).toBeVisible();
  await phone.waitForURL('**/sign-in**'); // Its open page notices by itself.
  await phone.goto('/keys');
  await expect(phone).toHaveURL(/\/sign-in\?next=%2Fkeys$/);
});

test('a link from another site cannot make sign-in lead there', async ({ page }) => {
  const signInPage = new SignInPage(page);
  const person = newPerson();
  await newMember(page, person);
  await page.goto('/overview');
  await signInPage.signOut();
  await page.goto('/sign-in?next=https://elsewhere.example/');
  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/overview$/);
});

test('what is wrong stands at its field, and the first such field has the focus', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await signInPage.askToSignUp({ email: 'asha', password: 'password1234', workspace: ' ' });
  await expect(signInPage.field('E-mail')).toBeFocused();
  await expect(signInPage.field('E-mail')).toHaveAccessibleDescription(/Write an e-mail address/);
  await expect(signInPage.field('Password')).toHaveAccessibleDescription(/leaked passwords/);
  await expect(signInPage.field('Workspace')).toHaveAccessibleDescription('Give the workspace a name.');
});
