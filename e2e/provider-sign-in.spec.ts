import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { AccountPage } from './pages/account-page.ts';
import { ageSessions } from './pages/aged-sessions.ts';
import { KeysPage } from './pages/keys-page.ts';
import { checkState, SIZES } from './pages/look.ts';
import { Mailbox } from './pages/mailbox.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';
import { PlaygroundPage } from './pages/playground-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { needsProviders, newProvided, openProviders, PROVIDERS } from './pages/sign-in-providers.ts';

needsProviders();

let providers: Awaited<ReturnType<typeof openProviders>>;
test.beforeAll(async () => {
  providers = await openProviders();
});
test.afterAll(() => providers.close());

const workspace = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });

    for (const provider of PROVIDERS) {
      test(`${provider}: who signs up there has a workspace and a verified address, and comes back to the same`, async ({
        page,
      }) => {
        const [signInPage, account, person] = [new SignInPage(page), new AccountPage(page), newProvided()];
        providers.signedIn(person);
        await page.goto('/sign-up');
        await signInPage.continueWith(provider);
        await page.waitForURL('**/overview');
        await expect(workspace(page, `${person.email.split('@')[0]}’s workspace`)).toBeVisible();
        await expect(page.getByText('open the link that we mailed you')).toBeHidden();
        await new Mailbox(page).expectCount(person.email, 'Verify your address', 0);

        await account.open();
        await expect(account.section('Profile').getByText('Verified', { exact: true })).toBeVisible();
        await expect(account.section('Profile').getByRole('textbox', { name: 'Name' })).toHaveValue(person.name);
        await expect(account.section('Password')).toContainText('No password is set.');
        await account
          .section('Other ways to sign in')
          .getByRole('button', { name: `Remove ${provider}` })
          .click();
        await expect(account.section('Other ways to sign in').getByRole('alert')).toContainText(
          'This is the only way into your account.',
        );

        await page.goto('/settings');
        await page.getByRole('textbox', { name: 'Name' }).fill('Orbit');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('The name is saved.', { exact: true })).toBeVisible();
        await signInPage.signOut();
        await signInPage.continueWith(provider);
        await page.waitForURL('**/overview');
        await expect(workspace(page, 'Orbit')).toBeVisible();
      });

      test(`${provider}: a day later, a change leads through a new sign-in, as there is no password to confirm`, async ({
        page,
      }) => {
        const [signInPage, person] = [new SignInPage(page), newProvided()];
        providers.signedIn(person);
        await page.goto('/sign-up');
        await signInPage.continueWith(provider);
        await page.waitForURL('**/overview');
        await ageSessions(person.email);
        const keys = new KeysPage(page);
        await keys.open();
        await page.getByRole('button', { name: 'Create key' }).click();
        await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('later');
        await keys.dialog.getByRole('button', { name: 'Create key' }).click();
        const dialog = page.getByRole('dialog', { name: 'Sign in again' });
        await expect(dialog).toContainText('your account has no password to confirm');
        await checkState(page, size, `sign-in-again-at-${provider.toLowerCase()}`);
        await dialog.getByRole('button', { name: 'Sign out and in again' }).click();
        await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys/);
        await signInPage.continueWith(provider);
        await page.waitForURL('**/keys');
        await keys.create('later');
      });

      test(`${provider}: joins an account with the same address if its person links it, and can be removed from it`, async ({
        page,
        context,
      }) => {
        const [signInPage, account, person] = [new SignInPage(page), new AccountPage(page), newPerson()];
        const mailbox = new Mailbox(await context.newPage());
        providers.signedIn(newProvided(person.email));
        await newMember(page, person);
        await page.goto('/overview');
        await signInPage.signOut();
        await signInPage.continueWith(provider);
        await expect(signInPage.problem).toContainText('Sign in as you did before, then link this service');
        await mailbox.expectCount(person.email, `Sign-in with ${provider} was added`, 0);
        await signInPage.signIn(person);
        await page.waitForURL('**/overview');

        const ways = account.section('Other ways to sign in');
        await page.goto('/account');
        await ways.getByRole('link', { name: `Link ${provider}` }).click();
        await expect(ways.getByRole('button', { name: `Remove ${provider}` })).toBeVisible();
        await mailbox.expectCount(person.email, `Sign-in with ${provider} was added`, 1);
        await signInPage.signOut();
        await signInPage.continueWith(provider);
        await page.waitForURL('**/overview');
        await expect(workspace(page, person.workspace)).toBeVisible();

        await page.goto('/account');
        await checkState(page, size, `joined-by-${provider.toLowerCase()}`);
        await ways.getByRole('button', { name: `Remove ${provider}` }).click();
        await expect(page.getByText(/^Removed\./)).toBeVisible();
        await expect(ways.getByRole('link', { name: `Link ${provider}` })).toBeVisible();
        await mailbox.expectCount(person.email, 'A way to sign in was removed', 1);
        await signInPage.signOut();
        await signInPage.signIn(person);
        await page.waitForURL('**/overview');
        await signInPage.signOut();
        await signInPage.continueWith(provider);
        await expect(signInPage.problem).toContainText('Sign in as you did before, then link this service');
        await mailbox.expectCount(person.email, `Sign-in with ${provider} was added`, 1);
      });

      test(`${provider}: an address that is not verified there opens nothing, nor does a person who cancels`, async ({
        page,
      }) => {
        const [signInPage, person] = [new SignInPage(page), newProvided()];
        providers.signedIn({ ...person, isVerified: false });
        await page.goto('/sign-up');
        await signInPage.continueWith(provider);
        await expect(signInPage.problem).toHaveText(
          'The other service has not verified your e-mail address. Verify it there, or sign in here with your password.',
        );
        await checkState(page, size, `sign-in-unverified-at-${provider.toLowerCase()}`);
        await page.goto('/keys');
        await expect(page).toHaveURL(/\/sign-in\?next=%2Fkeys$/);

        providers.declined();
        await signInPage.continueWith(provider);
        await expect(signInPage.problem).toHaveText('You cancelled. Nothing was changed.');
        await checkState(page, size, `sign-in-cancelled-at-${provider.toLowerCase()}`);
        await signInPage.signIn(newPerson());
        await expect(signInPage.problem).toHaveText('Wrong e-mail or password.');
        providers.signedIn(person);
        await signInPage.continueWith(provider);
        await page.waitForURL('**/keys');
        await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible();
      });
    }

    test('what a visitor filled in before a sign-up at a provider is there afterwards', async ({ page }) => {
      const playground = new PlaygroundPage(page);
      providers.signedIn(newProvided());
      await playground.openTry('kundali/basic');
      await playground.choosePlace('mumbai');
      await playground.write({ Year: '1991', Month: '7', Date: '19' });
      await playground.run.click();
      await expect(playground.picture(/^Rashi, 19 Jul 1991/)).toBeVisible();
      await page.getByRole('complementary').getByRole('link', { name: 'Get a key' }).click();
      await page.waitForURL('**/sign-up?**');
      await new SignInPage(page).continueWith('Google');
      await page.waitForURL('**/playground/kundali/basic');
      await expect(page.getByText('What you filled in before you signed up is here again.')).toBeVisible();
      await expect(playground.field('Year')).toHaveValue('1991');
      await expect(playground.place).toHaveValue('Mumbai, Maharashtra, India');
    });

    test('sign-in offers both, and so does sign-up until a mail is on its way', async ({ page }) => {
      const [signInPage, offered] = [new SignInPage(page), page.getByRole('link', { name: /^Continue with/ })];
      for (const path of ['/sign-in', '/sign-up']) {
        await page.goto(path);
        await checkState(page, size, `${path.slice(1)}-providers`);
        await expect(offered).toHaveText(PROVIDERS.map((provider) => `Continue with ${provider}`));
      }
      await signInPage.askToSignUp(newPerson());
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
      await expect(offered).toHaveCount(0);
      await checkState(page, size, 'sign-up-mail-on-its-way');
    });
  });
}
