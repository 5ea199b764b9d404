import { setTimeout } from 'node:timers/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { callApi } from './pages/api.ts';
import { KeyPage } from './pages/key-page.ts';
import { KeysPage } from './pages/keys-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { demoOf } from './stack.ts';

const statusOf = async (request: APIRequestContext, key: string): Promise<number> =>
  (await callApi(request, key)).status();

test('a key is replaced while it is in use: no call is lost, both work until the minute is over, then one', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  const name = `Rotating ${Date.now()}`;
  await page.goto('/sign-in');
  await new SignInPage(page).signIn(demoOf());
  await page.waitForURL('**/overview');
  await keys.open();
  const old = await keys.create(name);
  await keys.store();

  const calls: { at: number; status: number }[] = [];
  const running = new AbortController();
  const calling = (async () => {
    while (!running.signal.aborted) {
      calls.push({ at: Date.now(), status: await statusOf(request, old) });
      await setTimeout(100);
    }
  })();

  await own.open(name);
  const from = Date.now();
  const successor = await own.rotate('Another time', 1);
  const to = Date.now();
  expect(await statusOf(request, successor)).toBe(200);
  await expect(own.dialog.getByText(/The old key works until/)).toBeVisible();
  await keys.store();
  await expect(own.about).toContainText(/Replaced, \d+ s left/);
  await expect(own.about.getByRole('link', { name })).toBeVisible();

  await setTimeout(to + 60_000 + 2_000 - Date.now());
  running.abort();
  await calling;
  const refused = calls.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]));
  expect(refused[0]?.at).toBeGreaterThan(from + 60_000 - 200);
  expect(calls.at(-1)?.status).toBe(401);
  // Once it has ended it stays ended: nothing in between, before or after.
  expect(calls.slice(calls.indexOf(refused[0] ?? { at: 0, status: 0 }))).toEqual(refused);
  expect((await (await callApi(request, old)).json()).code).toBe('key_expired');
  expect(await statusOf(request, successor)).toBe(200);
  await expect(own.about).toContainText('Expired');

  await test.step('the way leads to the successor and back', async () => {
    await own.about.getByRole('link', { name }).click();
    await expect(own.about).toContainText('Replaces');
    await expect(own.about).toContainText('Active');
  });
});
