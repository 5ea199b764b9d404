import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { CodeApp } from './pages/authenticator.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { stack } from './stack.ts';

test('with a code from the app the password alone opens nothing, and a backup code opens it once', async ({ page }) => {
  const [person, signInPage, account] = [newPerson(), new SignInPage(page), new AccountPage(page)];
  await newMember(page, person);

  await account.open();
  const app = new CodeApp(await account.beginTwoFactor(person.password));
  await expect(account.field('Code')).toBeFocused();
  await account.field('Code').fill('000000');
  await expect(account.field('Code')).toHaveAccessibleDescription(/This code is not right/);
  await account.field('Code').fill(app.code());
  await page.keyboard.press('Escape'); // Esc does not lose the codes, neither now nor while they are shown.
  const [backupCode = ''] = await account.storeCodes();
  await expect(account.section('Two-factor sign-in')).toContainText('10 backup codes are left.');

  await signInPage.signOut();
  await page.goto('/sign-in?next=/keys');
  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/two-factor\?next=%2Fkeys$/);
  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);

  await signInPage.signIn(person);
  await page.waitForURL('**/two-factor?next=%2Fkeys');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription(/Wait for the next one/);
  await code.fill(app.code());
  await expect(page).toHaveURL(/^[^?]*\/keys$/);

  await signInPage.signOut();
  await signInPage.signIn(person);
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription(/Wait for the next one/);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await expect(page.getByRole('textbox', { name: 'Backup code' })).toHaveAccessibleDescription(/you wrote down/);
  await page.getByRole('textbox', { name: 'Backup code' }).fill(backupCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await account.open();
  await expect(account.section('Two-factor sign-in')).toContainText('9 backup codes are left.');
});

test('turning it off takes the password, and the owner hears of every change', async ({ page }) => {
  const [person, signInPage, account] = [newPerson(), new SignInPage(page), new AccountPage(page)];
  await newMember(page, person);
  await account.open();
  const app = new CodeApp(await account.beginTwoFactor(person.password));
  await account.field('Code').fill(app.code());
  await account.storeCodes();

  await account.section('Two-factor sign-in').getByRole('button', { name: 'Turn off' }).click();
  await account.field('Password').fill('not this one');
  await account.button('Turn off').click();
  await expect(account.field('Password')).toHaveAccessibleDescription('This is not your password.');
  await account.field('Password').fill(person.password);
  await account.button('Turn off').click();
  await expect(account.section('Two-factor sign-in').getByText('Off', { exact: true })).toBeVisible();
  const mailbox = new Mailbox(page);
  await mailbox.expectCount(person.email, 'Two-factor sign-in is on', 1);
  await mailbox.expectCount(person.email, 'Two-factor sign-in is off', 1);
  await page.goto('/overview');
  await signInPage.signOut();
  await signInPage.signIn(person);
  await expect(page).toHaveURL(/\/overview$/);
});

test('five wrong codes end the sign-in', async ({ page }) => {
  const [person, signInPage, account] = [newPerson(), new SignInPage(page), new AccountPage(page)];
  await newMember(page, person);
  await account.open();
  const app = new CodeApp(await account.beginTwoFactor(person.password));
  await account.field('Code').fill(app.code());
  await account.storeCodes();
  await signInPage.signOut();
  await signInPage.signIn(person);
  const code = page.getByRole('textbox', { name: 'Code' });
  for (let guess = 0; guess < 5; guess += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await code.fill(String(111_111 * (guess + 1)));
    await answered;
    await expect(code).toHaveAccessibleDescription(/Wait for the next one/);
    await expect(code).toHaveValue('');
  }
  await code.fill(app.code());
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeFocused();
});

test('the seeded operator signs in with the secret that is written down for developers', async ({ page }) => {
  const { admin } = stack;
  test.skip(admin === null, 'Nothing was seeded here.');
  if (admin === null) return;
  await page.goto('/sign-in');
  await new SignInPage(page).signIn(admin);
  await page.waitForURL('**/two-factor');
  await page.getByRole('textbox', { name: 'Code' }).fill(new CodeApp(admin.totpSecret).code());
  await expect(page).toHaveURL(/\/overview$/);
});
