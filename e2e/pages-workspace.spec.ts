import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { AccountPage } from './pages/account-page.ts';
import { chargedCall } from './pages/api.ts';
import { CodeApp, deviceWithPasskeys } from './pages/authenticator.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { checkPage, SIZES } from './pages/look.ts';
import { signUpOperator } from './pages/operator.ts';
import { PAGES } from './pages/page-list.ts';
import { newPerson } from './pages/person.ts';
import { SignInPage } from './pages/sign-in-page.ts';

/** A workspace with a call, a key and a revoked key. */
async function workspaceWithCalls(page: Page) {
  const keys = new KeysPage(page);
  await new SignInPage(page).signUp(newPerson());
  await page.waitForURL('**/overview');
  await keys.open();
  const key = await keys.create('Production');
  await chargedCall(page.request, key);
  await keys.store();
  await keys.create('Staging');
  await keys.store();
  await keys.revoke('Staging');
  return page.context().storageState();
}

/** The pages behind the sign-in, on a phone and on a desk, in both themes. */
for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });
    test.describe.configure({ timeout: 150_000 });

    test('the first pages of an empty workspace, and a key that is shown once', async ({ page, request }) => {
      const keys = new KeysPage(page);
      await new SignInPage(page).signUp(newPerson());
      await page.waitForURL('**/overview');
      await checkPage(page, size, '/overview', 'empty');
      await checkPage(page, size, '/keys', 'empty');

      const key = await keys.create('Production');
      await checkPage(page, size, null, 'key-stored-once');
      await chargedCall(request, key);
      await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
      await keys.store();
    });

    test.describe('with calls', () => {
      let session: NonNullable<BrowserContextOptions['storageState']>;
      test.beforeAll(async ({ browser }) => {
        const page = await (await browser.newContext()).newPage();
        session = await workspaceWithCalls(page);
        await page.context().close();
      });
      for (const path of PAGES.member) {
        test(path, async ({ browser }) => {
          const page = await (await browser.newContext({ storageState: session, viewport: size.viewport })).newPage();
          await checkPage(page, size, path);
          await page.context().close();
        });
      }
    });

    test('a key’s own page and the dialogs of its keys', async ({ page }) => {
      const [keys, own] = [new KeysPage(page), new KeyPage(page)];
      await new SignInPage(page).signUp(newPerson());
      await page.waitForURL('**/overview');
      await keys.open();
      await keys.create('Production');
      await keys.store();
      await page.getByRole('button', { name: 'Create key' }).click();
      await keys.dialog.getByText('More limits').click();
      await keys.dialog.getByText('Some families').click();
      await checkPage(page, size, null, 'key-limits');
      await own.open('Production');
      await checkPage(page, size, null, 'key-page');
      await own.rotate('24 hours');
      await checkPage(page, size, null, 'key-replaced-once');
      await keys.store();
      await own.action('This key leaked').click();
      await own.dialog.getByRole('button', { name: 'Report the leak' }).click();
      await own.dialog.getByText('What to do now').waitFor();
      await checkPage(page, size, null, 'key-leaked');
      await checkPage(page, size, '/keys', 'replaced');
    });

    test('the pages of an operator', async ({ page }) => {
      await signUpOperator(page);
      for (const path of PAGES.operator) await checkPage(page, size, path);
      await page.goto('/admin/tenants?search=Platform');
      await page.getByRole('link', { name: 'Platform' }).first().click();
      await page.getByRole('button', { name: 'Adjust credits' }).click();
      await page.getByRole('dialog').waitFor();
      await checkPage(page, size, null, 'adjust-credits');
      await page.keyboard.press('Escape');
      await checkPage(page, size, null, 'tenant');
    });

    test('the account page, and the dialogs that show secrets', async ({ page }) => {
      const [person, account] = [newPerson(), new AccountPage(page)];
      await deviceWithPasskeys(page);
      await new SignInPage(page).signUp(person);
      await page.waitForURL('**/overview');
      await checkPage(page, size, '/account', 'empty');
      await account.addPasskey('Work laptop');
      const app = new CodeApp(await account.beginTwoFactor(person.password));
      await checkPage(page, size, null, 'second-factor');
      await account.field('Code').fill(app.code());
      await account.dialog.getByRole('list', { name: 'Your backup codes' }).waitFor();
      await checkPage(page, size, null, 'backup-codes');
      await account.storeCodes();
      await checkPage(page, size, '/account');
    });
  });
}
