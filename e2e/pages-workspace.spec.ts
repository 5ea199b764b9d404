import { expect } from './journey.ts';
import { test } from './looks.ts';
import { AccountPage } from './pages/account-page.ts';
import { chargedCall } from './pages/api.ts';
import { CodeApp, deviceWithPasskeys } from './pages/authenticator.ts';
import { buy, needsCheckout } from './pages/checkout-page.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { checkPage, checkState, fitsEveryWidth, SIZES } from './pages/look.ts';
import { signUpOperator } from './pages/operator.ts';
import { PAGES } from './pages/page-list.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

test.describe.configure({ mode: 'parallel' });

/** The form of a workspace takes 60 characters. */
const LONGEST_NAME = 'Sri Venkateswara Jyotisha Vidyapeetham Software & Consulting';

for (const path of PAGES.member) {
  test(`${path} fits every size and paper, and is readable in every theme, without an error`, async ({ member }) =>
    checkPage(member, path));
}

test('the page of a key fits every width', async ({ member }) => {
  await new KeyPage(member).open('Production');
  await fitsEveryWidth(member);
});

test('the pages of an operator', async ({ page }) => {
  await signUpOperator(page);
  for (const path of PAGES.operator) await checkPage(page, path);
});

test('the pages of an operator about a workspace of the longest name fit every width', async ({ page, elsewhere }) => {
  const [owner, customer] = [await elsewhere(), { ...newPerson(), workspace: LONGEST_NAME }];
  const keys = new KeysPage(owner);
  needsCheckout();
  await newMember(owner, customer);
  await owner.goto('/billing');
  await buy(owner, 'Upgrade: Growth');
  await owner.getByRole('heading', { name: 'Growth plan' }).waitFor();
  await keys.open();
  await keys.create('Mobile app for Android and iOS, release channel');
  await keys.store();

  await signUpOperator(page);
  await page.goto('/admin/events');
  await page.getByRole('table').getByRole('link', { name: LONGEST_NAME }).first().waitFor();
  await fitsEveryWidth(page);
  await page.goto(`/admin/tenants?search=${encodeURIComponent(customer.email)}`);
  await page.getByRole('link', { name: LONGEST_NAME }).click();
  await page.getByRole('heading', { level: 1, name: LONGEST_NAME }).waitFor();
  await fitsEveryWidth(page);
});

/** Dialogs and states without an address. */
for (const size of SIZES) {
  test.describe(size.name, () => {
    test.use({ viewport: size.viewport });
    test('the first pages of an empty workspace, and a key that is shown once', async ({ page, request }) => {
      const keys = new KeysPage(page);
      await newMember(page);
      await page.goto('/overview');
      await checkState(page, size, 'overview-empty');
      await keys.open();
      await checkState(page, size, 'keys-empty');

      const key = await keys.create('Production');
      await checkState(page, size, 'key-stored-once');
      await chargedCall(request, key);
      await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
      await keys.store();
    });

    test('a key’s own page and the dialogs of its keys', async ({ page }) => {
      const [keys, own] = [new KeysPage(page), new KeyPage(page)];
      await newMember(page);
      await keys.open();
      await keys.create('Production');
      await keys.store();
      await page.getByRole('button', { name: 'Create key' }).click();
      await keys.dialog.getByText('More limits').click();
      await keys.dialog.getByText('Some families').click();
      await checkState(page, size, 'key-limits');
      await own.open('Production');
      await checkState(page, size, 'key-page');
      await own.rotate('24 hours');
      await checkState(page, size, 'key-replaced-once');
      await keys.store();
      await own.action('This key leaked').click();
      await own.dialog.getByRole('button', { name: 'Report the leak' }).click();
      await own.dialog.getByText('What to do now').waitFor();
      await checkState(page, size, 'key-leaked');
      await keys.open();
      await checkState(page, size, 'keys-replaced');
    });

    test('what an operator sees of a tenant', async ({ page }) => {
      await signUpOperator(page);
      await page.goto('/admin/tenants?search=Platform');
      await page.getByRole('link', { name: 'Platform' }).first().click();
      await page.getByRole('button', { name: 'Adjust credits' }).click();
      await page.getByRole('dialog').waitFor();
      await checkState(page, size, 'adjust-credits');
      await page.keyboard.press('Escape');
      await checkState(page, size, 'tenant');
    });

    test('the account page, and the dialogs that show secrets', async ({ page }) => {
      const [person, account] = [newPerson(), new AccountPage(page)];
      await deviceWithPasskeys(page);
      await newMember(page, person);
      await account.open();
      await checkState(page, size, 'account-empty');
      await account.addPasskey('Work laptop');
      const app = new CodeApp(await account.beginTwoFactor(person.password));
      await checkState(page, size, 'second-factor');
      await account.field('Code').fill(app.code());
      await account.dialog.getByRole('list', { name: 'Your backup codes' }).waitFor();
      await checkState(page, size, 'backup-codes');
      await account.storeCodes();
      await checkState(page, size, 'account-full');
    });
  });
}
