import { expect, test } from './journey.ts';
import { ageSessions } from './pages/aged-sessions.ts';
import { KeysPage } from './pages/keys-page.ts';
import { checkState, SIZES } from './pages/look.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });

    test('a day after signing in, a critical change asks for the password, goes on by itself, and asks no second time', async ({
      page,
    }) => {
      const [keys, person] = [new KeysPage(page), newPerson()];
      await newMember(page, person);
      await keys.open();
      await keys.create('worker');
      await keys.store();
      await ageSessions(person.email);
      await keys.open();

      const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
      const password = confirm.getByLabel('Password', { exact: true });
      await test.step('cancelled, nothing changes and what was written stays', async () => {
        await page.getByRole('button', { name: 'Create key' }).click();
        await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('reporting');
        await keys.dialog.getByRole('button', { name: 'Create key' }).click();
        await expect(confirm).toContainText('You signed in more than a day ago.');
        await expect(password).toBeFocused();
        await checkState(page, size, 'confirm-identity');
        await page.keyboard.press('Escape');
        await expect(confirm).toBeHidden();
        await expect(keys.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('reporting');
        await expect(keys.row('reporting')).toBeHidden();
      });

      await test.step('a wrong password is said at its field, and the next one may be written at once', async () => {
        await keys.dialog.getByRole('button', { name: 'Create key' }).click();
        await password.fill('not the password');
        await page.keyboard.press('Enter');
        await expect(confirm).toContainText('This is not your password.');
        await checkState(page, size, 'confirm-identity-wrong');
        await password.fill(person.password);
        await page.keyboard.press('Enter');
      });

      await expect(keys.dialog.getByRole('group', { name: 'Your key' })).toBeVisible();
      await keys.store();
      await expect(keys.row('reporting')).toBeVisible();
      await keys.revoke('worker');
      await expect(keys.row('worker')).toContainText('Revoked');
    });
  });
}
