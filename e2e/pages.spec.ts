import { expect, test } from '@playwright/test';
import { chargedCall } from './pages/api.ts';
import { Door } from './pages/door.ts';
import { KeysPage } from './pages/keys-page.ts';
import { looksRight, PUBLIC_PATHS, VIEWS } from './pages/look.ts';
import { newPerson } from './pages/person.ts';

/** Every page, on a phone and on a desk, by day and by night: nothing sticks out, nothing complains, axe finds nothing. */
for (const view of VIEWS) {
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport, colorScheme: view.colorScheme });

    for (const path of PUBLIC_PATHS) {
      test(path, async ({ page }) => looksRight(page, view, path));
    }

    test('the rooms of a workspace, empty and lived in', async ({ page, request }) => {
      const keys = new KeysPage(page);
      await new Door(page).signUp(newPerson());
      await page.waitForURL('**/overview');
      await looksRight(page, view, '/overview', 'empty');
      await looksRight(page, view, '/keys', 'empty');
      await looksRight(page, view, '/account');

      const key = await keys.create('Production');
      await looksRight(page, view, null, 'key-stored-once');
      await chargedCall(request, key);
      await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
      await keys.store();
      await keys.create('Staging');
      await keys.store();
      await keys.revoke('Staging');

      await looksRight(page, view, '/keys');
      await looksRight(page, view, '/team');
      await looksRight(page, view, '/settings');
      await looksRight(page, view, '/overview');
      await looksRight(page, view, '/usage');
      await looksRight(page, view, '/requests');
    });
  });
}
