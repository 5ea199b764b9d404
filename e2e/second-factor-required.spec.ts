import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { CodeApp } from './pages/authenticator.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

const VIEWPORTS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`${name}: an owner requires two-factor sign-in, and is asked for a code before the workspace opens`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const [person, account] = [newPerson(), new AccountPage(page)];
    await newMember(page, person);

    await page.goto('/settings');
    const security = page.getByRole('region', { name: 'Security', exact: true });
    await security.getByRole('button', { name: 'Require it' }).click();
    await account.button('Require it').click();
    await expect(account.dialog).toContainText('Turn on two-factor sign-in for your own account first');
    await page.keyboard.press('Escape');

    await account.open();
    const app = new CodeApp(await account.beginTwoFactor(person.password));
    await account.field('Code').fill(app.code());
    await account.storeCodes();
    await page.goto('/settings');
    await security.getByRole('button', { name: 'Require it' }).click();
    await account.button('Require it').click();
    await page.waitForURL('**/second-factor?next=**');
    await new Mailbox(page).expectCount(person.email, 'requires two-factor sign-in', 1);

    await page.goto('/keys');
    await expect(page).toHaveURL(/\/second-factor\?next=%2Fkeys$/);
    await page.getByRole('button', { name: 'Enter a code' }).click();
    await account.field('Password').fill(person.password);
    await account.field('Code from your app').fill(app.code());
    await account.button('Confirm').click();
    await expect(page).toHaveURL(/^[^?]*\/keys$/);
  });
}
