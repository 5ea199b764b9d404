import { expect, test } from '@playwright/test';
import { AccountPage } from './pages/account-page.ts';
import { Door } from './pages/door.ts';
import { Mailbox } from './pages/mailbox.ts';
import { OverviewPage } from './pages/overview-page.ts';
import { newPerson } from './pages/person.ts';

const SUBJECT = 'Verify your address';

test('a newcomer has 100 calls at once, and the whole plan after one press on the mail', async ({ page, context }) => {
  const person = newPerson();
  await new Door(page).signUp(person);
  await page.waitForURL('**/overview');
  const notice = page.getByText(`This workspace has 100 calls until you verify ${person.email}.`);
  await expect(notice).toBeVisible();
  await page.waitForTimeout(1_100); // A link carries its second, and no link is mailed twice.
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent. It may take a minute.')).toBeVisible();

  const reader = await context.newPage();
  const mailbox = new Mailbox(reader);
  await mailbox.expectCount(person.email, SUBJECT, 2);
  await reader.goto(await mailbox.linkIn(person.email, SUBJECT));
  await expect(reader.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await reader.getByRole('link', { name: 'Open workspace' }).click();
  await reader.waitForURL('**/overview');
  await expect(reader.getByText('until you verify')).toBeHidden();
});

test('a robot that opens the link verifies nothing; whoever presses the button does', async ({ page, browser }) => {
  const person = newPerson();
  await new Door(page).signUp(person);
  await page.waitForURL('**/overview');
  const elsewhere = await (await browser.newContext()).newPage();
  const link = await new Mailbox(elsewhere).linkIn(person.email, SUBJECT);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('button', { name: 'Verify address' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('until you verify')).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Verify address' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your address is verified' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('until you verify')).toBeHidden();
  await elsewhere.goto('/overview');
  await expect(elsewhere).toHaveURL(/\/sign-in$/);
});

test('a link that was changed on the way says so', async ({ page }) => {
  await page.goto('/verify?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5jIn0.x');
  await page.getByRole('button', { name: 'Verify address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does nothing' })).toBeVisible();
});

test('a new address takes effect by the link in its own mailbox, and the old one is told', async ({
  page,
  context,
}) => {
  const [person, { email: newAddress }] = [newPerson(), newPerson()];
  const account = new AccountPage(page);
  await new Door(page).signUp(person);
  await page.waitForURL('**/overview');
  await account.open();
  await account.section('Profile').getByRole('button', { name: 'Change address' }).click();
  await account.field('New address').fill(newAddress);
  await account.field('Password').fill(person.password);
  await account.button('Send the link').click();
  await expect(page.getByText(`If ${newAddress} is free, a link is on its way to it.`, { exact: true })).toBeVisible();

  const reader = await context.newPage();
  const mailbox = new Mailbox(reader);
  const link = await mailbox.linkIn(newAddress, 'Confirm your new address');
  await mailbox.expectCount(person.email, 'A new address was asked for', 1);
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await page.reload();
  await expect(account.section('Profile')).toContainText(newAddress);
  await expect(account.section('Profile').getByText('Verified', { exact: true })).toBeVisible();
  await mailbox.expectCount(person.email, 'Your address was changed', 1);

  await new Door(page).signOut();
  await new Door(page).signIn({ email: newAddress, password: person.password });
  await expect(page).toHaveURL(/\/overview$/);
});

test('the calls of the whole plan arrive in the open overview within seconds', async ({ page, context, request }) => {
  const { KeysPage } = await import('./pages/keys-page.ts');
  const { chargedCall } = await import('./pages/api.ts');
  const [person, keys, overview] = [newPerson(), new KeysPage(page), new OverviewPage(page)];
  await new Door(page).signUp(person);
  await page.waitForURL('**/overview');
  await keys.open();
  const key = await keys.create('Production');
  await keys.store();
  await chargedCall(request, key);
  await overview.open();
  await expect(overview.stat('Calls left')).toHaveText('99');
  const reader = await context.newPage();
  await reader.goto(await new Mailbox(reader).linkIn(person.email, SUBJECT));
  await expect(reader.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  await expect(overview.stat('Calls left')).toHaveText('9,999');
});
