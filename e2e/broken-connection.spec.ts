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

test('a form that a proxy answers in place of the portal keeps what was typed, and is sent again', async ({ page }) => {
  const signInPage = new SignInPage(page);
  await page.goto('/sign-in');
  await signInPage.field('E-mail').fill('asha@nadir.tools');
  await signInPage.field('Password').fill('three blue kites');
  const isForm = (url: URL) => url.pathname === '/sign-in';
  await page.route(isForm, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signInPage.problem).toHaveText(/The server is busy, or is being updated/);
  await expect(signInPage.field('E-mail')).toHaveValue('asha@nadir.tools');
  await page.unroute(isForm);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signInPage.problem).toHaveText(/do not match|not right|wrong/i);
});

test('a change that a proxy answers says that it may have happened', async ({ page }) => {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  await page.getByRole('button', { name: 'Create key' }).click();
  await keys.dialog.getByRole('textbox', { name: 'Name' }).fill('Behind a proxy');
  await page.route('**/api/trpc/keys.create**', (route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' }),
  );
  await keys.dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(keys.dialog.getByRole('alert')).toHaveText(/We do not know whether this happened/);
  await expect(keys.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Behind a proxy');
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
