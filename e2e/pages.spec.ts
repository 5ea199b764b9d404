import { expect, test } from '@playwright/test';
import { AccountPage } from './pages/account-page.ts';
import { chargedCall } from './pages/api.ts';
import { CodeApp, deviceWithPasskeys } from './pages/authenticator.ts';
import { Door } from './pages/door.ts';
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

    test('the rooms of an operator', async ({ page }) => {
      await signUpOperator(page);
      for (const path of PAGES.operator) await looksRight(page, view, path);
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
  });
}
