import { expect, test } from './journey.ts';
import { callApi, chargedCall } from './pages/api.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { OverviewPage } from './pages/overview-page.ts';
import { newMember } from './pages/new-member.ts';
import { newPerson } from './pages/person.ts';

test('from nothing to the first charged call, seen on the open page, and a revocation that holds', async ({
  page,
  request,
}) => {
  const overview = new OverviewPage(page);
  const keys = new KeysPage(page);

  await test.step('sign up: the workspace is there, on the Free plan, with all its calls', async () => {
    await new SignInPage(page).signUp(newPerson());
    await expect(page.getByRole('heading', { level: 1, name: 'Nadir Tools' })).toBeVisible();
    await expect(overview.calls).toHaveAccessibleName('Calls');
    await expect(overview.calls).toHaveAttribute('aria-valuetext', '0 of 10,000 calls used');
    await expect(page.getByText('Waiting for the first call')).toBeVisible();
  });

  const key = await test.step('create a key: it is shown once, and leaves only when stored', async () => {
    await keys.open();
    const text = await keys.create('Production');
    expect(text).toMatch(/^graha_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{38}$/);
    await expect(keys.dialog.getByText('Waiting for the first call with this key')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys.done).toBeDisabled();
    await expect(keys.dialog).toBeVisible();
    return text;
  });

  await test.step('call: the waiting ring turns into the call and its price', async () => {
    const response = await chargedCall(request, key);
    expect(response.headers()['x-credits-cost']).toBe('1');
    await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
    await keys.store();
    await expect(keys.row('Production')).toContainText('Active');
  });

  await test.step('the overview that is open shows the next call', async () => {
    await overview.open();
    await expect(overview.calls).toHaveAttribute('aria-valuetext', /^1 of 10,000/);
    await chargedCall(request, key);
    await expect(overview.calls).toHaveAttribute('aria-valuetext', /^2 of 10,000/);
    await expect(overview.stat('Calls this period')).toHaveText('2');
    await expect(overview.operations.getByRole('row', { name: /kundali\/basic/ })).toContainText('2');
    await expect(overview.latest.getByRole('row', { name: /kundali\/basic/ })).toHaveCount(2);
    await expect(overview.today).toContainText(/Tithi\s*(Shukla|Krishna)/);
  });

  await test.step('revoke: the key is refused, and the refusal costs nothing', async () => {
    await keys.open();
    await keys.revoke('Production');
    await expect(async () => expect((await callApi(request, key)).status()).toBe(401)).toPass();
    await expect(keys.row('Production')).toContainText('Revoked');
    await overview.open();
    await expect(overview.calls).toHaveAttribute('aria-valuetext', /^2 of 10,000/);
  });
});

test('the curl line in the dialog works as it is pasted', async ({ page }) => {
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  await keys.create('Terminal');
  await keys.dialog.getByRole('button', { name: 'Copy curl' }).click();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());

  const { execFileSync } = await import('node:child_process');
  const answer: unknown = JSON.parse(
    execFileSync('sh', ['-c', pasted.replace('curl ', 'curl -s ')], { encoding: 'utf8' }),
  );
  expect(answer).toHaveProperty('lagna.sign');
  await expect(keys.dialog.getByText('First call: kundali/basic, 1 credit')).toBeVisible();
});

test('a new key is copied although the page came by plain http, where browsers have no clipboard for scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const keys = new KeysPage(page);
  await newMember(page);
  await keys.open();
  await keys.create('Terminal');
  await keys.dialog.getByRole('button', { name: 'Copy curl' }).click();
  await expect(keys.dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
  const reader = await page.context().newPage();
  await reader.goto('/pricing');
  await reader.bringToFront();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toMatch(/^export .*curl .*X-API-Key/s);
});

test('a copy that the browser refuses says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/reference/kundali/basic');
  await page.getByRole('button', { name: 'Copy curl' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied. Select the text' })).toBeVisible();
});
