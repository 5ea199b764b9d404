import { expect, test } from '@playwright/test';
import { AccountPage } from './pages/account-page.ts';
import { chargedCall } from './pages/api.ts';
import { CodeApp, deviceWithPasskeys } from './pages/authenticator.ts';
import { Door } from './pages/door.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { looksRight, overhangPx, VIEWS } from './pages/look.ts';
import { signUpOperator } from './pages/operator.ts';
import { PAGES } from './pages/page-list.ts';
import { newPerson } from './pages/person.ts';
import { settled } from './pages/settled.ts';
import { demoOf } from './stack.ts';

/** Every page, on a phone and on a desk, by day and by night: nothing sticks out, nothing complains, axe finds nothing. */
for (const view of VIEWS) {
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport, colorScheme: view.colorScheme });

    for (const path of PAGES.anyone) {
      test(path, async ({ page }) => looksRight(page, view, path));
    }

    test('the rooms of a workspace, empty and lived in', async ({ page, request }) => {
      const keys = new KeysPage(page);
      await new Door(page).signUp(newPerson());
      await page.waitForURL('**/overview');
      await looksRight(page, view, '/overview', 'empty');
      await looksRight(page, view, '/keys', 'empty');

      const key = await keys.create('Production');
      await looksRight(page, view, null, 'key-stored-once');
      await chargedCall(request, key);
      await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
      await keys.store();
      await keys.create('Staging');
      await keys.store();
      await keys.revoke('Staging');

      for (const path of PAGES.member) await looksRight(page, view, path);
    });

    test('a key’s own page and the dialogs of the keys room', async ({ page }) => {
      const [keys, own] = [new KeysPage(page), new KeyPage(page)];
      await new Door(page).signUp(newPerson());
      await page.waitForURL('**/overview');
      await keys.open();
      await keys.create('Production');
      await keys.store();
      await page.getByRole('button', { name: 'Create key' }).click();
      await keys.dialog.getByText('More limits').click();
      await keys.dialog.getByText('Some families').click();
      await looksRight(page, view, null, 'key-limits');
      await own.open('Production');
      await looksRight(page, view, null, 'key-page');
      await own.rotate('24 hours');
      await looksRight(page, view, null, 'key-replaced-once');
      await keys.store();
      await own.action('This key leaked').click();
      await own.dialog.getByRole('button', { name: 'Report the leak' }).click();
      await own.dialog.getByText('What to do now').waitFor();
      await looksRight(page, view, null, 'key-leaked');
      await looksRight(page, view, '/keys', 'replaced');
    });

    test('the rooms of an operator', async ({ page }) => {
      await signUpOperator(page);
      for (const path of PAGES.operator) await looksRight(page, view, path);
      await page.goto('/admin/tenants?search=The+house');
      await page.getByRole('link', { name: 'The house' }).first().click();
      await page.getByRole('button', { name: 'Adjust credits' }).click();
      await page.getByRole('dialog').waitFor();
      await looksRight(page, view, null, 'adjust-credits');
      await page.keyboard.press('Escape');
      await looksRight(page, view, null, 'tenant');
    });

    test('one’s own account, and the dialogs in which secrets are shown', async ({ page }) => {
      const [person, account] = [newPerson(), new AccountPage(page)];
      await deviceWithPasskeys(page);
      await new Door(page).signUp(person);
      await page.waitForURL('**/overview');
      await looksRight(page, view, '/account', 'empty');
      await account.addPasskey('Work laptop');
      const app = new CodeApp(await account.beginTwoFactor(person.password));
      await looksRight(page, view, null, 'second-factor');
      await account.field('Code').fill(app.code());
      await account.dialog.getByRole('list', { name: 'Your backup codes' }).waitFor();
      await looksRight(page, view, null, 'backup-codes');
      await account.storeCodes();
      await looksRight(page, view, '/account');
    });
  });
}

for (const width of [360, 768, 1024, 2560]) {
  test(`nothing sticks out of any page at ${width} pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sign-in');
    await new Door(page).signIn(demoOf());
    await page.waitForURL('**/overview');
    for (const path of [...PAGES.anyone, ...PAGES.member]) {
      await page.goto(path);
      await settled(page);
      expect(await overhangPx(page), path).toBe(0);
    }
    await page.goto('/keys');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('region', { name: 'About this key' }).waitFor();
    expect(await overhangPx(page), page.url()).toBe(0);
  });
}
