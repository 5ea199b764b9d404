import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { OverviewPage } from './pages/overview-page.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

test('a newcomer waits for the mail, gets it again, and has the whole plan after one press', async ({
  page,
  context,
}) => {
  const [person, signInPage, overview] = [newPerson(), new SignInPage(page), new OverviewPage(page)];
  await page.goto('/sign-up?plan=growth');
  await signInPage.askToSignUp(person);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent. It may take a minute.')).toBeVisible();
  await new Mailbox(await context.newPage()).expectCount(person.email, 'Verify your address', 2);
  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);

  await page.goto(await signInPage.linkOf(person));
  await page.getByRole('button', { name: 'Verify address' }).click();
  await page.waitForURL('**/billing?plan=growth');
  const answer = await page.request.get('/api/auth/get-session');
  expect(await answer.text()).toContain(person.email);
  expect(await answer.text()).not.toContain('"token"');
  await overview.open();
  await expect(page.getByRole('heading', { level: 1, name: person.workspace })).toBeVisible();
  await expect(page.getByText('until you verify')).toBeHidden();
});

test('a robot that opens the link opens no account, and another browser needs the password', async ({
  page,
  elsewhere,
}) => {
  const [person, signInPage] = [newPerson(), new SignInPage(page)];
  await signInPage.askToSignUp(person);
  const link = await signInPage.linkOf(person);
  const other = await elsewhere();
  await other.goto(link);
  await page.goto('/sign-in');
  await signInPage.signIn(person);
  await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');

  const password = other.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill('not the one at all');
  await other.getByRole('button', { name: 'Verify address' }).click();
  await expect(password).toHaveAccessibleDescription(/This is not the password that was chosen at sign-up/);
  await password.fill(person.password);
  await other.getByRole('button', { name: 'Verify address' }).click();
  await other.waitForURL('**/overview');
  await expect(other.getByRole('heading', { level: 1, name: person.workspace })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does nothing' })).toBeVisible();
});

test('a link that was changed on the way says so', async ({ page }) => {
  await page.goto('/verify?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5jIn0.x');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('lamp orchard nine');
  await page.getByRole('button', { name: 'Verify address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does nothing' })).toBeVisible();
});

test('a new address takes effect by the link in its own mailbox, and the old one is notified', async ({
  page,
  context,
}) => {
  const [person, { email: newAddress }] = [newPerson(), newPerson()];
  const account = new AccountPage(page);
  await newMember(page, person);
  await account.open();
  await account.section('Profile').getByRole('button', { name: 'Change address' }).click();
  await account.field('New address').fill(newAddress);
  await account.field('Password').fill(person.password);
  await account.button('Send the link').click();
  await expect(page.getByText(`If ${newAddress} is free, a link is on its way to it.`, { exact: true })).toBeVisible();

  const reader = await context.newPage();
  const mailbox = new Mailbox(reader);
  const link = await mailbox.linkIn(newAddress, 'Confirm your new address');
  await mailbox.expectCount(person.email, 'A change of address was requested', 1);
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Confirm address' }).click();
  await expect(reader.getByRole('heading', { name: 'Your address is verified' })).toBeFocused();
  await page.reload();
  await expect(account.section('Profile')).toContainText(newAddress);
  await expect(account.section('Profile').getByText('Verified', { exact: true })).toBeVisible();
  await mailbox.expectCount(person.email, 'Your address was changed', 1);

  await new SignInPage(page).signOut();
  await new SignInPage(page).signIn({ email: newAddress, password: person.password });
  await expect(page).toHaveURL(/\/overview$/);
});
