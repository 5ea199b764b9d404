import { expect, test } from './journey.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { newMember } from './pages/new-member.ts';
import { PlaygroundPage } from './pages/playground-page.ts';

test('without a network a change fails at once, says so, and never happens later', async ({ page, context }) => {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Made offline');
  await context.setOffline(true);
  await keys.dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(keys.dialog.getByRole('alert')).toHaveText(/No connection to Graha/);

  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await context.setOffline(false);
  // A change queued offline would be sent before this one.
  await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Made online');
  await keys.dialog.getByRole('button', { name: 'Create key' }).click();
  await keys.store();
  await page.reload();
  await expect(keys.row('Made online')).toBeVisible();
  await expect(keys.row('Made offline')).toHaveCount(0);
  expect(sent.filter((body) => body.includes('Made offline'))).toEqual([]);
});

test('a page that reads again says since when it is old, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await newMember(page);
  await page.goto('/usage');
  await expect(page.getByText(/^Offline, as of/)).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText(/As of \d{4}-\d\d-\d\d/)).toBeVisible();
  await expect(page.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/As of \d{4}-\d\d-\d\d/)).toBeHidden();
});

test('signing in without a network keeps what was typed and says what is wrong', async ({ page, context }) => {
  const signInPage = new SignInPage(page);
  await page.goto('/sign-in');
  await signInPage.field('E-mail').fill('asha@nadir.tools');
  await signInPage.field('Password').fill('three blue kites');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signInPage.problem).toHaveText(/No connection to Graha/);
  await expect(signInPage.field('E-mail')).toHaveValue('asha@nadir.tools');
  await context.setOffline(false);
});

test('a run waits for the place that was typed, and is not made where no place has that name', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await newMember(page);
  await playground.open('kundali/basic');
  let answerSearch = (): void => {};
  const asked = new Promise<void>((resolve) => (answerSearch = resolve));
  await page.route('**/api/trpc/playground.places**', async (route) => {
    await asked;
    await route.continue();
  });
  await playground.place.fill('Delhi');
  await playground.place.press('Enter');
  await playground.run.click();
  answerSearch();
  await expect(playground.picture(/^Rashi, .*Delhi/)).toBeVisible();
  await expect(playground.place).toHaveValue('Delhi, Delhi, India');
  await expect(playground.field('Latitude')).toHaveValue(/^28\.6/);

  await playground.place.fill('Xqzzv');
  await playground.run.click();
  await expect(page.getByText('No place matches “Xqzzv”')).toBeVisible();
  await playground.place.press('Escape');
  await playground.write({ Year: '1991', Month: '2', Date: '31' });
  await expect(page.getByText('There is no 31 February 1991.')).toBeVisible();
});
